import type { Game } from '@stamtafel/kernel';
import { playDeck } from '../cards/cards.ts';
import { about } from './about.ts';
import { contradictions } from './contradictions.ts';
import { copyFacts, freshFacts } from './facts.ts';
import { impossible } from './impossible.ts';
import type { FourDowns } from './kind.ts';
import { options, settle } from './options.ts';
import { drawFirstDealer } from './rules/deal.ts';
import { round } from './rules/round.ts';
import { mostRounds, outcome } from './rules/scorecard.ts';
import { zones } from './zones.ts';

/** PD4-046 The rules know no limit; players who claim more often in a round than this do so without end. */
const MOST_CLAIMS = 100;

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

  zones,
  rest: 'box',

  facts: freshFacts,
  copyFacts,
  setup(g) {
    drawFirstDealer(g);
    g.next({ do: 'deal' });
  },
  rules: round,
  outcome,
  impossible,
  contradictions,

  /** PD4-038 Per round 16 cards, and claims with an answer of every other player; two votes. */
  longest(seats, { 'pd4.firstDowns': firstDowns }) {
    const claims = firstDowns === 'on' ? MOST_CLAIMS : 0;
    return mostRounds * (16 + claims * seats) + 2;
  },
};
