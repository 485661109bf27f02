import { NONE, type Seat } from '@stamtafel/kernel';
import { bulls, diagonal, down, type Game, location, nameOf, nth, placeOfBull } from '../../kind.ts';
import { offerEach } from '../../sets.ts';
import { type Action, refusesBull } from './action.ts';

/** SV-802 Players name cows by numbers from 1, in the order in which they were put down; `slots` counts them from 0. */
const numberOf = (slot: number): number => slot + 1;
const slotOf = (number: number): number => number - 1;

/**
 * SV-210 A. Gesprek: one own bull talks to one face-down cow on the same location; she is turned up for all. Any own bull
 * there will do. SV-802 The cow is named by her number of placement, never by what she is.
 */
export const talk: Action = {
  offer(g, me, place, own) {
    if (g.count(down(place)) === 0) return;
    const { slots } = g.facts;
    for (let slot = 0; slot < slots.length; slot++)
      if (slots[slot] === place) offerEach(g, me, 'talk', own, numberOf(slot));
  },
  refuses(g, me, { card, to }) {
    const at = placeOfBull(g, me, card);
    if (at === NONE) return refusesBull(g, me, card, 'SV-210');
    const place = g.facts.slots[slotOf(to)];
    if (place === at) return undefined;
    if (place === undefined) return 'SV-802';
    // SV-214 A face-up cow cannot be talked to.
    return place === NONE ? 'SV-214' : 'SV-210';
  },
  do(g, me, { card, to }) {
    const { slots } = g.facts;
    const place = placeOfBull(g, me, card);
    const cow = nth(g, down(place), placeInRow(g, slotOf(to)));
    slots[slotOf(to)] = NONE;
    // SV-005 A cow turned up stays up, wherever she goes.
    g.move(cow, location(place));
    g.tell('talks', { seat: me, card, slot: to });
    g.tell('turnedUp', { card: cow, zone: nameOf(g, location(place)) });
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

/**
 * SV-211 A higher value must leave; SV-212 an equal one stays, or leaves as the options say; a lower one stays. SV-213
 * Only values count. SV-703 The Drag Queen's is 5.
 */
const isDrivenOff = (g: Game, bull: number, cow: number): boolean =>
  bull > cow || (bull === cow && g.options.talkEqual === 'leave');

/** SV-211 The talking bull, and he alone (SV-213), moves at once to the diagonal location. */
function driveOff(g: Game, seat: Seat, card: number, place: number): void {
  const to = diagonal(g, place);
  g.move(card, bulls(seat, to));
  g.tell('drivenOff', { seat, card, zone: nameOf(g, location(to)) });
}
