import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { filesOnly, openHouse } from '../testing/browser.ts';
import { choices, playToEnd, resign, theEnd } from '../testing/player.ts';

/** How often each file was asked for, and which are refused; the keeping of files begins with sw.js. */
const asked = new Map<string, number>();
let refuses: (path: string, times: number) => boolean | 'silently' = () => false;
/** The house was upgraded: what belongs to it is named otherwise, and the files of before are gone. */
let isUpgraded = false;
const house = openHouse(
  filesOnly((path) => {
    const times = (asked.get(path) ?? 0) + 1;
    asked.set(path, times);
    return refuses(path, times) || (isUpgraded && /EndScreen/.test(path));
  }, upgraded),
);

/** The list of files to keep, as the next version has it. */
function upgraded(path: string, text: string): string | undefined {
  if (!isUpgraded || path !== '/sw.js') return undefined;
  return text.replace(/"stamtafel-\w+"/, '"stamtafel-next"').replace(/"[^"]*EndScreen[^"]*",?/g, '');
}

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

test('a network that takes what is asked and brings nothing: the kept page opens all the same', async () => {
  refuses = () => false;
  const { page } = await house.visit({ keepsFiles: true });
  await isReady(page);
  refuses = (path) => path === '/' && 'silently';
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
  await page.evaluate(() => void navigator.serviceWorker.register('./sw.js'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
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

test('a window of before an upgrade has its files for as long as it is open; the next visit throws them away', async () => {
  refuses = () => false;
  const { page, context } = await house.visit({ keepsFiles: true });
  await isReady(page);
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await choices(page).first().waitFor();
  const before = await page.evaluate(() => caches.keys());
  assert.equal(before.length, 1);
  isUpgraded = true;
  // What a browser happens to have besides is not to be relied on.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const other = await context.newPage();
  const takenOver = page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve);
      }),
  );
  await other.goto(house.address());
  await takenOver;
  await resign(page);
  await theEnd(page).waitFor();
  await page.close();
  await other.close();
  const next = await context.newPage();
  await next.goto(house.address());
  await next.waitForFunction(async () => (await caches.keys()).join() === 'stamtafel-next');
  isUpgraded = false;
});
