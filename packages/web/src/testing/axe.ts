/** What axe has to say about a page as it is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly {
      readonly target: readonly unknown[];
      readonly html: string;
      failureSummary?: string;
    }[];
  }[];
}

/**
 * What axe finds on the screen as it is. Pictures that nobody is read are left out; a button that is a picture has no
 * visible label, so its name needs not repeat its figures.
 */
export async function flaws(page: Page, screen: string): Promise<string[]> {
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axe);
  // It would fetch every style sheet again, for rules that it does not apply by itself.
  const { violations }: Found = await page.evaluate(
    `axe.run({ exclude: ['svg[aria-hidden]'] }, { resultTypes: ['violations'], preload: false })`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => id !== 'label-content-name-mismatch' || !isPictureOnly(html))
      .map(({ html, failureSummary = '' }) => {
        const [, why = ''] = failureSummary.split('\n');
        return `${screen}, ${id}: ${html.slice(0, 160)} ${why.trim()}`;
      }),
  );
}

/** Nothing to read beside pictures and what is marked as not to be read. */
const isPictureOnly = (html: string): boolean =>
  html
    .replace(/<(svg|b|span) [^>]*aria-hidden="true".*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .trim() === '';
