import type { Mark } from '../edition.ts';
import { isRecord, isWhole, shown } from '../entered.ts';
import {
  colours,
  type Dot,
  dotColours,
  type Figure,
  type Formation,
  type FormationId,
  formations,
} from './deck.ts';

const dotsPerCard = 11;
const lowestValue = 4;
const highestValue = 7;
const longestName = 40;
const longestKind = 20;

/** PD-013 What can be wrong with a custom deck. */
export const deckReasons = [
  'not-a-deck',
  'unknown-card',
  'missing-card',
  'double-card',
  'not-a-card',
  'side-changed',
  'bad-name',
  'double-name',
  'bad-colour',
  'bad-value',
  'bad-kind',
  'bad-dots',
  'dots-not-11',
] as const;
export type DeckReason = (typeof deckReasons)[number];

export interface DeckRefusal {
  rule: 'PD-013';
  reason: DeckReason;
  args: Record<string, string | number>;
}

/** PD-013 The first thing that is wrong with a custom deck, if anything. Takes whatever JSON can hold. */
export function checkOwnDeck(deck: unknown): DeckRefusal | undefined {
  const read = readDeck(deck);
  return 'reason' in read ? read : undefined;
}

/**
 * PD-013 The 28 formations of a custom deck that `checkOwnDeck` accepts, in the order of the shipped table.
 * A figure is marked `own` where it differs from ours: an untouched one stays what it was.
 */
export function customFormations(deck: unknown): readonly Formation[] {
  const read = readDeck(deck);
  if ('reason' in read) throw new TypeError(`PD-013 ${read.reason} ${JSON.stringify(read.args)}`);
  return read;
}

/** A deck is a list of cards with their ids, or an object with a card under each id. */
function readDeck(deck: unknown): Formation[] | DeckRefusal {
  const entries = entriesOf(deck);
  if (!entries) return refused('not-a-deck', {});
  const found = new Map<string, unknown>();
  for (const [id, card] of entries) {
    if (!formations.some((formation) => formation.id === id))
      return refused('unknown-card', { id: shown(id) });
    if (found.has(id)) return refused('double-card', { id });
    found.set(id, card);
  }
  const names = new Map<string, FormationId>();
  const read: Formation[] = [];
  for (const shipped of formations) {
    const { id } = shipped;
    if (!found.has(id)) return refused('missing-card', { id });
    const card = readCard(shipped, found.get(id));
    if ('reason' in card) return card;
    const other = names.get(card.name);
    if (other) return refused('double-name', { id, other, name: card.name });
    names.set(card.name, id);
    read.push(card);
  }
  return read;
}

function entriesOf(deck: unknown): readonly (readonly [string, unknown])[] | undefined {
  if (Array.isArray(deck)) {
    return deck.map((card: unknown) => [isRecord(card) ? shown(card.id) : shown(card), card] as const);
  }
  return isRecord(deck) ? Object.entries(deck) : undefined;
}

function readCard(shipped: Formation, card: unknown): Formation | DeckRefusal {
  const { id, side } = shipped;
  if (!isRecord(card)) return refused('not-a-card', { id });
  if (card.side !== undefined && card.side !== side) return refused('side-changed', { id, side });
  if (!isTidy(card.name, longestName)) return refused('bad-name', { id, max: longestName });
  const colour = colours.find((known) => known === card.colour);
  if (!colour) return refused('bad-colour', { id, colour: shown(card.colour) });
  if (!isWhole(card.value, lowestValue, highestValue)) {
    return refused('bad-value', { id, value: shown(card.value), min: lowestValue, max: highestValue });
  }
  if (!isTidy(card.kind, longestKind)) return refused('bad-kind', { id, max: longestKind });
  const dots = readDots(card.dots);
  if (!dots) return refused('bad-dots', { id });
  const sum = dotColours.reduce((total, dot) => total + dots[dot], 0);
  if (sum !== dotsPerCard) return refused('dots-not-11', { id, sum, needed: dotsPerCard });
  const own = { id, name: card.name, side, colour, value: card.value, kind: card.kind, dots };
  return { ...own, marks: marksOf(shipped, own) };
}

function readDots(dots: unknown): Record<Dot, number> | undefined {
  if (!isRecord(dots) || Object.keys(dots).length !== dotColours.length) return undefined;
  const { O, P, G, B, L } = dots;
  if (!isDots(O) || !isDots(P) || !isDots(G) || !isDots(B) || !isDots(L)) return undefined;
  // Plus zero, because JSON can say −0 and a saved match would bring it back as 0.
  return { O: O + 0, P: P + 0, G: G + 0, B: B + 0, L: L + 0 };
}

function marksOf(shipped: Formation, own: Omit<Formation, 'marks'>): Record<Figure, Mark> {
  const marked = { ...shipped.marks };
  for (const figure of ['name', 'colour', 'value', 'kind'] as const) {
    if (own[figure] !== shipped[figure]) marked[figure] = 'own';
  }
  if (dotColours.some((dot) => own.dots[dot] !== shipped.dots[dot])) marked.dots = 'own';
  return marked;
}

function refused(reason: DeckReason, args: DeckRefusal['args']): DeckRefusal {
  return { rule: 'PD-013', reason, args };
}

function isDots(value: unknown): value is number {
  return isWhole(value, 0, Number.MAX_SAFE_INTEGER);
}

/** A text of 1 to `max` characters without outer spaces. */
function isTidy(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length > 0 && value === value.trim() && [...value].length <= max;
}

/** PD-013 Our own table in the form an owner fills in. */
export const ownDeckTemplate = (): unknown =>
  formations.map(({ id, name, colour, value, kind, dots }) => ({ id, name, colour, value, kind, dots }));
