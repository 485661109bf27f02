import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import type { Page } from 'playwright-core';
import { openHouse, sizes } from '../testing/browser.ts';
import { languagesOfDay } from '../testing/drawn.ts';
import { type Check, flaws } from '../testing/flaws.ts';
import { tooLarge } from '../testing/kept.ts';
import { coveredWords, placesOver, runTogether } from '../testing/overlap.ts';
import { tap } from '../testing/player.ts';

const house = openHouse();

/** More than any lesson takes. */
const MOST_PRESSES = 60;

test('a lesson is played on the board: a slip is hinted at and taken back, why not works, the end is reached', async () => {
  const { page, errors } = await house.visit();
  await page.getByRole('link', { name: 'Leer het spel: How-Ruck!' }).click();
  await page.getByRole('heading', { name: 'Leer het spel: How-Ruck!' }).waitFor();
  const balloon = page.getByRole('region', { name: 'De waard' });
  const goOn = balloon.getByRole('button', { name: 'Verder' });
  await goOn.click();
  await goOn.click();
  await balloon.getByText('Stap 3 van 12').waitFor();
  const choices = page.getByRole('group', { name: /^Keuzes/ });
  // Something else that is allowed: hinted at, and taken back.
  await tap(choices.getByRole('button', { name: /^Slungel/ }));
  await choices.getByRole('button').first().click();
  await balloon.getByText('Dat mag, maar…').waitFor();
  const takenBack = page.getByText('De laatste zet is teruggenomen.');
  assert.equal(await takenBack.count(), 0);
  await balloon.getByRole('button', { name: 'Terug, nog een keer' }).click();
  await takenBack.waitFor({ state: 'attached' });
  await choices.getByRole('button', { name: /^Spierbundel/ }).click();
  await choices.getByRole('button', { name: /bij jezelf/ }).click();
  await balloon.getByText('Stap 4 van 12').waitFor();
  for (let step = 4; step < 12; step++) {
    const here = balloon.getByText(`Stap ${step} van 12`);
    const next = balloon.getByText(`Stap ${step + 1} van 12`);
    await here.waitFor();
    const showMe = balloon.getByRole('button', { name: 'Doe het voor' });
    await showMe.or(goOn).first().waitFor();
    if (await showMe.isVisible()) {
      await showMe.click();
      await next.or(goOn).first().waitFor();
    }
    if (await here.isVisible()) await goOn.click();
    // A new table is not the old one with something taken back.
    await next.waitFor();
    assert.equal(await takenBack.count(), 0, `step ${step + 1}`);
  }
  await balloon.getByText('Stap 12 van 12').waitFor();
  await balloon.getByRole('button', { name: 'Les nog eens' }).waitFor();
  // What was learnt can be played at once.
  await balloon.getByRole('button', { name: 'Speel nu' }).click();
  await page.getByRole('group', { name: 'Keuzes' }).getByRole('button').first().waitFor();
  assert.match(new URL(page.url()).hash, /^#\/tafel\//);
  assert.deepEqual(errors, []);
});

for (const size of ['laptop', 'phone'] as const)
  test(`every lesson opens on a ${size} without scrolling`, async () => {
    const { page, errors } = await house.visit({ size });
    for (const { id } of catalogue) {
      await page.goto(`${house.address()}#/les/${id}`);
      const balloon = page.getByRole('region', { name: 'De waard' });
      await balloon.getByRole('button', { name: 'Verder' }).click();
      await balloon.getByText('Stap 2 van').waitFor();
      const { wide, high } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        high: document.documentElement.scrollHeight - innerHeight,
      }));
      assert.ok(wide <= 0 && high <= 0, `${id} scrolls: ${wide}, ${high}`);
      assert.deepEqual(await flaws(page, cutOff), [], id);
      const title = page.getByRole('heading', { level: 1 });
      assert.ok(
        await title.evaluate((h1) => h1.scrollWidth <= h1.clientWidth),
        `the name of ${id} is cut off`,
      );
      await shoot(page, `lesson-${id}-${size}`);
    }
    assert.deepEqual(errors, []);
  });

for (const { id } of catalogue)
  test(`on a phone, however it is held, every step of the lesson of ${id} is said in full, and nothing lies over anything`, async () => {
    for (const language of languagesOfDay(`lesson, ${id}`)) {
      const { page } = await house.visit({ size: 'sideways', language });
      await page.goto(`${house.address()}#/les/${id}`);
      const buttons = page.locator('.balloon-buttons');
      const isLast = buttons.getByRole('button', { name: /^(Speel nu|Play now)$/ });
      for (let presses = 0; (await isLast.count()) === 0; presses++) {
        assert.ok(presses < MOST_PRESSES, 'the lesson does not end');
        // Shown or gone on: the last button is what is next.
        await buttons.getByRole('button').last().click();
        // Turned at every step: a walk of its own for each way to hold it would take twice as long.
        const ways = ['phone', 'sideways'] as const;
        for (const held of presses % 2 === 0 ? ways.toReversed() : ways) {
          await page.setViewportSize(sizes[held]);
          const step = `${held}, ${language}, ${presses}: ${await page.locator('.balloon-step').textContent()}`;
          const found = await flaws(page, cutOff, tooLarge, runTogether, placesOver, coveredWords);
          assert.deepEqual(found, [], step);
          await shoot(page, `lesson-${id}-${held}-${language}-${presses}`);
        }
      }
    }
  });

test('on a phone the end of a lesson is one row of buttons', async () => {
  for (const language of languagesOfDay('end of a lesson')) {
    const { page } = await house.visit({ size: 'phone', language });
    await page.goto(`${house.address()}#/les/four-downs`);
    const buttons = page.locator('.balloon-buttons');
    const isLast = buttons.getByRole('button', { name: /^(Speel nu|Play now)$/ });
    for (let presses = 0; (await isLast.count()) === 0; presses++) {
      assert.ok(presses < MOST_PRESSES, 'the lesson does not end');
      await tap(buttons.getByRole('button').last());
    }
    const rows = await buttons
      .getByRole('button')
      .evaluateAll((all) => new Set(all.map((button) => Math.round(button.getBoundingClientRect().y))).size);
    assert.equal(rows, 1, language);
  }
});

test('on a phone held sideways what is asked stands beside the board of a lesson, which keeps its room', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(`${house.address()}#/les/stier-zoekt-bier`);
  await page.locator('.balloon-buttons button').last().click();
  await page.locator('.action').first().waitFor();
  const board = await page.locator('.table-board').boundingBox();
  assert.ok((board?.height ?? 0) > 150, JSON.stringify(board));
  // For the left hand too, with the line between both.
  const asks = page.locator('.table-asks');
  const lineAndSide = (): Promise<unknown> =>
    asks.evaluate((element) => {
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(element);
      return { x: element.getBoundingClientRect().x, borderLeftWidth, borderRightWidth };
    });
  assert.deepEqual(await lineAndSide(), { x: board?.width, borderLeftWidth: '2px', borderRightWidth: '0px' });
  await page.evaluate(() => {
    document.documentElement.dataset.hand = 'left';
  });
  assert.deepEqual(await lineAndSide(), { x: 0, borderLeftWidth: '0px', borderRightWidth: '2px' });
});

/** What is said, if not all of it is in sight. */
const cutOff: Check = () => {
  const says = document.querySelector('.balloon-says');
  if (says === null) return ['nothing is said'];
  return says.scrollHeight > says.clientHeight + 1 ? [`cut off: ${says.textContent}`] : [];
};

/** Pictures to be looked at: STAMTAFEL_PICTURES names the folder. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.STAMTAFEL_PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
