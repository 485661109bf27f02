/**
 * Views, decisions and events as they go over the wire: the same in fewer letters. Still plain JSON that a program in
 * any language can read (docs/bots.md); ours read it with `LiveReader`.
 */
import type { Answer, Event, View } from '@stamtafel/kernel';
import type { NumberedDecision, Sight } from './live.ts';

/** Three or more equal entries in a row are written once: `[value, times]`. */
export type PackedZone = readonly (number | readonly [number, number])[];

/**
 * Options with the same pick in a row share it: `["play", "rood-3-1", "geel-2"]`. A card alone is its name; with a place
 * or number it is `[card or null, to]`; a pick without anything stands alone: `["pass"]`.
 */
export type PackedOptions = readonly (readonly [string, ...PackedOption[]])[];
export type PackedOption = string | readonly [string | null, string | number];

export interface PackedDecision {
  readonly number: number;
  readonly asks: string;
  readonly rule: string;
  /** Left out where somebody waits for the answer. */
  readonly optional?: true;
  readonly options: PackedOptions;
  /** What the clock answers: its place among the options, or the answer itself if it is none of them. */
  readonly timeout?: number | Answer;
}

/** A sight with the members of its view beside the others. */
export interface PackedSight extends Omit<View, 'zones'>, Omit<Sight, 'view' | 'decision'> {
  readonly zones: readonly PackedZone[];
  readonly decision: PackedDecision | null;
}

/** Key, arguments, then the cards: a name, or a number for so many hidden ones in a row. */
export type PackedEvent = readonly [string, Event['args'], ...(string | number)[]];

const SHORTEST_RUN = 3;

export function packZone(zone: readonly number[]): PackedZone {
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

export const unpackZone = (packed: PackedZone): number[] =>
  packed.flatMap((entry) => (typeof entry === 'number' ? entry : new Array<number>(entry[1]).fill(entry[0])));

export function packOptions(options: readonly Answer[]): PackedOptions {
  const groups: [string, ...PackedOption[]][] = [];
  for (const { pick, card, to } of options) {
    const last = groups.at(-1);
    if (card === undefined && to === undefined) groups.push([pick]);
    else {
      const option = to === undefined ? (card ?? '') : ([card ?? null, to] as const);
      if (last !== undefined && last[0] === pick && last.length > 1) last.push(option);
      else groups.push([pick, option]);
    }
  }
  return groups;
}

export const unpackOptions = (packed: PackedOptions): Answer[] =>
  packed.flatMap(([pick, ...options]) =>
    options.length === 0 ? { pick } : options.map((option) => unpackOption(pick, option)),
  );

function unpackOption(pick: string, option: PackedOption): Answer {
  if (typeof option === 'string') return { pick, card: option };
  const [card, to] = option;
  return card === null ? { pick, to } : { pick, card, to };
}

export function packDecision(decision: NumberedDecision): PackedDecision {
  const { number, asks, rule, optional, options, timeout } = decision;
  const place = timeout === undefined ? -1 : options.findIndex((option) => isSame(option, timeout));
  const clock = place >= 0 ? place : timeout;
  return {
    number,
    asks,
    rule,
    ...(optional && { optional }),
    options: packOptions(options),
    ...(clock !== undefined && { timeout: clock }),
  };
}

const isSame = (a: Answer, b: Answer): boolean => a.pick === b.pick && a.card === b.card && a.to === b.to;

export function unpackDecision(packed: PackedDecision, seat: number): NumberedDecision {
  const { number, asks, rule, optional = false, timeout } = packed;
  const options = unpackOptions(packed.options);
  const clock = typeof timeout === 'number' ? options[timeout] : timeout;
  return { seat, asks, rule, optional, options, timeout: clock, number };
}

export function packSight({ view, decision, outcome, undo, wish, orders }: Sight): PackedSight {
  return {
    ...view,
    zones: view.zones.map(packZone),
    decision: decision && packDecision(decision),
    outcome,
    undo,
    wish,
    orders,
  };
}

/** A packed sight and what it says. */
export interface Read {
  readonly packed: PackedSight;
  readonly sight: Sight;
}

/** What has not changed since `before` stays the very same. */
export function unpackSight(packed: PackedSight, before?: Read): Sight {
  const { zones, decision, outcome, undo, wish, orders, ...view } = packed;
  const was = before?.packed;
  return {
    view: {
      ...view,
      zones: zones.map((zone, z) =>
        zone === was?.zones[z] ? (before?.sight.view.zones[z] ?? []) : unpackZone(zone),
      ),
    },
    decision:
      decision === was?.decision && before !== undefined
        ? before.sight.decision
        : decision && unpackDecision(decision, view.viewer),
    outcome,
    undo,
    wish,
    orders,
  };
}

export function packEvent({ key, args, cards }: Event): PackedEvent {
  const packed: (string | number)[] = [];
  for (const card of cards) {
    const last = packed.at(-1);
    if (card !== null) packed.push(card);
    else if (typeof last === 'number') packed[packed.length - 1] = last + 1;
    else packed.push(1);
  }
  return [key, args, ...packed];
}

export const unpackEvent = ([key, args, ...cards]: PackedEvent): Event => ({
  key,
  args,
  cards: cards.flatMap((card) => (typeof card === 'string' ? card : new Array<null>(card).fill(null))),
});
