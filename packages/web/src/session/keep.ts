import type { KeptMatch } from './messages.ts';

/** The drawer of this browser: matches by id, in IndexedDB. Used by the page and by the worker. */
const STORE = 'matches';

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

/** What `work` gives is asked for the result once everything it began is done. */
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

/**
 * Keeps a match that nobody else has kept since that moment. Another window may show the same match: what was played
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

export const keptMatch = (id: string): Promise<KeptMatch | undefined> =>
  using('readonly', (store) => resultOf<KeptMatch | undefined>(store.get(id)));

/** Latest first. */
export async function keptMatches(): Promise<KeptMatch[]> {
  const all = await using('readonly', (store) => resultOf<KeptMatch[]>(store.getAll()));
  return all.sort((a, b) => b.changed - a.changed);
}

export const throwAway = (id: string): Promise<unknown> =>
  using('readwrite', (store) => resultOf(store.delete(id)));
