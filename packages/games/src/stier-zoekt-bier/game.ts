import type { Game } from '@stamtafel/kernel';
import { about } from './about.ts';
import { cardsOf } from './cards/cards.ts';
import { give } from './cards/drinker.ts';
import { display } from './display.ts';
import { copyFacts, freshFacts } from './facts.ts';
import { impossible } from './impossible.ts';
import type { StierZoektBier } from './kind.ts';
import { options, settle } from './options.ts';
import { bonus, change } from './rules/change-bierbaas.ts';
import { take, tuck } from './rules/choose-bulls.ts';
import { round, shuffleDecks } from './rules/draw-bulls.ts';
import { outcome } from './rules/scoring.ts';
import { cellarStep, serve } from './rules/serve-beer.ts';
import { pick1, pick2, place1, place2, stock } from './rules/stock-beer.ts';
import { tap } from './rules/tap-beer.ts';
import { takesBack } from './take-back.ts';
import { belongs, zones } from './zones.ts';

/** The table of contents of the rulebook. */
export const stierZoektBier: Game<StierZoektBier> = {
  id: about.id,
  /** 2: of two cards only the lower one is asked for (SZB-202). */
  version: 2,
  /** SZB-001 For 3, 4 or 5 players. */
  players: about.players,
  options,
  settle,
  /** Section 3: what chance is used for, in this order; each reshuffle draws from `beer` again. */
  streams: ['bierbaas', 'bulls', 'beer'],
  picks: {
    take: { card: true },
    nothing: {},
    enough: {},
    forced: {},
    tap: {},
    stop: {},
    give: { card: true },
    choose: { card: true },
    decline: {},
    separate: {},
    under: { to: 'zone' },
    serve: { card: true, to: 'zone' },
    done: {},
    discard: {},
  },
  deck: cardsOf,
  zones,
  /** SZB-205, SZB-206 Hands are passed on every round, and what is left of them is reshuffled. */
  memory: 'rough',
  rest: { beer: 'deck', bull: 'box' },
  facts: freshFacts,
  copyFacts,

  /** Section 3: the bierbaas goes to the oldest player, or to anybody; then the decks, and SZB-002 the first of seven rounds. */
  setup(g) {
    const { firstBierbaas, oldestSeat } = g.options;
    if (firstBierbaas === 'random' || oldestSeat === 'none') g.facts.bierbaas = g.lot(g.seats, 'bierbaas');
    shuffleDecks(g);
    g.next({ do: 'round' });
  },

  /** SZB-003 The six phases of a round, and the bonus round. */
  rules: {
    // 1 Stieren trekken
    round,
    // 2 Bier inslaan
    stock,
    pick1,
    place1,
    pick2,
    place2,
    // 3 Bier tappen
    tap,
    give,
    // 4 Stieren kiezen
    take,
    tuck,
    // 5 Bier serveren
    serve,
    cellar: cellarStep,
    // 6 Bierbaas wisselen
    change,
    // Bonusronde
    bonus,
  },

  outcome,
  belongs,
  impossible,
  display,
  takesBack,

  /** §12 Per player and round 4 answers for two picks, 5 in D3, D4, D5, 8 in D6 and 5 in D7; in the bonus round 5; and D8. */
  longest: (seats) => 7 * (24 * seats + (seats - 1)) + 5 * seats,
};
