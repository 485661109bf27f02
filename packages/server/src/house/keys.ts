/** The keys that belong to the tables of a house: with others they would freeze one by one, each for no visible reason. */
import {
  CannotOpen,
  type Cards,
  type EventLog,
  LogDamaged,
  type Store,
  type TableCard,
  type WholeLog,
} from '../log/port.ts';
import { whereOf } from '../log/postgres/link.ts';
import { keysName, Secrets } from '../log/secrets.ts';
import { readEntries } from '../table/log-entries.ts';
import { type Vault, vaultOf } from './vault.ts';

const unfinished = ['playing', 'paused', 'gathering'] as const;

/** One is enough; but the newest table may be damaged. */
const TRIED = 5;

interface KeysWish {
  readonly secret?: string | undefined;
}

/**
 * The keys of the folder, which are not written yet (`Secrets.keep`). Rejects with CannotOpen if they do not open the
 * tables of its log: new ones beside these tables would hide that the right ones are missing.
 */
export async function fittingKeys(log: WholeLog, folder: string, { secret }: KeysWish): Promise<Secrets> {
  const secrets = Secrets.read(folder, { secret });
  const fits =
    secrets.from === 'nowhere' ? (await log.count()).tables === 0 : await opensTables(log, secrets.seeds);
  if (!fits) throw new CannotOpen(sentences[secrets.from](folder));
  return secrets;
}

interface DatabaseWish {
  readonly address: string;
  readonly secret: string;
}

/** The keys that every node derives from the same secret. Rejects with CannotOpen if they do not open the tables. */
export async function keysOfDatabase(
  { log, cards }: Pick<Store, 'log' | 'cards'>,
  { address, secret }: DatabaseWish,
): Promise<Secrets> {
  const secrets = Secrets.derive(secret);
  if (!(await opensTables({ ...log, ...cards }, secrets.seeds)))
    throw new CannotOpen(
      `${whereOf(address)} holds tables that STAMTAFEL_KEY does not open: set the one they were made with, the same at every node.`,
    );
  return secrets;
}

type Read = Pick<EventLog, 'read'> & Pick<Cards, 'cards'>;

const IF_LOST = 'If it is lost, docs/operating.md says under Keys how to go on.';
const sentences: { readonly [F in Secrets['from']]: (folder: string) => string } = {
  nowhere: (folder) =>
    `The data folder ${folder} holds tables but no ${keysName}, which belongs to them: put it back from your copy, or set STAMTAFEL_KEY if this house had one. ${IF_LOST}`,
  file: (folder) =>
    `The ${keysName} in ${folder} does not open the tables there: put back the one that belongs to them, or set STAMTAFEL_KEY if this house had one. ${IF_LOST}`,
  operator: (folder) =>
    `STAMTAFEL_KEY does not open the tables in ${folder}: set the one they were made with, or none if they were made with a ${keysName}. ${IF_LOST}`,
};

/** Tries the newest tables that are not over; if there is none that can be read, every key will do. */
async function opensTables(log: Read, key: Uint8Array): Promise<boolean> {
  const vault = vaultOf(key);
  let isShut = false;
  for (const phase of unfinished)
    for (const { table } of await cardsIn(log, phase, TRIED)) {
      const opens = await opensTable(log, vault, table);
      if (opens) return true;
      isShut ||= opens === false;
    }
  return !isShut;
}

/** A damaged card must not keep the house shut: that is said elsewhere. */
async function cardsIn(log: Read, phase: TableCard['phase'], most: number): Promise<readonly TableCard[]> {
  try {
    return await log.cards({ phase, most });
  } catch (error) {
    if (error instanceof LogDamaged) return [];
    throw error;
  }
}

/** Undefined if its log is damaged: then the key may be right. */
async function opensTable(log: Read, vault: Vault, table: string): Promise<boolean | undefined> {
  const secret = await secretOf(log, table);
  if (secret === undefined) return undefined;
  try {
    vault.unseal(table, secret);
    return true;
  } catch {
    return false;
  }
}

async function secretOf(log: Read, table: string): Promise<string | undefined> {
  try {
    const { read, flaw } = readEntries(table, await log.read(table));
    const made = read[0]?.body;
    return flaw === undefined && made?.is === 'made' ? made.secret : undefined;
  } catch (error) {
    if (error instanceof LogDamaged) return undefined;
    throw error;
  }
}

/** The key is lost: freezes the tables that the new one does not open, so that the next start asks no more. How many. */
export async function freezeShut(log: WholeLog, key: Uint8Array): Promise<number> {
  const vault = vaultOf(key);
  const { tables } = await log.count();
  let frozen = 0;
  for (const phase of unfinished)
    for (const { table } of await cardsIn(log, phase, tables))
      if ((await opensTable(log, vault, table)) === false) {
        await log.setPhase(table, 'frozen');
        frozen++;
      }
  return frozen;
}
