import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ballenMetStierenEdition } from '@stamtafel/games/ballen-met-stieren/edition.ts';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import type { Page } from 'playwright-core';
import { openHouse } from '../testing/browser.ts';
import { type Check, flaws } from '../testing/flaws.ts';
import { matchAt, sitDownAt } from '../testing/kept.ts';
import { choices, tap } from '../testing/player.ts';
import { walkThrough } from '../testing/walk.ts';

const house = openHouse();

for (const { id, players, load } of catalogue)
  test(`${id} on a phone: of many choices four are whole, two above the button that confirms; what goes on without them is always in sight`, async () => {
    const { page, errors } = await house.visit({ size: 'phone' });
    const { moments } = walkThrough({ edition: await load(), seats: players.at(-1) ?? 2 });
    for (const match of moments) {
      await sitDownAt(page, house.address(), match);
      const { all, whole, long, isSending } = await seen(page);
      // What a card does in words takes a row of its own.
      const expected = Math.min(all, isSending || long > 0 ? 2 : 4);
      assert.ok(whole >= expected, `${match.id}: ${whole} of ${all}`);
      assert.deepEqual(await flaws(page, endsOutOfSight), [], match.id);
      const more = page.locator('.action[aria-haspopup]');
      if ((await more.count()) === 0) continue;
      await tap(more.last());
      await page.getByRole('button', { name: 'Toch iets anders' }).waitFor();
      assert.deepEqual(await flaws(page, endsOutOfSight), [], `${match.id}, with a card taken up`);
    }
    assert.deepEqual(errors, []);
  });

test('How-Ruck! on a laptop: of nine choices none is out of sight', async () => {
  const { page } = await house.visit();
  const match = matchAt({
    edition: howRuckEdition,
    seats: 2,
    isThere: ({ asks, options }) => asks === 'turn' && new Set(options.map(({ card }) => card)).size === 9,
  });
  await sitDownAt(page, house.address(), match);
  const { all, whole } = await seen(page);
  assert.deepEqual([all, whole], [9, 9]);
});

test('where the eye is shown few words the ear still hears all', async () => {
  const { page } = await house.visit({ size: 'phone' });
  await page.getByRole('button', { name: 'Speel nu Ballen met Stieren' }).click();
  const bull = choices(page).first();
  await bull.waitFor();
  const names = page.getByRole('button', {
    name: 'Dirk Doelpaal · aanvalswaarde 1, verdedigingswaarde 8, Doelman',
    exact: true,
  });
  assert.ok((await names.count()) > 0);
  assert.match(await bull.innerText(), /Dirk Doelpaal\s+A1 V8$/);
});

/** To pass, to stop, to choose something else: what names no card where others do, if not the whole of it is in sight. */
const endsOutOfSight: Check = () => {
  const all = [...document.querySelectorAll('.actions button')];
  const areCards = all.some((button) => button.querySelector('.small-card') !== null);
  return all
    .filter((button) =>
      areCards ? button.querySelector('.small-card') === null : button.matches('[data-kind="back"]'),
    )
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const x = (left + right) / 2;
      return [top + 2, bottom - 2].some((y) => document.elementFromPoint(x, y)?.closest('button') !== button);
    })
    .map(({ textContent }) => `out of sight: ${textContent}`);
};

interface Seen {
  readonly all: number;
  /** Not cut off at the edge of the list. */
  readonly whole: number;
  readonly long: number;
  readonly isSending: boolean;
}

const seen = (page: Page): Promise<Seen> =>
  page.locator('.actions').evaluate((actions) => {
    const list = actions.querySelector('.action-list');
    const edge = list?.getBoundingClientRect() ?? new DOMRect();
    const all = [...(list?.children ?? [])];
    const whole = all.filter((choice) => {
      const { top, bottom } = choice.getBoundingClientRect();
      return top >= edge.top - 1 && bottom <= edge.bottom + 1;
    });
    return {
      all: all.length,
      whole: whole.length,
      long: actions.querySelectorAll('[data-long]').length,
      isSending: actions.querySelector('.send') !== null,
    };
  });

test('Ballen met Stieren on a laptop: what the referee and the VAR have drawn is large enough to read, beside bulls as large as before', async () => {
  const { page, errors } = await house.visit();
  const match = matchAt({
    edition: ballenMetStierenEdition,
    seats: 2,
    isThere: ({ asks }) => asks === 'attackerAct',
  });
  await sitDownAt(page, house.address(), match);
  const widthOf = async (zone: string): Promise<number> =>
    (await page.locator(`[data-zone="${zone}"] .card`).first().boundingBox())?.width ?? 0;
  for (const zone of ['referee', 'var', 'refereeDiscard', 'varDiscard'])
    assert.ok((await widthOf(zone)) >= 52, `${zone}: ${await widthOf(zone)} px`);
  for (const zone of ['field.A', 'field.B'])
    assert.ok((await widthOf(zone)) >= 112, `${zone}: ${await widthOf(zone)} px`);
  assert.deepEqual(errors, []);
});
