import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openHouse, sizes } from '../../testing/browser.ts';

const house = openHouse();
const choices = (page: Page) => page.getByRole('group', { name: /^Keuzes/ }).getByRole('button');
const hand = (page: Page) => page.getByRole('region', { name: 'Je hand' });
const lit = (page: Page) => hand(page).getByRole('button').and(page.locator('[data-lit]'));
const nowStep = (page: Page) =>
  page.getByRole('list', { name: 'Verloop van de aanval' }).locator('[aria-current]');

/** Marks eleven bulls, by a tap on each or by the keyboard, and confirms. */
async function pickEleven(page: Page, mark: (bull: ReturnType<typeof lit>) => Promise<void>): Promise<void> {
  await lit(page).nth(15).waitFor();
  for (let i = 0; i < 11; i++) await mark(lit(page).nth(i));
  await page.getByText('Je basis-elf: 11 van 11').waitFor();
  await choices(page).last().click();
}

for (const size of ['laptop', 'phone'] as const)
  test(`Ballen met Stieren on a ${size}: eleven, drafts and attacks fit, cards are played on the board`, async () => {
    const { page, errors } = await house.visit({ size });
    await page.getByRole('button', { name: 'Speel nu Ballen met Stieren' }).click();
    await pickEleven(page, async (bull) => {
      if (size === 'laptop') return bull.click();
      await bull.focus();
      await page.keyboard.press('Enter');
    });
    await nowStep(page).filter({ hasText: 'Keuze 1' }).waitFor();
    assert.deepEqual(await outside(page), []);
    // Eight cards are kept, alternately by a tap and by the keyboard.
    for (let kept = 0; kept < 8; kept++) {
      await page.getByText(`Gehouden: ${kept} van 8`).waitFor();
      if (kept % 2 === 0) await lit(page).first().click();
      else {
        await lit(page).first().focus();
        await page.keyboard.press('Enter');
      }
    }
    await nowStep(page).filter({ hasText: 'legt' }).waitFor();
    // On a laptop the first bull is dragged to one's own half.
    if (size === 'laptop') {
      const half = page.getByRole('region', { name: /^Jij / });
      await lit(page).first().dragTo(half);
      await half.locator('[data-in="field.A"]').waitFor();
    }
    const steps = new Set<string>();
    const end = page.getByRole('dialog', { name: /potje is uit/ });
    for (let presses = 0; presses < 24; presses++) {
      await end.or(choices(page).first()).first().waitFor();
      if (await end.isVisible()) break;
      steps.add((await nowStep(page).textContent()) ?? '');
      assert.deepEqual(await outside(page), [], [...steps].join());
      // The last answer lays or uses a card where the first one does not. It may be gone when it is pressed.
      await choices(page)
        .last()
        .click({ timeout: 1500 })
        .catch(() => {});
    }
    assert.ok(
      [...steps].some((step) => step.startsWith('Actie ')),
      [...steps].join(),
    );
    assert.deepEqual(errors, []);
    assert.deepEqual(page.viewportSize(), sizes[size]);
  });

/** What of the board cannot be seen: beyond its edges, or so large that it would have to scroll. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const place = document.querySelector('.table-board');
    if (place === null) return ['no board'];
    const edge = place.getBoundingClientRect();
    return [...place.querySelectorAll('.card, .seat-plate, [aria-current], figcaption')].flatMap((part) => {
      const box = part.getBoundingClientRect();
      const fits =
        box.left >= edge.left - 1 &&
        box.right <= edge.right + 1 &&
        // A card that is taken up stands a little higher.
        box.top >= edge.top - 12 &&
        box.bottom <= edge.bottom + 1;
      return fits ? [] : [`${part.className} ${part.textContent}`];
    });
  });
