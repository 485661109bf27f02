/** Anna and Bert at a table of How-Ruck! in a house. */
import type { Page } from 'playwright-core';
import { ask, make } from './ask.ts';
import type { House, Visitor } from './browser.ts';
import { choices, playToEnd } from './player.ts';

/** Both have seen the table, and the cards are dealt. */
export async function tableForTwo(house: House, anna: Visitor, bert: Visitor): Promise<string> {
  const { table, key } = await make(anna.page, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  await anna.page.goto(`${house.address()}#/t/${table.id}`);
  await ask(bert.page, `tables/${table.id}/seats`, { name: 'Bert', key });
  await bert.page.goto(`${house.address()}#/t/${table.id}`);
  for (const { page } of [anna, bert]) await choices(page).first().waitFor();
  return table.id;
}

/** Plays what this chair is asked until it waits for the other one. */
export async function answerAll(page: Page): Promise<void> {
  await playToEnd(page, { until: page.getByText(/^Even wachten op/).first() });
}
