import type { CardBase } from '@stamtafel/kernel';
import {
  type CardSet,
  type Colour,
  cardId,
  colours,
  count,
  type Dot,
  type Formation,
  type FormationId,
  formations,
  type PhysicalCard,
  type Side,
  sets,
} from '../deck.ts';
import type { SharedOptions } from '../options.ts';

/** PD-003 A physical card with everything printed on it. All cards have the same shape, for speed. */
export interface PlayCard extends CardBase {
  readonly id: PhysicalCard;
  /** PD-001 The set it belongs to: the two never mix. */
  readonly back: CardSet;
  readonly formation: FormationId;
  readonly name: string;
  readonly side: Side;
  readonly colour: Colour;
  readonly value: number;
  readonly kind: string;
  /** The place in the table of the formations (section 2.2), from 0: the order in which the clock looks for a card. */
  readonly order: number;
  /** Colour and side in one number from 0 to 7; the opposite side of the same colour differs in the last bit. */
  readonly family: number;
  readonly dots: Readonly<Record<Dot, number>>;
  readonly marks: Formation['marks'];
  /** PD5-022, 023 How many dots this card counts when the offense card has this colour. */
  readonly counts: Readonly<Record<Colour, number>>;
}

/** PD-009 The formations of the match are no secret: the table everybody may consult. */
export function playFormations({ 'pd.deck': deck }: SharedOptions): readonly Formation[] {
  return deck === 'default' ? formations : deck;
}

/** PD-001, PD-013 All 56 cards: the black set, then the white one, both from the same table. */
export function playDeck(options: SharedOptions): readonly PlayCard[] {
  const table = playFormations(options);
  return sets.flatMap((back) => table.map((formation, order) => playCard(back, formation, order)));
}

function playCard(back: CardSet, formation: Formation, order: number): PlayCard {
  const { id, name, side, colour, value, kind, dots, marks } = formation;
  const [blue = 0, green = 0, orange = 0, purple = 0] = colours.map((counted) => count(formation, counted));
  return {
    id: cardId(back, id),
    back,
    formation: id,
    name,
    side,
    colour,
    value,
    kind,
    order,
    family: 2 * colours.indexOf(colour) + (side === 'offense' ? 0 : 1),
    dots,
    marks,
    counts: { blue, green, orange, purple },
  };
}
