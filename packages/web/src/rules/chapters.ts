import type { Chapter } from '@stamtafel/games/chapters.ts';
import type { Language, RuleTexts } from '@stamtafel/games/edition.ts';

export interface ChapterOfRules {
  /** Its first rule, also where that was not looked for. */
  readonly from: string;
  readonly title: string;
  readonly rules: readonly (readonly [id: string, text: string])[];
}

/** What its heading is called on the page. */
export const chapterId = (from: string): string => `chapter-${from}`;

/** The rules that are wanted, chapter by chapter; a chapter without any is left out. */
export function inChapters(
  rules: RuleTexts,
  chapters: readonly Chapter[],
  language: Language,
  isWanted: (id: string, text: string) => boolean,
): readonly ChapterOfRules[] {
  const all = Object.entries(rules);
  const begins = chapters.map(({ from }) => all.findIndex(([id]) => id === from));
  return chapters
    .map(({ from, title }, n) => ({
      from,
      title: title[language],
      rules: all.slice(begins[n], begins[n + 1]).filter(([id, text]) => isWanted(id, text)),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}
