import { type ReactNode, useId } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { Figure, type PartProps } from './Figure.tsx';
import { Pairs } from './Pairs.tsx';
import { columnsOf, isPairs, isRows, type Json, type Path, valueAt, withValue } from './tree.ts';
import { pairNames, partName } from './words.ts';

/** One part of a deck: a table of cards, a group of parts, or a single figure. */
export function DeckPart({ path, own, house, onChange }: PartProps): ReactNode {
  const { language } = useSettings();
  const part = valueAt(own, path);
  const name = partName(path.at(-1) ?? '', language);
  if (part === undefined) return null;
  if (isRows(part)) return <Rows path={path} rows={part} own={own} house={house} onChange={onChange} />;
  if (typeof part !== 'object' || part === null || Array.isArray(part))
    return (
      <div className="deck-figure">
        <span aria-hidden="true">{name}</span>
        <Figure path={path} own={own} house={house} onChange={onChange} label={name} />
      </div>
    );
  return (
    <fieldset className="deck-part">
      {name !== '' && <legend>{name}</legend>}
      {Object.keys(part).map((key) => (
        <DeckPart key={key} path={[...path, key]} own={own} house={house} onChange={onChange} />
      ))}
    </fieldset>
  );
}

function Rows({
  path,
  rows,
  own,
  house,
  onChange,
}: PartProps & { readonly rows: readonly Json[] }): ReactNode {
  const { more } = useTexts();
  const { language } = useSettings();
  const list = useId();
  const columns = columnsOf(rows).map((column) => columnIn(rows, column));
  const title = partName(path.at(-1) ?? '', language);
  const named = (column: Path): string => column.map((part) => partName(part, language)).join(' ');
  const pairsOf = (column: Path): string => pairNames(column.at(-1) ?? '', language).join(' → ');
  return (
    <div className="deck-rows">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            {columns.map(({ column, key, hasPairs }) => (
              <th key={key} scope="col">
                {named(column) || title}
                {hasPairs && <small> ({pairsOf(column)})</small>}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card of a deck is told by its place
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              {columns.map(({ column, key, hasPairs, like, letters }) => {
                const part = { path: [...path, String(i), ...column], own, house, onChange };
                const label = `${title} ${i + 1} ${named(column)}`.trim();
                const value = valueAt(own, part.path);
                return (
                  <td
                    key={key}
                    data-column={hasPairs ? `${named(column)} (${pairsOf(column)})` : named(column) || title}
                    data-pairs={hasPairs || undefined}
                  >
                    {isPairs(value) ? (
                      <Pairs {...part} pairs={value} label={label} />
                    ) : (
                      <Figure {...part} label={label} like={like} list={`${list}${key}`} letters={letters} />
                    )}
                  </td>
                );
              })}
              <td>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={more.removeRow(i + 1)}
                  onClick={() => onChange(withValue(own, [...path, String(i)], undefined))}
                >
                  <span aria-hidden="true">✕</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {columns.map(({ key, words }) => (
        <datalist key={key} id={`${list}${key}`}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      ))}
      <button
        type="button"
        className="button"
        onClick={() => onChange(withValue(own, [...path, String(rows.length)], rows.at(-1)))}
      >
        {more.addRow}
      </button>
    </div>
  );
}

/** What the fields of a column have in common: found once, not for each of them. */
function columnIn(rows: readonly Json[], column: Path) {
  const values = rows.map((row) => valueAt(row, column));
  const words = new Set(
    values.flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : [])),
  );
  return {
    column,
    key: column.join('.'),
    hasPairs: values.some(isPairs),
    like: values.find((value) => value !== undefined),
    words: [...words],
    letters: Math.max(4, ...[...words].map(({ length }) => length)),
  };
}
