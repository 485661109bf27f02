import { memo, type ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { CardName } from './CardName.tsx';
import { type CardAt, faceOf } from './cards.ts';
import { Figure } from './Figure.tsx';
import { Pairs } from './Pairs.tsx';
import { isPairs, type Json, type Path, valueAt } from './tree.ts';
import { heading } from './words.ts';

export interface Column {
  readonly path: Path;
  readonly key: string;
  /** Empty where the cards are single words. */
  readonly name: string;
  readonly hasPairs: boolean;
  /** What the two of a pair are. */
  readonly pairs: string;
  /** A value that some card has. */
  readonly like: Json | undefined;
  /** The words that the cards have, suggested while typing. */
  readonly used: readonly string[];
  readonly list: string;
  /** How many letters the longest word has. */
  readonly letters: number;
  /** The only words there are, with what they are called. */
  readonly words: { readonly [value: string]: string } | undefined;
}

interface RowProps {
  readonly i: number;
  readonly row: Json;
  /** What the house has there. */
  readonly printed: Json | undefined;
  readonly card: CardAt | undefined;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly isFixed: boolean;
  readonly onChange: (i: number, next: Json | undefined) => void;
}

/** One card of a list. A list has a hundred, and a change is one of them: the others stay as they are. */
export const Row = memo(function Row({
  i,
  row,
  printed,
  card,
  title,
  columns,
  isFixed,
  onChange,
}: RowProps): ReactNode {
  const { deck } = useTexts();
  const change = (next: (now: Json) => Json): void => onChange(i, next(row));
  return (
    <tr>
      <th scope="row">
        <span className="deck-card">
          <span className="deck-number">{i + 1}</span>
          {card !== undefined && <CardName card={card} />}
        </span>
      </th>
      {columns.map(({ path, key, name, hasPairs, pairs, ...column }) => {
        const part = { path, own: row, house: printed, onChange: change };
        const label = `${title} ${i + 1} ${name}`.trim();
        const value = valueAt(row, path);
        return (
          <td
            key={key}
            data-column={heading(hasPairs ? `${name} (${pairs})` : name || title)}
            data-pairs={hasPairs || undefined}
          >
            {isPairs(value) ? (
              <Pairs {...part} pairs={value} label={label} />
            ) : (
              <Figure {...part} {...column} label={label} />
            )}
          </td>
        );
      })}
      <td>
        {!isFixed && (
          <button
            type="button"
            className="icon-button"
            aria-label={deck.removeRow(i + 1)}
            onClick={() => onChange(i, undefined)}
          >
            <span aria-hidden="true">✕</span>
          </button>
        )}
      </td>
    </tr>
  );
}, looksTheSame);

/** `onChange` goes by the place of the row in what there is at that moment: an earlier one does the same. */
function looksTheSame(one: RowProps, other: RowProps): boolean {
  return (
    one.row === other.row &&
    one.printed === other.printed &&
    one.title === other.title &&
    one.isFixed === other.isFixed &&
    one.card?.look === other.card?.look &&
    faceOf(one.card) === faceOf(other.card) &&
    JSON.stringify(one.columns) === JSON.stringify(other.columns)
  );
}
