import type { Game } from '@stamtafel/kernel';
import { about } from './about.ts';
import { cardsOf } from './cards/cards.ts';
import { contradictions } from './contradictions.ts';
import { display } from './display.ts';
import { copyFacts, freshFacts } from './facts.ts';
import { impossible } from './impossible.ts';
import type { FivePossessions } from './kind.ts';
import { options, settle } from './options.ts';
import { lastDefense, lastOffense, layLast, revealLast } from './rules/fourth-row.ts';
import { place, possession, reveal, row } from './rules/rows.ts';
import { lastPossession, outcome, score } from './rules/score.ts';
import { role, start, unpack } from './rules/start.ts';
import { zones } from './zones.ts';

/** Answers in one possession at most: 4 lanes for two players in three rows, then 4 and 2. */
const perPossession = 3 * 8 + 4 + 2;

/** 5 possessions: the duel of the box Play Design, as its leaflet and our specification (PD, PD5) have it. */
export const fivePossessions: Game<FivePossessions> = {
  id: about.id,
  version: 1,
  /** PD-008 Mode 5 possessions takes exactly 2 players and both sets. */
  players: about.players,
  options,
  settle,
  /** PD-010 Every shuffle is uniform and drawn from the game's seeded generator. */
  streams: ['toss', 'draw', 'offense', 'defense'],
  picks: {
    offense: {},
    defense: {},
    lay: { card: true, to: 'zone' },
    leave: { to: 'zone' },
  },
  deck: cardsOf,
  zones,
  rest: 'box',
  facts: freshFacts,
  copyFacts,
  setup(g) {
    unpack(g);
    g.next({ do: 'start' });
  },
  rules: {
    start,
    role,
    possession,
    row,
    place,
    reveal,
    lastOffense,
    layLast,
    lastDefense,
    revealLast,
    score,
  },
  outcome,
  impossible,
  contradictions,
  display,
  longest: (_seats, chosen) =>
    1 + perPossession * (chosen['pd5.tieAt5'] === 'overtime' ? lastPossession : 10),
};
