import type { FourDowns } from '@stamtafel/games/play-design/four-downs/kind.ts';
import type { GameLook } from '../look.ts';
import { CardBack } from '../play-design/CardBack.tsx';
import { DownsFace } from '../play-design/CardFace.tsx';
import { words } from '../play-design/words.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';

export const look: GameLook<FourDowns> = {
  Board,
  CardFace: DownsFace,
  CardBack,
  beats,
  points: (_match, score, language) => words[language].lost(score),
};
