import type { Edition } from '@stamtafel/games/edition.ts';
import type { ReactNode } from 'react';
import { addressOf } from '../app/router.ts';
import { AtHand } from '../rules/AtHand.tsx';
import { useTexts } from '../texts/texts.ts';

/** The edge of a page beside the table: the way back, and what it is about. */
export function PageHead({
  title,
  edition,
  children,
}: {
  readonly title: string;
  readonly edition: Edition;
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
      <AtHand edition={edition} />
    </header>
  );
}
