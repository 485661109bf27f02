import type { MarkedFigure } from '../edition.ts';
import type { PrintedCard } from './deck.ts';
import type { Names } from './texts/names.ts';

/** Section 2: every figure of a card with where it comes from; most are designed by us. */
export function markedFigures(card: PrintedCard, { kinds, figures, others }: Names): readonly MarkedFigure[] {
  if (card.type === 'drinker')
    return [{ text: others['bonus-15-meter-drinker'].text, mark: card.marks.kind }];
  const kind = card.kind === 'all' ? others['bonus-allesdrinker'].text : kinds[card.kind].name;
  const drinks = { text: `${figures.kind}: ${kind}`, mark: card.marks.kind };
  const count = { text: figures.count, mark: card.marks.count };
  if (card.type === 'beer')
    return [drinks, { text: `${figures.value}: ${card.value}`, mark: card.marks.value }, count];
  const steps = card.steps.map(({ glasses, points, mark }) => ({ text: `${glasses}→${points}`, mark }));
  return [drinks, ...steps, count];
}
