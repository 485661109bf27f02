import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { type Json, type Path, readText, textOf, valueAt, withValue } from './tree.ts';

/** A place in the deck that is being edited. */
export interface PartProps {
  readonly path: Path;
  readonly own: Json;
  readonly house: Json | undefined;
  readonly onChange: (change: (own: Json) => Json) => void;
}

interface FigureProps extends PartProps {
  readonly label: string;
  /** A value of another card in the same column, where this one has none. */
  readonly like?: Json | undefined;
  readonly list?: string;
  /** What it may say, where it says a word: what is kept, and what that is called. */
  readonly words?: { readonly [value: string]: string } | undefined;
  /** The letters that should be in sight. */
  readonly letters?: number;
  /** Stays in its place when empty; elsewhere an empty one is left out. */
  readonly firm?: boolean;
}

/** One figure, with a mark when it is no longer the house's. */
export function Figure({
  path,
  own,
  house,
  onChange,
  label,
  like,
  list,
  words,
  letters = 14,
  firm = false,
}: FigureProps): ReactNode {
  const { deck } = useTexts();
  const value = valueAt(own, path);
  const before = valueAt(house, path);
  const kind = before ?? like ?? value;
  const isOwn = textOf(value) !== textOf(before);
  const change = (next: Json | undefined): void =>
    onChange((now) => withValue(now, path, next ?? (firm ? '' : undefined)));
  const marks = { 'aria-label': label, 'data-own': isOwn || undefined };
  const title = isOwn ? deck.changedMark : deck.houseMark;
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
  if (words !== undefined) {
    const said = textOf(value);
    return (
      <select
        {...marks}
        title={title}
        value={said}
        onChange={({ target }) => change(readText(target.value, kind))}
      >
        {!(said in words) && <option value={said}>{said}</option>}
        {Object.entries(words).map(([word, name]) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...marks}
      title={title}
      list={typeof kind === 'string' ? list : undefined}
      inputMode={typeof kind === 'number' ? 'numeric' : undefined}
      size={typeof kind === 'number' ? 4 : letters}
      value={textOf(value)}
      onChange={({ target }) => change(readText(target.value, kind))}
    />
  );
}
