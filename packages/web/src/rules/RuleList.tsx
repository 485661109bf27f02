import type { Edition, RuleTexts } from '@stamtafel/games/edition.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { addressOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { OverviewCard } from './OverviewCard.tsx';
import { hasAll, marked, searchWords } from './search.ts';
import { useRules } from './useRules.ts';

interface Props {
  readonly edition: Edition;
  readonly rule: string | undefined;
}

/** All rules of a game by id, searchable, under the card that says them at a glance; one of them can be pointed at. */
export function RuleList({ edition, rule }: Props): ReactNode {
  const { language } = useSettings();
  const rules = useRules(edition, language);
  return rules === undefined ? (
    <p className="breath">…</p>
  ) : (
    <Searched edition={edition} rules={rules} rule={rule} />
  );
}

interface SearchedProps extends Props {
  readonly rules: RuleTexts;
}

function Searched({ edition, rules, rule }: SearchedProps): ReactNode {
  const texts = useTexts();
  const [wanted, setWanted] = useState('');
  const field = useId();
  const pointed = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is another place
  useEffect(() => {
    pointed.current?.scrollIntoView({ block: 'center' });
  }, [rule]);
  const words = searchWords(wanted);
  const found = Object.entries(rules).filter(([id, text]) => hasAll(`${id} ${text}`, words));
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
        {found.length === 0 ? texts.notFound : texts.found(found.length)}
      </p>
      {rule !== undefined && !Object.hasOwn(rules, rule) && <p>{texts.noSuchRule(rule)}</p>}
      <dl className="rule-list">
        {found.map(([id, text]) => (
          <div key={id} data-pointed={id === rule || undefined}>
            <dt ref={id === rule ? pointed : undefined}>
              <a href={addressOf({ page: 'rules', game: edition.game.id, rule: id })}>{id}</a>
            </dt>
            <dd>
              {marked(text, words).map(({ at, part, isFound }) =>
                isFound ? <mark key={at}>{part}</mark> : part,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
