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

/** HR-072 White beats red beats blue beats green. Green begins at 1: below it is room for what has no colour. */
const colourRank = { wit: 4, rood: 3, blauw: 2, groen: 1 } as const;
/** From one strength to the next: more than there are colours, so that a colour never makes up for strength. */
const PER_STRENGTH = 5;
/** HR-071, HR-073 Below every Scot of strength 0; two actions are equal. */
const ACTION = 0;

/** HR-070 The higher value is the faster player: by strength, and of equal ones by colour. */
const drawValue = (printed: Printed): number =>
  printed.kind === 'action' ? ACTION : printed.strength * PER_STRENGTH + colourRank[printed.colour];
