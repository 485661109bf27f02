import { type ReactNode, useId } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { columnsOf, isRows, type Json, type Path, readText, textOf, valueAt, withValue } from './tree.ts';
import { partName } from './words.ts';

interface Props {
  readonly path: Path;
  readonly own: Json;
  readonly house: Json;
  readonly onChange: (own: Json) => void;
}

/** One part of a deck: a table of cards, a group of parts, or a single figure. */
export function DeckPart({ path, own, house, onChange }: Props): ReactNode {
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

function Rows({ path, rows, own, house, onChange }: Props & { readonly rows: readonly Json[] }): ReactNode {
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
              {columns.map((column) => (
                <td key={column.join('.')}>
                  <Figure
                    path={[...path, String(i), ...column]}
                    own={own}
                    house={house}
                    onChange={onChange}
                    label={`${title} ${i + 1} ${named(column)}`.trim()}
                    like={rows.map((row) => valueAt(row, column)).find((value) => value !== undefined)}
                    list={`${list}${column.join('.')}`}
                  />
                </td>
              ))}
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

interface FigureProps extends Props {
  readonly label: string;
  /** A value of another card in the same column, where this one has none. */
  readonly like?: Json | undefined;
  readonly list?: string;
}

/** One figure, with a mark when it is no longer the house's. */
function Figure({ path, own, house, onChange, label, like, list }: FigureProps): ReactNode {
  const { more } = useTexts();
  const value = valueAt(own, path);
  const before = valueAt(house, path);
  const kind = before ?? like ?? value;
  const isOwn = textOf(value) !== textOf(before);
  const change = (next: Json | undefined): void => onChange(withValue(own, path, next));
  const marks = { 'aria-label': label, 'data-own': isOwn || undefined };
  const title = isOwn ? more.changedMark : more.houseMark;
  if (typeof kind === 'boolean')
    return (
      <input
        type="checkbox"
        {...marks}
        title={title}
        checked={value === true}
        onChange={() => change(value !== true)}
      />
    );
  return (
    <input
      {...marks}
      title={title}
      list={typeof kind === 'string' ? list : undefined}
      inputMode={typeof kind === 'number' ? 'numeric' : undefined}
      size={typeof kind === 'number' ? 4 : 14}
      value={textOf(value)}
      onChange={({ target }) => change(readText(target.value, kind))}
    />
  );
}
