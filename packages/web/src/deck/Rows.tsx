import { type ReactNode, useId } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { cardAt, useDeckCards } from './cards.ts';
import type { PartProps } from './Figure.tsx';
import { Heading } from './Heading.tsx';
import { type Column, Row } from './Row.tsx';
import { columnsOf, isPairs, isRows, type Json, type Path, valueAt, withValue } from './tree.ts';
import { heading, pairNames, partName } from './words.ts';

/** A list of cards as a table, with what they have in common as its columns. */
export function Rows({
  path,
  rows,
  house,
  onChange,
}: PartProps & { readonly rows: readonly Json[] }): ReactNode {
  const { deck } = useTexts();
  const { language } = useSettings();
  const cards = useDeckCards();
  const list = useId();
  const part = path.at(-1) ?? '';
  const title = path.length === 0 ? deck.cardsOfDeck : partName(part, language);
  const words = cards.edition.deck.words?.[language] ?? {};
  const before = valueAt(house, path);
  // Our own cards may have a column, such as the name, that those an owner entered earlier had not.
  const known = before !== undefined && isRows(before) ? [...before, ...rows] : rows;
  const all = columnsOf(known);
  // Cards with an id are what they are: none comes or goes, and the id is told by the name.
  const isFixed = all.some(isId);
  const columns = all
    .filter((column) => !isId(column))
    .map((column): Column => {
      const key = column.join('.');
      const name = column.map((step) => partName(step, language)).join(' ');
      return {
        ...inCommon(known, column),
        path: column,
        key,
        name,
        pairs: pairNames(column.at(-1) ?? '', language).join(' → '),
        list: `${list}${key}`,
        words: words[column.at(-1) ?? part],
      };
    });
  const put = (i: number, next: Json | undefined): void =>
    onChange((now) => withValue(now, [...path, String(i)], next));
  return (
    <div className="deck-rows">
      <table>
        <caption>
          <Heading depth={path.length}>{title}</Heading>
        </caption>
        <thead>
          <tr>
            <th scope="col">{heading(deck.cardOfDeck)}</th>
            {columns.map(({ key, name, hasPairs, pairs }) => (
              <th key={key} scope="col">
                {heading(name || title)}
                {hasPairs && <small> ({pairs})</small>}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a card of a deck is told by its place
              key={i}
              i={i}
              row={row}
              printed={valueAt(house, [...path, String(i)])}
              card={cardAt(cards, [...path, String(i)], row)}
              title={title}
              columns={columns}
              isFixed={isFixed}
              onChange={put}
            />
          ))}
        </tbody>
      </table>
      {columns.map(({ list: id, used, words: fixed }) =>
        fixed !== undefined ? null : (
          <datalist key={id} id={id}>
            {used.map((word) => (
              <option key={word} value={word} />
            ))}
          </datalist>
        ),
      )}
      {!isFixed && (
        <button type="button" className="button" onClick={() => put(rows.length, rows.at(-1))}>
          {deck.addRow}
        </button>
      )}
    </div>
  );
}

const isId = (column: Path): boolean => column.join() === 'id';

/** What the fields of a column have in common: found once, not for each of them. */
function inCommon(rows: readonly Json[], column: Path) {
  const values = rows.map((row) => valueAt(row, column));
  const used = new Set(values.flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : [])));
  const like = values.find((value) => value !== undefined);
  return {
    hasPairs: values.some(isPairs),
    like,
    used: [...used],
    // Room for a name that is not given yet.
    letters: Math.max(like === '' ? 16 : 4, ...[...used].map(({ length }) => length)),
  };
}
