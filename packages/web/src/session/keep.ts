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

async function using<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await drawer();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    });
  } finally {
    database.close();
  }
}

export const keepMatch = (match: KeptMatch): Promise<unknown> =>
  using('readwrite', (store) => store.put(match));

/**
 * Keeps a match that nobody else has kept since that moment. Another window may show the same match: what was played
 * there is then left as it is, and is what comes back.
 */
export async function keepAfter(before: number, match: KeptMatch): Promise<KeptMatch | undefined> {
  const database = await drawer();
  try {
    return await new Promise<KeptMatch | undefined>((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      const store = transaction.objectStore(STORE);
      const found: IDBRequest<KeptMatch | undefined> = store.get(match.id);
      let other: KeptMatch | undefined;
      found.onsuccess = () => {
        other = found.result?.changed === before ? undefined : found.result;
        if (other === undefined) store.put(match);
      };
      transaction.oncomplete = () => resolve(other);
      transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    });
  } finally {
    database.close();
  }
}

export const keptMatch = (id: string): Promise<KeptMatch | undefined> =>
  using<KeptMatch | undefined>('readonly', (store) => store.get(id));

/** Latest first. */
export async function keptMatches(): Promise<KeptMatch[]> {
  const all = await using<KeptMatch[]>('readonly', (store) => store.getAll());
  return all.sort((a, b) => b.changed - a.changed);
}

export const throwAway = (id: string): Promise<unknown> => using('readwrite', (store) => store.delete(id));
