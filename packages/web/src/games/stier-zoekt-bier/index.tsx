import type { StierZoektBier } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import { NONE } from '@stamtafel/kernel';
import type { GameLook } from '../look.ts';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { CardBack } from './CardBack.tsx';
import { CardFace } from './CardFace.tsx';

export const look: GameLook<StierZoektBier> = {
  Board,
  beats,
  CardFace,
  CardBack,
  /** SZB-042, SZB-044 Two cards together. */
  batch({ options }, { sealed }, { asks, options: offers }) {
    const isPick = asks === 'pick1' || asks === 'pick2';
    return isPick && options.variant === 'standaard' && sealed === NONE && offers.length > 2 ? 2 : undefined;
  },
  /** SZB-162 In Grand Café one card or two, or none by a button of its own. */
  gather({ options }, { sealed }, { asks, options: offers }) {
    const isPick = asks === 'pick1' || asks === 'pick2';
    if (!isPick || options.variant === 'standaard' || sealed !== NONE) return undefined;
    const from = offers.filter(({ pick }) => pick === 'take');
    return from.length < 2 ? undefined : { from, least: 1, most: 2, inOrder: true, end: { pick: 'enough' } };
  },
};
