import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition as edition } from '@stamtafel/games/how-ruck/edition.ts';
import { open, pending, recorder } from '@stamtafel/kernel';
import type { KeptMatch } from '../../session/messages.ts';
import { openHouse, sizes } from '../../testing/browser.ts';
import { flaws } from '../../testing/flaws.ts';
import { kept, matchAt, sitDownAt, tooLarge } from '../../testing/kept.ts';
import { runTogether } from '../../testing/overlap.ts';
import { choices, tap } from '../../testing/player.ts';

const house = openHouse();

const STOP = 39_900;

/** The first turn after a race: the person called stop, and the other split his tenth pair so much later. */
function afterRace(later: number): KeptMatch {
  const match = open(edition.game, { seats: 2, options: { teamForming: 'race' } });
  for (let seed = 1; seed < 60; seed++) {
    const table = recorder(match, { seed: seed.toString(16).padStart(64, '0') });
    let splits = 0;
    for (;;) {
      const asked = pending(match, table.state);
      // Both split in turn, so that both hold their tenth pair at the stop.
      const now = asked.find(({ seat }) => seat === splits % 2) ?? asked[0];
      const [answer] = now?.options ?? [];
      if (now === undefined || answer === undefined) throw new Error('nobody is asked anything');
      if (now.asks === 'turn') {
        if (now.seat === 0) return kept(2, table.record());
        break;
      }
      const isSplit = answer.pick === 'keep';
      const at = now.asks === 'finalPair' ? STOP + later : splits < 18 ? splits * 1000 : STOP;
      table.play(now.seat, answer, isSplit ? { at } : {});
      if (isSplit) splits++;
    }
  }
  throw new Error('the person never begins');
}

test('HR-051 a photo finish is shown at the table: both times, who was first by how much, and that it counts as together', async () => {
  for (const [language, lines, verdict] of [
    ['nl', ['Jij 39,900 s', 'Mieke 40,020 s'], 'Jij was 120 ms eerder: dat telt als gelijk'],
    ['en', ['You 39.900 s', 'Mieke 40.020 s'], 'You were 120 ms earlier: that counts as together'],
  ] as const) {
    const { page } = await house.visit({ language });
    await sitDownAt(page, house.address(), afterRace(120));
    const photo = page.getByRole('region', { name: /^(Fotofinish|Photo finish)$/ });
    assert.deepEqual(await photo.getByRole('listitem').allTextContents(), lines);
    await photo.getByText(verdict, { exact: true }).waitFor();
    // It is over with the first card, once it has a place.
    await tap(choices(page).first());
    if (await photo.isVisible()) await choices(page).first().click();
    await photo.waitFor({ state: 'detached' });
  }
});

test('HR-051 also where the earlier one was the faster one, and the other way round', async () => {
  for (const [later, verdict] of [
    [480, 'Jij was 480 ms eerder'],
    [-30, 'Mieke was 30 ms eerder: dat telt als gelijk'],
    [0, 'precies tegelijk: dat telt als gelijk'],
  ] as const) {
    const { page } = await house.visit();
    await sitDownAt(page, house.address(), afterRace(later));
    await page.getByRole('region', { name: 'Fotofinish' }).getByText(verdict, { exact: true }).waitFor();
  }
});

test('HR-051 the photo finish has room on every screen', async () => {
  const { page } = await house.visit();
  await sitDownAt(page, house.address(), afterRace(120));
  const photo = page.getByRole('region', { name: 'Fotofinish' });
  for (const size of ['laptop', 'phone', 'sideways', 'zoomed'] as const) {
    await page.setViewportSize(sizes[size]);
    const { inner, outer } = await photo.evaluate((strip) => ({
      inner: strip.getBoundingClientRect().toJSON(),
      outer: strip.parentElement?.getBoundingClientRect().toJSON(),
    }));
    assert.ok(
      inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom + 1,
      `${size}: ${JSON.stringify({ inner, outer })}`,
    );
    assert.deepEqual(await flaws(page, tooLarge), [], size);
    assert.deepEqual(await flaws(page, runTogether), [], size);
  }
});

test('HR-036 the memory aid tells what one knows of both teams, where the table wants it', async () => {
  const { page } = await house.visit();
  const aid = page.getByRole('button', { name: 'Geheugensteuntje' });
  for (const memoryAid of [false, true]) {
    const turn = matchAt({
      edition,
      seats: 2,
      options: { teamForming: 'calm', memoryAid },
      isThere: ({ asks }, { facts }) => asks === 'turn' && facts.barrel > 0,
    });
    await sitDownAt(page, house.address(), { ...turn, id: `memory-${memoryAid}` });
    assert.equal(await aid.count(), memoryAid ? 1 : 0);
  }
  await aid.click();
  const known = page.getByRole('dialog', { name: 'Geheugensteuntje' });
  // One has split ten pairs oneself: as many cards of either team are known.
  for (const title of ['Jouw ploeg', 'Ploeg van Mieke']) {
    const team = known.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    const cards = ((await team.getByRole('paragraph').first().textContent()) ?? '').split(', ');
    assert.ok(cards.length >= 5, cards.join());
  }
});
