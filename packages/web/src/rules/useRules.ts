import type { Edition, Language, RuleTexts } from '@stamtafel/games/edition.ts';
import { useEffect, useState } from 'react';
import { note } from '../app/toast.tsx';
import { texts } from '../texts/texts.ts';

/** The rules of a game in this language; undefined while they are on their way. */
export function useRules(edition: Edition, language: Language): RuleTexts | undefined {
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly rules: RuleTexts }>();
  useEffect(() => {
    let gone = false;
    edition.rules[language]().then(
      (rules) => {
        if (!gone) setLoaded({ language, rules });
      },
      () => {
        if (!gone) note(texts[language].trouble.broken);
      },
    );
    return () => {
      gone = true;
    };
  }, [edition, language]);
  return loaded?.language === language ? loaded.rules : undefined;
}

export const ruleIn = (rules: RuleTexts | undefined, id: string): string | undefined =>
  rules !== undefined && Object.hasOwn(rules, id) ? rules[id] : undefined;
