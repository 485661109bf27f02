import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ballenMetStierenEdition as edition } from '@stamtafel/games/ballen-met-stieren/edition.ts';
import { ownDeckTemplate } from '@stamtafel/games/ballen-met-stieren/own-deck.ts';
import { open } from '@stamtafel/kernel';
import type { Page } from 'playwright-core';
import type { KeptMatch } from '../../session/messages.ts';
import { openHouse } from '../../testing/browser.ts';
import { flaws } from '../../testing/flaws.ts';
import { matchAt, sitDownAt } from '../../testing/kept.ts';
import { placesOver, runTogether } from '../../testing/overlap.ts';
import { choices } from '../../testing/player.ts';
import { until } from '../../testing/until.ts';

const house = openHouse();
const hand = (page: Page) => page.getByRole('region', { name: 'Je hand' });
const lit = (page: Page) => hand(page).getByRole('button').and(page.locator('[data-lit]'));
const nowStep = (page: Page) =>
  page.getByRole('list', { name: 'Verloop van de aanval' }).locator('[aria-current]');

/** One is asked this, and may answer so. */
const asked = (asks: string, pick?: string): KeptMatch =>
  matchAt({
    edition,
    seats: 2,
    isThere: (decision) =>
      decision.asks === asks &&
      (pick === undefined || decision.options.some((option) => option.pick === pick)),
  });

test('BMS-283 where the laid card cannot be used, the question says why not', async () => {
  const { page } = await house.visit({ size: 'phone' });
  const match = matchAt({
    edition,
    seats: 2,
    isThere: ({ asks, options }) =>
      asks === 'attackerAct' && options.length === 1 && options[0]?.pick === 'hold',
  });
  await sitDownAt(page, house.address(), match);
  await page.locator('.prompt').getByRole('button', { name: 'Inzetten: waarom niet?' }).click();
  await page.getByRole('dialog', { name: 'Waarom niet?' }).getByText(/BMS-/).first().waitFor();
  await page.keyboard.press('Escape');
  await sitDownAt(page, house.address(), asked('attackerAct', 'use'));
  assert.equal(await page.getByRole('button', { name: 'Inzetten: waarom niet?' }).count(), 0);
});

test('BMS-022 a table of people is asked who plays at home, with their names, and may draw lots', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await page.getByRole('link', { name: 'Speel Ballen met Stieren met vrienden online' }).click();
  const home = page.getByRole('group', { name: 'Wie speelt thuis?' });
  await home.waitFor();
  assert.deepEqual(await home.locator('label').allTextContents(), ['Jij', 'Stoel B', 'We loten']);
  assert.ok(await home.getByLabel('We loten').isChecked());
  await page.getByText(/^Huisregels/).click();
  assert.equal(await page.getByRole('combobox', { name: 'Wie speelt thuis?' }).count(), 0);
});

test('BMS-216 a free kick gives the laid card back, and says so; bulls of one’s own copy have their names', async () => {
  const template = ownDeckTemplate();
  const oranje = template.bulls.oranje.map((bull, i) => ({ ...bull, name: `Stier van Ede ${i + 1}` }));
  const none = Object.fromEntries(Object.keys(template.actions).map((action) => [action, 0]));
  const actions = { ...none, 'doorgestoken-kaart': 6, schwalbe: 6, krachtvoer: 6, tackle: 6, sliding: 6 };
  const match = matchAt({
    edition,
    seats: 2,
    options: {
      figures: {
        ...template,
        bulls: { ...template.bulls, oranje },
        actions: { ...actions, hands: 6, counter: 2 },
      },
    },
    instead: ({ asks, options }) =>
      asks === 'defendAction' ? options.find(({ pick }) => pick === 'lay') : undefined,
    isThere: ({ asks }, { facts }) => asks === 'wallBull' && facts.attempt === 'freeKick',
  });
  const { page } = await house.visit();
  await sitDownAt(page, house.address(), match);
  await page.getByText(/^Jij neemt .* terug in je hand: niet ingezet\./).waitFor();
  await hand(page)
    .getByRole('button', { name: /Stier van Ede \d/ })
    .first()
    .waitFor();
});

/** Marks eleven bulls, by a tap on each or by the keyboard, and confirms. */
async function pickEleven(page: Page, mark: (bull: ReturnType<typeof lit>) => Promise<void>): Promise<void> {
  await lit(page).nth(15).waitFor();
  for (let i = 0; i < 11; i++) await mark(lit(page).nth(i));
  await page.getByText('Je Basis-elf: 11 van 11').waitFor();
  await choices(page).last().click();
}

for (const size of ['laptop', 'phone'] as const)
  test(`Ballen met Stieren on a ${size}: eleven and drafts fit, cards are chosen on the board`, async () => {
    const { page, errors } = await house.visit({ size });
    await sitDownAt(page, house.address(), asked('eleven'));
    await pickEleven(page, async (bull) => {
      if (size === 'laptop') return bull.click();
      await bull.focus();
      await page.keyboard.press('Enter');
    });
    await nowStep(page).filter({ hasText: 'Draft 1' }).waitFor();
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
    assert.deepEqual(await outside(page), []);
    assert.deepEqual(errors, []);
  });

for (const size of ['laptop', 'phone', 'zoomed'] as const)
  test(`on a ${size} the bulls marked for the eleven have a check and stand on nobody's name`, async () => {
    const { page } = await house.visit({ size });
    await sitDownAt(page, house.address(), asked('eleven'));
    await lit(page).nth(15).waitFor();
    for (const bull of [4, 5, 7, 8, 10]) await lit(page).nth(bull).click();
    const marked = hand(page).getByRole('button', { pressed: true });
    await marked.nth(4).waitFor();
    assert.equal(await marked.getByText('✓').count(), 5);
    const covered = await hand(page)
      .getByRole('button')
      .evaluateAll((all) =>
        all.flatMap((bull) => {
          const { x, y, width, height } = bull.getBoundingClientRect();
          // The name stands at the foot of the card (CardFace.tsx).
          const isSeen = [0.1, 0.5, 0.9].every((part) =>
            [206, 268].every((line) => {
              const top = document.elementFromPoint(x + width * part, y + (height * line) / 280);
              return top?.closest('button') === bull;
            }),
          );
          return isSeen ? [] : [bull.getAttribute('aria-label')];
        }),
      );
    assert.deepEqual(covered, []);
  });

test('on a phone one choice is whole above the button that confirms, even with the largest letters', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await sitDownAt(page, house.address(), asked('eleven'));
  for (const letters of ['usual', 'large', 'larger']) {
    await page.evaluate((text) => Object.assign(document.documentElement.dataset, { text }), letters);
    const list = await page.locator('.action-list').boundingBox();
    const first = await choices(page).first().boundingBox();
    assert.ok(list !== null && first !== null);
    assert.ok(
      first.y + first.height <= list.y + list.height + 1,
      `${letters}: ${JSON.stringify([first, list])}`,
    );
  }
});

test('a list of choices that is scrolled comes to rest at a row: nothing is left of the one above', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await sitDownAt(page, house.address(), asked('eleven'));
  const list = page.locator('.action-list');
  for (const by of [0.6, 0.9, 1.05]) {
    const sliver = await list.evaluate(async (element, part) => {
      const rows = [...element.children].map((row) => row.getBoundingClientRect());
      const [first] = rows;
      const second = rows.find(({ top }) => top > (first?.top ?? 0));
      if (first === undefined || second === undefined) throw new Error('no rows');
      element.scrollTop = 0;
      element.scrollTop = (second.top - first.top) * part;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const top = element.getBoundingClientRect().top;
      return Math.max(0, (element.firstElementChild?.getBoundingClientRect().bottom ?? 0) - top);
    }, by);
    assert.equal(sliver, 0, `scrolled by ${by} rows`);
  }
});

test('a list of choices gone through by keyboard shows the whole of each', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await sitDownAt(page, house.address(), asked('eleven'));
  const list = page.locator('.action-list');
  const cut = () =>
    list.evaluate(async (element) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const [frame, row] = [element, document.activeElement].map((one) => one?.getBoundingClientRect());
      if (frame === undefined || row === undefined) throw new Error('no choice has the focus');
      return Math.max(0, frame.top - row.top, row.bottom - frame.bottom);
    });
  for (const height of ['100px', '120px', '140px']) {
    await list.evaluate((element, to) => Object.assign(element.style, { height: to, maxHeight: to }), height);
    await choices(page).first().focus();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let n = 1; n < 10; n++) {
        await page.keyboard.press(key);
        assert.ok((await cut()) < 1, `${height}, ${key} ${n}: ${await cut()} px are cut`);
      }
  }
});

for (const size of ['laptop', 'phone'] as const)
  test(`BMS-032 BMS-033 Ballen met Stieren on a ${size}: every step of an attack fits, and a laid action is used by a tap on it`, async () => {
    const { page, errors } = await house.visit({ size });
    for (const [asks, pick, step] of [
      ['attackBull', undefined, 'Aanvaller legt'],
      ['defendBull', undefined, 'Verdediger legt'],
      ['defenderAct', 'use', 'Actie verdediger'],
      ['counter', 'use', 'Counter'],
      ['attackerAct', 'use', 'Actie aanvaller'],
    ] as const) {
      await sitDownAt(page, house.address(), asked(asks, pick));
      await nowStep(page).filter({ hasText: step }).waitFor();
      assert.deepEqual(await outside(page), [], asks);
    }
    const used = (): Promise<number> => timesTold(page, size, 'Jij zet ');
    const before = await used();
    await page
      .getByRole('region', { name: /^Jij / })
      .locator('[data-zone="laid.A"]')
      .getByRole('button')
      .click();
    await until(async () => (await used()) !== before, 'nothing was used');
    assert.deepEqual(errors, []);
  });

test('on a phone with the largest letters and a standing order the figures stand above the bulls, not over the steps', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await page.evaluate(() => {
    document.documentElement.dataset.text = 'larger';
  });
  const mud = open(edition.game, { seats: 2, options: {} }).zones.findIndex(({ name }) => name === 'mud.B');
  for (const asks of ['attackerAct', 'react', 'counter']) {
    // With mud under an action a half is highest.
    const muddy = matchAt({
      edition,
      seats: 2,
      isThere: (decision, { zones }) => decision.asks === asks && (zones[mud]?.length ?? 0) > 0,
    });
    await sitDownAt(page, house.address(), muddy);
    await page.locator('.order').getByRole('combobox').selectOption('pass-if-nothing-else');
    assert.deepEqual(await flaws(page, runTogether, placesOver), [], asks);
    const pitch = page.getByRole('region', { name: /^Jij / }).locator('..');
    const over = await pitch.evaluate((field) => {
      const edge = field.getBoundingClientRect().top;
      return [...field.querySelectorAll('p')].filter((said) => said.getBoundingClientRect().top < edge)
        .length;
    });
    assert.equal(over, 0, asks);
    assert.deepEqual(await outside(page), [], asks);
  }
});

/** How often something was told; on a phone the story lies behind a button. */
async function timesTold(page: Page, size: 'laptop' | 'phone', words: string): Promise<number> {
  const story = page.getByRole('dialog', { name: 'Verhaal' });
  if (size === 'phone') {
    await page.getByRole('button', { name: 'Verhaal' }).click();
    await story.waitFor();
  }
  const times = await page.getByRole('listitem').filter({ hasText: words }).count();
  if (size === 'phone') {
    await page.keyboard.press('Escape');
    await story.waitFor({ state: 'hidden' });
  }
  return times;
}

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
