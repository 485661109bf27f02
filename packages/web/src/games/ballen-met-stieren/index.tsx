import type { BallenMetStieren } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { Board } from '../generic/Board.tsx';
import { CardFace } from '../generic/CardFace.tsx';
import type { GameLook } from '../look.ts';

export const look: GameLook<BallenMetStieren> = { Board, CardFace };
