import type { Chapter } from '@stamtafel/games/chapters.ts';
import type { Edition, RuleTexts } from '@stamtafel/games/edition.ts';
import { ruleParts } from '@stamtafel/games/rule-text.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { addressOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { Contents } from './Contents.tsx';
import { chapterId, inChapters } from './chapters.ts';
import { OverviewCard } from './OverviewCard.tsx';
import { marked, searched, searchWords } from './search.ts';
import { useRules } from './useRules.ts';

interface Props {
  readonly edition: Edition;
  readonly rule: string | undefined;
  /** Whether the way to the chapters may stand beside the rules, where the screen is wide. */
  readonly hasSide?: boolean | undefined;
}

/** All rules of a game by chapter and id, searchable, under the card that says them at a glance; one of them can be pointed at. */
export function RuleList({ edition, rule, hasSide }: Props): ReactNode {
  const { language } = useSettings();
  const loaded = useRules(edition, language);
  return loaded === undefined ? (
    <p className="breath">…</p>
  ) : (
    <Searched
      edition={edition}
      rule={rule}
      hasSide={hasSide}
      rules={loaded.rules}
      chapters={loaded.chapters}
    />
  );
}

interface SearchedProps extends Props {
  readonly rules: RuleTexts;
  readonly chapters: readonly Chapter[];
}

function Searched({ edition, rules, chapters, rule, hasSide = false }: SearchedProps): ReactNode {
  const texts = useTexts();
  const { language } = useSettings();
  const [wanted, setWanted] = useState('');
  const field = useId();
  const pointed = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is another place
  useEffect(() => {
    pointed.current?.scrollIntoView({ block: 'center' });
  }, [rule]);
  const words = searchWords(wanted, language);
  const ranks = searched(rules, words, language);
  const found = inChapters(rules, chapters, language, (id) => ranks.get(id));
  const count = found.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const game = edition.game.id;
  return (
    <div className="rules">
      <label htmlFor={field} className="unseen">
        {texts.search}
      </label>
      <input
        id={field}
        type="search"
        placeholder={texts.search}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {rule === undefined && words.length === 0 && <OverviewCard edition={edition} />}
      <p className="quiet" role="status">
        {count === 0 ? texts.notFound : texts.found(count)}
      </p>
      {rule !== undefined && !Object.hasOwn(rules, rule) && <p>{texts.noSuchRule(rule)}</p>}
      <div className="chapters">
        {words.length === 0 && <Contents game={game} chapters={found} hasSide={hasSide} />}
        <div>
          {found.map(({ from, title, rules: own }) => (
            <section key={from} aria-labelledby={chapterId(from)}>
              <h2 id={chapterId(from)} tabIndex={-1}>
                {title}
              </h2>
              <dl className="rule-list">
                {own.map(([id, text]) => (
                  <div key={id} data-pointed={id === rule || undefined}>
                    <dt ref={id === rule ? pointed : undefined}>
                      <a href={addressOf({ page: 'rules', game, rule: id })}>{id}</a>
                    </dt>
                    <dd>
                      <RuleText text={text} words={words} isPointed={id === rule} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

interface RuleTextProps {
  readonly text: string;
  readonly words: readonly string[];
  readonly isPointed: boolean;
}

/** A rule with its small print folded below it, unless it is what somebody looks for. */
function RuleText({ text, words, isPointed }: RuleTextProps): ReactNode {
  const texts = useTexts();
  const { said, smallPrint } = ruleParts(text);
  return (
    <>
      <Marked text={said} words={words} />
      {smallPrint !== undefined && (
        <details open={isPointed || words.length > 0}>
          <summary>{texts.smallPrint}</summary>
          <Marked text={smallPrint} words={words} />
        </details>
      )}
    </>
  );
}

function Marked({ text, words }: Pick<RuleTextProps, 'text' | 'words'>): ReactNode {
  const { language } = useSettings();
  return marked(text, words, language).map(({ at, part, isFound }) =>
    isFound ? <mark key={at}>{part}</mark> : part,
  );
}
