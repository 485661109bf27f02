import type { GameLook } from '../look.ts';
import { Board } from './Board.tsx';
import { CardFace } from './CardFace.tsx';

/** A plain table for any game: what lies where, in rows. */
export const look: GameLook = { Board, CardFace };
