import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import type { Locator, Page } from 'playwright-core';
import { flaws } from '../testing/axe.ts';
import { openHouse } from '../testing/browser.ts';
import { oneOfDay } from '../testing/drawn.ts';
import { keep } from '../testing/kept.ts';
import { walkThrough } from '../testing/walk.ts';

const house = openHouse();
/** Counting takes a while, on a busy machine longer. */
const COUNTED = { timeout: 60_000 };
const timeline = (page: Page) => page.getByRole('slider', { name: /Tijdlijn|Timeline/ });
const fourDowns = () => walkThrough({ edition: fourDownsEdition, seats: 3 }).end;

async function openLuck(page: Page, end: ReturnType<typeof fourDowns>, title: string): Promise<Locator> {
  await keep(page, end);
  await page.goto(`${house.address()}#/terug/${end.id}`);
  await page.getByRole('button', { name: title }).click();
  return page.getByRole('dialog', { name: title });
}

test('luck or skill: both in figures, for every chair, and each decision leads to its moment', async () => {
  const theme = oneOfDay('luck', ['light', 'dark']);
  const { page, errors } = await house.visit({ theme, painted: true });
  const end = fourDowns();
  const dialog = await openLuck(page, end, 'Geluk of kunde');
  await dialog.getByRole('row', { name: /^Kaarten .\d* \(± \d+\)$/ }).waitFor(COUNTED);
  const figure = async (name: string): Promise<number> => {
    const text = await dialog.getByRole('row', { name }).getByRole('cell').last().innerText();
    return Number(text.replace('−', '-').split(' ')[0]);
  };
  const chairs = dialog.getByRole('combobox', { name: 'Voor' });
  const decisions = dialog.getByRole('button', { name: /^Zet \d+ · / });
  let found = 0;
  for (const [seat, { name }] of end.sitters.entries()) {
    await chairs.selectOption({ label: name });
    // A third, what the cards did and what the choices did are the result; each is rounded.
    const share = end.record.result?.ranks[seat] === 1 ? 100 : 0;
    const sum = 100 / 3 + (await figure('Kaarten')) + (await figure('Keuzes'));
    assert.ok(Math.abs(sum - share) <= 1.5, `${name}: ${sum}, not ${share}`);
    found += await decisions.count();
  }
  assert.ok(found > 0, 'no decision of anybody mattered');
  for (const { name } of end.sitters) {
    await chairs.selectOption({ label: name });
    if ((await decisions.count()) > 0) break;
  }
  assert.deepEqual(await flaws(page, `luck or skill, ${theme}`), []);
  const [, moment] = /^Zet (\d+)/.exec((await decisions.first().innerText()) ?? '') ?? [];
  await decisions.first().press('Enter');
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await timeline(page).inputValue(), moment);
  // It is counted once: opened again, it is there.
  await page.getByRole('button', { name: 'Geluk of kunde' }).click();
  await dialog.getByRole('row', { name: 'Keuzes' }).waitFor();
  assert.equal(await dialog.getByRole('progressbar').count(), 0);
  assert.deepEqual(errors, []);
});

test('a reader who has waited long enough gets what there is, and is told what is missing', async () => {
  const { page, errors } = await house.visit();
  const { end } = walkThrough({ edition: howRuckEdition, seats: 2 });
  const dialog = await openLuck(page, end, 'Geluk of kunde');
  await dialog.getByRole('progressbar', { name: /spelen dit potje na/ }).waitFor();
  await dialog.getByRole('button', { name: 'Genoeg, laat zien' }).click();
  await dialog.getByText('De beslissingen zijn nog niet bekeken').waitFor();
  await dialog.getByRole('row', { name: 'Kaarten' }).waitFor();
  assert.deepEqual(errors, []);
});

test('on a phone and in English it fits, and the page answers while it counts', async () => {
  const { page, errors } = await house.visit({ size: 'phone', language: 'en', painted: true });
  const dialog = await openLuck(page, fourDowns(), 'Luck or skill');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'One move forward' }).click();
  assert.equal(await timeline(page).inputValue(), '1');
  await page.getByRole('button', { name: 'Luck or skill' }).click();
  await dialog.getByRole('row', { name: /^Choices .*\(± \d+\)$/ }).waitFor(COUNTED);
  await dialog.getByText('How this was counted').click();
  await dialog.getByText(/judged with open cards/).waitFor();
  assert.deepEqual(await flaws(page, 'luck or skill on a phone'), []);
  const out = await page
    .locator('.luck :is(p, td, th, button, select, h3), .table-bar :is(button, a)')
    .evaluateAll((parts) =>
      parts.filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML),
    );
  assert.deepEqual(out, []);
  assert.deepEqual(errors, []);
});

test('a match that is not over has no luck to look back at', async () => {
  const { page } = await house.visit();
  const [moment] = walkThrough({ edition: fourDownsEdition, seats: 2 }).moments;
  assert.ok(moment !== undefined);
  await keep(page, moment);
  await page.goto(`${house.address()}#/terug/${moment.id}`);
  await timeline(page).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Geluk of kunde' }).count(), 0);
});
