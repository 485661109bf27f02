import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { stierZoektBierEdition } from '@stamtafel/games/stier-zoekt-bier/edition.ts';
import { answerText } from '@stamtafel/kernel';
import type { Page } from 'playwright-core';
import { choicesIn, saidOf } from '../same/parting.ts';
import { openHouse, sizes } from '../testing/browser.ts';
import { keep } from '../testing/kept.ts';
import { choices, playToEnd, resign, theEnd } from '../testing/player.ts';
import { walkThrough } from '../testing/walk.ts';

const house = openHouse();

const hand = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-zone="hand.A"] [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

/** Opens the dialog with the link, and reads it. */
async function linkOf(page: Page): Promise<string> {
  await theEnd(page).getByRole('button', { name: 'Zelfde kaarten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zelfde kaarten' });
  await dialog.getByText('wie hem uitpluist, kan de kaarten opzoeken').waitFor();
  return dialog.getByRole('textbox', { name: 'De link naar dezelfde kaarten' }).inputValue();
}

async function callOneself(page: Page, name: string): Promise<void> {
  await page.evaluate((called) => {
    const settings = JSON.parse(localStorage.getItem('stamtafel-settings') ?? '{}');
    localStorage.setItem('stamtafel-settings', JSON.stringify({ ...settings, name: called }));
  }, name);
  await page.reload();
}

/** What is to be said of two rows such as "1e Anna 40 yards": the better place, then the fewer yards. */
function verdict(his: string, hers: string): string {
  const figures = (row: string): number[] => (row.match(/\d+/g) ?? []).map(Number);
  const [rank = 0, yards = 0] = figures(his);
  const [herRank = 0, herYards = 0] = figures(hers);
  const by = rank - herRank || yards - herYards;
  if (by === 0) return 'Jij en Anna eindigden gelijk: dezelfde plaats, dezelfde stand.';
  return by < 0
    ? 'Jij deed het beter dan Anna, met dezelfde kaarten.'
    : 'Anna deed het beter, met dezelfde kaarten.';
}

test('a friend plays the same cards by a link, and at the end both results stand side by side, even after a reload', async () => {
  const anna = await house.visit();
  await callOneself(anna.page, 'Anna');
  await anna.page.getByRole('button', { name: 'Speel nu 4 downs' }).click();
  await choices(anna.page).first().waitFor();
  const first = await hand(anna.page);
  assert.ok(first.length > 3, `${first.length} cards`);
  await anna.page.getByRole('button', { name: 'Tip' }).click();
  await anna.page
    .getByRole('dialog', { name: 'Tip' })
    .getByText(/kans op de winst|één zet/)
    .first()
    .waitFor();
  await anna.page.keyboard.press('Escape');
  await playToEnd(anna.page);
  assert.equal(
    await theEnd(anna.page).getByRole('region', { name: 'Dezelfde kaarten, twee uitslagen' }).count(),
    0,
  );
  const link = await linkOf(anna.page);
  assert.match(link, /#\/zelfde\/1\.[\w-]+$/);
  const score = await theEnd(anna.page).getByRole('row', { name: /Jij/ }).first().innerText();

  const bram = await house.visit();
  await bram.page.goto(link);
  await bram.page.getByRole('heading', { name: 'Anna daagt je uit: 4 downs' }).waitFor();
  await bram.page.getByText('(met 1 tip)').waitFor();
  await bram.page.getByRole('button', { name: 'Speel dezelfde kaarten' }).click();
  await choices(bram.page).first().waitFor();
  assert.deepEqual(await hand(bram.page), first);
  await playToEnd(bram.page);
  const compared = theEnd(bram.page).getByRole('region', { name: 'Dezelfde kaarten, twee uitslagen' });
  await compared.getByRole('row').nth(1).waitFor();
  const [his = '', helped = ''] = await compared.getByRole('row').allInnerTexts();
  const hers = helped.replace('Anna met 1 tip', 'Anna');
  assert.notEqual(hers, helped);
  assert.equal(hers, score.replace('Jij', 'Anna'));
  assert.doesNotMatch(his, /tip/);
  await compared.getByText(verdict(his, hers), { exact: true }).waitFor();
  await bram.page.reload();
  await compared.getByText(verdict(his, hers), { exact: true }).waitFor();
  // The next player is sent this result.
  assert.notEqual(await linkOf(bram.page), link);
  assert.deepEqual([...anna.errors, ...bram.errors], []);
});

test('the link puts a friend in the same chair, among computers with the same levels and ways to play', async () => {
  const anna = await house.visit();
  const { end: played } = walkThrough({ edition: stierZoektBierEdition, seats: 5 });
  const sitters = played.sitters.map(({ name }, seat) =>
    seat === 2
      ? { kind: 'person' as const, name: 'Jij' }
      : { kind: 'bot' as const, name, level: 'level2' as const },
  );
  await keep(anna.page, { ...played, sitters });
  await anna.page.goto(`${house.address()}#/tafel/${played.id}`);
  const link = await linkOf(anna.page);
  const bram = await house.visit();
  await bram.page.goto(link);
  await bram.page.getByText('Je zit op stoel 3 van 5').waitFor();
  await bram.page.getByRole('button', { name: 'Speel dezelfde kaarten' }).click();
  await bram.page.locator('[data-zone="hand.C"]').first().waitFor();
  // "computer, Vaars, kelderrat": the last word comes a little later.
  const computers = (page: Page) => page.locator('.seat-kind[title*="Vaars, "]');
  const ways: (string | null)[][] = [];
  for (const { page } of [anna, bram]) {
    await computers(page).nth(3).waitFor({ state: 'attached' });
    ways.push(await computers(page).evaluateAll((all) => all.map((one) => one.getAttribute('title'))));
  }
  assert.equal(ways[0]?.length, 4);
  assert.deepEqual(ways[1], ways[0]);
  assert.deepEqual([...anna.errors, ...bram.errors], []);
});

test('at the end it is told where the two matches parted, in words, and the moment is one press away', async () => {
  const { page, errors } = await house.visit();
  const { end: played } = walkThrough({ edition: stierZoektBierEdition, seats: 3 });
  const choices = choicesIn(stierZoektBierEdition, played.record, 0);
  const { moment, decision, answer } = choices[2] ?? assert.fail();
  const other = decision.options.find((option) => option.card !== answer.card) ?? assert.fail();
  const chosen = saidOf(choices).with(2, answerText(other));
  const sent = { place: 'a', result: { score: 1, rank: 3, chosen }, sender: 'Anna' };
  await keep(page, { ...played, sent });
  await page.goto(`${house.address()}#/tafel/${played.id}`);
  const parted = theEnd(page).getByRole('region', { name: 'Jullie eerste verschil' });
  await parted.getByText(`Jullie eerste verschil was bij zet ${moment + 1}.`).waitFor();
  const [mine = '', hers = ''] = await parted.getByRole('listitem').allInnerTexts();
  assert.match(mine, /^Jij: \S/);
  assert.match(hers, /^Anna: \S/);
  assert.notEqual(mine.slice('Jij: '.length), hers.slice('Anna: '.length));
  await parted.getByRole('button', { name: 'Kijk naar dit moment' }).click();
  const timeline = page.getByRole('slider', { name: 'Tijdlijn' });
  await timeline.waitFor();
  assert.equal(await timeline.inputValue(), String(moment));
  assert.deepEqual(errors, []);
});

test('links that are cut off, from later or made up give a sentence and a way on', async () => {
  const { page, errors } = await house.visit();
  for (const [link, sentence] of [
    ['', /^Deze link is niet heel/],
    ['1.eJyVx8sJhDAUBdBe7voKeYn', /^Deze link is niet heel/],
    ['1.%E0%A4%A', /^Deze link is niet heel/],
    ['9.eJyV', /nieuwere Stamtafel/],
  ] as const) {
    await page.goto(`${house.address()}#/zelfde/${link}`);
    await page.getByRole('heading', { name: sentence }).waitFor();
  }
  await page.getByRole('link', { name: 'Naar het begin' }).click();
  await page.getByRole('heading', { name: 'Stamtafel' }).waitFor();
  assert.deepEqual(errors, []);
});

test('the cards of a link are played without a network once the house was visited', async () => {
  const { end: played } = walkThrough({ edition: howRuckEdition, seats: 2 });
  const anna = await house.visit();
  await keep(anna.page, played);
  await anna.page.goto(`${house.address()}#/tafel/${played.id}`);
  const link = await linkOf(anna.page);
  const { page, context } = await house.visit({ keepsFiles: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(link);
  await page.reload();
  await page.getByRole('heading', { name: 'Iemand daagt je uit: How-Ruck!' }).waitFor();
  await page.getByRole('button', { name: 'Speel dezelfde kaarten' }).click();
  await choices(page).first().waitFor();
});

for (const size of ['laptop', 'phone'] as const)
  test(`the best moment is told at the end and leads there, and the page of a link fits (${size})`, async () => {
    const { page, errors } = await house.visit({ size });
    const { end: played } = walkThrough({ edition: stierZoektBierEdition, seats: 4 });
    await keep(page, played);
    await page.goto(`${house.address()}#/tafel/${played.id}`);
    const best = theEnd(page).getByRole('region', { name: 'Beste moment' });
    const said = await best.getByText(/^Zet \d+ van \d+ deed het meest voor/).innerText();
    const [, moment, last] = /^Zet (\d+) van (\d+) /.exec(said) ?? [];
    assert.equal(Number(last), played.record.entries.length);
    const link = await linkOf(page);
    await page.keyboard.press('Escape');
    await best.getByRole('button', { name: 'Kijk naar dit moment' }).press('Enter');
    const timeline = page.getByRole('slider', { name: 'Tijdlijn' });
    await timeline.waitFor();
    assert.equal(await timeline.inputValue(), moment);
    // At the end of looking back the same cards are offered too.
    const again = page.getByRole('button', { name: 'Zelfde kaarten' });
    assert.equal(await again.count(), 0);
    await page.getByRole('button', { name: 'Naar het einde' }).click();
    await again.click();
    const field = page.getByRole('textbox', { name: 'De link naar dezelfde kaarten' });
    assert.equal(await field.inputValue(), link);
    await page.goto(link);
    const play = page.getByRole('button', { name: 'Speel dezelfde kaarten' });
    await play.waitFor();
    const { x = -1, y = -1, width = 0, height = 0 } = (await play.boundingBox()) ?? {};
    assert.ok(x >= 0 && y >= 0 && x + width <= sizes[size].width && y + height <= sizes[size].height);
    assert.ok(height >= 44, `${height} px high`);
    assert.deepEqual(errors, []);
  });

test('no best moment is told of a match without a change', async () => {
  const { page } = await house.visit();
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await choices(page).first().waitFor();
  await resign(page);
  await theEnd(page)
    .getByRole('img', { name: /^De stand door het hele potje heen/ })
    .waitFor();
  assert.equal(await theEnd(page).getByRole('region', { name: 'Beste moment' }).count(), 0);
});
