import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { addressOf } from './router.ts';

interface Props {
  readonly text: string;
  readonly hint?: string;
  /** A better way on than the way home. */
  readonly children?: ReactNode;
}

/** Nothing here: one sentence, and a way on. */
export function Lost({ text, hint, children }: Props): ReactNode {
  const texts = useTexts();
  return (
    <main className="lost">
      <h1>{text}</h1>
      {hint !== undefined && <p>{hint}</p>}
      {children}
      <a className="button" href={addressOf({ page: 'home' })}>
        {texts.home}
      </a>
    </main>
  );
}
