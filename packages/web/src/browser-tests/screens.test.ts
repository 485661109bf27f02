import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { openHouse } from '../testing/browser.ts';
import { choices } from '../testing/player.ts';

const house = openHouse();

test('on a laptop the home page shows all five boxes with all their buttons, each large enough', async () => {
  for (const language of ['nl', 'en'] as const) {
    const { page } = await house.visit({ language });
    await page.getByRole('heading', { name: 'Stamtafel' }).waitFor();
    const { boxes, out, small } = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('.box-buttons :is(button, a)')];
      const places = buttons.map((button) => button.getBoundingClientRect());
      return {
        boxes: document.querySelectorAll('.box').length,
        out: places.filter((place) => place.bottom > innerHeight || place.right > innerWidth).length,
        small: places.filter((place) => place.height < 43.5 || place.width < 43.5).length,
      };
    });
    assert.deepEqual({ boxes, out, small }, { boxes: 5, out: 0, small: 0 }, language);
  }
});

test('on a phone nothing of the form for a new table sticks out of its sheet', async () => {
  for (const language of ['nl', 'en'] as const) {
    const { page } = await house.visit({ language, size: 'phone' });
    await page.goto(`${house.address()}#/vrienden/stieren-versieren`);
    const sheet = page.locator('form.make');
    await sheet.locator('select').first().waitFor();
    const out = await sheet.evaluate((form) => {
      const edge = form.getBoundingClientRect().right;
      const inside = [...form.querySelectorAll('input, select, button, a, details')];
      return inside.filter((part) => part.getBoundingClientRect().right > edge).map((part) => part.outerHTML);
    });
    assert.deepEqual(out, [], language);
  }
});

test('the overview card of every game fits one screen, and its lines lead to their rules', async () => {
  const { page } = await house.visit();
  for (const { id } of catalogue) {
    await page.goto(`${house.address()}#/regels/${id}`);
    const card = page
      .getByRole('region', { name: 'In het kort' })
      .filter({ has: page.locator(`a[href^="#/regels/${id}/"]`) });
    await card.waitFor();
    const place = await card.boundingBox();
    assert.ok(place !== null && place.y + place.height <= 720, `${id}: ${JSON.stringify(place)}`);
  }
  const link = page.getByRole('region', { name: 'In het kort' }).getByRole('link').first();
  const rule = await link.innerText();
  await link.click();
  await page.locator('[data-pointed]', { hasText: rule }).waitFor();
});

test('how a game is set up stands under its overview card, folded', async () => {
  const { page } = await house.visit();
  await page.goto(`${house.address()}#/regels/stier-zoekt-bier`);
  const step = page.getByText('Schud de stieren.', { exact: false });
  await page.locator('summary', { hasText: 'De voorbereiding' }).click();
  await step.waitFor();
});

test('the rules are searched from the first screen, also on a phone, and what is found stands there', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await page.goto(`${house.address()}#/regels/how-ruck`);
  const field = page.getByRole('searchbox', { name: 'Zoek in de regels' });
  await page.getByRole('region', { name: 'In het kort' }).waitFor();
  assert.ok(isWithin(await field.boundingBox(), 300), 'the field stands under the title');
  await field.fill('nessie');
  assert.match(await page.locator('.rule-list mark').first().innerText(), /^nessie$/i);
  // Half of the screen: the other half is the keyboard's.
  const first = page.locator('.rule-list dt a').first();
  assert.ok(isWithin(await first.boundingBox(), 422), 'what is found stands above the keyboard');
  await page.locator('.rule-list dd').last().scrollIntoViewIfNeeded();
  assert.ok(isWithin(await field.boundingBox(), 300), 'the field stays where one reads');
});

for (const size of ['laptop', 'phone'] as const)
  test(`on a ${size} the rules have chapters, and the way to each is at hand`, async () => {
    const { page } = await house.visit({ size });
    await page.goto(`${house.address()}#/regels/how-ruck`);
    const contents = page.getByRole('navigation', { name: 'Hoofdstukken' });
    const fold = page.locator('summary', { hasText: 'Hoofdstukken' });
    await fold.waitFor();
    if (size === 'phone') await fold.click();
    await contents.getByRole('link', { name: 'De krachtmeting' }).click();
    const chapter = page.getByRole('region', { name: 'De krachtmeting' });
    const [heading, first] = [chapter.getByRole('heading'), chapter.locator('dt a').first()];
    const { height } = page.viewportSize() ?? { height: 0 };
    assert.ok(isWithin(await heading.boundingBox(), height / 3), 'the chapter begins there');
    assert.equal(await first.innerText(), 'HR-110');
    assert.ok(isWithin(await first.boundingBox(), height / 2));
    assert.ok(
      await heading.evaluate((element) => element === document.activeElement),
      'a keyboard goes on there',
    );
    assert.equal(new URL(page.url()).hash, '#/regels/how-ruck');
    if (size === 'laptop')
      assert.ok(isWithin(await contents.boundingBox(), height), 'the way to the others stays');
    // Only the chapters that have it.
    await page.getByRole('searchbox').fill('HR-110');
    assert.deepEqual(await page.locator('.rules h2').allTextContents(), ['De krachtmeting']);
  });

const isWithin = (box: { readonly y: number; readonly height: number } | null, bottom: number): boolean =>
  box !== null && box.y >= 0 && box.y + box.height <= bottom;

test('at twice the size everything can still be reached', async () => {
  const { page } = await house.visit();
  // What is left of 1280×720 for a page that is shown twice as large.
  await page.setViewportSize({ width: 640, height: 360 });
  const wider = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).waitFor();
  assert.equal(await wider(), false, 'the home page is wider than the screen');
  for (const { title } of catalogue) {
    await page.goto(`${house.address()}#/`);
    await page.getByRole('button', { name: `Speel nu ${title.nl}`, exact: true }).click();
    const last = choices(page).last();
    await last.waitFor();
    assert.equal(await wider(), false, title.nl);
    await last.scrollIntoViewIfNeeded();
    const place = await last.boundingBox();
    assert.ok(place !== null && place.y >= 0 && place.y + place.height <= 361, title.nl);
  }
});
