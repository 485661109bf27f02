import type { NewTable, TableAction, TableInfo } from '@stamtafel/protocol';
import type { Page } from 'playwright-core';

/** Asks the house behind the page, as the page itself would. */
export const ask = <T>(page: Page, path: string, body: unknown): Promise<T> =>
  page.evaluate(
    async ([where, what]) => {
      const answer = await fetch(`api/${where}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    [path, body] as const,
  );

export const act = (page: Page, table: string, action: TableAction): Promise<unknown> =>
  ask(page, `tables/${table}/actions`, action);

interface Made {
  readonly table: TableInfo;
  readonly key: string;
}

/** A table of Anna's; against a computer, unless she wishes for something else. */
export const make = (page: Page, wish: Partial<NewTable>): Promise<Made> =>
  ask(page, 'tables', {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
    name: 'Anna',
    ...wish,
  });
