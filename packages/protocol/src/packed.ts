/**
 * Views, decisions and events as they go over the wire: the same in fewer letters. Still plain JSON that a program in
 * any language can read (docs/bots.md); ours read it with `LiveReader`.
 */
import type { Answer, Event, View } from '@stamtafel/kernel';
import type { NumberedDecision, Sight } from './live.ts';
import { changed, difference, ended } from './patch.ts';

/** Three or more equal entries in a row are written once: `[value, times]`. */
type PackedZone = readonly (number | readonly [number, number])[];

/**
 * Options with the same pick in a row share it: `["play", 17, 14]`. A card alone is its number; with a place or number
 * it is `[card or null, to]`; a pick without anything stands alone: `["pass"]`.
 */
type PackedOptions = readonly (readonly [string, ...PackedOption[]])[];
type PackedOption = number | readonly [number | null, string | number];

interface PackedDecision {
  readonly number: number;
  readonly asks: string;
  readonly rule: string;
  /** Left out where a player has to answer. */
  readonly optional?: true;
  readonly options: PackedOptions;
  /**
   * What the clock answers, by its place among the options: the first if left out, −1 for none. An answer of its own if it
   * is not among them.
   */
  readonly timeout?: number | Answer;
}

/** A sight with the members of its view beside the others, and short names for those that change often. */
export interface PackedSight
  extends Omit<View, 'zones' | 'facts' | 'stack' | 'waiting'>,
    Omit<Sight, 'view' | 'decision'> {
  readonly z: readonly PackedZone[];
  readonly f: View['facts'];
  readonly s: View['stack'];
  readonly w: View['waiting'];
  readonly d: PackedDecision | null;
}

/** Key, arguments, then the cards: a number from 0 on is a card, −n are n hidden ones in a row. */
export type PackedEvent = readonly [string, Event['args'], ...number[]];

/** The names of the cards; their numbers are places in this list. */
export type Legend = readonly string[];
/** The other way round. */
type Numbers = ReadonlyMap<string, number>;

const numberOf = (numbers: Numbers, name: string): number => {
  const number = numbers.get(name);
  if (number === undefined) throw new Error('a card without a number');
  return number;
};

const nameOf = (legend: Legend, number: number): string => {
  const name = legend[number];
  if (name === undefined) throw new Error(`there is no card ${number}`);
  return name;
};

const SHORTEST_RUN = 3;

export function packZone(zone: readonly number[]): PackedZone {
  if (!hasRun(zone)) return zone;
  const packed: (number | readonly [number, number])[] = [];
  for (let i = 0; i < zone.length; ) {
    const entry = zone[i] ?? 0;
    let end = i + 1;
    while (zone[end] === entry) end++;
    if (end - i >= SHORTEST_RUN) packed.push([entry, end - i]);
    else for (let n = i; n < end; n++) packed.push(entry);
    i = end;
  }
  return packed;
}

function hasRun(zone: readonly number[]): boolean {
  for (let i = SHORTEST_RUN - 1; i < zone.length; i++)
    if (zone[i] === zone[i - 1] && zone[i] === zone[i - 2]) return true;
  return false;
}

/** Whether this is what the zone is packed as: most zones stay as they are from one move to the next. */
function isPacked(zone: readonly number[], packed: PackedZone): boolean {
  let i = 0;
  for (const entry of packed) {
    if (typeof entry === 'number') {
      if (zone[i++] !== entry) return false;
      continue;
    }
    const end = i + entry[1];
    while (i < end) if (zone[i++] !== entry[0]) return false;
  }
  return i === zone.length;
}

const unpackZone = (packed: PackedZone): number[] =>
  packed.flatMap((entry) => (typeof entry === 'number' ? entry : new Array<number>(entry[1]).fill(entry[0])));

export function packOptions(options: readonly Answer[], numbers: Numbers): PackedOptions {
  const groups: [string, ...PackedOption[]][] = [];
  for (const { pick, card, to } of options) {
    if (card === undefined && to === undefined) {
      groups.push([pick]);
      continue;
    }
    const number = card === undefined ? null : numberOf(numbers, card);
    const option = to === undefined ? (number ?? 0) : ([number, to] as const);
    const last = groups.at(-1);
    if (last !== undefined && last[0] === pick && last.length > 1) last.push(option);
    else groups.push([pick, option]);
  }
  return groups;
}

export const unpackOptions = (packed: PackedOptions, legend: Legend): Answer[] =>
  packed.flatMap(([pick, ...options]) =>
    options.length === 0 ? { pick } : options.map((option) => unpackOption(pick, option, legend)),
  );

function unpackOption(pick: string, option: PackedOption, legend: Legend): Answer {
  if (typeof option === 'number') return { pick, card: nameOf(legend, option) };
  const [card, to] = option;
  return card === null ? { pick, to } : { pick, card: nameOf(legend, card), to };
}

export function packDecision(decision: NumberedDecision, numbers: Numbers): PackedDecision {
  const { number, asks, rule, optional, options, timeout } = decision;
  const place = timeout === undefined ? -1 : options.findIndex((option) => isSame(option, timeout));
  const clock = place < 0 && timeout !== undefined ? timeout : place;
  const packed = packOptions(options, numbers);
  // To put together what may be missing costs ten times as much, and most questions lack both.
  if (!optional && clock === 0) return { number, asks, rule, options: packed };
  return {
    number,
    asks,
    rule,
    ...(optional && { optional }),
    options: packed,
    ...(clock !== 0 && { timeout: clock }),
  };
}

const isSame = (a: Answer, b: Answer): boolean => a.pick === b.pick && a.card === b.card && a.to === b.to;

export function unpackDecision(packed: PackedDecision, seat: number, legend: Legend): NumberedDecision {
  const { number, asks, rule, optional = false, timeout = 0 } = packed;
  const options = unpackOptions(packed.options, legend);
  const clock = typeof timeout === 'number' ? options[timeout] : timeout;
  return { seat, asks, rule, optional, options, timeout: clock, number };
}

/** A view and what its sight was packed as. */
export interface Packed {
  readonly view: View;
  readonly packed: PackedSight;
}

/** What has not changed since `before` stays the very same. */
export function packSight(sight: Sight, numbers: Numbers, before?: Packed): PackedSight {
  const { view, decision, outcome, undo, wish, orders } = sight;
  return {
    game: view.game,
    viewer: view.viewer,
    bags: view.bags,
    welcome: view.welcome,
    sealed: view.sealed,
    order: view.order,
    z: packZones(view.zones, before),
    f: view.facts,
    s: view.stack,
    w: view.waiting,
    d: decision && packDecision(decision, numbers),
    outcome,
    undo,
    wish,
    orders,
  };
}

function packZones(zones: View['zones'], before: Packed | undefined): readonly PackedZone[] {
  const last = before?.view.zones;
  return zones.map((zone, i) => {
    const was = before?.packed.z[i];
    return was !== undefined && (zone === last?.[i] || isPacked(zone, was)) ? was : packZone(zone);
  });
}

/**
 * `difference` of two sights of one chair. What all see alike can come from `alike`, which may have made it for another
 * chair. Member by member: to go through a list of their names costs more than all the rest.
 */
export function sightDifference(
  before: PackedSight,
  after: PackedSight,
  alike: typeof difference = difference,
): string | undefined {
  let changes = '';
  changes = changed(changes, '"z":', difference(before.z, after.z));
  changes = changed(changes, '"w":', difference(before.w, after.w));
  changes = changed(changes, '"d":', difference(before.d, after.d));
  changes = changed(changes, '"s":', alike(before.s, after.s));
  changes = changed(changes, '"f":', alike(before.f, after.f));
  changes = changed(changes, '"undo":', difference(before.undo, after.undo));
  changes = changed(changes, '"bags":', difference(before.bags, after.bags));
  changes = changed(changes, '"outcome":', difference(before.outcome, after.outcome));
  changes = changed(changes, '"wish":', difference(before.wish, after.wish));
  changes = changed(changes, '"orders":', difference(before.orders, after.orders));
  changes = changed(changes, '"welcome":', difference(before.welcome, after.welcome));
  changes = changed(changes, '"sealed":', difference(before.sealed, after.sealed));
  changes = changed(changes, '"order":', difference(before.order, after.order));
  changes = changed(changes, '"game":', difference(before.game, after.game));
  changes = changed(changes, '"viewer":', difference(before.viewer, after.viewer));
  return ended(changes);
}

/** A packed sight and what it says. */
export interface Read {
  readonly packed: PackedSight;
  readonly sight: Sight;
}

/** What has not changed since `before` stays the very same. */
export function unpackSight(packed: PackedSight, legend: Legend, before?: Read): Sight {
  const { game, viewer, z, bags, w, welcome, s, sealed, order, f, d, outcome, undo, wish, orders } = packed;
  const was = before?.packed;
  const isSameQuestion = d === was?.d && before !== undefined;
  return {
    view: {
      game,
      viewer,
      zones: z.map((zone, i) =>
        zone === was?.z[i] ? (before?.sight.view.zones[i] ?? []) : unpackZone(zone),
      ),
      bags,
      waiting: w,
      welcome,
      stack: s,
      sealed,
      order,
      facts: f,
    },
    decision: isSameQuestion ? before.sight.decision : d && unpackDecision(d, viewer, legend),
    outcome,
    undo,
    wish,
    orders,
  };
}

export function packEvent({ key, args, cards }: Event, numbers: Numbers): PackedEvent {
  const [first] = cards;
  if (first === undefined) return [key, args];
  // Most events tell of one card; a list that grows takes the room of sixteen.
  if (cards.length === 1) return [key, args, first === null ? -1 : numberOf(numbers, first)];
  const packed: number[] = [];
  for (const card of cards) {
    const last = packed.at(-1) ?? 0;
    if (card !== null) packed.push(numberOf(numbers, card));
    else if (last < 0) packed[packed.length - 1] = last - 1;
    else packed.push(-1);
  }
  return [key, args, ...packed];
}

export const unpackEvent = ([key, args, ...cards]: PackedEvent, legend: Legend): Event => ({
  key,
  args,
  cards: cards.flatMap((card) => (card < 0 ? new Array<null>(-card).fill(null) : nameOf(legend, card))),
});
