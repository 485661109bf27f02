import type { ReactNode } from 'react';
import { addressOf } from '../app/router.ts';
import { useTexts } from '../texts/texts.ts';

/** The edge of a page beside the table: the way back, and what it is about. */
export function PageHead({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ReactNode;
}): ReactNode {
  const texts = useTexts();
  return (
    <header className="page-head">
      <a className="icon-button" href={addressOf({ page: 'home' })} title={texts.home}>
        <span aria-hidden="true">‹</span>
        <span className="unseen">{texts.home}</span>
      </a>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
