import { type FixedChance, open, type Position } from '@stamtafel/kernel';
import { type Seated, sit } from '@stamtafel/kernel/testing';
import { ballenMetStieren } from '../game.ts';
import type { BallenMetStieren } from '../kind.ts';

/** What lies on one coach's side; a number is this many cards that nobody named. */
export interface Side {
  readonly hand?: readonly string[];
  readonly bulls?: readonly string[] | number;
  readonly actions?: readonly string[] | number;
  readonly bench?: readonly string[] | number;
  readonly field?: readonly string[];
  readonly laid?: readonly string[];
  readonly played?: readonly string[];
  readonly mud?: readonly string[];
  readonly locked?: readonly string[];
  readonly out?: readonly string[];
  readonly down?: readonly string[];
  readonly aside?: readonly string[];
}

export interface Setting {
  readonly A?: Side;
  readonly B?: Side;
  /** The next VAR and referee cards, the top one first. */
  readonly var?: readonly string[];
  readonly referee?: readonly string[];
  readonly varDiscard?: readonly string[];
  readonly refereeDiscard?: readonly string[];
  readonly discard?: readonly string[];
  /** What the dice cards will show. */
  readonly dice?: readonly number[];
  readonly chance?: readonly FixedChance[];
  readonly facts?: { readonly [fact: string]: unknown };
  readonly options?: { readonly [id: string]: unknown };
  readonly stack?: Position['stack'];
  readonly seen?: Position['seen'];
}

export interface Pitch extends Seated<BallenMetStieren> {
  /** Answers one after the other: 'A bull o-09', 'B hold'. */
  run(...lines: readonly string[]): Pitch;
  /** The keys of what was told at the last answer. */
  readonly keys: readonly string[];
  readonly score: string;
}

/** Short names: o-09 and w-03 for bulls, the first copy of an action where there are several. */
export function full(name: string, ids: ReadonlySet<string>): string {
  const long = name.replace(/^o-/, 'oranje-').replace(/^w-/, 'wit-');
  return ids.has(long) || !ids.has(`${long}#1`) ? long : `${long}#1`;
}

/**
 * At the start of an attack of A (Oranje): three bulls and three actions in each hand, seven bulls and eight actions in
 * each pair of piles, three bulls on each bench; unless said otherwise.
 */
export function pitch(setting: Setting = {}): Pitch {
  const { options, facts, chance = [], dice = [], stack = [{ do: 'attack' }], seen } = setting;
  const match = open(ballenMetStieren, options ? { options } : {});
  const ids = new Set(match.faces.map((card) => card.id));
  const zones = zonesOf(setting, match.faces, ids);
  const t = sit(ballenMetStieren, {
    ...(options && { options }),
    chance: [...dice.map((die) => ({ stream: 'dice', numbers: [die - 1] })), ...chance],
    position: { zones, facts: { home: 0, ...facts }, stack, ...(seen && { seen }) },
  });
  const expand = (line: string): string =>
    line
      .split(' ')
      .map((word) => full(word, ids))
      .join(' ');
  return {
    match: t.match,
    state: t.state,
    get facts() {
      return t.facts;
    },
    get told() {
      return t.told;
    },
    get keys() {
      return t.told.map((event) => event.key);
    },
    get score() {
      return t.facts.score.join('-');
    },
    run(...lines) {
      for (const line of lines) t.play(line.slice(0, 1), expand(line.slice(2)));
      return this;
    },
    play: (seat, text, extras) => t.play(seat, expand(text), extras),
    refusal: (seat, text) => t.refusal(seat, expand(text)),
    expire: (seat) => t.expire(seat),
    options: (seat) => t.options(seat),
    heard: t.heard,
    decision: t.decision,
    asked: t.asked,
    zone: t.zone,
    view: t.view,
    outcome: t.outcome,
  };
}

type Zones = { [zone: string]: readonly string[] };

function zonesOf(
  setting: Setting,
  faces: readonly BallenMetStieren['card'][],
  ids: ReadonlySet<string>,
): Zones {
  const zones: Zones = {};
  const name = (zone: string, cards: readonly string[]): void => {
    zones[zone] = cards.map((card) => full(card, ids));
  };
  for (const zone of ['varDiscard', 'refereeDiscard', 'discard'] as const) name(zone, setting[zone] ?? []);
  for (const zone of ['var', 'referee'] as const) name(zone, [...(setting[zone] ?? [])].reverse());
  for (const seat of ['A', 'B'] as const)
    for (const [zone, cards] of Object.entries(setting[seat] ?? {}))
      if (Array.isArray(cards)) name(`${zone}.${seat}`, cards);
  const used = new Set(Object.values(zones).flat());
  const free = (is: (card: BallenMetStieren['card']) => boolean, count: number): string[] => {
    const found = faces.filter((card) => is(card) && !used.has(card.id)).slice(0, count);
    for (const { id } of found) used.add(id);
    return found.map(({ id }) => id);
  };
  const seat1 = setting.options?.seat1Team === 'wit' ? 'wit' : 'oranje';
  const team = { A: seat1, B: seat1 === 'wit' ? 'oranje' : 'wit' };
  for (const seat of ['A', 'B'] as const) {
    const side = setting[seat] ?? {};
    const ofTeam = (card: BallenMetStieren['card']): boolean =>
      card.back === `bull-${team[seat]}` && card.speciality !== 'spuger';
    const isAction = (card: BallenMetStieren['card']): boolean => card.back === 'action';
    zones[`hand.${seat}`] ??= [...free(ofTeam, 3), ...free(isAction, 3)];
    zones[`bulls.${seat}`] ??= free(ofTeam, typeof side.bulls === 'number' ? side.bulls : 7);
    zones[`bench.${seat}`] ??= free(ofTeam, typeof side.bench === 'number' ? side.bench : 3);
    zones[`actions.${seat}`] ??= free(isAction, typeof side.actions === 'number' ? side.actions : 8);
  }
  for (const zone of ['var', 'referee'] as const)
    zones[zone] = [...free((card) => card.back === zone, 20), ...(zones[zone] ?? [])];
  return zones;
}
