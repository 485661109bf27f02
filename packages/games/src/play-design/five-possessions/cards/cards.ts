import { playDeck } from '../../cards/cards.ts';
import { colours } from '../../deck.ts';
import type { DuelCard } from '../kind.ts';
import { type Options, setOf } from '../options.ts';

/** PD5-001 Each player gets one complete set: one the 28 white, the other the 28 black cards. */
export function cardsOf(options: Options): readonly DuelCard[] {
  return playDeck(options).map((card) => ({
    ...card,
    back: `${card.back} ${card.side}`,
    owner: card.back === setOf(options, 0) ? 0 : 1,
    tally: 1 << (4 * colours.indexOf(card.colour)),
  }));
}
