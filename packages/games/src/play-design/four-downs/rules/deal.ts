import { NONE, type Seat, type Zone } from '@stamtafel/kernel';
import type { CardSet } from '../../deck.ts';
import { square } from '../../scorecard.ts';
import { box, type Game, hand, pile, played } from '../kind.ts';
import { cardsEach } from './eight-cards.ts';
import { inGame, nextInGame } from './players.ts';

/** PD4-002 The first dealer is drawn at random. */
export function drawFirstDealer(g: Game): void {
  g.facts.dealer = g.lot(g.seats, 'dealer');
  g.tell('firstDealer', { seat: g.facts.dealer });
}

/** PD4-004 The sets alternate per deal: deal 1 black, deal 2 white, and so on; or always black. */
export function setOfRound(g: Game, round: number): CardSet {
  return g.options['pd4.alternateSets'] === 'on' && round % 2 === 0 ? 'white' : 'black';
}

/** A new round: the table is cleared, a set is shuffled, everybody gets cards. */
export function deal(g: Game): void {
  const { facts } = g;
  const set = setOfRound(g, facts.round);
  clearTable(g);
  facts.cards = cardsEach(g);
  facts.trick = 1;
  facts.folded = 0;
  for (let seat = 0; seat < g.seats; seat++) facts.lacks[seat] = 0;
  // PD4-040, PD4-045 The stake starts at 10, and nobody has made the latest claim.
  facts.stake = square;
  facts.claimant = NONE;
  // PD4-003, PD-010 Before every deal the complete set of 28 is shuffled again.
  g.shuffle(pile(set), 'deal');
  g.tell('shuffle', { seat: facts.dealer, set, round: facts.round, count: facts.cards });
  handOut(g, pile(set));
}

/**
 * PD4-005 Every player still in the game gets the cards one at a time, clockwise from the dealer's left.
 * PD4-006 The others stay face down in the pile.
 */
function handOut(g: Game, from: Zone): void {
  const first = nextInGame(g, g.facts.dealer);
  for (let n = 0; n < g.facts.cards; n++) {
    let seat = first;
    do {
      g.draw(from, hand(seat));
      seat = nextInGame(g, seat);
    } while (seat !== first);
  }
  if (g.told === undefined) return;
  for (let seat = 0; seat < g.seats; seat++)
    if (inGame(g, seat)) g.tell('hand', { seat, cards: g.in(hand(seat)), count: g.facts.cards });
}

/**
 * PD4-018 The round before is over: all its cards go back to the rest of their set, and nobody knows where they are.
 * Before round 1 it only shuffles a set, which nobody sees; but the state that a house has noted the hash of is this.
 */
function clearTable(g: Game): void {
  unpack(g);
  g.gather(places(g.seats), pile(setOfRound(g, g.facts.round - 1)), 'box');
}

/** PD-001 The box holds two sets: before the first deal black and white go to their own piles. */
function unpack(g: Game): void {
  while (g.count(box) > 0) g.move(g.top(box), pile(g.card(g.top(box)).back));
}

const placesBySeats: readonly (readonly Zone[])[] = [0, 1, 2, 3, 4].map((seats) => {
  const zones: Zone[] = [];
  for (let seat: Seat = 0; seat < seats; seat++) zones.push(hand(seat), played(seat));
  return zones;
});

const places = (seats: number): readonly Zone[] => placesBySeats[seats] ?? [];
