import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ballenMetStierenEdition } from '@stamtafel/games/ballen-met-stieren/edition.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import type { Locator, Page } from 'playwright-core';
import { passOf } from '../session/orders.ts';
import { openHouse } from '../testing/browser.ts';
import { keep, matchAt, sitDownAt } from '../testing/kept.ts';
import { choices, playToEnd } from '../testing/player.ts';
import { walkThrough } from '../testing/walk.ts';

const house = openHouse();

test('without a network the page opens again and the match goes on', async () => {
  const { page, context } = await house.visit({ keepsFiles: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('button', { name: 'Speel nu 4 downs' }).click();
  await choices(page).first().waitFor();
  await context.setOffline(true);
  await page.reload();
  await choices(page).first().click();
  await choices(page).first().waitFor();
  await page.goto(`${house.address()}#/`);
  await page.getByRole('button', { name: 'Speel nu How-Ruck!' }).click();
  await choices(page).first().waitFor();
});

/** Pointed at or gone to by keyboard, the cold card says why not, as its description; the lit one what it does. */
async function saysWhyInBrief(page: Page, cold: Locator, lit: Locator): Promise<void> {
  const hint = page.getByRole('tooltip');
  const place = await cold.boundingBox();
  await cold.hover();
  await hint.waitFor();
  assert.match(await hint.innerText(), /^Dat (mag niet, want|kan nu niet\. Waar het om gaat): \S.*[.!]$/);
  assert.equal(await cold.getAttribute('aria-describedby'), await hint.getAttribute('id'));
  assert.deepEqual(await cold.boundingBox(), place);
  assert.equal(await cold.getAttribute('title'), null);
  await lit.hover();
  await hint.waitFor({ state: 'detached' });
  assert.equal(await lit.getAttribute('title'), await lit.getAttribute('aria-label'));
  assert.equal(await cold.getAttribute('aria-describedby'), null);
  await page.keyboard.press('Tab');
  await cold.focus();
  await hint.waitFor();
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
}

test('a card that cannot be played says why not, with the rule and its text', async () => {
  const { page } = await house.visit();
  await page.getByRole('button', { name: 'Speel nu 4 downs' }).click();
  await choices(page).first().waitFor();
  // Until another player leads and some card of the player's hand does not follow.
  for (let turns = 0; turns < 40; turns++) {
    await choices(page).first().waitFor();
    const hand = page.getByRole('region', { name: 'Je hand' }).getByRole('button');
    const cold = hand.and(page.locator('[data-card]:not([data-lit])'));
    if ((await cold.count()) > 0) {
      await saysWhyInBrief(page, cold.first(), hand.and(page.locator('[data-lit]')).first());
      // What the other one has laid is only shown.
      const dialog = page.getByRole('dialog');
      await page.locator('button[data-card]:not([data-in^="hand."])').first().click();
      await dialog.getByRole('button', { name: 'Sluiten' }).waitFor();
      assert.equal(await dialog.getByRole('heading', { name: 'Waarom niet?' }).count(), 0);
      await page.keyboard.press('Escape');
      await cold.first().click();
      assert.equal(await page.getByRole('tooltip').count(), 0);
      await dialog.getByRole('heading', { name: 'Waarom niet?' }).waitFor();
      // What can be played instead is named.
      const words = (await dialog.getByText(/^Dit mag wel: /).textContent()) ?? '';
      const playable = await hand.and(page.locator('[data-lit]')).first().getAttribute('aria-label');
      assert.ok(
        playable?.startsWith(words.slice('Dit mag wel: '.length).split(/,|\.| en nog/)[0] ?? '?'),
        words,
      );
      await dialog.getByRole('button', { name: /^PD4-\d+$/ }).click();
      const rules = page.getByRole('dialog', { name: 'Regels van 4 downs' });
      await rules.getByRole('searchbox', { name: 'Zoek in de regels' }).waitFor();
      return;
    }
    await playToEnd(page, { stopAfter: 1 });
  }
  assert.fail('every card could be played, forty times');
});

test('by keyboard alone: from the home page to the fifth answer', async () => {
  const { page } = await house.visit();
  await tabTo(page, /^Speel nu How-Ruck!$/);
  await page.keyboard.press('Enter');
  for (let answers = 0; answers < 5; answers++) {
    await choices(page).first().waitFor();
    const before = await page.getByRole('status').first().textContent();
    await choices(page).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (said) => document.querySelector('.table [role=status]')?.textContent !== said,
      before,
    );
  }
});

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (name.test(focused)) return;
  }
  assert.fail(`Tab never comes to ${name}`);
}

test('around one screen: a curtain between two people, and behind it the right hand', async () => {
  const { page, errors } = await house.visit();
  await page.getByRole('button', { name: /^Samen aan één scherm: How-Ruck!$/ }).click();
  await page.getByRole('dialog').getByText('op dit ene apparaat').waitFor();
  await page.getByRole('textbox', { name: 'Speler 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Speler 2' }).fill('Bram');
  await page.getByRole('button', { name: 'Aan tafel' }).click();
  const seen = new Set<string>();
  for (let turn = 0; turn < 24 && seen.size < 2; turn++) {
    const curtain = page.getByRole('dialog', { name: /^Geef het scherm aan/ });
    await curtain.or(choices(page).first()).first().waitFor();
    if (await curtain.isVisible()) {
      // Behind the curtain no face of anybody's hand is on the page.
      assert.equal(await page.getByRole('region', { name: 'Je hand' }).getByRole('button').count(), 0);
      const title = (await curtain.getByRole('heading').textContent()) ?? '';
      seen.add(title);
      const name = title.split(' ').at(-1);
      const button = curtain.getByRole('button', { name: `Ik ben ${name}, en alleen ik kijk`, exact: true });
      // It stands out: the curtain has another colour.
      const colours = await button.evaluate((one) =>
        [one, one.closest('dialog')].map((part) => part && getComputedStyle(part).backgroundColor),
      );
      assert.equal(new Set(colours).size, 2, colours.join(' on '));
      await button.click();
      await curtain.waitFor({ state: 'hidden' });
    } else await playToEnd(page, { stopAfter: 1, until: curtain });
  }
  assert.deepEqual([...seen].sort(), ['Geef het scherm aan Anna', 'Geef het scherm aan Bram']);
  assert.deepEqual(errors, []);
});

test('on a phone a long story scrolls within its sheet, and its end is in sight', async () => {
  const { page } = await house.visit({ size: 'phone' });
  const { moments } = walkThrough({ edition: howRuckEdition, seats: 2 });
  const longest = moments.toSorted((a, b) => a.record.entries.length - b.record.entries.length).at(-1);
  assert.ok(longest !== undefined);
  await sitDownAt(page, house.address(), longest);
  await page.getByRole('button', { name: /^Verhaal/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Verhaal' });
  const line = sheet.getByRole('listitem').last();
  await line.waitFor();
  const [inner, outer] = [await line.boundingBox(), await sheet.boundingBox()];
  assert.ok(inner !== null && outer !== null);
  assert.ok(inner.y + inner.height <= outer.y + outer.height, 'the last line is below the edge');
  assert.ok(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight));
});

test('taken back, the table is as it was', async () => {
  const { page } = await house.visit();
  await page.getByRole('button', { name: 'Speel nu 4 downs' }).click();
  await playToEnd(page, { stopAfter: 3 });
  await choices(page).first().waitFor();
  const labels = await choices(page).allTextContents();
  await choices(page).first().click();
  await page.waitForFunction((were) => {
    const now = [...document.querySelectorAll('.actions button')].map(({ textContent }) => textContent);
    return now.length > 0 && now.join() !== were;
  }, labels.join());
  await page.getByRole('button', { name: 'Terug', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'De laatste zet is teruggenomen.' }).waitFor();
  await page.waitForFunction(
    (were) =>
      [...document.querySelectorAll('.actions button')].map(({ textContent }) => textContent).join() === were,
    labels.join(),
  );
});

test('a card that a finger rests on is shown large, and not played', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await page.getByRole('button', { name: 'Speel nu 4 downs' }).click();
  const hand = page.getByRole('region', { name: 'Je hand' }).getByRole('button');
  const playable = hand.and(page.locator('[data-lit]')).first();
  const name = (await playable.getAttribute('aria-label')) ?? '';
  const card = hand.and(page.getByLabel(name, { exact: true }));
  const pointer = { pointerId: 7, pointerType: 'touch', button: 0, isPrimary: true, clientX: 9, clientY: 9 };
  await card.evaluate((element) => {
    element.setPointerCapture = () => {};
  });
  // A tap that is too short for it; the click that goes with it is left out here.
  await card.dispatchEvent('pointerdown', pointer);
  await card.dispatchEvent('pointerup', pointer);
  await card.dispatchEvent('pointerdown', pointer);
  const large = page.getByRole('dialog', { name: name.split(/[ ·,]/)[0] ?? '' });
  await large.waitFor();
  await card.dispatchEvent('pointerup', pointer);
  await card.dispatchEvent('click', { detail: 1 });
  await large.getByRole('button', { name: 'Sluiten' }).click();
  await card.waitFor();
  assert.equal(await page.getByRole('button', { name: 'Terug', exact: true }).count(), 0);
});

test('a card that is dragged to a lit place is played there', async () => {
  const { page } = await house.visit();
  // A hand with a Scot whose colour decides where he goes: not every hand has one.
  const match = matchAt({
    edition: howRuckEdition,
    seats: 2,
    isThere: ({ asks, options }) =>
      asks === 'turn' && options.some(({ card }) => /^(rood|blauw|groen)-/.test(card ?? '')),
  });
  await sitDownAt(page, house.address(), match);
  const hand = page.getByRole('region', { name: 'Je hand' });
  const scot = hand.getByRole('button', { name: /· (rood|blauw|groen), sterkte/ }).first();
  const [, colour] = /· (rood|blauw|groen)/.exec((await scot.getAttribute('aria-label')) ?? '') ?? [];
  const place = page.locator(`[data-zone="A.${colour}"]`);
  const before = await place.getByRole('button').and(page.locator('[data-card]')).count();
  await scot.dragTo(place);
  await page.waitForFunction(
    ([zone, were]) => document.querySelectorAll(`[data-zone="${zone}"] [data-card]`).length > Number(were),
    [`A.${colour}`, before] as const,
  );
});

test('left-handed: the story and what is pressed are on the left, and the choices keep their order', async () => {
  const { page } = await house.visit();
  await sitDownAt(
    page,
    house.address(),
    matchAt({ edition: ballenMetStierenEdition, seats: 2, isThere: ({ asks }) => asks === 'eleven' }),
  );
  const words = await choices(page).allTextContents();
  const leftOf = async (one: string, other: string): Promise<boolean> => {
    const [a, b] = await Promise.all([one, other].map((part) => page.locator(part).first().boundingBox()));
    return (a?.x ?? 0) < (b?.x ?? 0);
  };
  const [panel, confirm] = [['.log-panel', '.table-board'] as const, ['.send', '.action-list'] as const];
  assert.deepEqual([await leftOf(...panel), await leftOf(...confirm)], [false, false]);
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('checkbox', { name: 'Linkshandig' }).click();
  assert.deepEqual([await leftOf(...panel), await leftOf(...confirm)], [true, true]);
  await page.getByRole('button', { name: 'Sluiten' }).click();
  assert.deepEqual(await choices(page).allTextContents(), words);
  const [first, second] = await Promise.all([0, 1].map((n) => choices(page).nth(n).boundingBox()));
  assert.ok((first?.x ?? 0) < (second?.x ?? 0));
  // A lesson and looking back have more parts, which all keep their room.
  const { end } = walkThrough({ edition: howRuckEdition, seats: 2 });
  await keep(page, end);
  for (const [address, above] of [
    ['les/how-ruck', '.balloon'],
    [`terug/${end.id}`, '.table-bar'],
  ] as const) {
    await page.goto(`${house.address()}#/${address}`);
    await page.locator(`${above} ~ .table-board`).waitFor();
    assert.ok(await leftOf(...panel), address);
    const board = await page.locator('.table-board').boundingBox();
    assert.ok(
      (board?.width ?? 0) > 900 && (board?.height ?? 0) > 300,
      `${address}: ${JSON.stringify(board)}`,
    );
  }
});

test('a note in passing does not lie over the choices', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await page.getByRole('button', { name: 'Speel nu 4 downs' }).click();
  await choices(page).first().waitFor();
  const lowest = await page.locator('.notes').evaluate((notes) => {
    const note = document.createElement('p');
    note.textContent = 'Er is geen verbinding met het huis. Probeer het zo nog eens.';
    notes.append(note);
    const { bottom } = note.getBoundingClientRect();
    note.remove();
    return bottom;
  });
  const asks = await page.locator('.table-asks').boundingBox();
  assert.ok(lowest < (asks?.y ?? 0), `${lowest}`);
});

test('with the largest letters the bar of a table fits a phone, with everything in it', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await page.evaluate(() => {
    localStorage.setItem('stamtafel-settings', '{"language":"nl","speed":"instant","textSize":"larger"}');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Speel nu 4 downs' }).click();
  await playToEnd(page, { stopAfter: 2 });
  await page.getByRole('button', { name: 'Terug', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Tip' }).waitFor();
  const edges = await page
    .locator('.table-bar :is(a, button)')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON()));
  assert.deepEqual(
    edges.filter(({ left, right }) => left < 0 || right > 390),
    [],
  );
});

test('an address that leads nowhere gives a sentence and a way on', async () => {
  const { page } = await house.visit();
  for (const [address, sentence] of [
    ['#/tafel/bestaat-niet', 'Deze tafel is er niet (meer) op dit apparaat.'],
    ['#/regels/geen-spel', 'Dat spel staat hier niet op de plank.'],
    ['#/nergens', 'Hier is niets.'],
  ] as const) {
    await page.goto(`${house.address()}${address}`);
    await page.getByRole('heading', { name: sentence }).waitFor();
    await page.getByRole('link', { name: 'Naar het begin' }).waitFor();
  }
});

test('a rule has an address of its own, in both languages', async () => {
  for (const [language, title] of [
    ['nl', 'Regels van How-Ruck!'],
    ['en', 'Rules of How-Ruck!'],
  ] as const) {
    const { page } = await house.visit({ language });
    await page.goto(`${house.address()}#/regels/how-ruck/HR-093`);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('link', { name: 'HR-093' }).waitFor();
    await page.waitForFunction(() => {
      const box = document.querySelector('[data-pointed]')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
    });
  }
});

test('a standing order lets a window go by, and is still there for a player who leaves and comes back', async () => {
  const { page, errors } = await house.visit();
  const match = matchAt({
    edition: ballenMetStierenEdition,
    seats: 2,
    isThere: (decision) => passOf(decision) !== undefined,
  });
  await sitDownAt(page, house.address(), match);
  const order = page.getByRole('combobox', { name: /^Als dit weer/ });
  const asked = await page.locator('.prompt').textContent();
  await order.selectOption('pass');
  await page.waitForFunction((was) => document.querySelector('.prompt')?.textContent !== was, asked);
  await page.getByRole('link', { name: 'Van tafel' }).click();
  await page.goto(`${house.address()}#/tafel/${match.id}`);
  await page.getByRole('button', { name: 'Instellingen' }).click();
  const takeBack = page.getByRole('button', { name: 'Toch zelf kiezen' });
  await takeBack.click();
  await takeBack.waitFor({ state: 'hidden' });
  assert.deepEqual(errors, []);
});
