import type { Edition, RuleTexts } from '@stamtafel/games/edition.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { addressOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { useRules } from './useRules.ts';

interface Props {
  readonly edition: Edition;
  readonly rule: string | undefined;
}

/** All rules of a game by id, searchable; one of them can be pointed at. */
export function RuleList({ edition, rule }: Props): ReactNode {
  const { language } = useSettings();
  const rules = useRules(edition, language);
  return rules === undefined ? (
    <p className="breath">…</p>
  ) : (
    <Searched game={edition.game.id} rules={rules} rule={rule} />
  );
}

interface SearchedProps {
  readonly game: string;
  readonly rules: RuleTexts;
  readonly rule: string | undefined;
}

function Searched({ game, rules, rule }: SearchedProps): ReactNode {
  const texts = useTexts();
  const [wanted, setWanted] = useState('');
  const field = useId();
  const pointed = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is another place
  useEffect(() => {
    pointed.current?.scrollIntoView({ block: 'center' });
  }, [rule]);
  const words = wanted.toLowerCase().split(/\s+/);
  const found = Object.entries(rules).filter(([id, text]) =>
    words.every((word) => `${id} ${text}`.toLowerCase().includes(word)),
  );
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
      <p className="quiet" role="status">
        {found.length === 0 ? texts.notFound : texts.found(found.length)}
      </p>
      {rule !== undefined && !Object.hasOwn(rules, rule) && <p>{texts.noSuchRule(rule)}</p>}
      <dl className="rule-list">
        {found.map(([id, text]) => (
          <div key={id} data-pointed={id === rule || undefined}>
            <dt ref={id === rule ? pointed : undefined}>
              <a href={addressOf({ page: 'rules', game, rule: id })}>{id}</a>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
