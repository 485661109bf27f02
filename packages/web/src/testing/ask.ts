import type { NewTable, TableAction, TableInfo } from '@stamtafel/protocol';
import type { APIRequestContext } from 'playwright-core';

/** A page, or somebody who has none: who asks is known by the cookies. */
export interface Asker {
  readonly request: APIRequestContext;
  url(): string;
}

/** Asks the house behind the page, as the page itself would. */
export async function ask<T>(who: Asker, path: string, body: unknown): Promise<T> {
  const { origin } = new URL(who.url());
  const answer = await who.request.post(`${origin}/api/${path}`, { data: body, headers: { origin } });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
}

export const act = (who: Asker, table: string, action: TableAction): Promise<unknown> =>
  ask(who, `tables/${table}/actions`, action);

interface Made {
  readonly table: TableInfo;
  readonly key: string;
}

/** A table of Anna's; against a computer, unless she wishes for something else. */
export const make = (who: Asker, wish: Partial<NewTable>): Promise<Made> =>
  ask(who, 'tables', {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
    name: 'Anna',
    ...wish,
  });
