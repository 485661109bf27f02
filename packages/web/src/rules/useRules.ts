import type { Chapter } from '@stamtafel/games/chapters.ts';
import type { Edition, Language, RuleTexts } from '@stamtafel/games/edition.ts';
import { ruleParts } from '@stamtafel/games/rule-text.ts';
import { useCallback } from 'react';
import { useLoaded } from '../app/useLoaded.ts';

interface Rules {
  readonly language: Language;
  readonly rules: RuleTexts;
  readonly chapters: readonly Chapter[];
}

/** The rules of a game in this language with their chapters; undefined while they are on their way. */
export function useRules(edition: Edition, language: Language): Rules | undefined {
  const loaded = useLoaded(
    useCallback(async (): Promise<Rules> => {
      const [rules, chapters] = await Promise.all([edition.rules[language](), edition.chapters()]);
      return { language, rules, chapters };
    }, [edition, language]),
  );
  return loaded?.language === language ? loaded : undefined;
}

/** What a rule says, without its small print. */
export function ruleIn(rules: RuleTexts | undefined, id: string): string | undefined {
  const text = rules !== undefined && Object.hasOwn(rules, id) ? rules[id] : undefined;
  return text === undefined ? undefined : ruleParts(text).said;
}
