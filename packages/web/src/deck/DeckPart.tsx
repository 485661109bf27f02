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
  const columns = columnsOf(rows);
  const title = partName(path.at(-1) ?? '', language);
  const named = (column: Path): string => column.map((part) => partName(part, language)).join(' ');
  return (
    <div className="deck-rows">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            {columns.map((column) => (
              <th key={column.join('.')} scope="col">
                {named(column) || title}
                {rows.some((row) => isPairs(valueAt(row, column))) && (
                  <small> ({pairNames(column.at(-1) ?? '', language).join(' → ')})</small>
                )}
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
              {columns.map((column) => {
                const part = { path: [...path, String(i), ...column], own, house, onChange };
                const label = `${title} ${i + 1} ${named(column)}`.trim();
                const value = valueAt(own, part.path);
                return (
                  <td key={column.join('.')}>
                    {isPairs(value) ? (
                      <Pairs {...part} pairs={value} label={label} />
                    ) : (
                      <Figure
                        {...part}
                        label={label}
                        like={rows.map((row) => valueAt(row, column)).find((each) => each !== undefined)}
                        list={`${list}${column.join('.')}`}
                        letters={Math.max(4, ...wordsIn(rows, column).map(({ length }) => length))}
                      />
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
      {columns.map((column) => (
        <datalist key={column.join('.')} id={`${list}${column.join('.')}`}>
          {wordsIn(rows, column).map((word) => (
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

const wordsIn = (rows: readonly Json[], column: Path): readonly string[] => [
  ...new Set(
    rows.flatMap((row) => {
      const value = valueAt(row, column);
      return typeof value === 'string' && value !== '' ? [value] : [];
    }),
  ),
];
