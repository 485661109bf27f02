import { fastSeed } from './chance.ts';
import { BadInput, type Match } from './game.ts';
import { type Kind, NONE, type State } from './types.ts';

/** Every state comes from one of the two literals here, in this order of keys: V8 then gives all of them one shape. */
export function vacant<K extends Kind>(match: Match<K>, key: string): State<K> {
  const zones: number[][] = [];
  for (let z = 0; z < match.zones.length; z++) zones.push([]);
  const at: number[] = [];
  const known: number[] = [];
  for (let c = 0; c < match.cards.length; c++) {
    at.push(NONE);
    known.push(0);
  }
  const sealed: number[] = [];
  for (let seat = 0; seat < match.seats; seat++) sealed.push(NONE);
  const draws: number[] = [];
  for (let stream = 0; stream < match.game.streams.length; stream++) draws.push(0);
  return {
    zones,
    at,
    known,
    bags: [],
    stack: [],
    sealed,
    order: [],
    key,
    draws,
    fast: [0, 0, 0, 0],
    forced: [],
    facts: match.game.facts(match.seats, match.options),
  };
}

const SEED = /^[0-9a-f]{64}$/;

/** The state before `setup`: every card in the resting zone, where everybody knows it. */
export function blank<K extends Kind>(match: Match<K>, seed: string | number): State<K> {
  if (typeof seed === 'string' && !SEED.test(seed)) throw new BadInput('A seed is 64 hexadecimal digits.');
  const state = vacant(match, typeof seed === 'string' ? seed : '');
  if (typeof seed === 'number') state.fast = fastSeed(seed);
  for (let c = 0; c < match.cards.length; c++) {
    const rest = match.restOf[match.packOf[c]!]!;
    state.zones[rest]!.push(c);
    state.at[c] = rest;
    state.known[c] = match.everybody;
  }
  return state;
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
