import type { Game } from '@stamtafel/kernel';
import { about } from './about.ts';
import { cardsOf } from './cards/cards.ts';
import { strength } from './cards/en-daag.ts';
import { choose, slot } from './cards/vuile-truc.ts';
import { source, target } from './cards/wisselen-van-kant.ts';
import { display } from './display.ts';
import { copyFacts, freshFacts } from './facts.ts';
import { impossible } from './impossible.ts';
import type { HowRuck } from './kind.ts';
import { options, settle } from './options.ts';
import { leftover, split } from './rules/forming-teams.ts';
import { command, finalPair, race, ready } from './rules/race.ts';
import { round } from './rules/round.ts';
import { outcome, resigns } from './rules/round-end.ts';
import { tieBreak } from './rules/tie-break.ts';
import { playTaken, takenCard, turn, turnEnd } from './rules/tug-of-war.ts';
import { zones } from './zones.ts';

/** The table of contents of the rulebook. */
export const howRuck: Game<HowRuck> = {
  id: about.id,
  version: 1,
  /** HR-001 Exactly two players. */
  players: about.players,
  options,
  settle,
  /** HR-016 What chance is used for, in this order; nothing else draws. */
  streams: ['youngest', 'deck', 'lot', 'teams', 'slots'],
  /** HR-182 What an answer can be; none takes one back: an undo that both agree on is the platform's matter. */
  picks: {
    ready: {},
    calm: { byPeople: true },
    command: {},
    keep: { card: true },
    leave: {},
    void: {},
    place: { card: true, to: 'zone' },
    carryOut: { card: true },
    waive: { card: true },
    slot: { to: 'number' },
    choose: { card: true },
    name: { to: 'number' },
    from: { to: 'zone' },
    onto: { to: 'zone' },
  },
  deck: cardsOf,
  zones,
  rest: 'aside',
  facts: freshFacts,
  copyFacts,

  /** HR-015 One seat counts as youngest for the whole game; then the rounds follow one another (HR-002). */
  setup(g) {
    if (g.options.youngestSeat === 'random') g.facts.youngest = g.lot(2, 'youngest');
    g.next({ do: 'round' });
  },

  rules: {
    // A round
    round,
    // Forming the teams
    ready,
    command,
    race,
    finalPair,
    split,
    tieBreak,
    leftover,
    // The tug-of-war
    turn,
    slot,
    choose,
    playTaken,
    taken: takenCard,
    strength,
    source,
    target,
    turnEnd,
  },

  outcome,
  resigns,
  impossible,
  display,

  /** §12 Per round 20 splits, a clock answer, 40 plays, 3 to start a race, and 5 follow-ups (own decks: 2 per action). */
  longest: (_seats, { barrelsToWin, deck }) => (2 * barrelsToWin - 1) * (deck === 'standard' ? 69 : 84),
};
