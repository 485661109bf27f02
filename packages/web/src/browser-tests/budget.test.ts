import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import type { Page } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';

const house = openHouse();
const assets = fileURLToPath(new URL('../../dist/assets', import.meta.url));

/** The kilobytes of JavaScript, gzipped, that the page itself has asked for; the worker is counted apart. */
async function loaded(page: Page, isWorker: (name: string) => boolean): Promise<number> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
  );
  const own = new Set(readdirSync(assets).filter((name) => name.endsWith('.js')));
  const files = [...new Set(names)].filter((name) => own.has(name) && !isWorker(name));
  return files.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0) / 1024;
}

test('the first page is at most 125 kB of JavaScript, with the table of a game at most 210 kB', async () => {
  const { page } = await house.visit();
  await page.getByRole('heading', { name: 'Stamtafel' }).waitFor();
  const home = await loaded(page, () => false);
  assert.ok(home > 40 && home <= 125, `home: ${home.toFixed(1)} kB`);
  for (const { title } of catalogue) {
    const visitor = await house.visit();
    await visitor.page.getByRole('button', { name: `Speel nu ${title.nl}` }).click();
    await visitor.page.getByRole('group', { name: 'Keuzes' }).waitFor();
    const all = await loaded(visitor.page, (name) => name.startsWith('worker-'));
    assert.ok(all > home + 5 && all <= 210, `${title.nl}: ${all.toFixed(1)} kB`);
  }
});

test('page and worker share the rules and the minds of every game: each is built once', () => {
  const built = readdirSync(assets).filter((name) => name.endsWith('.js'));
  for (const part of ['edition', 'mind'])
    assert.equal(built.filter((name) => name.startsWith(`${part}-`)).length, catalogue.length, part);
});

test('a card is one element of the page, and its picture has few elements and letterings', async () => {
  const { page } = await house.visit();
  await page.getByRole('button', { name: 'Speel nu 4 downs' }).click();
  const pictures = page.locator('[data-zone="hand.A"] .card > :only-child');
  await page.locator('[data-zone="hand.A"] .card > [src]').nth(3).waitFor();
  const cards = await pictures.evaluateAll((all) =>
    all.map((picture) => {
      const drawing = decodeURIComponent(picture.getAttribute('src') ?? '');
      return { all: drawing.split('</').length - 1, texts: drawing.split('</text>').length - 1 };
    }),
  );
  for (const { all, texts } of cards)
    assert.ok(all > 5 && all <= 34 && texts > 0 && texts <= 8, `${all} elements, ${texts} texts`);
});
