import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';
import { untilKept } from '../testing/kept.ts';
import { choices, drawn } from '../testing/player.ts';

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
  await page.getByText('Je Basis-elf: 3 van 11').waitFor();
  const story = page.getByRole('complementary', { name: 'Verhaal' });
  await story.getByText(/heeft de Basis-elf gekozen/).waitFor();
  await bulls.nth(12).click();
  await page.getByText('Je Basis-elf: 4 van 11').waitFor();
  assert.deepEqual(errors, []);
});

for (const size of ['laptop', 'phone'] as const)
  test(`on a ${size} eleven bulls are three taps: one's favourite, the rest by itself, and off they go`, async () => {
    const { page, errors } = await house.visit({ size });
    const bulls = await bullsToChoose(page);
    const marked = bulls.and(page.locator('[aria-pressed="true"]'));
    await bulls.nth(3).click();
    const favourite = await bulls.nth(3).getAttribute('aria-label');
    await page.getByRole('button', { name: 'Vul de rest aan' }).click();
    await page.getByText('Je Basis-elf: 11 van 11').waitFor();
    const names = await marked.evaluateAll((all) => all.map((bull) => bull.getAttribute('aria-label')));
    assert.ok(names.includes(favourite), 'who was marked stays');
    // One goes, and another one comes instead.
    await marked.last().click();
    await page.getByText('Je Basis-elf: 10 van 11').waitFor();
    await bulls.and(page.locator('[aria-pressed="false"]')).first().click();
    await page.getByText('Je Basis-elf: 11 van 11').waitFor();
    await page.getByRole('button', { name: 'Leg alles terug' }).press('Enter');
    await page.getByText('Je Basis-elf: 0 van 11').waitFor();
    const fill = page.getByRole('button', { name: 'Vul de rest aan' });
    assert.ok(await fill.evaluate((button) => button === document.activeElement), 'the focus stays there');
    await fill.press('Enter');
    await page.getByRole('button', { name: 'Leg deze 11 neer' }).click();
    await page.getByText('Gehouden: 0 van 8').waitFor();
    assert.deepEqual(errors, []);
  });

test('what is tapped before the table shows the tap before it counts as well', async () => {
  const { page, errors } = await house.visit();
  const bulls = await bullsToChoose(page);
  await bulls.evaluateAll((all) => {
    for (const bull of all.slice(0, 3)) if (bull instanceof HTMLElement) bull.click();
  });
  await page.getByText('Je Basis-elf: 3 van 11').waitFor();
  assert.deepEqual(errors, []);
});

test('what sends the marks does nothing when one was taken back that the table still shows', async () => {
  const { page, errors } = await house.visit();
  const bulls = await bullsToChoose(page);
  await bulls.evaluateAll((all) => {
    for (const bull of all.slice(0, 11)) if (bull instanceof HTMLElement) bull.click();
  });
  await page.getByText('Je Basis-elf: 11 van 11').waitFor();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[aria-label="Je hand"] button[aria-pressed="true"]')?.click();
    document.querySelector<HTMLElement>('.action[data-kind="main"]')?.click();
  });
  await page.getByText('Je Basis-elf: 10 van 11').waitFor();
  await drawn(page);
  assert.equal(
    await page.getByRole('button', { name: 'Terug', exact: true }).count(),
    0,
    'something was sent',
  );
  assert.deepEqual(errors, []);
});

test('what was marked and not sent is still marked when the page is loaded again, and not for the next question', async () => {
  const { page, errors } = await house.visit();
  const bulls = await bullsToChoose(page);
  for (const n of [0, 4, 8]) await bulls.nth(n).click();
  await page.getByText('Je Basis-elf: 3 van 11').waitFor();
  const marked = bulls.and(page.locator('[aria-pressed="true"]'));
  const names = (): Promise<(string | null)[]> =>
    marked.evaluateAll((all) => all.map((bull) => bull.getAttribute('aria-label')));
  const before = await names();
  await page.reload();
  await page.getByText('Je Basis-elf: 3 van 11').waitFor();
  assert.deepEqual(await names(), before);
  await page.getByRole('button', { name: 'Vul de rest aan' }).click();
  await page.getByRole('button', { name: 'Leg deze 11 neer' }).click();
  await page.getByText('Gehouden: 0 van 8').waitFor();
  await untilKept(page);
  await page.reload();
  await page.getByText('Gehouden: 0 van 8').waitFor();
  assert.equal(await page.evaluate(() => Object.keys(sessionStorage).length), 0);
  assert.deepEqual(errors, []);
});
