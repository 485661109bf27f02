import type { FivePossessions } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import { Board } from '../generic/Board.tsx';
import { CardFace } from '../generic/CardFace.tsx';
import type { GameLook } from '../look.ts';

export const look: GameLook<FivePossessions> = { Board, CardFace };
