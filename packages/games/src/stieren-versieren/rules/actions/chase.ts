import { type Args, type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { ALL, type Game, LOCATIONS, location, locationAt, nameOf, placeOf, placeOfCow } from '../../kind.ts';
import { bullsAt, worthOf } from '../../sets.ts';
import { isSettled, refusesSettled } from '../settled.ts';
import type { Action } from './action.ts';

/**
 * SV-230 C. Koe verjagen: a face-up cow who is not on her favourite location, where own bulls of other symbols together
 * are worth as much as she is or more. SV-232 She goes to any of the other three locations.
 */
export const chase: Action = {
  offer(g, me, place, own) {
    const cows = g.in(location(place));
    for (let i = 0; i < cows.length; i++) {
      const card = cows[i] ?? NONE;
      if (isSettled(g, card, place) || !canChase(g, me, card, own)) continue;
      for (let at = 0; at < LOCATIONS; at++) {
        const to = locationAt(g, at);
        if (to !== place) g.offerAllowed('chase', card, location(to));
      }
    }
  },
  refuses(g, me, { card, to }) {
    const fault = refusesSettled(g, card, 'SV-230');
    if (fault !== undefined) return fault;
    const place = placeOfCow(g, card);
    if (!canChase(g, me, card, bullsAt(g, me, place))) return 'SV-230';
    return placeOf(to) !== NONE && placeOf(to) !== place ? undefined : 'SV-232';
  },
  do(g, me, { card, to }) {
    g.tell('chases', { seat: me, card, source: nameOf(g, g.where(card)), zone: nameOf(g, to) });
    g.move(card, to);
  },
};

/**
 * SV-231 The player's bulls there with another symbol than hers, together; they stay where they are and pay nothing.
 * SV-714 The Drag Queen has every symbol: where she can be chased all of them count.
 */
function strangers(g: Game, me: Seat, cow: CardId, own: number): number {
  const { symbol, kin } = g.card(cow);
  return worthOf(g, me, symbol === ALL ? own : own & ~kin);
}

const canChase = (g: Game, me: Seat, cow: CardId, own: number): boolean =>
  strangers(g, me, cow, own) >= g.card(cow).value;

/** What "why not?" tells of an open cow: how strong the bulls are, and how strong they would have to be. */
export function chasingPower(g: Game, me: Seat, card: CardId): Args {
  const place = placeOfCow(g, card);
  if (place === NONE) return {};
  return { strength: strangers(g, me, card, bullsAt(g, me, place)), value: g.card(card).value };
}
