import type { StierenVersieren } from '@stamtafel/games/stieren-versieren/kind.ts';
import type { GameLook } from '../look.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';
import { gather } from './gather.ts';
import { words } from './words.ts';

export const look: GameLook<StierenVersieren> = {
  Board,
  beats,
  CardFace,
  CardBack,
  gather,
  points: (_match, score, language) => words[language].points(score),
};
