import type { Event, MatchRecord, Seat } from '@stamtafel/kernel';
import type { Acted, NewTable, TableAction, TableInfo, TakeSeat, Trouble } from '@stamtafel/protocol';

/** Why something could not be done: the house's own reasons, or none of its words came through. */
export type TroubleCode = Trouble['code'] | 'no-house' | 'offline' | 'no-sockets';

/** A refusal of the house, or its silence. Nothing was changed, unless the house itself does not know. */
export class HouseTrouble extends Error {
  override name = 'HouseTrouble';
  readonly code: TroubleCode;
  readonly rule: string | undefined;

  constructor(code: TroubleCode, text: string, rule?: string) {
    super(text);
    this.code = code;
    this.rule = rule;
  }
}

interface Me {
  readonly id: string;
  readonly name: string;
}

interface MadeTable {
  readonly table: TableInfo;
  readonly key: string;
  readonly invites: readonly (string | null)[];
}

/** Beside the page, wherever that is served. */
export const addressOfHouse = (path: string): URL => new URL(`api/${path}`, document.baseURI);

const offline = (): never => {
  throw new HouseTrouble('offline', 'There is no network.');
};

async function ask<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
  signal?: AbortSignal,
): Promise<T> {
  const response = await fetch(addressOfHouse(path), {
    method,
    ...(signal !== undefined && { signal }),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(offline);
  const isJson = response.headers.get('content-type')?.includes('application/json') === true;
  // Only the request to be forgotten has an empty answer.
  const isEmpty = response.status === 204 && method === 'DELETE';
  if (!isJson && !isEmpty) throw new HouseTrouble('no-house', 'Nobody keeps a house here.');
  // The answer may break off half-way.
  const said = isEmpty ? null : await response.json().catch(offline);
  if (response.ok) return said;
  const { code = 'fault', text = '', rule }: Partial<Trouble> = said;
  throw new HouseTrouble(code, text, rule);
}

export const house = {
  /** Who I am here; newcomers get a cookie by it. */
  me: (signal: AbortSignal): Promise<Me> => ask('me', undefined, 'GET', signal),
  /** Deletes my name and what I have said here; the next request comes from a new person. */
  forget: (): Promise<null> => ask('me', undefined, 'DELETE'),
  /** Where other devices find it; told to its own machine only. */
  addresses: async (): Promise<readonly string[]> =>
    (await ask<{ readonly addresses: readonly string[] }>('addresses')).addresses,
  call: (name: string): Promise<Me> => ask('me', { name }, 'PUT'),
  make: (wish: NewTable): Promise<MadeTable> => ask('tables', wish),
  listed: (): Promise<readonly TableInfo[]> => ask('tables'),
  mine: (): Promise<readonly TableInfo[]> => ask('tables/mine'),
  table: (id: string): Promise<TableInfo> => ask(`tables/${encodeURIComponent(id)}`),
  take: (id: string, claim: TakeSeat): Promise<TableInfo> =>
    ask(`tables/${encodeURIComponent(id)}/seats`, claim),
  act: (id: string, action: TableAction): Promise<Acted> =>
    ask(`tables/${encodeURIComponent(id)}/actions`, action),
  story: (id: string, viewer: Seat): Promise<readonly Event[]> =>
    ask(`tables/${encodeURIComponent(id)}/story?viewer=${viewer}`),
  record: (id: string): Promise<MatchRecord> => ask(`tables/${encodeURIComponent(id)}/record`),
};
