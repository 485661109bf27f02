import type { StierenVersieren } from '@stamtafel/games/stieren-versieren/kind.ts';
import { Board } from '../generic/Board.tsx';
import { CardFace } from '../generic/CardFace.tsx';
import type { GameLook } from '../look.ts';
import { gather } from './gather.ts';

export const look: GameLook<StierenVersieren> = { Board, CardFace, gather };
