import type { FourDowns } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { Board } from '../generic/Board.tsx';
import { CardFace } from '../generic/CardFace.tsx';
import type { GameLook } from '../look.ts';

export const look: GameLook<FourDowns> = { Board, CardFace };
