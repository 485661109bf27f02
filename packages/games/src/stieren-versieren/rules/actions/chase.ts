import { type Args, type CardId, NONE, type Seat } from '@stamtafel/kernel';
import {
  bulls,
  type Game,
  isFavourite,
  LOCATIONS,
  location,
  nameOf,
  placeOf,
  placeOfCow,
} from '../../kind.ts';
import type { Action } from './action.ts';
import { refusesSettled } from './move.ts';

/**
 * SV-230 C. Koe verjagen: a face-up cow who is not on her favourite location, where own bulls of other symbols together
 * are worth as much as she is or more. SV-232 She goes to any of the other three locations.
 */
export const chase: Action = {
  offer(g, me, place) {
    const cows = g.in(location(place));
    for (let i = 0; i < cows.length; i++) {
      const card = cows[i] ?? NONE;
      if (isFavourite(g, card, place) || strangers(g, me, card, place) < g.card(card).value) continue;
      for (let to = 0; to < LOCATIONS; to++) if (to !== place) g.offer('chase', card, location(to));
    }
  },
  refuses(g, me, { card, to }) {
    const fault = refusesSettled(g, card, 'SV-230');
    if (fault !== undefined) return fault;
    const place = placeOfCow(g, card);
    if (strangers(g, me, card, place) < g.card(card).value) return 'SV-230';
    return placeOf(to) !== NONE && placeOf(to) !== place ? undefined : 'SV-232';
  },
  do(g, me, { card, to }) {
    if (g.told !== undefined)
      g.tell('chases', { seat: me, card, source: nameOf(g, g.where(card)), zone: nameOf(g, to) });
    g.move(card, to);
  },
};

/** SV-231 The own bulls there with another symbol than hers, together; they stay where they are and pay nothing. */
function strangers(g: Game, me: Seat, cow: CardId, place: number): number {
  const cards = g.in(bulls(me, place));
  const { symbol } = g.card(cow);
  let sum = 0;
  for (let i = 0; i < cards.length; i++) {
    const bull = g.card(cards[i] ?? 0);
    if (bull.symbol !== symbol) sum += bull.value;
  }
  return sum;
}

/** What "why not?" tells of an open cow: how strong the bulls are, and how strong they would have to be. */
export function chasingPower(g: Game, me: Seat, card: CardId): Args {
  const place = placeOfCow(g, card);
  return place === NONE ? {} : { strength: strangers(g, me, card, place), value: g.card(card).value };
}
