import type { Mark } from '@stamtafel/games';
import type { Kind } from '@stamtafel/kernel';
import type { Ink } from './ink.ts';
import { echo, wrap } from './layout.ts';
import type { Teller } from './tell.ts';

const MOST = 12;

/** The cards of the match with these words in their name: what is on them, how many there are, and where it comes from. */
export function lookUpCards<K extends Kind>(teller: Teller<K>, text: string, ink: Ink): string[] {
  const { words, edition, match, language } = teller;
  const parts = text.trim().toLowerCase().split(/\s+/);
  const copies = new Map<string, { id: string; line: string; count: number }>();
  for (const { id } of match.cards) {
    const line = teller.cardLine(id);
    const name = edition.cardName(match, id, language).toLowerCase();
    if (!parts.every((part) => name.includes(part))) continue;
    const known = copies.get(line);
    if (known === undefined) copies.set(line, { id, line, count: 1 });
    else known.count++;
  }
  const found = [...copies.values()];
  if (found.length === 0) return [` ${words.cardNothing(echo(text))}`];
  const marks = new Set<Mark>();
  const lines = found.slice(0, MOST).flatMap(({ id, line, count }) => {
    const figures = edition.sources?.figures(match, id, language) ?? [];
    for (const { mark } of figures) marks.add(mark);
    const marked = figures.map(({ text: figure, mark }) => `${figure} [${mark}]`).join(' · ');
    const first = ` ${ink.amber(`${count}×`)} `;
    return [...wrap(line, { first }), ...(marked === '' ? [] : wrap(marked, { first: '      ' }))];
  });
  return [
    ...lines,
    ...(found.length > MOST ? [` ${words.cardMore(found.length - MOST)}`] : []),
    ...[...marks].flatMap((mark) =>
      wrap(edition.sources?.marks[language][mark] ?? '', { first: ` ${ink.amber(`[${mark}]`)} ` }),
    ),
  ];
}
