import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import type { Page } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';
import { choices, settled } from '../testing/player.ts';

const house = openHouse();

/** The options of the matches that this browser keeps. */
const keptOptions = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('stamtafel');
        opening.onsuccess = () => {
          const all = opening.result.transaction('matches').objectStore('matches').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result.map(({ record }) => record.options)));
        };
      }),
  );

test('the figures of an own copy are entered, checked, kept, played with and written to a file', async () => {
  const { page, errors } = await house.visit();
  await page.getByRole('link', { name: 'Mijn kaarten: How-Ruck!' }).click();
  const strength = page.getByRole('textbox', { name: 'Schotten 1 sterkte' });
  await strength.fill('twee');
  await page.getByText(/Hiermee kun je niet spelen:/).waitFor();
  assert.ok(await page.getByRole('button', { name: 'Bewaar' }).isDisabled());
  await strength.fill('5');
  await page.getByText('Met deze 55 kaarten kun je spelen. 1 waarde veranderd').waitFor();
  await page.getByRole('checkbox', { name: 'Speel met deze kaarten' }).check();
  await page.getByText('Nieuwe tafels op dit apparaat gebruiken jouw kaarten.').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als bestand' }).click();
  const written = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  assert.equal(written.game, 'how-ruck');
  assert.equal(written.deck.scots[0].strength, 5);
  await page.reload();
  assert.equal(await strength.inputValue(), '5');
  await page.getByRole('link', { name: 'Naar het begin' }).click();
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await choices(page).first().waitFor();
  assert.match(await keptOptions(page), /"deck":\{"scots":\[\{"colour":"rood","strength":5\}/);
  assert.deepEqual(errors, []);
});

test('a deck file of another game is refused in a sentence; one that fits fills the form', async () => {
  const { page } = await house.visit();
  await page.goto(`${house.address()}#/kaarten/stieren-versieren`);
  const field = page.getByLabel('Uit een bestand');
  const file = (value: unknown) => ({
    name: 'kaarten.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(value)),
  });
  await field.setInputFiles(file({ game: 'how-ruck', deck: {} }));
  await page
    .getByRole('alert')
    .filter({ hasText: /past niet bij dit spel.*deck for how-ruck/ })
    .waitFor();
  await page.getByText('Precies zoals de kaarten van Stamtafel.').waitFor();
});

test('the steps of a bull are fields with names, for glasses and for points, one more and one less', async () => {
  const { page, errors } = await house.visit();
  await page.goto(`${house.address()}#/kaarten/stier-zoekt-bier`);
  const glasses = page.getByRole('textbox', { name: 'stieren 1 treden 1 glazen' });
  const points = page.getByRole('textbox', { name: 'stieren 1 treden 1 punten' });
  assert.equal(await glasses.inputValue(), '5');
  assert.equal(await points.inputValue(), '1');
  const raw = await page
    .locator('.deck-rows input')
    .evaluateAll((all) =>
      all
        .flatMap((field) => (field instanceof HTMLInputElement ? field.value : []))
        .filter((text) => text.includes('[')),
    );
  assert.deepEqual(raw, []);
  await page.getByRole('button', { name: 'Eén erbij: stieren 1 treden' }).click();
  await page.getByText(/Hiermee kun je niet spelen:/).waitFor();
  const last = page.getByRole('textbox', { name: 'stieren 1 treden 5 glazen' });
  await last.fill('22');
  await page.getByRole('textbox', { name: 'stieren 1 treden 5 punten' }).fill('6');
  await page.getByText('Met deze 104 kaarten kun je spelen. 1 waarde veranderd').waitFor();
  // Nothing in a field is refused, and the field stays.
  await last.fill('');
  await page.getByText(/Hiermee kun je niet spelen:/).waitFor();
  assert.equal(await last.inputValue(), '');
  await page.getByRole('button', { name: 'De laatste weg: stieren 1 treden' }).click();
  await page.getByText('Precies zoals de kaarten van Stamtafel.').waitFor();
  assert.deepEqual(errors, []);
});

test('back to the cards of the house only after a question, and then it says so', async () => {
  const { page, errors } = await house.visit();
  await page.goto(`${house.address()}#/kaarten/how-ruck`);
  const strength = page.getByRole('textbox', { name: 'Schotten 1 sterkte' });
  const printed = await strength.inputValue();
  await strength.fill('5');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'Bewaard op dit apparaat.' }).waitFor();
  const back = page.getByRole('button', { name: 'Terug naar de kaarten van Stamtafel' });
  const sure = page.getByRole('dialog', { name: /^Terug naar de kaarten van Stamtafel\?/ });
  await back.click();
  await sure.getByRole('button', { name: 'Toch niet' }).click();
  await sure.waitFor({ state: 'detached' });
  await settled(page);
  await page.reload();
  assert.equal(await strength.inputValue(), '5');
  await back.click();
  await sure.getByRole('button', { name: 'Ja, terug' }).click();
  const told = page.getByRole('alert');
  await told.filter({ hasText: 'De kaarten van Stamtafel liggen er weer.' }).waitFor();
  assert.doesNotMatch(await told.innerText(), /Bewaard/);
  assert.equal(await strength.inputValue(), printed);
  await page.reload();
  assert.equal(await strength.inputValue(), printed);
  assert.deepEqual(errors, []);
});

test('what is not saved is not lost unasked: by a link, by the back button, by closing the window', async () => {
  const { page, errors } = await house.visit();
  await page.getByRole('link', { name: 'Mijn kaarten: How-Ruck!' }).click();
  const strength = page.getByRole('textbox', { name: 'Schotten 1 sterkte' });
  const wayHome = page.getByRole('link', { name: 'Naar het begin' });
  const sure = page.getByRole('dialog', { name: /nog niet bewaard/ });
  await strength.fill('5');
  await page.getByText('1 waarde veranderd · nog niet bewaard').waitFor();
  for (const leave of [() => wayHome.click(), () => page.evaluate(() => history.back())]) {
    await leave();
    await sure.getByRole('button', { name: 'Toch niet' }).click();
    await sure.waitFor({ state: 'detached' });
    assert.equal(await strength.inputValue(), '5');
    assert.equal(new URL(page.url()).hash, '#/kaarten/how-ruck');
  }
  const asks = (): Promise<boolean> =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  assert.equal(await asks(), true);
  await wayHome.click();
  await sure.getByRole('button', { name: 'Weggaan zonder bewaren' }).click();
  await page.getByRole('link', { name: 'Mijn kaarten: How-Ruck!' }).click();
  await strength.fill('5');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await page.getByText('nog niet bewaard').waitFor({ state: 'detached' });
  assert.equal(await asks(), false);
  // What is saved may be left.
  await wayHome.click();
  await page.getByRole('heading', { name: 'Stamtafel' }).waitFor();
  assert.deepEqual(errors, []);
});

test('every card of the form is recognised: by its name in the language of the page, and its picture', async () => {
  for (const size of ['laptop', 'phone'] as const) {
    const { page, errors } = await house.visit({ size, language: 'en' });
    await page.goto(`${house.address()}#/kaarten/how-ruck`);
    await page.getByRole('heading', { level: 2, name: 'Scots' }).waitFor();
    await page.getByRole('rowheader', { name: '1 Loose rope' }).locator('img[src]').waitFor();
    assert.equal(
      await page.getByRole('combobox', { name: 'Scots 1 colour' }).locator(':checked').innerText(),
      'red',
    );
    const strength = page.getByRole('textbox', { name: 'Scots 1 strength', exact: true });
    await strength.fill('3');
    await page.getByRole('rowheader', { name: '1 Muscleman', exact: true }).waitFor();
    // What cannot be played with has no name of its own.
    await strength.fill('');
    await page.getByText(/cannot play with this/).waitFor();
    await page.getByRole('rowheader', { name: '1 Muscleman', exact: true }).waitFor();
    await page.goto(`${house.address()}#/kaarten/ballen-met-stieren`);
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('rowheader', { name: '1 Dirk Doelpaal' }).first().waitFor();
    await page.getByText('Cheerleader Bertha').waitFor();
    assert.deepEqual(errors, []);
  }
});

test('on a phone the button to save and what is wrong stay in sight to the end of the form', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await page.goto(`${house.address()}#/kaarten/how-ruck`);
  await page.getByRole('textbox', { name: 'Schotten 1 sterkte' }).fill('twee');
  await page.locator('.deck-page input').last().scrollIntoViewIfNeeded();
  assert.ok((await page.evaluate(() => scrollY)) > 2000);
  for (const shown of [
    page.getByRole('button', { name: 'Bewaar', exact: true }),
    page.getByText(/Hiermee kun je niet spelen:/),
  ]) {
    const { y = -1, height = 0 } = (await shown.boundingBox()) ?? {};
    assert.ok(y >= 0 && y + height <= 844 / 3, `${y} ${height}`);
  }
});

for (const { id } of catalogue)
  test(`on a phone all figures of a card of ${id} are in sight, and nothing has to be pushed aside`, async () => {
    const { page } = await house.visit({ size: 'phone' });
    await page.goto(`${house.address()}#/kaarten/${id}`);
    await page.locator('.deck-rows input').first().waitFor();
    const cut = await page.locator('.deck-rows').evaluateAll((boxes) =>
      boxes.flatMap((box) => {
        const { left, right } = box.getBoundingClientRect();
        return [...box.querySelectorAll('input, button')]
          .filter((field) => {
            const place = field.getBoundingClientRect();
            return place.left < left || place.right > right;
          })
          .map((field) => field.getAttribute('aria-label') ?? field.textContent);
      }),
    );
    assert.deepEqual(cut, []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  });
