import { fastSeed } from './chance.ts';
import type { Match } from './game.ts';
import { type Kind, NONE, type State } from './types.ts';

/** Every state comes from one of the two literals here, in this order of keys: V8 then gives all of them one shape. */
export function blank<K extends Kind>(match: Match<K>, seed: string | number): State<K> {
  const cards = match.cards.length;
  const zones: number[][] = match.zones.map(() => []);
  const rest = match.zoneByName.get(match.game.rest)!;
  const at: number[] = [];
  const known: number[] = [];
  for (let c = 0; c < cards; c++) {
    zones[rest]!.push(c);
    at.push(rest);
    known.push(match.everybody);
  }
  return {
    zones,
    at,
    known,
    bags: [],
    stack: [],
    sealed: new Array<number>(match.seats).fill(NONE),
    order: [],
    key: typeof seed === 'string' ? seed : '',
    draws: match.game.streams.map(() => 0),
    fast: fastSeed(typeof seed === 'string' ? 0 : seed),
    forced: [],
    facts: match.game.facts(match.seats, match.options),
  };
}

export function clone<K extends Kind>(match: Match<K>, s: State<K>): State<K> {
  const from = s.zones;
  const zones: number[][] = [];
  for (let z = 0; z < from.length; z++) zones.push(from[z]!.slice());
  return {
    zones,
    at: s.at.slice(),
    known: s.known.slice(),
    bags: s.bags.slice(),
    stack: s.stack.slice(),
    sealed: s.sealed.slice(),
    order: s.order.slice(),
    key: s.key,
    draws: s.draws.slice(),
    fast: s.fast.slice(),
    forced: s.forced.slice(),
    facts: match.game.copyFacts(s.facts),
  };
}

/** A state that was saved as JSON, back in the kernel's own shape. */
export const restore = <K extends Kind>(match: Match<K>, saved: State<K>): State<K> => clone(match, saved);
