import type { BallenMetStieren } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { GameLook } from '../look.ts';
import { Board } from './Board.tsx';
import { batch } from './batch.ts';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';
import { words } from './words.ts';

export const look: GameLook<BallenMetStieren> = {
  Board,
  CardFace,
  CardBack,
  batch,
  points: (_match, score, language) => words[language].goals(score),
};
