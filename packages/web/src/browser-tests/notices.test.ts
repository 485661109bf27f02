import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';
import { realHouse } from '../testing/server.ts';
import { answerAll, tableForTwo } from '../testing/two-players.ts';
import { until } from '../testing/until.ts';
import { nl } from '../texts/nl.ts';

const house = openHouse(realHouse(), { windows: true });

const myTables = (page: Page) => page.getByRole('region', { name: nl.online.mine }).getByRole('link');

test('those who want it are notified once that a table waits while nobody looks, and the notice leads to the table', async () => {
  const [anna, bert] = [await house.visit({ keepsFiles: true }), await house.visit()];
  const { page, context } = anna;
  await context.grantPermissions(['notifications']);
  await page.reload();
  await page.getByRole('button', { name: nl.settings }).click();
  await page.getByRole('checkbox', { name: nl.notify }).click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const table = await tableForTwo(house, anna, bert);
  const shown = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, tag }) => `${title} ${tag}`);
    });
  const [worker] = context.serviceWorkers();
  assert.ok(worker);
  // Counted where they are shown: a browser asked for its notices forgets one that it is just about to show.
  await worker.evaluate(`
    const show = self.registration.showNotification.bind(self.registration);
    self.notices = 0;
    self.registration.showNotification = async (...notice) => { await show(...notice); self.notices++; };
    const look = self.clients.matchAll.bind(self.clients);
    self.looks = 0;
    self.clients.matchAll = async (...which) => { const windows = await look(...which); self.looks++; return windows; };
  `);
  const isTold = async (times: number): Promise<void> => {
    await until(async () => (await worker.evaluate('self.notices')) === times, `not told ${times} times`);
    assert.deepEqual(await shown(), [`Aan jou: How-Ruck! ${table}`]);
  };
  // This browser shows every window: what it cannot do is said for it, to the page first and then to its worker.
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await answerAll(page);
  await hide(true);
  await answerAll(bert.page);
  await page.waitForFunction(() => document.title.startsWith('● Aan jou'));
  await until(
    async () => (await worker.evaluate('self.looks')) === 1,
    'nobody asks whether a window is looked at',
  );
  assert.deepEqual(await shown(), [], 'a window that is looked at knows already');
  await hide(false);
  await worker.evaluate('self.clients.matchAll = async () => []');
  await answerAll(page);
  await hide(true);
  await answerAll(bert.page);
  await isTold(1);
  const opened: unknown = await worker.evaluate(`(async () => {
    const opened = new Promise((resolve) => { self.clients.openWindow = async (address) => resolve(address); });
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    return opened;
  })()`);
  assert.equal(opened, `${house.address()}#/t/${table}`);
  await hide(false);
  // On the first page the same is told of every table.
  await answerAll(page);
  await page.goto(`${house.address()}#/`);
  await myTables(page).first().waitFor();
  await page.clock.install();
  await page.reload();
  await myTables(page).first().waitFor();
  assert.deepEqual(await shown(), []);
  await hide(true);
  await answerAll(bert.page);
  await page.clock.runFor(75_000);
  await page.waitForFunction(() => document.title === '(1) Aan jou – Stamtafel');
  await isTold(2);
});
