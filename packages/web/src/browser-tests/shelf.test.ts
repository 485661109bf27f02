import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { openHouse } from '../testing/browser.ts';
import { keep, matchAt } from '../testing/kept.ts';
import { choices } from '../testing/player.ts';

const house = openHouse();

test('every match that is not over can be reached, however many there are', async () => {
  const { page } = await house.visit();
  let asked = 0;
  const match = matchAt({ edition: howRuckEdition, seats: 2, isThere: () => ++asked > 2 });
  for (let n = 1; n <= 8; n++) await keep(page, { ...match, id: `match-${n}`, changed: n });
  await page.reload();
  const running = page.getByRole('region', { name: 'Verder spelen' });
  const links = running.getByRole('link');
  await links.nth(5).waitFor();
  assert.equal(await links.count(), 6);
  await running.getByRole('button', { name: 'Nog 2 oudere potjes' }).click();
  assert.equal(await links.count(), 8);
  await links.last().click();
  await choices(page).first().waitFor();
  assert.match(page.url(), /match-1$/);
});

test('the field of a number can be emptied to type another; left empty it stays as it was', async () => {
  const { page } = await house.visit();
  await page.getByRole('button', { name: 'Instellen: How-Ruck!' }).click();
  await page.getByText('Huisregels').click();
  const length = page.getByRole('spinbutton', { name: 'Lengte van de puntentabel' });
  await length.press('Backspace');
  assert.equal(await length.inputValue(), '');
  await length.press('8');
  assert.equal(await length.inputValue(), '8');
  await page.getByText('1 anders dan gewoon').waitFor();
  await length.press('Backspace');
  await length.blur();
  assert.equal(await length.inputValue(), '8');
});
