import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import type { Decision } from '@stamtafel/kernel';
import { openHouse } from '../testing/browser.ts';
import { matchAt, sitDownAt } from '../testing/kept.ts';
import { smallTargets } from '../testing/targets.ts';
import { walkThrough } from '../testing/walk.ts';

const house = openHouse();

for (const { id, players, load } of catalogue)
  test(`${id}: a card shown large has figures with their values, leads to its rules and to the figures of one's own copy`, async () => {
    const { page, errors } = await house.visit({ size: 'phone' });
    const { moments } = walkThrough({ edition: await load(), seats: players.at(-1) ?? 2 });
    const card = page.locator('button.card[data-in^="hand."]').first();
    for (const match of moments) {
      await sitDownAt(page, house.address(), match);
      if ((await card.count()) > 0) break;
    }
    await card.press('i');
    const zoom = page.locator('dialog.explanation');
    await zoom.locator('.figures li').first().waitFor();
    assert.match((await zoom.locator('.figures li').allTextContents()).join(), /\d/);
    assert.deepEqual(
      (await smallTargets(zoom)).map(({ says }) => says),
      [],
    );
    const chip = zoom.locator('.card-rules .rule-chip').first();
    const rule = (await chip.textContent()) ?? '';
    await chip.click();
    const rules = page.getByRole('dialog', { name: 'Regels' });
    await rules.getByText(rule, { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await rules.waitFor({ state: 'detached' });
    await zoom.getByRole('link', { name: 'Mijn kaarten' }).click();
    await page.getByRole('heading', { name: /^Mijn kaarten/ }).waitFor();
    assert.equal(new URL(page.url()).hash, `#/kaarten/${id}`);
    assert.deepEqual(errors, []);
  });

test('lifting the finger that held a card presses nothing in what came up under it, and the next tap counts again', async () => {
  const { page, errors } = await house.visit({ size: 'phone' });
  const hasCards = ({ options }: Decision): boolean => options.some(({ card }) => card !== undefined);
  await sitDownAt(page, house.address(), matchAt({ edition: fourDownsEdition, seats: 2, isThere: hasCards }));
  const card = page.locator('button.card').first();
  await card.waitFor();
  await page.mouse.move(1, 1);
  await card.dispatchEvent('pointerdown', { pointerId: 1, pointerType: 'touch', clientX: 1, clientY: 1 });
  const zoom = page.locator('dialog.explanation');
  await zoom.waitFor();
  const close = zoom.getByRole('button', { name: 'Sluiten' });
  await close.dispatchEvent('pointerup', { pointerType: 'touch' });
  await close.dispatchEvent('click', { detail: 1 });
  await page.waitForTimeout(400);
  assert.ok(await zoom.isVisible());
  await close.click();
  await zoom.waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
});
