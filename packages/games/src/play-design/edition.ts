import type { Match } from '@stamtafel/kernel';
import type { FigureWords, MarkedFigure } from '../edition.ts';
import { isRecord } from '../entered.ts';
import { marked } from '../marked.ts';
import type { PlayCard } from './cards/cards.ts';
import { cardId, dotColours, figures, formations, kinds } from './deck.ts';
import { ownDeckTemplate } from './own-deck.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';
import type { Names } from './texts/names.ts';

/** PD-013 The form for the figures of an owner's copy. A formation is in both sets: the black card stands for it. */
export const ownDeck = {
  option: 'pd.deck',
  template: ownDeckTemplate,
  card({ faceByName }: Match, _: unknown, entered: unknown): string | undefined {
    const formation = isRecord(entered) ? formations.find(({ id }) => id === entered.id) : undefined;
    const card = formation && cardId('black', formation.id);
    return card !== undefined && faceByName.has(card) ? card : undefined;
  },
  words: { nl: figureWords(namesNl), en: figureWords(namesEn) },
} as const;

/** PD-003 What a card shows, in words: what its type means, and of the dots those that it has, with their roles (PD-007). */
export function figuresOf(card: Omit<PlayCard, 'id' | 'back'>, texts: Names): readonly MarkedFigure[] {
  const players = dotColours.filter((dot) => card.dots[dot] > 0);
  const printed = kinds.find((kind) => kind === card.kind);
  const meaning = printed === undefined ? undefined : texts.kinds[printed];
  const values = {
    name: card.name,
    side: texts.sides[card.side],
    colour: texts.colours[card.colour],
    value: card.value,
    kind: meaning === undefined ? card.kind : `${card.kind} (${meaning})`,
    dots: players
      .map((dot) => `${card.dots[dot]} ${texts.dots[dot].colour} (${texts.dots[dot][card.side]})`)
      .join(', '),
  };
  return marked(figures, values, card.marks, texts.figures);
}

/** Formations keep the names under which they are known, whatever an owner's copy calls them. */
function figureWords({ colours: colour }: Names): FigureWords {
  return { colour, id: Object.fromEntries(formations.map(({ id, name }) => [id, name])) };
}
