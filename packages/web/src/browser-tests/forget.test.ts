import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewTable, TableAction } from '@stamtafel/protocol';
import type { Page } from 'playwright-core';
import { openHouse, type Visitor } from '../testing/browser.ts';
import { realHouse } from '../testing/server.ts';

const house = openHouse(realHouse());

/** Asks the house behind the page, as the person who looks at it. */
const ask = ({ page }: Visitor, path: string, body: unknown) =>
  page.evaluate(
    async ([to, what]) => {
      const answer = await fetch(`api/${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      });
      return answer.json();
    },
    [path, body] as const,
  );

const act = (who: Visitor, id: string, action: TableAction) => ask(who, `tables/${id}/actions`, action);

/** A table of Anna's where Bram sits too. */
async function together(anna: Visitor, bram: Visitor): Promise<string> {
  const wish: Pick<NewTable, 'game' | 'seats' | 'name'> = {
    game: 'four-downs',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    name: 'Annabel',
  };
  const { table, key } = await ask(anna, 'tables', wish);
  await ask(bram, `tables/${table.id}/seats`, { name: 'Bram', key });
  return table.id;
}

const seen = (page: Page) => page.locator('body').textContent();

async function forgetMe(page: Page): Promise<void> {
  await page.goto(house.address());
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('button', { name: 'Vergeet mij…' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Moet dit huis je vergeten?' });
  assert.match(
    (await question.textContent()) ?? '',
    /je naam aan alle tafels.*Dit blijft.*op dit apparaat blijven/,
  );
  await question.getByRole('button', { name: 'Vergeet mij' }).press('Enter');
  await question.getByRole('status').filter({ hasText: 'Het huis is je vergeten.' }).waitFor();
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  assert.equal(focused, 'Sluiten', 'the focus stays in the dialog');
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
}

test('a person who asks to be forgotten has no name at any table, for anybody, and is new when they come back', async () => {
  const [anna, bram] = await Promise.all([house.visit(), house.visit()]);
  await Promise.all([anna, bram].map(({ page }) => page.goto(house.address())));
  const [ended, running] = [await together(anna, bram), await together(anna, bram)];
  await act(anna, ended, { do: 'end' });

  await anna.page.goto(`${house.address()}#/t/${running}`);
  await anna.page.getByText('Bram').first().waitFor();
  await anna.page.getByRole('textbox', { name: 'Zeg iets' }).fill('dag allemaal');
  await anna.page.getByRole('button', { name: 'Zeg', exact: true }).click();

  await bram.page.goto(`${house.address()}#/t/${running}`);
  await bram.page.getByText('Annabel').first().waitFor();
  await bram.page.getByText('dag allemaal').first().waitFor();

  await forgetMe(anna.page);
  assert.deepEqual(await anna.page.getByRole('region', { name: 'Mijn tafels' }).count(), 0);
  await bram.page.getByText('dag allemaal').first().waitFor({ state: 'detached' });
  await bram.page.getByText('Annabel').first().waitFor({ state: 'detached' });
  // The computer that keeps the chair.
  await bram.page.getByText('Mieke').first().waitFor();

  await bram.page.goto(`${house.address()}#/t/${ended}`);
  await bram.page.getByText('Iemand').first().waitFor();
  assert.doesNotMatch((await seen(bram.page)) ?? '', /Annabel/);
  for (const { errors } of [anna, bram]) assert.deepEqual(errors, []);
});

test('when the house cannot be reached it says so, and what this browser remembers stays', async () => {
  const { page } = await house.visit();
  await page.goto(house.address());
  await page.evaluate(() =>
    localStorage.setItem('stamtafel-settings', JSON.stringify({ language: 'nl', name: 'Annabel' })),
  );
  await page.route('**/api/me', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('button', { name: 'Vergeet mij…' }).click();
  const question = page.getByRole('dialog', { name: 'Moet dit huis je vergeten?' });
  await question.getByRole('button', { name: 'Vergeet mij' }).click();
  await page.getByText('Er is geen verbinding met het huis.').waitFor();
  const kept = await page.evaluate(() => localStorage.getItem('stamtafel-settings'));
  assert.match(kept ?? '', /Annabel/);
});
