import assert from 'node:assert/strict';
import process from 'node:process';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import type { Language } from '@stamtafel/games/edition.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { words as same } from '../same/words.ts';
import { axe, flaws } from '../testing/axe.ts';
import { openHouse } from '../testing/browser.ts';
import { keep } from '../testing/kept.ts';
import { choices, playToEnd, settled } from '../testing/player.ts';
import { foundElsewhere, realHouse } from '../testing/server.ts';
import { walkThrough } from '../testing/walk.ts';
import { en } from '../texts/en.ts';
import { nl, type Texts } from '../texts/nl.ts';

const house = openHouse(realHouse(foundElsewhere));
const texts: { readonly [L in Language]: Texts } = { nl, en };

// Every screen in both languages and in both lights; each with each only at night: colours do not depend on the language,
// names and order not on the light, and axe takes long.
const visits = [
  { language: 'nl', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'nl', theme: 'dark' },
  { language: 'en', theme: 'light' },
] as const;
for (const { language, theme } of process.env.STAMTAFEL_NIGHT ? visits : visits.slice(0, 2))
  test(`axe finds nothing on any screen (${language}, ${theme})`, async () => {
    const { page, context } = await house.visit({ language, theme, painted: true });
    await context.addInitScript({ content: axe });
    await page.reload();
    const words = texts[language];
    const found: string[] = [];
    const look = async (screen: string): Promise<void> => void found.push(...(await flaws(page, screen)));
    const dialog = page.getByRole('dialog');
    const closed = async (): Promise<void> => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await settled(page);
    };
    await page.getByRole('heading', { name: 'Stamtafel' }).waitFor();
    await look('home');
    await page.getByRole('button', { name: words.settings }).click();
    await dialog.waitFor();
    await look('settings');
    const question = page.getByRole('dialog', { name: words.online.forgetTitle });
    await page.getByRole('button', { name: words.online.forgetMe }).click();
    await question.waitFor();
    await look('being forgotten');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await closed();
    for (const { id, title } of catalogue) {
      await page.goto(`${house.address()}#/regels/${id}`);
      await page.getByRole('searchbox').waitFor();
      await look(`rules of ${id}`);
      await page.goto(`${house.address()}#/`);
      await page.getByRole('button', { name: words.playNowNamed(title[language]) }).click();
      await playToEnd(page, { stopAfter: 4 });
      await choices(page).first().waitFor();
      await look(`table of ${id}`);
    }
    await page.goto(`${house.address()}#/`);
    await page.getByRole('button', { name: words.playNowNamed('How-Ruck!') }).click();
    await page.getByRole('button', { name: words.resign }).click();
    await dialog.getByRole('button', { name: words.resign }).click();
    await page.getByRole('dialog', { name: words.theEnd }).getByRole('img').first().waitFor();
    await look('the end');
    await dialog.getByRole('button', { name: words.replay.lookBack }).click();
    await page.getByRole('slider').waitFor();
    await look('looking back');
    await page.getByRole('button', { name: words.replay.luck }).click();
    // Counting takes a while, on a busy machine longer.
    await dialog.getByRole('row').first().waitFor({ timeout: 60_000 });
    await look('luck or skill');
    const { end } = walkThrough({ edition: howRuckEdition, seats: 2 });
    await keep(page, { ...end, sent: { place: 'x', result: { score: 2, rank: 1 }, sender: 'Anna' } });
    await page.goto(`${house.address()}#/tafel/${end.id}`);
    await dialog.getByRole('region', { name: words.replay.bestMoment }).waitFor();
    await dialog.getByRole('region', { name: same[language].compared }).waitFor();
    await look('the end with two results');
    await dialog.getByRole('button', { name: same[language].title }).click();
    const link = await page.getByRole('textbox', { name: same[language].link }).inputValue();
    await look('the same cards for a friend');
    // As others reach the house, which from here may be nowhere.
    await page.goto(`${house.address()}${new URL(link).hash}`);
    await page.getByRole('button', { name: same[language].play }).waitFor();
    await look('the same cards as a friend');
    await page.goto(`${house.address()}#/les/how-ruck`);
    await page.getByRole('region', { name: words.lesson.teacher }).getByRole('button').first().waitFor();
    await look('lesson');
    await page.goto(`${house.address()}#/kaarten/how-ruck`);
    await page.getByRole('textbox').first().waitFor();
    await look('own cards');
    await page.goto(`${house.address()}#/`);
    await page.getByRole('button', { name: words.togetherNamed('How-Ruck!') }).click();
    await dialog.waitFor();
    await look('around one screen');
    await closed();
    await page.goto(`${house.address()}#/vrienden/how-ruck`);
    await page.getByRole('button', { name: words.online.make }).waitFor();
    for (const summary of await page.locator('summary').all()) await summary.click();
    await look('make a table');
    await page.getByRole('button', { name: words.online.make }).click();
    await page.getByRole('textbox', { name: words.online.shareAlone }).waitFor();
    await look('lobby');
    await page.getByRole('button', { name: words.online.addBotAt('B') }).click();
    await page.getByRole('button', { name: words.online.table }).click();
    await dialog.waitFor();
    await look('table in a house, with its dialog');
    await page.goto(`${house.address()}#/vrienden/how-ruck/scherm`);
    await page.getByRole('button', { name: words.online.make }).waitFor();
    await look('make a table for a screen');
    await page.getByRole('button', { name: words.online.make }).click();
    await page.getByRole('img', { name: words.online.qr }).waitFor();
    await look('lobby on a screen');
    for (const letter of ['A', 'B'])
      await page.getByRole('button', { name: words.online.addBotAt(letter) }).click();
    await page.getByRole('main', { name: 'How-Ruck!' }).waitFor();
    await look('table on a screen');
    await page.goto(`${house.address()}#/nergens`);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await look('nowhere');
    assert.deepEqual(found, []);
  });
