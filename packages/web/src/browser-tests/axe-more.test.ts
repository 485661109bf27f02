import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import type { Language } from '@stamtafel/games/edition.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import { sampleOfDay } from '@stamtafel/kernel/testing';
import type { Page } from 'playwright-core';
import { words as linkWords } from '../replay/link-words.ts';
import { act, ask, make } from '../testing/ask.ts';
import { flaws } from '../testing/axe.ts';
import { openHouse, type Visitor } from '../testing/browser.ts';
import { type Look, looksOfDay } from '../testing/drawn.ts';
import { keep, matchAt, sitDownAt } from '../testing/kept.ts';
import { choices, playToEnd } from '../testing/player.ts';
import { foundElsewhere, realHouse } from '../testing/server.ts';
import { walkThrough } from '../testing/walk.ts';
import { en } from '../texts/en.ts';
import { nl, type Texts } from '../texts/nl.ts';

const house = openHouse(realHouse(foundElsewhere));

const texts: { readonly [L in Language]: Texts } = { nl, en };
/** A visitor, and somewhere to put what axe finds. */
async function inspector(light: Look) {
  const visitor: Visitor = await house.visit({ ...light, painted: true });
  const found: string[] = [];
  return {
    ...visitor,
    found,
    words: texts[light.language],
    dialog: visitor.page.getByRole('dialog'),
    look: async (screen: string): Promise<void> => void found.push(...(await flaws(visitor.page, screen))),
    go: (to: string): Promise<unknown> => visitor.page.goto(`${house.address()}#/${to}`),
    closed: async (): Promise<void> => {
      await visitor.page.keyboard.press('Escape');
      await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  };
}

for (const light of looksOfDay('what comes up'))
  test(`axe finds nothing in what comes up over a table (${light.language}, ${light.theme})`, async () => {
    const { page, found, words, dialog, look, go, closed } = await inspector(light);
    await page.getByRole('button', { name: words.setUpNamed('How-Ruck!') }).click();
    await dialog.getByRole('button', { name: words.playNow }).waitFor();
    await look('setting up');
    await closed();
    // Another player leads: some card of the player's hand does not follow.
    const following = matchAt({
      edition: fourDownsEdition,
      seats: 2,
      isThere: ({ asks, options }) => asks === 'follow' && options.length === 1,
    });
    await sitDownAt(page, house.address(), following);
    const hand = page.getByRole('region', { name: words.yourHand }).getByRole('button');
    await hand.and(page.locator('[data-card]:not([data-lit])')).first().click();
    await dialog.getByRole('heading', { name: words.whyNot }).waitFor();
    await look('why not');
    await closed();
    await page.keyboard.press('t');
    await dialog.getByRole('status').first().waitFor();
    await look('tip');
    await go('');
    await page.getByRole('button', { name: words.togetherNamed('4 downs') }).click();
    await page.getByRole('button', { name: words.sitDown }).click();
    await dialog.getByRole('button').waitFor();
    await look('curtain');
    const recap = page.getByRole('complementary', { name: words.sinceLast });
    for (let turns = 0; turns < 20 && !(await recap.isVisible()); turns++) {
      if (await dialog.isVisible()) {
        await dialog.getByRole('button').click();
        await dialog.waitFor({ state: 'detached' });
      } else await playToEnd(page, { stopAfter: 1, until: dialog });
      await dialog.or(choices(page)).first().waitFor();
    }
    await look('recap');
    assert.deepEqual(found, []);
  });

// The first one is looked at in axe.test.ts.
const others = catalogue.slice(1);
/** This many of these screens of each of the others; at night all. */
const SCREENS = 2;
for (const light of looksOfDay('other games'))
  test(`axe finds nothing in the lessons, the cards, the lobbies and the ends of the other games (${light.language}, ${light.theme})`, async () => {
    const { page, found, words, look, go } = await inspector(light);
    for (const { id, title, players, load } of others) {
      const seats = Math.min(...players);
      const screens: { readonly [name: string]: () => Promise<unknown> } = {
        async lesson() {
          await go(`les/${id}`);
          await page
            .getByRole('region', { name: words.lesson.teacher })
            .getByRole('button')
            .first()
            .waitFor();
        },
        async 'own cards'() {
          await go(`kaarten/${id}`);
          await page.getByRole('textbox').or(page.getByRole('spinbutton')).first().waitFor();
        },
        async end() {
          const { end } = walkThrough({ edition: await load(), seats });
          await keep(page, end);
          await go(`tafel/${end.id}`);
          await page.getByRole('dialog', { name: words.theEnd }).getByRole('img').first().waitFor();
        },
        async lobby() {
          const free = new Array<{ kind: 'open' }>(seats - 1).fill({ kind: 'open' });
          const { table } = await make(page, { game: id, seats: [{ kind: 'me' }, ...free] });
          await go(`t/${table.id}`);
          await page.getByRole('main').getByRole('heading', { name: title[light.language] }).waitFor();
        },
      };
      for (const [screen, open] of sampleOfDay(`axe, ${id}`, Object.entries(screens), SCREENS)) {
        await open();
        await look(`${screen} of ${id}`);
      }
    }
    assert.deepEqual(found, []);
  });

/** Of the same house, and not looked at. */
const host = async (): Promise<Page> => (await house.visit()).page;

for (const light of looksOfDay('by a link'))
  test(`axe finds nothing where a person comes by a link, talks, or is turned away (${light.language}, ${light.theme})`, async () => {
    const { page, found, words, dialog, look, go } = await inspector(light);
    const { online } = words;
    const anna = await host();
    const { table, key } = await make(anna, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    await go(`t/${table.id}/k.${key}`);
    await page.getByRole('button', { name: words.sitDown }).waitFor();
    await look('joining');
    await anna.goto(`${house.address()}#/t/${table.id}`);
    await page.getByRole('button', { name: words.sitDown }).click();
    await choices(page).first().waitFor();
    await page.getByRole('textbox', { name: online.chatField }).fill('Hoi!');
    await page.getByRole('button', { name: online.send, exact: true }).click();
    await page.getByRole('region', { name: online.chat }).getByText('Hoi!').waitFor();
    await look('story and chat');
    await act(anna, table.id, { do: 'remove', seat: 1 });
    await page.getByText(online.removed).waitFor();
    await look('sent away');
    const full = await make(anna, { watching: 'off' });
    await go(`t/${full.table.id}`);
    await page.getByText(online.noWatching).waitFor();
    await look('full');
    await go(`t/${'x'.repeat(20)}`);
    await page.getByText(online.trouble['not-found']).waitFor();
    await look('unknown table');
    await go('potje/x');
    await page.getByText(linkWords[light.language].broken).waitFor();
    await look('broken link');
    const { end } = walkThrough({ edition: howRuckEdition, seats: 2 });
    await keep(page, end);
    await go(`terug/${end.id}`);
    await page.getByRole('button', { name: words.replay.shareMatch }).click();
    const link = await dialog.getByRole('textbox', { name: linkWords[light.language].link }).inputValue();
    await look('a link to a match');
    await go(new URL(link).hash.slice(2));
    await page.getByRole('button', { name: words.replay.keepHere }).waitFor();
    await look('a match that was sent');
    const mine = await make(page, { name: 'Bram' });
    await ask(page, `tables/${mine.table.id}/actions`, { do: 'end' });
    await go('');
    await page.getByRole('button', { name: online.hideNamed('How-Ruck!', 'Bram') }).waitFor();
    await look('home with a table that is over');
    assert.deepEqual(found, []);
  });
