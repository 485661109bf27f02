import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { culprit, type TableToBe } from './house-rules.ts';

interface Props {
  readonly table: TableToBe;
  readonly flaw: string | undefined;
}

/** Why these options cannot be played. The field of a house rule shows it itself; then it is only heard here. */
export function Objection({ table, flaw }: Props): ReactNode {
  if (flaw === undefined) return null;
  return (
    <div role="alert" className={culprit(table) === undefined ? undefined : 'unseen'}>
      <Flaw text={flaw} />
    </div>
  );
}

export function Flaw({ id, text }: { readonly id?: string; readonly text: string }): ReactNode {
  const { online } = useTexts();
  return (
    <p id={id} className="hint">
      {online.badOptions} {text}
    </p>
  );
}
