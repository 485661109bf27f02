import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { addressOf } from './router.ts';

/** Nothing here: one sentence, and a way on. */
export function Lost({ text }: { readonly text: string }): ReactNode {
  const texts = useTexts();
  return (
    <main className="lost">
      <h1>{text}</h1>
      <a className="button" href={addressOf({ page: 'home' })}>
        {texts.home}
      </a>
    </main>
  );
}
