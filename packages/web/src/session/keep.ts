import type { KeptMatch } from './messages.ts';

/** The drawer of this browser: matches by id, in IndexedDB. Used by the page and by the worker. */
const STORE = 'matches';

/** What the drawer does not take, for as long as this page is open. */
const held = new Map<string, KeptMatch>();

/** This match is no longer kept anywhere. */
export class NotKept extends Error {
  override name = 'NotKept';
}

function drawer(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('stamtafel', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no drawer'));
  });
}

/** `work` begins its requests and returns a function, which is called for the result once they are all done. */
async function using<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => () => T): Promise<T> {
  const database = await drawer();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const result = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    });
  } finally {
    database.close();
  }
}

const resultOf =
  <T>(request: IDBRequest<T>): (() => T) =>
  () =>
    request.result;

export const keepMatch = (match: KeptMatch): Promise<unknown> =>
  using('readwrite', (store) => resultOf(store.put(match)));

/** Until this page is closed. */
export const hold = (match: KeptMatch): void => void held.set(match.id, match);

/** A browser that keeps nothing still plays. */
export async function keepOrHold(match: KeptMatch): Promise<void> {
  await keepMatch(match).catch(() => hold(match));
}

/**
 * Keeps a match unless it was kept elsewhere since that moment. Another window may show the same match: what was played
 * there is then left as it is, and is what comes back.
 */
export const keepAfter = (before: number, match: KeptMatch): Promise<KeptMatch | undefined> =>
  using('readwrite', (store) => {
    const found: IDBRequest<KeptMatch | undefined> = store.get(match.id);
    const other = (): KeptMatch | undefined => (found.result?.changed === before ? undefined : found.result);
    found.onsuccess = () => {
      if (other() === undefined) store.put(match);
    };
    return other;
  });

export async function keptMatch(id: string): Promise<KeptMatch | undefined> {
  const here = held.get(id);
  const kept = using('readonly', (store) => resultOf<KeptMatch | undefined>(store.get(id)));
  if (here === undefined) return kept;
  const [latest] = latestFirst([here, await kept.catch(() => undefined)]);
  return latest;
}

/** Latest first, each once. */
export async function keptMatches(): Promise<KeptMatch[]> {
  const kept = using('readonly', (store) => resultOf<KeptMatch[]>(store.getAll()));
  const all = held.size === 0 ? await kept : [...held.values(), ...(await kept.catch(() => []))];
  return latestFirst(all).filter(({ id }, i, sorted) => sorted.findIndex((each) => each.id === id) === i);
}

const latestFirst = (matches: readonly (KeptMatch | undefined)[]): KeptMatch[] =>
  matches.filter((match) => match !== undefined).sort((a, b) => b.changed - a.changed);

export async function throwAway(id: string): Promise<void> {
  const wasHeld = held.delete(id);
  const thrown = using('readwrite', (store) => resultOf(store.delete(id)));
  await (wasHeld ? thrown.catch(() => undefined) : thrown);
}
