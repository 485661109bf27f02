import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import { open as openMatch, recorder } from '@stamtafel/kernel';
import type { Locator, Page } from 'playwright-core';
import type { KeptMatch } from '../session/messages.ts';
import { openHouse, type Visitor } from '../testing/browser.ts';
import { keep } from '../testing/kept.ts';
import { choices, playToEnd } from '../testing/player.ts';
import { realHouse } from '../testing/server.ts';
import { bot, open, sitDown, tableOf } from '../testing/tables.ts';
import { until } from '../testing/until.ts';

// Computers take their time: meanwhile the player who answered still looks.
const house = openHouse(realHouse({ STAMTAFEL_BOT_DELAY_MS: '1500-1500' }));

const anna = { kind: 'me', name: 'Anna' } as const;
const opa = { kind: 'me', name: 'Opa' } as const;

/** Anna, a computer and Opa around one screen. */
const places = {
  'of this browser': async ({ page }: Visitor) => {
    const sitters: KeptMatch['sitters'] = [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', name: 'Toon', level: 'greedy' },
      { kind: 'person', name: 'Opa' },
    ];
    const table = recorder(openMatch(fourDownsEdition.game, { seats: 3 }), { seed: 'b'.repeat(64) });
    await keep(page, { id: 'samen', sitters, record: table.record(), changed: 1 });
    await page.goto(`${house.address()}#/tafel/samen`);
  },
  'in a house': async (visitor: Visitor) => {
    const link = await tableOf(house, visitor.page, { game: 'four-downs', seats: [anna, bot, opa] });
    await visitor.page.goto(link);
  },
} as const;

const atOnce = { timeout: 2_000 };

const curtain = (page: Page): Locator => page.getByRole('dialog', { name: /^Geef het scherm aan/ });
const waitsFor = (page: Page, name: string): Locator =>
  page.locator('.prompt').getByText(`Even wachten op ${name}.`);
const asked = (page: Page): Locator => page.locator('.prompt[data-asked]');
const recap = (page: Page): Locator => page.getByRole('complementary', { name: 'Sinds jouw vorige beurt' });

const deed = (name: string): RegExp => new RegExp(`^${name} (komt uit|speelt|klopt|stopt|gaat mee)`);

async function takeOver(page: Page): Promise<string> {
  const title = (await curtain(page).getByRole('heading').textContent()) ?? '';
  await curtain(page).getByRole('button').click();
  await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' });
  return title.split(' ').at(-1) ?? '';
}

/**
 * Plays until the computer thinks and the one who looks has opened something, and the curtain falls over that. It may
 * also fall before there is anything: on a busy machine a computer's time is soon over.
 */
async function curtainOver(page: Page, lay: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    await playToEnd(page, { until: curtain(page).or(waitsFor(page, 'Toon')).first() });
    if (await curtain(page).isVisible()) {
      await takeOver(page);
      continue;
    }
    const isLaid = await lay().then(
      () => true,
      () => false,
    );
    await curtain(page).or(asked(page)).first().waitFor();
    const isOver = await curtain(page).isVisible();
    if (isOver && isLaid) return;
    if (!isOver) await page.keyboard.press('Escape');
  }
  assert.fail('the curtain never falls after a computer');
}

for (const [where, begin] of Object.entries(places)) {
  test(`around one screen ${where} nothing that one has opened is there for the next`, async () => {
    const visitor = await house.visit({ speed: 'calm' });
    const { page, errors } = visitor;
    await begin(visitor);
    const large = async (): Promise<void> => {
      const card = page.getByRole('region', { name: 'Je hand' }).getByRole('button').first();
      const name = (await card.getAttribute('aria-label', atOnce)) ?? '';
      await card.focus(atOnce);
      await page.keyboard.press('i');
      await page.getByRole('dialog', { name: name.split(/[ ·,]/)[0] ?? '' }).waitFor(atOnce);
    };
    const settings = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Instellingen' }).click(atOnce);
      await page.getByRole('dialog', { name: 'Instellingen' }).waitFor(atOnce);
    };
    for (const lay of [large, settings]) {
      await curtainOver(page, lay);
      // Not even behind the curtain.
      assert.equal(await page.locator('dialog').count(), 1);
      assert.equal(await page.locator('[data-card]').count(), 0);
      await takeOver(page);
      assert.equal(await page.locator('dialog').count(), 0);
    }
    assert.deepEqual(errors, []);
  });

  test(`around one screen ${where} everybody is told what happened since his last turn, and may put it away`, async () => {
    const visitor = await house.visit({ speed: 'brisk' });
    const { page, errors } = visitor;
    await begin(visitor);
    const [played, told] = [new Set<string>(), new Set<string>()];
    for (let turn = 0; turn < 20 && told.size < 2; turn++) {
      await playToEnd(page, { until: curtain(page) });
      assert.equal(await recap(page).count(), 0);
      const name = await takeOver(page);
      // In a house the first player may sit down before being asked.
      await asked(page).or(curtain(page)).first().waitFor();
      if (await curtain(page).isVisible()) continue;
      played.add(name);
      // Before the first turn nothing has happened.
      if (played.size < 2) continue;
      const lines = await recap(page).getByRole('listitem').allTextContents();
      const hasPlayed = (who: string): boolean => lines.some((line) => deed(who).test(line));
      const other = name === 'Anna' ? 'Opa' : 'Anna';
      assert.deepEqual([hasPlayed(other), hasPlayed(name)], [true, false], `${name}: ${lines.join(' ')}`);
      await recap(page).getByRole('button', { name: 'Sluiten' }).click();
      await recap(page).waitFor({ state: 'detached' });
      told.add(name);
    }
    assert.deepEqual([...told].sort(), ['Anna', 'Opa']);
    assert.deepEqual(errors, []);
  });
}

test('around one screen of this browser those who sit there are asked whether a move is taken back', async () => {
  const visitor = await house.visit();
  const { page, errors } = visitor;
  await places['of this browser'](visitor);
  const back = page.getByRole('button', { name: 'Terug', exact: true });
  // Looked for only when the next player has sat down, because no answer is under way at that time.
  for (let turn = 0; turn < 20 && !(await back.isVisible()); turn++) {
    await playToEnd(page, { until: curtain(page) });
    await takeOver(page);
    await asked(page).waitFor();
  }
  const question = page.getByRole('dialog', { name: /Vindt iedereen het goed/ });
  await back.click();
  await question.getByRole('button', { name: 'Toch niet' }).click();
  await question.waitFor({ state: 'detached' });
  await back.click();
  await question.getByRole('button', { name: 'Ja' }).click();
  await page.getByRole('status').filter({ hasText: 'De laatste zet is teruggenomen.' }).waitFor();
  await asked(page).waitFor();
  assert.deepEqual(errors, []);
});

test('two at one screen agree with one press that a distant player takes back a move', async () => {
  const [here, bram] = await Promise.all([house.visit(), house.visit()]);
  const link = await tableOf(house, here.page, { game: 'four-downs', seats: [anna, opa, open] });
  await Promise.all([here.page.goto(link), sitDown(bram, link, 'Bram')]);
  const { page } = here;
  await asked(page).or(curtain(page)).or(waitsFor(page, 'Bram')).first().waitFor();
  await until(async () => {
    if (await asked(bram.page).isVisible()) return true;
    if (await curtain(page).isVisible()) await takeOver(page);
    else if (await choices(page).first().isVisible())
      await playToEnd(page, { stopAfter: 1, until: curtain(page).or(waitsFor(page, 'Bram')).first() });
    return false;
  }, 'Bram is never asked');
  await playToEnd(bram.page, { stopAfter: 1 });
  await bram.page.getByRole('button', { name: 'Terug', exact: true }).click();
  const fine = page.getByRole('button', { name: 'Goed', exact: true });
  await fine.waitFor();
  if (await curtain(page).isVisible()) await takeOver(page);
  await fine.click();
  const undone = bram.page.getByRole('status').filter({ hasText: 'De laatste zet is teruggenomen.' });
  await undone.waitFor();
  await fine.waitFor({ state: 'detached' });
  assert.deepEqual([...here.errors, ...bram.errors], []);
});
