import { NONE } from '@stamtafel/kernel';
import { colours, type Card as Printed, standardDeck } from '../deck.ts';
import type { Card } from '../kind.ts';
import type { Options } from '../options.ts';
import { customDeck } from '../own-deck.ts';

/** HR-017 The cards of the match: the shipped deck or the owner's own. Both are public. */
export const cardsOf = ({ deck }: Options): readonly Card[] =>
  (deck === 'standard' ? standardDeck : customDeck(deck)).map(cardOf);

function cardOf(printed: Printed): Card {
  const scot = printed.kind === 'scot' ? printed : undefined;
  return {
    id: printed.id,
    colour: scot ? colours.indexOf(scot.colour) : NONE,
    strength: scot ? scot.strength : 0,
    howRuck: scot ? scot.howRuck : false,
    lady: scot ? scot.lady : false,
    nessie: scot ? scot.nessie : false,
    action: printed.kind === 'action' ? printed.action : '',
    drawValue: drawValue(printed),
    printed,
  };
}

/** HR-072 White beats red beats blue beats green. */
const colourRank = { wit: 4, rood: 3, blauw: 2, groen: 1 } as const;

/**
 * HR-070 The higher value is the faster player; HR-072 equal values go by colour. HR-071 An action counts 0, and
 * HR-073 without a colour it ranks below every Scot of value 0; two actions are equal.
 */
const drawValue = (printed: Printed): number =>
  printed.kind === 'action' ? 0 : printed.strength * 5 + colourRank[printed.colour];
