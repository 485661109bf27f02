import type { Chapter } from '@stamtafel/games/chapters.ts';
import type { Edition, Language, RuleTexts } from '@stamtafel/games/edition.ts';
import { useEffect, useState } from 'react';
import { note } from '../app/toast.tsx';
import { texts } from '../texts/texts.ts';

interface Rules {
  readonly language: Language;
  readonly rules: RuleTexts;
  readonly chapters: readonly Chapter[];
}

/** The rules of a game in this language with their chapters; undefined while they are on their way. */
export function useRules(edition: Edition, language: Language): Rules | undefined {
  const [loaded, setLoaded] = useState<Rules>();
  useEffect(() => {
    let gone = false;
    Promise.all([edition.rules[language](), edition.chapters()]).then(
      ([rules, chapters]) => {
        if (!gone) setLoaded({ language, rules, chapters });
      },
      () => {
        if (!gone) note(texts[language].trouble.broken);
      },
    );
    return () => {
      gone = true;
    };
  }, [edition, language]);
  return loaded?.language === language ? loaded : undefined;
}

export const ruleIn = (rules: RuleTexts | undefined, id: string): string | undefined =>
  rules !== undefined && Object.hasOwn(rules, id) ? rules[id] : undefined;
