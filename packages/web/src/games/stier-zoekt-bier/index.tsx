import type { StierZoektBier } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import { NONE } from '@stamtafel/kernel';
import type { GameLook } from '../look.ts';
import { Board } from './Board.tsx';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';

export const look: GameLook<StierZoektBier> = {
  Board,
  CardFace,
  CardBack,
  /** SZB-042, SZB-044 Two cards together; in Grand Café there may be fewer, so they are asked for one by one. */
  batch({ options }, { sealed }, { asks, options: offers }) {
    const isPick = asks === 'pick1' || asks === 'pick2';
    return isPick && options.variant === 'standaard' && sealed === NONE && offers.length > 2 ? 2 : undefined;
  },
};
