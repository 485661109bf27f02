import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { sampleOfDay } from '@stamtafel/kernel/testing';
import type { Locator, Page } from 'playwright-core';
import { openHouse, sizes } from '../testing/browser.ts';
import { languagesOfDay } from '../testing/drawn.ts';
import { type Check, flaws } from '../testing/flaws.ts';
import { keep, sitDownAt, tooLarge } from '../testing/kept.ts';
import { runTogether } from '../testing/overlap.ts';
import { smallTargets } from '../testing/targets.ts';
import { walkThrough } from '../testing/walk.ts';

const house = openHouse();

/** This many moments of a match are looked at; at night all of them. */
const MOMENTS = 2;
const CHAPTERS = 2;

for (const { id, players, load } of catalogue)
  for (const seats of players)
    test(`${id} with ${seats}: a whole match fits a phone, with the most players also on its side and a tablet, and a laptop, also at twice the size, and everything to press fits a finger`, async () => {
      const { moments } = walkThrough({ edition: await load(), seats });
      assert.ok(moments.length > 3, `${moments.length} moments`);
      const name = `fits, ${id} with ${seats}`;
      for (const language of languagesOfDay(name)) {
        const { page, errors } = await house.visit({ size: 'phone', language });
        let hands = 0;
        for (const match of sampleOfDay(name, moments, MOMENTS)) {
          const said = `${match.id}, ${language}`;
          await sitDownAt(page, house.address(), match);
          const common = [tooLarge, runTogether];
          assert.deepEqual(await flaws(page, nobodySits, ...common), [], `${said}, on a phone`);
          assert.deepEqual(await tooSmall(page), [], said);
          assert.deepEqual(await flaws(page, outOfSight, cutAlike), [], `${said}, on a phone`);
          await page.setViewportSize(sizes.laptop);
          const onLaptop = await flaws(page, ...common, smallButtons, outOfSight, cutAlike);
          assert.deepEqual(onLaptop, [], `${said}, on a laptop`);
          await page.setViewportSize(sizes.zoomed);
          assert.deepEqual(await flaws(page, ...common), [], `${said}, at twice the size`);
          assert.deepEqual(await hardToHit(page), [], `${said}, at twice the size`);
          // The most players need the most room.
          if (seats === players.at(-1)) {
            await page.setViewportSize(sizes.sideways);
            assert.deepEqual(await flaws(page, ...common), [], `${said}, on a phone on its side`);
            await page.setViewportSize(sizes.tablet);
            assert.deepEqual(await flaws(page, ...common, smallButtons), [], `${said}, on a tablet`);
            assert.deepEqual(await tooSmall(page), [], `${said}, on a tablet`);
          }
          hands += await ownHand(page).count();
          await page.setViewportSize(sizes.phone);
        }
        // Not at every moment there is one; what looks at hands must know one when it sees it.
        for (let n = 0; hands === 0; n++) {
          const match = moments[n] ?? assert.fail('no hand was found');
          await sitDownAt(page, house.address(), match);
          hands += await ownHand(page).count();
        }
        assert.deepEqual(errors, []);
      }
    });

for (const { id, players, load } of catalogue)
  test(`${id} on a phone: in everything that opens over the table, and after the end, all that can be pressed fits a finger`, async () => {
    const { page, errors } = await house.visit({ size: 'phone' });
    const { moments, end } = walkThrough({ edition: await load(), seats: players.at(-1) ?? 2 });
    const [first] = moments;
    assert.ok(first !== undefined);
    await sitDownAt(page, house.address(), first);
    const open = page.getByRole('dialog');
    const unfold = (): Promise<void> =>
      open.locator('details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      });
    const look = async (what: string): Promise<void> => {
      assert.deepEqual(
        (await smallTargets(open)).map(({ says }) => says),
        [],
        what,
      );
      await page.keyboard.press('Escape');
      await open.waitFor({ state: 'detached' });
    };
    for (const [what, inside] of [
      ['Regels', '.overview-rule, .rule-list a'],
      ['Instellingen', 'label'],
      ['Verhaal', 'select, p'],
    ] as const) {
      await page.getByRole('button', { name: what, exact: true }).click();
      await open.locator(inside).first().waitFor();
      await unfold();
      if (what === 'Regels') await leaveSome(open, id);
      await look(what);
    }
    await keep(page, end);
    await page.goto(`${house.address()}#/tafel/${end.id}`);
    await open.getByRole('button', { name: 'Tafel bekijken' }).waitFor();
    await unfold();
    assert.deepEqual(
      (await smallTargets(open)).map(({ says }) => says),
      [],
      'the end',
    );
    await open.getByRole('button', { name: 'Tafel bekijken' }).click();
    await open.waitFor({ state: 'detached' });
    assert.deepEqual(await tooSmall(page), [], 'the table after the end');
    // Now its lines lead to their moments.
    await page.getByRole('button', { name: 'Verhaal', exact: true }).click();
    await open.locator('.story button').first().waitFor();
    await look('the story after the end');
    assert.deepEqual(errors, []);
  });

for (const { id, players, load } of catalogue)
  test(`${id} with the largest letters: a match fits a phone and a laptop, and everybody's name is whole`, async () => {
    const { moments } = walkThrough({ edition: await load(), seats: players.at(-1) ?? 2 });
    const name = `fits with the largest letters, ${id}`;
    for (const language of languagesOfDay(name)) {
      const { page, errors } = await house.visit({ size: 'phone', language });
      for (const match of sampleOfDay(name, moments, MOMENTS)) {
        await sitDownAt(page, house.address(), match);
        await page.evaluate(() => Object.assign(document.documentElement.dataset, { text: 'larger' }));
        for (const size of ['phone', 'laptop'] as const) {
          await page.setViewportSize(sizes[size]);
          const found = await flaws(page, tooLarge, runTogether, cutNames);
          assert.deepEqual(found, [], `${match.id}, ${language}, on a ${size}`);
        }
        await page.setViewportSize(sizes.phone);
      }
      assert.deepEqual(errors, []);
    }
  });

/** Hundreds of rules are alike: some chapters are looked at, at night all of them. */
async function leaveSome(rules: Locator, game: string): Promise<void> {
  const chapters = rules.locator('.chapters section');
  const all = [...Array(await chapters.count()).keys()];
  const left = sampleOfDay(`chapters, ${game}`, all, CHAPTERS);
  assert.ok(all.length > CHAPTERS, `${all.length} chapters`);
  await chapters.evaluateAll((sections, some) => {
    for (const [n, section] of sections.entries())
      if (section instanceof HTMLElement) section.hidden = !some.includes(n);
  }, left);
}

/** Names of people on the table of which only the first letters are to be seen. */
const cutNames: Check = () =>
  [...document.querySelectorAll('.table-board :not(svg *, .unseen)')]
    .filter(({ childElementCount, textContent }) => {
      const isName = /^(Jij|Mieke|Toon|Sjaan|Harrie)$/.test(textContent?.trim() ?? '');
      return childElementCount === 0 && isName;
    })
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ textContent, scrollWidth, clientWidth }) => `${textContent}: ${clientWidth} of ${scrollWidth}`);

const nobodySits: Check = () => (document.querySelector('[data-seat]') === null ? ['nobody sits here'] : []);

/** Choices whose words are cut off, and that begin like another one: what tells them apart may be gone. */
const cutAlike: Check = () => {
  const all = [...document.querySelectorAll('.action > span:last-child')];
  const beginning = ({ textContent }: Element): string => (textContent ?? '').slice(0, 30);
  return all
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
    .filter((cut) => all.some((other) => other !== cut && beginning(other) === beginning(cut)))
    .map(({ textContent }) => `cut off: ${textContent}`);
};

/** What sends the marks, where not the whole of it can be pressed. */
const outOfSight: Check = () =>
  [...document.querySelectorAll('.action[data-kind="main"]')]
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      // A corner is round.
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const edges = [
        [left + 2, y],
        [right - 2, y],
        [x, top + 2],
        [x, bottom - 2],
      ] as const;
      return edges.some(([a, b]) => document.elementFromPoint(a, b)?.closest('button') !== button);
    })
    .map(({ outerHTML }) => `out of sight: ${outerHTML.slice(0, 120)}`);

const ownHand = (page: Page) => page.locator('.table-board [data-zone="hand.A"]');

/** Cards of the player's hand that a mouse hardly finds (WCAG 2.5.8), or that lie wholly under others. */
const hardToHit = async (page: Page): Promise<string[]> =>
  (await smallTargets(ownHand(page), 24)).map(({ says }) => says);

/** On a laptop, which may have a touch screen, too: the bar and the choices. */
const smallButtons: Check = () =>
  [...document.querySelectorAll('.action, .bar-button, .icon-button')]
    .filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && (height < 43.5 || width < 43.5);
    })
    .map(({ outerHTML }) => `too small: ${outerHTML.slice(0, 120)}`);

/**
 * What a finger cannot press. The one exception is a crowded place (`data-near`): what is too narrow there is first
 * shown large when a finger taps it, and then it must be large enough (WCAG 2.5.8, *Equivalent*).
 */
async function tooSmall(page: Page): Promise<string[]> {
  // What happened last lies over the table until it is waved away.
  const note = page.locator('.table-board').getByRole('button', { name: /^(Sluit|Close)$/ });
  if ((await note.count()) > 0) await note.click();
  const small = await smallTargets(page.locator('.table'));
  const found = small.filter(({ near }) => near === undefined).map(({ says }) => says);
  const crowded = new Map(small.flatMap(({ near, at }) => (near === undefined ? [] : [[near, at]])));
  for (const [name, { x, y }] of crowded) {
    await page.touchscreen.tap(x, y);
    const large = page.getByRole('dialog', { name, exact: true });
    await large.waitFor();
    found.push(...(await smallTargets(large)).map(({ says }) => `${name}: ${says}`));
    await large.getByRole('button', { name: /^(Sluiten|Close)$/ }).click();
    await large.waitFor({ state: 'detached' });
  }
  return found;
}
