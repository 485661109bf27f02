import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import type { Page } from 'playwright-core';
import { openHouse, type Wish } from '../testing/browser.ts';
import { matchAt, sitDownAt } from '../testing/kept.ts';
import { choices } from '../testing/player.ts';
import { until } from '../testing/until.ts';

const house = openHouse();

/** The next question comes only after the others have played. */
const lead = matchAt({
  edition: fourDownsEdition,
  seats: 3,
  isThere: ({ asks }, { facts }) => asks === 'lead' && facts.trick === 1,
});

/** Sits down with these settings, at a device whose speaker, buzzer and badge say what they were asked for. */
async function nudged(
  settings: { readonly sound?: boolean; readonly haptics?: boolean },
  wish: Wish = {},
): Promise<{ readonly page: Page; readonly asked: string[] }> {
  const { page, context } = await house.visit({ ...wish, speed: 'usual' });
  await context.addInitScript((wanted) => {
    const tell = (what: string): void => console.debug(`asked ${what}`);
    localStorage.setItem('stamtafel-settings', JSON.stringify({ language: 'nl', speed: 'usual', ...wanted }));
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function () {
      tell('sound');
      return createOscillator.call(this);
    };
    navigator.vibrate = (pattern) => {
      tell(`buzz ${String(pattern)}`);
      return true;
    };
    navigator.setAppBadge = async () => tell('badge');
    navigator.clearAppBadge = async () => tell('no badge');
  }, settings);
  const asked: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('asked ')) asked.push(message.text().slice('asked '.length));
  });
  await page.reload();
  await sitDownAt(page, house.address(), lead);
  await page.waitForFunction(() => document.title.startsWith('●'));
  return { page, asked };
}

test('whose turn it is: the title says so and the icon has a badge, until one has answered', async () => {
  const { page, asked } = await nudged({});
  assert.equal(await page.title(), '● Aan jou – 4 downs');
  assert.deepEqual(asked, ['badge'], 'without a sound and without a buzz, unless somebody wants them');
  await choices(page).first().click();
  await page.waitForFunction(() => document.title.startsWith('4 downs'));
  assert.deepEqual(asked, ['badge', 'no badge']);
  await page.waitForFunction(() => document.title.startsWith('●'));
  assert.deepEqual(asked, ['badge', 'no badge', 'badge']);
  await page.getByRole('link', { name: 'Van tafel' }).click();
  await page.waitForFunction(() => !document.title.includes('4 downs'));
  assert.deepEqual(asked, ['badge', 'no badge', 'badge', 'no badge']);
});

/** This many tones are one nudge. */
const KNOCKS = 2;

test('with sound, one hears that it is one’s turn; one click in the bar and it is quiet', async () => {
  const { page, asked } = await nudged({ sound: true });
  const sounds = (): number => asked.filter((what) => what === 'sound').length;
  await until(() => sounds() >= KNOCKS, 'nothing is heard');
  const before = sounds();
  assert.equal(before, KNOCKS);
  const sound = page.locator('.table-bar').getByRole('button', { name: 'Geluid', pressed: true });
  await sound.click();
  await page.locator('.table-bar').getByRole('button', { name: 'Geluid', pressed: false }).waitFor();
  await choices(page).first().click();
  await page.waitForFunction(() => document.title.startsWith('4 downs'));
  await page.waitForFunction(() => document.title.startsWith('●'));
  assert.equal(sounds(), before);
});

test('on a phone, where the bar has no room for it, sound is in the first row of the settings', async () => {
  const { page } = await nudged({ sound: true }, { size: 'phone' });
  assert.equal(await page.locator('.table-bar').getByRole('button', { name: 'Geluid' }).count(), 0);
  await page.getByRole('button', { name: 'Instellingen' }).click();
  const settings = page.getByRole('dialog', { name: 'Instellingen' });
  const first = settings.locator('input').first();
  assert.equal(await first.evaluate((input) => input.closest('label')?.textContent), 'Geluid');
  await first.click();
  assert.equal(await first.isChecked(), false);
});

test('those who want to feel it are tapped on the shoulder, even with reduced motion; a card put down is felt only without', async () => {
  for (const [moves, landed] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const { page, asked } = await nudged({ haptics: true }, { moves });
    assert.deepEqual(
      asked.filter((what) => what.startsWith('buzz')),
      ['buzz 30,70,30'],
    );
    await page.locator('[data-zone="hand.A"] [data-lit]').first().dragTo(page.locator('[data-plays]'));
    await page.locator('[data-card][data-in="played.A"]').waitFor();
    assert.equal(asked.filter((what) => what === 'buzz 12').length, landed);
  }
});
