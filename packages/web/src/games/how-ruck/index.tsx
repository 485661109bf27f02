import type { HowRuck } from '@stamtafel/games/how-ruck/kind.ts';
import { Board } from '../generic/Board.tsx';
import { CardFace } from '../generic/CardFace.tsx';
import type { GameLook } from '../look.ts';

export const look: GameLook<HowRuck> = { Board, CardFace };
