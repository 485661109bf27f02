import { isOneOf, isRecord, isWhole, shown, unknownField } from '../entered.ts';
import {
  allesdrinkerPoints,
  type Beer,
  type BeerKind,
  type Bull,
  beerId,
  builtInBeers,
  builtInBulls,
  bullId,
  kinds,
} from './deck.ts';

/** SZB-220 What an owner enters: the figures of their copy. */
export interface OwnDeck {
  readonly bulls: readonly OwnBull[];
  readonly beers: readonly OwnBeer[];
  readonly allesdrinker?: number;
}

interface OwnBull {
  readonly kind: BeerKind;
  /** From this many glasses on, this many points. */
  readonly steps: readonly (readonly [glasses: number, points: number])[];
}

interface OwnBeer {
  readonly kind: BeerKind;
  readonly value: number;
}

/** SZB-220 The limits of an owner's copy. */
export const deckLimits = { bulls: 24, beers: 80, steps: 6, figure: 99, value: 5 } as const;

/** SZB-220 Why an owner's copy is refused; the sentences are in the texts. */
export const deckReasons = [
  'not-a-deck',
  'unknown-deck-field',
  'bull-count',
  'beer-count',
  'not-a-bull',
  'unknown-bull-field',
  'bull-kind',
  'step-count',
  'not-a-step',
  'step-figure',
  'steps-not-increasing',
  'bull-kind-missing',
  'not-a-beer',
  'unknown-beer-field',
  'beer-kind',
  'value',
  'beer-kind-missing',
  'allesdrinker-points',
] as const;
export type DeckReason = (typeof deckReasons)[number];

export interface DeckRefusal {
  readonly rule: 'SZB-220';
  readonly reason: DeckReason;
  readonly args: Readonly<Record<string, string | number>>;
}

/** SZB-220 Odd, but allowed: the frequency order of the rulebook does not hold. */
export const deckWarnings = ['pils-not-most', 'oer-not-least'] as const;
export type DeckWarning = (typeof deckWarnings)[number];

/**
 * SZB-220 Exactly 24 bulls and 80 beers within the limits; anything else is refused with its first fault. Takes
 * whatever a file may contain and never throws. Cards are counted from 1 in `args`.
 */
export function checkOwnDeck(deck: unknown): DeckRefusal | undefined {
  if (!isRecord(deck)) return refuse('not-a-deck');
  const field = unknownField(deck, ['bulls', 'beers', 'allesdrinker']);
  if (field !== undefined) return refuse('unknown-deck-field', { field });
  const { bulls, beers, allesdrinker } = deck;
  if (!Array.isArray(bulls) || !Array.isArray(beers)) return refuse('not-a-deck');
  if (bulls.length !== deckLimits.bulls)
    return refuse('bull-count', { count: bulls.length, wanted: deckLimits.bulls });
  if (beers.length !== deckLimits.beers)
    return refuse('beer-count', { count: beers.length, wanted: deckLimits.beers });
  if (allesdrinker !== undefined && !isFigure(allesdrinker))
    return refuse('allesdrinker-points', { value: shown(allesdrinker), max: deckLimits.figure });
  return (
    firstFault(bulls, checkBull) ??
    missingKind(bulls, 'bull-kind-missing') ??
    firstFault(beers, checkBeer) ??
    missingKind(beers, 'beer-kind-missing')
  );
}

function firstFault(
  cards: readonly unknown[],
  check: (card: unknown, number: number) => DeckRefusal | undefined,
): DeckRefusal | undefined {
  for (let i = 0; i < cards.length; i++) {
    const refusal = check(cards[i], i + 1);
    if (refusal) return refusal;
  }
  return undefined;
}

/** SZB-220 Every kind at least once. */
function missingKind(cards: readonly unknown[], reason: DeckReason): DeckRefusal | undefined {
  const missing = kinds.find((kind) => !cards.some((card) => isRecord(card) && card.kind === kind));
  return missing === undefined ? undefined : refuse(reason, { kind: missing });
}

function checkBull(bull: unknown, card: number): DeckRefusal | undefined {
  if (!isRecord(bull)) return refuse('not-a-bull', { card });
  const field = unknownField(bull, ['kind', 'steps']);
  if (field !== undefined) return refuse('unknown-bull-field', { card, field });
  const { kind, steps } = bull;
  if (!isOneOf(kinds, kind)) return refuse('bull-kind', { card, value: shown(kind) });
  if (!Array.isArray(steps) || steps.length < 1 || steps.length > deckLimits.steps)
    return refuse('step-count', { card, max: deckLimits.steps });
  let last: readonly number[] = [0, 0];
  for (const step of steps) {
    if (!Array.isArray(step) || step.length !== 2) return refuse('not-a-step', { card, value: shown(step) });
    const [glasses, points]: unknown[] = step;
    if (!isFigure(glasses) || !isFigure(points)) {
      const value = shown(isFigure(glasses) ? points : glasses);
      return refuse('step-figure', { card, value, max: deckLimits.figure });
    }
    if (glasses <= (last[0] ?? 0) || points <= (last[1] ?? 0))
      return refuse('steps-not-increasing', { card });
    last = [glasses, points];
  }
  return undefined;
}

function checkBeer(beer: unknown, card: number): DeckRefusal | undefined {
  if (!isRecord(beer)) return refuse('not-a-beer', { card });
  const field = unknownField(beer, ['kind', 'value']);
  if (field !== undefined) return refuse('unknown-beer-field', { card, field });
  if (!isOneOf(kinds, beer.kind)) return refuse('beer-kind', { card, value: shown(beer.kind) });
  if (!isFigure(beer.value) || beer.value > deckLimits.value)
    return refuse('value', { card, value: shown(beer.value), max: deckLimits.value });
  return undefined;
}

/** SZB-220 If pils is not the most or oer not the least frequent kind of beer, that is only a warning. */
export function warningsOf({ beers }: OwnDeck): DeckWarning[] {
  const count = (kind: BeerKind): number => beers.filter((beer) => beer.kind === kind).length;
  const others = (kind: BeerKind): number[] => kinds.filter((other) => other !== kind).map(count);
  const warnings: DeckWarning[] = [];
  if (others('pils').some((n) => n >= count('pils'))) warnings.push('pils-not-most');
  if (others('oer').some((n) => n <= count('oer'))) warnings.push('oer-not-least');
  return warnings;
}

/** SZB-220 The cards of an owner's copy: bulls numbered per kind, beers lettered per face, in the order entered. */
export function ownCards(deck: OwnDeck): {
  readonly bulls: readonly Bull[];
  readonly beers: readonly Beer[];
} {
  const seen = new Map<string, number>();
  const nth = (name: string): number => {
    const n = seen.get(name) ?? 0;
    seen.set(name, n + 1);
    return n;
  };
  return {
    bulls: deck.bulls.map(
      ({ kind, steps }): Bull => ({
        type: 'bull',
        id: bullId(kind, nth(kind) + 1),
        kind,
        steps: steps.map(([glasses, points]) => ({ glasses, points, mark: 'own' })),
        marks: { kind: 'own', count: 'own' },
      }),
    ),
    beers: deck.beers.map(
      ({ kind, value }): Beer => ({
        type: 'beer',
        id: beerId(kind, value, nth(`${kind} ${value}`)),
        kind,
        value,
        marks: { kind: 'own', value: 'own', count: 'own' },
      }),
    ),
  };
}

/** SZB-220 The shipped set in the form an owner fills in. */
export const ownDeckTemplate = (): OwnDeck => ({
  bulls: builtInBulls.flatMap(({ kind, steps }) =>
    kind === 'all' ? [] : [{ kind, steps: steps.map(({ glasses, points }) => [glasses, points] as const) }],
  ),
  beers: builtInBeers.map(({ kind, value }) => ({ kind, value })),
  allesdrinker: allesdrinkerPoints,
});

const refuse = (reason: DeckReason, args: DeckRefusal['args'] = {}): DeckRefusal => ({
  rule: 'SZB-220',
  reason,
  args,
});

/** A whole number from 1 to 99. */
const isFigure = (value: unknown): value is number => isWhole(value, 1, deckLimits.figure);
