import { isOneOf, isRecord, isWhole, shown, unknownField } from '../entered.ts';
import {
  type Action,
  type ActionCard,
  actions,
  type Card,
  type Colour,
  colours,
  type Scot,
  standardDeck,
} from './deck.ts';

/** HR-017 What an owner enters: the figures of their copy. */
export interface CustomDeck {
  readonly scots: readonly CustomScot[];
  readonly actions: readonly Action[];
}

export interface CustomScot {
  readonly colour: Colour;
  readonly strength: number;
  readonly howRuck?: boolean;
  readonly lady?: boolean;
  readonly nessie?: boolean;
}

/** HR-017 The limits of an owner's deck. */
export const deckLimits = { scots: 45, actions: 10, minStrength: 0, maxStrength: 9 } as const;

/** HR-017 Why a deck is refused; the sentences are in the texts. */
export const deckReasons = [
  'not-a-deck',
  'unknown-deck-field',
  'scot-count',
  'action-count',
  'not-a-scot',
  'unknown-scot-field',
  'colour',
  'strength',
  'not-yes-or-no',
  'lady-not-white',
  'nessie-not-white',
  'lady-and-nessie',
  'action',
] as const;
export type DeckReason = (typeof deckReasons)[number];

export interface DeckRefusal {
  readonly rule: 'HR-017';
  readonly reason: DeckReason;
  readonly args: Record<string, string | number>;
}

/**
 * HR-017 Exactly 45 Scots and 10 actions within the limits; anything else is refused with its first fault.
 * Takes whatever a file may contain and never throws. Cards are counted from 1 in `args`.
 */
export function checkOwnDeck(deck: unknown): DeckRefusal | undefined {
  if (!isRecord(deck)) return refuse('not-a-deck');
  const stranger = unknownField(deck, ['scots', 'actions']);
  if (stranger !== undefined) return refuse('unknown-deck-field', { field: stranger });

  const { scots, actions: acts } = deck;
  if (!Array.isArray(scots) || !Array.isArray(acts)) return refuse('not-a-deck');
  if (scots.length !== deckLimits.scots) {
    return refuse('scot-count', { count: scots.length, wanted: deckLimits.scots });
  }
  if (acts.length !== deckLimits.actions) {
    return refuse('action-count', { count: acts.length, wanted: deckLimits.actions });
  }

  for (let i = 0; i < scots.length; i++) {
    const refusal = checkScot(scots[i], i + 1);
    if (refusal) return refusal;
  }
  for (let i = 0; i < acts.length; i++) {
    if (!isOneOf(actions, acts[i])) return refuse('action', { card: i + 1, value: shown(acts[i]) });
  }
  return undefined;
}

function checkScot(scot: unknown, card: number): DeckRefusal | undefined {
  if (!isRecord(scot)) return refuse('not-a-scot', { card });
  const stranger = unknownField(scot, ['colour', 'strength', ...flags]);
  if (stranger !== undefined) return refuse('unknown-scot-field', { card, field: stranger });

  const { colour, strength } = scot;
  if (!isOneOf(colours, colour)) return refuse('colour', { card, value: shown(colour) });
  if (!isStrength(strength)) {
    const { minStrength: min, maxStrength: max } = deckLimits;
    return refuse('strength', { card, value: shown(strength), min, max });
  }
  for (const field of flags) {
    const value = scot[field];
    if (value !== undefined && typeof value !== 'boolean') {
      return refuse('not-yes-or-no', { card, field, value: shown(value) });
    }
  }
  if (scot.lady === true && colour !== 'wit') return refuse('lady-not-white', { card });
  if (scot.nessie === true && colour !== 'wit') return refuse('nessie-not-white', { card });
  if (scot.lady === true && scot.nessie === true) return refuse('lady-and-nessie', { card });
  return undefined;
}

/**
 * HR-017 The cards of an owner's deck, in the order entered. Ids: `rood-2-1`, `rood-2-hr-1`, `wit-3-1`;
 * actions keep their id, further copies become `touwbreuk-2`, `touwbreuk-3`.
 * Check the deck first: a refused one is a programmer's error here.
 */
export function customDeck(deck: CustomDeck): readonly Card[] {
  const refusal = checkOwnDeck(deck);
  if (refusal) throw new Error(`HR-017 ${refusal.reason} ${JSON.stringify(refusal.args)}`);

  const seen = new Map<string, number>();
  const nth = (name: string): number => {
    const n = (seen.get(name) ?? 0) + 1;
    seen.set(name, n);
    return n;
  };

  const scots = deck.scots.map(
    ({ colour, strength: entered, howRuck = false, lady = false, nessie = false }): Scot => {
      const strength = entered + 0; // a file may say -0
      const name = `${colour}-${strength}${howRuck ? '-hr' : ''}`;
      const id = `${name}-${nth(name)}`;
      return { kind: 'scot', id, colour, strength, howRuck, lady, nessie, marks: ownMarks };
    },
  );
  const acts = deck.actions.map((action): ActionCard => {
    const n = nth(action);
    return { kind: 'action', id: n === 1 ? action : `${action}-${n}`, action, marks: { count: 'own' } };
  });
  return [...scots, ...acts];
}

const ownMarks = {
  colour: 'own',
  strength: 'own',
  howRuck: 'own',
  lady: 'own',
  nessie: 'own',
  count: 'own',
} as const;

const flags = ['howRuck', 'lady', 'nessie'] as const;

function refuse(reason: DeckReason, args: DeckRefusal['args'] = {}): DeckRefusal {
  return { rule: 'HR-017', reason, args };
}

const isStrength = (value: unknown): value is number =>
  isWhole(value, deckLimits.minStrength, deckLimits.maxStrength);

/** HR-017 Our own deck in the form an owner fills in. */
export function ownDeckTemplate(): CustomDeck {
  const scots: CustomScot[] = [];
  const ownActions: Action[] = [];
  for (const card of standardDeck) {
    if (card.kind === 'action') ownActions.push(card.action);
    else scots.push(scotFigures(card));
  }
  return { scots, actions: ownActions };
}

const scotFigures = ({ colour, strength, howRuck, lady, nessie }: Scot): CustomScot => ({
  colour,
  strength,
  ...(howRuck && { howRuck }),
  ...(lady && { lady }),
  ...(nessie && { nessie }),
});
