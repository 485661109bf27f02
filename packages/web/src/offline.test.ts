import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { filesOnly, openHouse } from './testing/browser.ts';
import { choices, playToEnd } from './testing/player.ts';

/** How often each file was asked for, and which are refused; the keeping of files begins with sw.js. */
const asked = new Map<string, number>();
let refuses: (path: string, times: number) => boolean = () => false;
const house = openHouse(
  filesOnly((path) => {
    const times = (asked.get(path) ?? 0) + 1;
    asked.set(path, times);
    return refuses(path, times);
  }),
);

const isReady = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

test('a house that refuses files for a while: they are asked for again, and the page opens without a network', async () => {
  // Of what only the worker asks for, each fortieth file is refused the first time.
  const fetched = new Set<string>();
  refuses = (path, times) => {
    if (!path.startsWith('/assets/') || !asked.has('/sw.js') || times > 1) return false;
    fetched.add(path);
    return fetched.size % 40 === 1;
  };
  const { page, context } = await house.visit({ keepsFiles: true });
  await isReady(page);
  assert.ok(fetched.size > 40, `${fetched.size} files`);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await choices(page).first().waitFor();
});

test('a house that has no time for pages: the kept page opens instead of the refusal', async () => {
  refuses = () => false;
  const { page } = await house.visit({ keepsFiles: true });
  await isReady(page);
  refuses = (path) => path === '/';
  await page.reload();
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).waitFor();
});

test('when files are kept from the middle of a match on, cards that were drawn before are not drawn again all at once', async () => {
  refuses = (path) => path === '/sw.js';
  const { page } = await house.visit({ keepsFiles: true });
  await page.getByRole('button', { name: 'Speel nu 5 possessions' }).click();
  await choices(page).first().waitFor();
  await playToEnd(page, { stopAfter: 4 });
  refuses = () => false;
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('./sw.js');
    while (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => setTimeout(resolve, 20));
  });
  // What is shown on the table was drawn before, by itself: the browser has it at once.
  const shown = await page.evaluateHandle(() => {
    const seen = { ready: 0, notReady: 0 };
    let before = '';
    const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
    if (source?.set === undefined) throw new Error('images have no source');
    const { set } = source;
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      ...source,
      set(this: HTMLImageElement, address: string) {
        set.call(this, address);
        if (this.isConnected && address !== before) seen[this.complete ? 'ready' : 'notReady']++;
        before = address;
      },
    });
    return seen;
  });
  await playToEnd(page, { stopAfter: 8 });
  const { ready, notReady } = await shown.jsonValue();
  assert.ok(ready > 0);
  assert.equal(notReady, 0);
});
