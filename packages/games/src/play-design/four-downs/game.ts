import { type Game, NONE, seatLetter, type ZoneDef } from '@stamtafel/kernel';
import { field, playDeck, square } from '../shared.ts';
import { about } from './about.ts';
import type { Facts, FourDowns } from './kind.ts';
import { options, settle } from './options.ts';
import { drawFirstDealer, unpack } from './rules/deal.ts';
import { impossible } from './rules/position.ts';
import { round } from './rules/round.ts';
import { mostRounds, standing } from './rules/scorecard.ts';
import { contradictions } from './rules/trick.ts';

/**
 * Play Design, mode 4 downs.
 * PD4-001 Aim: be the last player in the game; a player who has lost 100 yards is out.
 */
export const fourDowns: Game<FourDowns> = {
  id: about.id,
  version: 1,
  /** PD-008 2, 3 or 4 players. */
  players: about.players,
  options,
  settle,
  streams: ['dealer', 'deal', 'box'],
  picks: { play: { card: true }, claim: {}, fold: {}, continue: {}, yes: {}, no: {} },
  /** PD-008 One set per deal, and both in turn (PD4-004). */
  deck: playDeck,

  /** Section 6: hands are their owners', played cards everybody's, the piles nobody's. */
  zones(seats) {
    const zones: ZoneDef[] = [
      { name: 'box', shows: 'nobody' },
      { name: 'pile.black', shows: 'nobody' },
      { name: 'pile.white', shows: 'nobody' },
    ];
    for (let seat = 0; seat < seats; seat++) {
      zones.push({ name: `hand.${seatLetter(seat)}`, owner: seat, shows: 'owner', mixed: true });
      zones.push({ name: `played.${seatLetter(seat)}`, owner: seat, shows: 'all' });
    }
    return zones;
  },
  rest: 'box',

  /** PD-016 All markers start on the green circles: 0 yards lost. */
  facts: (seats): Facts => ({
    round: 1,
    dealer: 0,
    cards: 4,
    trick: 1,
    leader: 0,
    stake: square,
    claimant: NONE,
    folded: 0,
    yards: new Array<number>(seats).fill(0),
    left: new Array<number>(seats).fill(0),
    lacks: new Array<number>(seats).fill(0),
    eightCards: 'unasked',
  }),
  copyFacts: (facts) => ({
    round: facts.round,
    dealer: facts.dealer,
    cards: facts.cards,
    trick: facts.trick,
    leader: facts.leader,
    stake: facts.stake,
    claimant: facts.claimant,
    folded: facts.folded,
    yards: facts.yards.slice(),
    left: facts.left.slice(),
    lacks: facts.lacks.slice(),
    eightCards: facts.eightCards,
  }),

  setup(g) {
    unpack(g);
    drawFirstDealer(g);
    g.next({ do: 'deal' });
  },
  rules: round,
  outcome: standing,
  impossible,
  contradictions,

  /** PD4-038, PD4-046 Per round 16 cards, and 9 claims with an answer of every other player; two votes. */
  longest(seats, { 'pd4.firstDowns': firstDowns }) {
    const claims = firstDowns === 'on' ? field / square - 1 : 0;
    return mostRounds * (16 + claims * seats) + 2;
  },
};
