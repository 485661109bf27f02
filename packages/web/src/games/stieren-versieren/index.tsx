import type { StierenVersieren } from '@stamtafel/games/stieren-versieren/kind.ts';
import { Board } from '../generic/Board.tsx';
import type { GameLook } from '../look.ts';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';
import { gather } from './gather.ts';

export const look: GameLook<StierenVersieren> = { Board, CardFace, CardBack, gather };
