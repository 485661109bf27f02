import { NONE } from '@stamtafel/kernel';
import {
  diagonal,
  down,
  type Game,
  isLocation,
  isOwnBull,
  location,
  nameOf,
  nth,
  placeOf,
} from '../../kind.ts';
import type { Action } from './action.ts';

/**
 * SV-210 A. Gesprek: one own bull talks to one face-down cow on the same location; she is turned up for all. Any own bull
 * there will do. SV-802 The cow is named by her number of placement, never by what she is.
 */
export const talk: Action = {
  offer(g, me, place) {
    if (g.count(down(place)) === 0) return;
    const { slots } = g.facts;
    const cards = g.in(location(place));
    for (let slot = 0; slot < slots.length; slot++) {
      if (slots[slot] !== place) continue;
      for (let i = 0; i < cards.length; i++) {
        const card = cards[i] ?? NONE;
        if (isOwnBull(g, me, card)) g.offer('talk', card, slot + 1);
      }
    }
  },
  refuses(g, me, { card, to }) {
    if (!isOwnBull(g, me, card)) return 'SV-204';
    if (!isLocation(g.where(card))) return 'SV-210';
    const place = g.facts.slots[to - 1];
    if (place === undefined) return 'SV-802';
    // SV-214 A face-up cow cannot be talked to.
    if (place === NONE) return 'SV-214';
    return place === placeOf(g.where(card)) ? undefined : 'SV-210';
  },
  do(g, me, { card, to }) {
    const { slots } = g.facts;
    const place = slots[to - 1] ?? 0;
    const cow = nth(g, down(place), placeInRow(g, to - 1));
    slots[to - 1] = NONE;
    // SV-005 A cow turned up stays up, wherever she goes.
    g.move(cow, location(place));
    if (g.told !== undefined) {
      g.tell('talks', { seat: me, card, slot: to });
      g.tell('turnedUp', { card: cow, zone: nameOf(g, location(place)) });
    }
    if (isDrivenOff(g, g.card(card).value, g.card(cow).value)) driveOff(g, me, card, place);
  },
};

/** The cows of one location lie in the order of their placement. */
function placeInRow(g: Game, slot: number): number {
  const { slots } = g.facts;
  let before = 0;
  for (let i = 0; i < slot; i++) if (slots[i] === slots[slot]) before++;
  return before;
}

/** SV-211 A higher value must leave; SV-212 an equal one stays, or leaves as the options say; a lower one stays. SV-213 Only values count. */
const isDrivenOff = (g: Game, bull: number, cow: number): boolean =>
  bull > cow || (bull === cow && g.options.talkEqual === 'leave');

/** SV-211 The talking bull, and he alone (SV-213), moves at once to the diagonal location. */
function driveOff(g: Game, seat: number, card: number, place: number): void {
  const to = location(diagonal(g, place));
  g.move(card, to);
  if (g.told !== undefined) g.tell('drivenOff', { seat, card, zone: nameOf(g, to) });
}
