import { entryOf } from '@stamtafel/games/catalogue.ts';
import type { ReactNode } from 'react';
import { addressOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { covers } from '../home/covers.tsx';
import { useTexts } from '../texts/texts.ts';
import './Invitation.css';

/** What a guest is invited to: the lid of the box, what it is about, and the lesson, which leaves this page open. */
export function Invitation({ game }: { readonly game: string }): ReactNode {
  const texts = useTexts();
  const { language } = useSettings();
  const entry = entryOf(game);
  if (entry === undefined) return null;
  const title = entry.title[language];
  return (
    <section className="sheet invitation" aria-label={title}>
      <div className="invitation-cover" aria-hidden="true">
        {covers[entry.box]?.()}
      </div>
      <div className="invitation-words">
        <p className="tagline">{entry.tagline[language]}</p>
        <p className="quiet">{texts.minutes(...entry.minutes)}</p>
        <a
          className="button small"
          href={addressOf({ page: 'lesson', game })}
          target="_blank"
          aria-label={texts.lesson.learnNamed(title)}
          rel="noopener"
        >
          {texts.lesson.learn}
        </a>
      </div>
    </section>
  );
}
