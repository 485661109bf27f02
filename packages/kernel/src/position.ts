import { faceNamed } from './forced.ts';
import { BadInput, isSeat, type Match } from './game.ts';
import { settle } from './play.ts';
import { blank } from './state.ts';
import { Table } from './table.ts';
import { type CardId, type Frame, type Kind, NONE, type Seat, type State, type Zone } from './types.ts';

/** A position in readable words; see docs/scenarios.md. Only `position` turns it into a state. */
export interface Position {
  /** By zone, bottom to top: the cards, or how many of those not named. */
  readonly zones?: { readonly [zone: string]: readonly string[] | number };
  readonly facts?: { readonly [fact: string]: unknown };
  /** The last frame is done first. Seats may be letters. */
  readonly stack: readonly { readonly [key: string]: unknown }[];
  /** Cards a seat has seen besides what the zones show it. */
  readonly seen?: { readonly [seat: string]: readonly string[] };
}

const LETTERS = 'ABCDEFGH';

export const seatLetter = (seat: Seat): string => LETTERS[seat]!;

export function seatOf(match: Match, letter: string): Seat {
  const seat = LETTERS.indexOf(letter);
  if (letter.length !== 1 || seat < 0 || seat >= match.seats) throw noSeat(match, letter);
  return seat;
}

/** The card of this name, with its figures; undefined for a word that names none. */
export const cardNamed = <K extends Kind>(
  match: Match<K>,
  name: string | undefined,
): K['card'] | undefined =>
  name === undefined ? undefined : match.faces[match.faceByName.get(name) ?? NONE];

const noSeat = (match: Match, seat: unknown): BadInput =>
  new BadInput(
    `There is no seat "${String(seat)}"; the seats are ${LETTERS.slice(0, match.seats).split('').join(', ')}.`,
  );

/** The checked constructor: the only way to make a state by hand. Throws `BadInput` for what cannot be. */
export function position<K extends Kind>(
  match: Match<K>,
  description: Position,
  seed: string | number,
): State<K> {
  const state = blank(match, seed);
  setFacts(state.facts, description.facts ?? {});
  // A copy: play must not change the description.
  state.facts = match.game.copyFacts(state.facts);
  layCards(match, state, description.zones ?? {});
  for (const frame of description.stack) state.stack.push(frameOf(match, frame));
  for (let z = 0; z < state.zones.length; z++)
    for (const c of state.zones[z]!) state.known[c] = match.learns[z]!;
  for (const [letter, names] of Object.entries(description.seen ?? {})) {
    const bit = 1 << seatOf(match, letter);
    for (const name of names)
      for (const c of match.cardsOfFace[faceNamed(match, name)]!) state.known[c]! |= bit;
  }
  const g = new Table(match, state);
  const reason = match.game.impossible?.(g);
  if (reason !== undefined) throw new BadInput(`This position cannot be: ${reason}`);
  settle(g);
  return state;
}

function layCards<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  zones: { readonly [zone: string]: readonly string[] | number },
): void {
  const g = new Table(match, state);
  const belongs = (c: CardId, zone: Zone): boolean => match.game.belongs?.(g, c, zone) ?? true;
  const free = match.cardsOfFace.map((cards) => cards.slice());
  const laid: CardId[][] = match.zones.map(() => []);
  const counts: [Zone, number][] = [];
  for (const [name, cards] of Object.entries(zones)) {
    const zone = match.zoneByName.get(name);
    if (zone === undefined)
      throw new BadInput(
        `There is no zone "${name}"; there are ${match.zones.map((z) => z.name).join(', ')}.`,
      );
    if (typeof cards === 'number') {
      counts.push([zone, cards]);
      continue;
    }
    if (!Array.isArray(cards)) throw new BadInput(`Zone ${name} is a list of cards or a number of cards.`);
    for (const card of cards) {
      const c = free[faceNamed(match, card)]!.shift();
      if (c === undefined) throw new BadInput(`Card ${card} is named more often than the deck has it.`);
      if (!belongs(c, zone)) throw new BadInput(`Card ${card} cannot lie in zone ${name}.`);
      laid[zone]!.push(c);
    }
  }
  let rest = free.flat().sort((a, b) => a - b);
  for (const [zone, count] of counts) {
    if (!Number.isInteger(count) || count < 0)
      throw new BadInput(`Zone ${match.zones[zone]!.name} cannot hold ${count} cards.`);
    const fit = rest.filter((c) => belongs(c, zone));
    if (count > fit.length)
      throw new BadInput(
        `Zone ${match.zones[zone]!.name} wants ${count} cards, but only ${fit.length} are left.`,
      );
    const taken = fit.slice(0, count);
    laid[zone] = taken;
    rest = rest.filter((c) => !taken.includes(c));
  }
  for (const c of rest) laid[match.restOf[match.packOf[c]!]!]!.push(c);
  laid.forEach((cards, z) => {
    state.zones[z] = cards;
    for (const c of cards) state.at[c] = z;
  });
}

function setFacts(facts: object, given: { readonly [fact: string]: unknown }): void {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(facts, name))
      throw new BadInput(`There is no fact "${name}"; there are ${Object.keys(facts).join(', ')}.`);
    checkLike(name, Reflect.get(facts, name), value);
    Reflect.set(facts, name, value);
  }
}

/** A described fact must have the shape it has in a fresh match, part by part. */
function checkLike(name: string, fresh: unknown, value: unknown): void {
  if (shape(fresh) !== shape(value) && !(isEmptyList(fresh) && Array.isArray(value)))
    throw new BadInput(`Fact ${name} is ${shape(fresh)}, not ${JSON.stringify(value)}.`);
  if (typeof fresh !== 'object' || fresh === null || typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(fresh))
    checkLike(
      `${name}.${key}`,
      Reflect.get(fresh, key),
      Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    );
  if (Array.isArray(fresh)) return;
  for (const key of Object.keys(value))
    if (!Object.hasOwn(fresh, key)) throw new BadInput(`Fact ${name} has no part "${key}".`);
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function shape(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'a list' : `a list of ${value.length}`;
  if (value === null) return 'null';
  return (
    { number: 'a number', string: 'a word', boolean: 'true or false', object: 'an object' }[
      typeof value as string
    ] ?? 'missing'
  );
}

function frameOf<K extends Kind>(
  match: Match<K>,
  described: { readonly [key: string]: unknown },
): K['frame'] {
  const kind = described.do;
  if (typeof kind !== 'string' || !Object.hasOwn(match.rules, kind))
    throw new BadInput(
      `There is no frame "${String(kind)}"; there are ${Object.keys(match.rules).join(', ')}.`,
    );
  const parts = Object.entries(described).map(([key, value]): [string, unknown] => [
    key,
    typeof value === 'string' && /^[A-H]$/.test(value) ? seatOf(match, value) : value,
  ]);
  const frame: { [key: string]: unknown } & Frame = { ...Object.fromEntries(parts), do: kind };
  const rule = match.rules[kind]!;
  if (frame.seat === undefined) {
    if (rule.ask && !rule.who) throw new BadInput(`Frame ${kind} needs a seat.`);
  } else if (!isSeat(match, frame.seat)) throw noSeat(match, frame.seat);
  return frame;
}
