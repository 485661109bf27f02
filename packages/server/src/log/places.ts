/** Where a house may keep its tables: a folder, or a database that several nodes share. */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backUp, check, restore } from './backup.ts';
import { type Copied, copyStore, readThrough, type Through } from './copy-store.ts';
import { holdsIncrements } from './increments/check.ts';
import { restoreAt } from './increments/restore.ts';
import { CannotOpen, embedded, type Store } from './port.ts';
import { whereOf } from './postgres/link.ts';
import { openPostgres, type PostgresStore } from './postgres/store.ts';
import { databaseName } from './schema.ts';
import { SqliteLog } from './sqlite.ts';

/** Whether a place is the address of a database. */
export const isAddress = (place: string): boolean => /^postgres(?:ql)?:/.test(place);

/** The place in a sentence: without a password. */
export const called = (place: string): string => (isAddress(place) ? whereOf(place) : place);

/** Brings all tables from one place to another. Nobody may be playing at either. */
export const move = (from: string, to: string): Promise<Copied> =>
  withPlace(from, { isThere: true }, (here) =>
    withPlace(to, { isThere: false }, (there) =>
      copyStore(here, there, { putsAway: true, mayHoldOthers: true }),
    ),
  );

/** Reads all of a database, even while people play there. */
export const verifyDatabase = (address: string): Promise<Through> => withDatabase(address, readThrough);

/** Copies all tables of a database into a file like that of a house, even while people play. */
export const backUpDatabase = (
  address: string,
  file: string,
  replacing: { readonly force: boolean },
): Promise<Through> =>
  withDatabase(address, async (database) => {
    const folder = folderBeside(file);
    try {
      await withFolder(folder, (copy) => copyStore(database, copy, { putsAway: false, mayHoldOthers: true }));
      return await backUp(folder, file, replacing);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

/**
 * Puts a backup, or a moment of increments, into a database that holds no other tables. Interrupted, it can be repeated.
 */
export async function restoreDatabase(
  from: string,
  address: string,
  { at }: { readonly at?: number } = {},
): Promise<Through> {
  if (!existsSync(from)) throw new CannotOpen(`${from} does not exist.`);
  const isPoint = statSync(from).isDirectory();
  if (isPoint && !holdsIncrements(from)) throw new CannotOpen(`${from} holds no increments.`);
  if (!isPoint) check(from);
  const folder = folderBeside(from);
  try {
    if (isPoint) await restoreAt(from, folder, { force: true, ...(at !== undefined && { at }) });
    else await restore(from, folder, { force: true });
    return await withFolder(folder, (copy) =>
      withDatabase(address, async (database) => {
        await refuseNodes(database, address);
        return copyStore(copy, database, { putsAway: false, mayHoldOthers: false });
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** On the same disk: there must be room for it anyway. */
const folderBeside = (file: string): string => mkdtempSync(join(dirname(resolve(file)), '.stamtafel-'));

interface PlaceWish {
  /** It must hold tables; otherwise it is made. */
  readonly isThere: boolean;
}

async function withPlace<T>(place: string, wish: PlaceWish, act: (store: Store) => Promise<T>): Promise<T> {
  if (isAddress(place))
    return withDatabase(place, async (database) => {
      await refuseNodes(database, place);
      return act(database);
    });
  if (wish.isThere && !existsSync(join(place, databaseName)))
    throw new CannotOpen(`The data folder ${place} holds no tables.`);
  return withFolder(place, act);
}

async function refuseNodes(database: PostgresStore, address: string): Promise<void> {
  const others = await database.others();
  const nodes = others === 1 ? 'a node' : `${others} nodes`;
  if (others > 0) throw new CannotOpen(`${whereOf(address)} is in use by ${nodes}; stop all of them first.`);
}

async function withFolder<T>(folder: string, act: (store: Store) => Promise<T>): Promise<T> {
  const log = await SqliteLog.open(folder);
  try {
    return await act(embedded(log));
  } finally {
    await log.close();
  }
}

async function withDatabase<T>(address: string, act: (store: PostgresStore) => Promise<T>): Promise<T> {
  const store = await openPostgres({ address, name: 'visitor' });
  try {
    return await act(store);
  } finally {
    await store.upkeep.close();
  }
}
