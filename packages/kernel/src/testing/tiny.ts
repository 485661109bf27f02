import { fastBelow } from '../chance.ts';
import type { Game } from '../game.ts';
import type { Table } from '../table.ts';
import type { CardBase, Frame, Kind } from '../types.ts';

/** A game without rules, for tests of what a table remembers of its cards: two hands, what lies before them, and a pile. */
export interface Tiny extends Kind {
  facts: object;
  frame: Frame;
  options: object;
  card: CardBase;
}

export const PILE = 0;
export const HANDS = [1, 2];
export const DOWN = [3, 4];
export const OPEN = 5;

export function tiny(ids: readonly string[], memory: 'exact' | 'rough' = 'exact'): Game<Tiny> {
  return {
    memory,
    id: 'tiny',
    version: 1,
    players: [2],
    options: {},
    streams: ['any'],
    picks: {},
    rest: 'pile',
    deck: () => ids.map((id) => ({ id })),
    zones: () => [
      { name: 'pile', shows: 'nobody' },
      { name: 'hand.A', owner: 0, shows: 'owner', mixed: true },
      { name: 'hand.B', owner: 1, shows: 'owner', mixed: true },
      { name: 'down.A', owner: 0, shows: 'owner' },
      { name: 'down.B', owner: 1, shows: 'owner' },
      { name: 'open', shows: 'all' },
    ],
    facts: () => ({}),
    copyFacts: (facts) => facts,
    setup: () => {},
    rules: {},
    outcome: () => ({ scores: [0, 0], ranks: [1, 1], reason: 'none' }),
    longest: () => 0,
  };
}

/** Moves and mixes cards at random, by no rule, so that bags are torn in every way. */
export function handle(g: Table<Tiny>, dice: number[]): void {
  const filled = g.match.zones.map((_, z) => z).filter((z) => g.count(z) > 0);
  const from = filled[fastBelow(dice, filled.length)]!;
  const card = g.in(from)[fastBelow(dice, g.count(from))]!;
  const what = fastBelow(dice, 12);
  if (what === 0) g.shuffle(from, 'any');
  else if (what === 1) g.show(card, 1 << fastBelow(dice, 2));
  else g.move(card, fastBelow(dice, g.match.zones.length));
}
