/** Tables of a house, made behind the page, and people who sit down at them. */
import assert from 'node:assert/strict';
import type { NewTable } from '@stamtafel/protocol';
import { type Asker, ask, make } from './ask.ts';
import type { House, Visitor } from './browser.ts';

export type TableWish = Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>;

export const me = { kind: 'me' } as const;
export const open = { kind: 'open' } as const;
export const bot = { kind: 'bot', level: 'greedy' } as const;

/** A table as this visitor wishes it; gives its link with the key of the door. */
export async function tableOf(house: House, host: Asker, wish: TableWish): Promise<string> {
  const { table, key } = await make(host, wish);
  return `${house.address()}#/t/${table.id}/k.${key}`;
}

/** Which table a link leads to. */
export const tableIn = (link: string): string => /#\/t\/(\w+)/.exec(link)?.[1] ?? assert.fail(link);

/** Sits down at the table of a link, behind the page. */
export async function takeSeat(guest: Asker, link: string, name: string): Promise<void> {
  await ask(guest, `tables/${tableIn(link)}/seats`, { name, key: /\/k\.(.+)$/.exec(link)?.[1] });
}

export async function sitDown({ page }: Visitor, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Hoe heet je?' }).fill(name);
  await page.getByRole('button', { name: 'Aan tafel' }).click();
}
