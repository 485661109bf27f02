import type { HowRuck } from '@stamtafel/games/how-ruck/kind.ts';
import type { GameLook } from '../look.ts';
import { Board } from './Board.tsx';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';
import { words } from './words.ts';

export const look: GameLook<HowRuck> = {
  Board,
  CardFace,
  CardBack,
  points: (_match, score, language) => words[language].barrels(score),
};
