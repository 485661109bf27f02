import type { Page } from 'playwright-core';

/** Runs in the page: it may use nothing from outside itself. Says what is wrong, each flaw in a line. */
export type Check = () => readonly string[];

/**
 * What these find on the page as it stands, once it is drawn in its present size. All in one question: asking a browser
 * something costs more than most of what is asked.
 */
export const flaws = (page: Page, ...checks: readonly Check[]): Promise<readonly string[]> =>
  page.evaluate(
    `new Promise(requestAnimationFrame).then(() => [${checks.join(', ')}].flatMap((check) => check()))`,
  );
