import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { type Json, type Path, readText, textOf, valueAt, withValue } from './tree.ts';

/** A place in the deck that is being edited. */
export interface PartProps {
  readonly path: Path;
  readonly own: Json;
  readonly house: Json;
  readonly onChange: (own: Json) => void;
}

interface FigureProps extends PartProps {
  readonly label: string;
  /** A value of another card in the same column, where this one has none. */
  readonly like?: Json | undefined;
  readonly list?: string;
  /** The letters that should be in sight. */
  readonly letters?: number;
  /** Stays where it is when nothing stands in it; otherwise it is left out then. */
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
  letters = 14,
  firm = false,
}: FigureProps): ReactNode {
  const { more } = useTexts();
  const value = valueAt(own, path);
  const before = valueAt(house, path);
  const kind = before ?? like ?? value;
  const isOwn = textOf(value) !== textOf(before);
  const change = (next: Json | undefined): void =>
    onChange(withValue(own, path, next ?? (firm ? '' : undefined)));
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
      size={typeof kind === 'number' ? 4 : letters}
      value={textOf(value)}
      onChange={({ target }) => change(readText(target.value, kind))}
    />
  );
}
