import type { MouseEvent, ReactNode } from 'react';
import { addressOf } from '../app/router.ts';
import { useIsWide } from '../table/useIsWide.ts';
import { useTexts } from '../texts/texts.ts';
import { type ChapterOfRules, chapterId } from './chapters.ts';

interface Props {
  readonly game: string;
  readonly chapters: readonly ChapterOfRules[];
  readonly hasSide: boolean;
}

/** The way to every chapter: at the side where there is room, else folded above the rules. */
export function Contents({ game, chapters, hasSide }: Props): ReactNode {
  const texts = useTexts();
  const isWide = useIsWide();
  return (
    <details className="contents" open={hasSide && isWide}>
      <summary>{texts.chapters}</summary>
      <nav aria-label={texts.chapters}>
        <ol>
          {chapters.map(({ from, title }) => (
            <li key={from}>
              <a
                href={addressOf({ page: 'rules', game, rule: from })}
                onClick={(event) => jump(event, chapterId(from))}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** Goes there on this page, or in this dialog: the address is for opening it elsewhere or copying it. */
function jump(event: MouseEvent, id: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
