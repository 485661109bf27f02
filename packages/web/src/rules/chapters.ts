import type { Chapter } from '@stamtafel/games/chapters.ts';
import type { Language, RuleTexts } from '@stamtafel/games/edition.ts';

export interface ChapterOfRules {
  /** Its first rule, even where that was not looked for. */
  readonly from: string;
  readonly title: string;
  readonly rules: readonly (readonly [id: string, text: string])[];
}

/** What its heading is called on the page. */
export const chapterId = (from: string): string => `chapter-${from}`;

/**
 * The rules that are wanted, chapter by chapter; a chapter without any is left out. What fits best comes first, the
 * lowest rank: within its chapter, and its chapter among the chapters. Otherwise their order stays.
 */
export function inChapters(
  rules: RuleTexts,
  chapters: readonly Chapter[],
  language: Language,
  rank: (id: string) => number | undefined,
): readonly ChapterOfRules[] {
  const all = Object.entries(rules);
  const begins = chapters.map(({ from }) => all.findIndex(([id]) => id === from));
  return chapters
    .map(({ from, title }, n) => {
      const ranked = all
        .slice(begins[n], begins[n + 1])
        .flatMap(([id, text]) => {
          const found = rank(id);
          return found === undefined ? [] : [{ rule: [id, text] as const, found }];
        })
        .toSorted((one, other) => one.found - other.found);
      return {
        best: ranked[0]?.found,
        chapter: { from, title: title[language], rules: ranked.map(({ rule }) => rule) },
      };
    })
    .filter(({ best }) => best !== undefined)
    .toSorted((one, other) => (one.best ?? 0) - (other.best ?? 0))
    .map(({ chapter }) => chapter);
}
