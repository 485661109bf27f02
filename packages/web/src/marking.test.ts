import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openHouse } from './testing/browser.ts';
import { choices, drawn } from './testing/player.ts';

const house = openHouse();

test('two rows of choices stand whole on a laptop, without scrolling', async () => {
  const { page } = await house.visit();
  await bullsToChoose(page);
  await choices(page).nth(15).waitFor();
  // Sixteen take many rows. With two of them there is nothing to scroll, and no shadow lies over the second.
  const [needed, room] = await page.locator('.action-list').evaluate((list) => {
    const all = [...list.querySelectorAll<HTMLElement>(':scope > *')];
    const tops = all.map((choice) => choice.getBoundingClientRect().top);
    const third = [...new Set(tops)][2] ?? Number.POSITIVE_INFINITY;
    for (const [place, choice] of all.entries())
      if ((tops[place] ?? 0) >= third) choice.style.display = 'none';
    return [list.scrollHeight, list.clientHeight];
  });
  assert.ok(needed !== undefined && room !== undefined && needed <= room, `${needed} in ${room}`);
});

/** The bulls of Ballen met Stieren, of which eleven are marked. */
async function bullsToChoose(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Speel nu Ballen met Stieren' }).click();
  const bulls = page.getByRole('region', { name: 'Je hand' }).getByRole('button');
  await bulls.nth(15).waitFor();
  return bulls;
}

test('what was marked stays marked while the computers think and answer', async () => {
  const { page, errors } = await house.visit({ speed: 'usual', computers: 'usual' });
  const bulls = await bullsToChoose(page);
  for (const n of [0, 4, 8]) await bulls.nth(n).click();
  await page.getByText('Je basis-elf: 3 van 11').waitFor();
  const story = page.getByRole('complementary', { name: 'Verhaal' });
  await story.getByText(/heeft de basis-elf gekozen/).waitFor();
  await bulls.nth(12).click();
  await page.getByText('Je basis-elf: 4 van 11').waitFor();
  assert.deepEqual(errors, []);
});

test('what is tapped before the table shows the tap before it counts as well', async () => {
  const { page, errors } = await house.visit();
  const bulls = await bullsToChoose(page);
  await bulls.evaluateAll((all) => {
    for (const bull of all.slice(0, 3)) if (bull instanceof HTMLElement) bull.click();
  });
  await page.getByText('Je basis-elf: 3 van 11').waitFor();
  assert.deepEqual(errors, []);
});

test('what sends the marks does nothing when one was taken back that the table still shows', async () => {
  const { page, errors } = await house.visit();
  const bulls = await bullsToChoose(page);
  await bulls.evaluateAll((all) => {
    for (const bull of all.slice(0, 11)) if (bull instanceof HTMLElement) bull.click();
  });
  await page.getByText('Je basis-elf: 11 van 11').waitFor();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[aria-label="Je hand"] button[aria-pressed="true"]')?.click();
    document.querySelector<HTMLElement>('.actions > .action[data-kind="main"]')?.click();
  });
  await page.getByText('Je basis-elf: 10 van 11').waitFor();
  await drawn(page);
  assert.equal(
    await page.getByRole('button', { name: 'Terug', exact: true }).count(),
    0,
    'something was sent',
  );
  assert.deepEqual(errors, []);
});
