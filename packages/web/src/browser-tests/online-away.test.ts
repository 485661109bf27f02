import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHouse } from '../testing/browser.ts';
import { choices } from '../testing/player.ts';
import { realHouse } from '../testing/server.ts';
import { me, open, sitDown, tableOf } from '../testing/tables.ts';
import { untilLater } from '../testing/until.ts';

const house = openHouse(realHouse({ STAMTAFEL_GRACE_SECONDS: '1' }));

test('without a clock a computer sits in when the player who waits asks, the story marks its moves, and who comes back is told', async () => {
  const [anna, bram] = await Promise.all([house.visit(), house.visit()]);
  for (const { context } of [anna, bram]) await context.clock.install();
  const link = await tableOf(house, anna.page, { game: 'four-downs', seats: [me, open] });
  await Promise.all([anna.page.goto(link), sitDown(bram, link, 'Bram')]);
  const [gone, waits] = await Promise.any([
    choices(anna.page)
      .first()
      .waitFor()
      .then(() => [{ ...anna, name: 'Anna' }, bram] as const),
    choices(bram.page)
      .first()
      .waitFor()
      .then(() => [{ ...bram, name: 'Bram' }, anna] as const),
  ]);
  await gone.page.goto(house.address());
  const { page } = waits;
  await untilLater(page.getByText(`${gone.name} is even weg.`));
  assert.equal(await page.getByText('een computer op de stoel').count(), 0);
  await page
    .getByRole('status')
    .getByRole('button', { name: `Laat een computer invallen voor ${gone.name}` })
    .click();
  const story = page.getByRole('complementary', { name: 'Verhaal' }).getByRole('listitem');
  await story
    .getByText(new RegExp(`^${gone.name} .* – dat deed de computer\\.$`))
    .first()
    .waitFor();
  await gone.page.goto(link);
  const told = gone.page.getByRole('status').filter({ hasText: 'paste een computer op je stoel' });
  await told.waitFor();
  await gone.page
    .getByRole('complementary', { name: 'Verhaal' })
    .getByRole('listitem')
    .getByText(/^Jij .* – dat deed de computer\.$/)
    .first()
    .waitFor();
  await told.getByRole('button', { name: 'Begrepen' }).click();
  await told.waitFor({ state: 'detached' });
  assert.deepEqual([...anna.errors, ...bram.errors], []);
});
