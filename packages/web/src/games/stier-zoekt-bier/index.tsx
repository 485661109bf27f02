import type { StierZoektBier } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import { Board } from '../generic/Board.tsx';
import { CardFace } from '../generic/CardFace.tsx';
import type { GameLook } from '../look.ts';

export const look: GameLook<StierZoektBier> = { Board, CardFace };
