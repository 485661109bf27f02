/**
 * Brings all that one house keeps to another, whatever either is made of: table by table and hash by hash. It can be
 * interrupted and repeated: what is there already is compared, not written again.
 */
import { isDeepStrictEqual } from 'node:util';
import { chainFlaw, startOf } from './chain.ts';
import {
  CannotOpen,
  type End,
  LogDamaged,
  type LogEntry,
  type NewEntry,
  type Store,
  type TableCard,
} from './port.ts';

export interface Through {
  readonly tables: number;
  readonly entries: number;
}

export interface Copied extends Through {
  /** Those that were not there as they are. */
  readonly brought: number;
}

interface CopyWish {
  /** Logs that were put away are put away there, too. */
  readonly putsAway: boolean;
  /** Whether tables may be there that are not here. */
  readonly mayHoldOthers: boolean;
}

const ALL = 1e9;
const MOST_SAID = 200;
/** So many tables at once: they share the groups in which the other side saves. */
const AT_ONCE = 32;
const PUT_AWAY_AT_ONCE = 500;

/** Rejects with CannotOpen where something is not as it was written, or there is another table of the same name. */
export async function copyStore(from: Store, to: Store, wish: CopyWish): Promise<Copied> {
  const cards = await allCards(from);
  if (!wish.mayHoldOthers) await refuseOthers(to, cards);
  // First: nobody's name is to come who was forgotten.
  await forgetAll(from, to);
  const count = { entries: 0, brought: 0 };
  const old: string[] = [];
  await each(cards, async ({ table }) => {
    const whole = await wholeTable(from, table);
    if (whole === undefined) return;
    if (await bring(to, whole)) count.brought++;
    await check(to, whole);
    await bringSayings(from, to, table);
    if (wish.putsAway && (await from.upkeep.isPutAway(table))) old.push(table);
    count.entries += whole.entries.length;
  });
  for (let n = 0; n < old.length; n += PUT_AWAY_AT_ONCE)
    await to.upkeep.putAway(old.slice(n, n + PUT_AWAY_AT_ONCE));
  // Also those who were forgotten meanwhile.
  await forgetAll(from, to);
  return { tables: cards.length, ...count };
}

/** Reads everything: whether each log is as it was written, and ends where it was. */
export async function readThrough(store: Store): Promise<Through> {
  const cards = await allCards(store);
  let entries = 0;
  await each(cards, async ({ table }) => {
    const { length } = await wholeLog(store, table);
    entries += length;
  });
  return { tables: cards.length, entries };
}

/** When it rejects, nothing goes on any more. */
async function each(cards: readonly TableCard[], act: (card: TableCard) => Promise<void>): Promise<void> {
  const left = cards.values();
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (const card of left) {
      if (failures.length > 0) return;
      await act(card).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) throw failures[0];
}

/** A card that cannot be read is in no list. */
async function allCards(store: Store): Promise<readonly TableCard[]> {
  const before = await store.upkeep.count();
  const cards = await store.cards.cards({ most: ALL });
  // Some may be made or removed meanwhile.
  const tables = Math.min(before.tables, (await store.upkeep.count()).tables);
  if (cards.length < tables)
    throw new CannotOpen(`${tables - cards.length} of ${tables} tables have a card that cannot be read.`);
  return cards;
}

async function wholeLog(store: Store, table: string): Promise<readonly LogEntry[]> {
  try {
    const entries = await store.log.read(table);
    const flaw = entries.length === 0 ? 'its log is gone' : chainFlaw(table, entries);
    if (flaw !== undefined) throw new LogDamaged(flaw);
    return entries;
  } catch (error) {
    if (!(error instanceof LogDamaged)) throw error;
    throw new CannotOpen(`Table ${table} is not as it was written: ${error.message}.`);
  }
}

async function refuseOthers(to: Store, cards: readonly TableCard[]): Promise<void> {
  const known = new Set(cards.map(({ table }) => table));
  const other = (await to.cards.cards({ most: ALL })).find(({ table }) => !known.has(table));
  if (other !== undefined)
    throw new CannotOpen(`It already holds other tables, such as ${other.table}; take one that is empty.`);
}

async function forgetAll(from: Store, to: Store): Promise<void> {
  for (const person of await from.names.forgotten())
    if (!to.names.isForgotten(person)) await to.names.forget(person);
}

interface Whole {
  readonly card: TableCard;
  readonly entries: readonly LogEntry[];
}

/** With the card that belongs to its last entry, even while people play there. Undefined if it was just removed. */
async function wholeTable(from: Store, table: string): Promise<Whole | undefined> {
  for (;;) {
    const entries = await wholeLog(from, table);
    const card = await from.cards.card(table);
    if (card === undefined) return undefined;
    const hasGoneOn = (await from.log.read(table, entries.length)).length > 0;
    if (!hasGoneOn) return { card, entries };
  }
}

/** True if something had to be written. */
async function bring(to: Store, { card, entries }: Whole): Promise<boolean> {
  const { table } = card;
  const there = await to.log.read(table);
  const before = there.at(-1);
  if (before !== undefined && before.hash !== entries[before.seq]?.hash)
    throw new CannotOpen(
      `There is another table ${table} already, whose log is not the beginning of this one.`,
    );
  const missing = entries.slice(there.length);
  const isSame = missing.length === 0 && isDeepStrictEqual(await to.cards.card(table), card);
  if (isSame) return false;
  if (missing.length === 0) await to.cards.setCard(card);
  else await append(to, card, { after: before ?? startOf(table), entries: missing });
  return true;
}

async function append(
  { ownership, log }: Store,
  card: TableCard,
  { after: { seq, hash }, entries }: { readonly after: End; readonly entries: readonly NewEntry[] },
): Promise<void> {
  const lease = await ownership.claim(card.table);
  if (lease.is !== 'mine') throw new CannotOpen(`Table ${card.table} is being played on at ${lease.owner}.`);
  await log.append({ card, epoch: lease.epoch, after: { seq, hash }, entries });
  await lease.release();
}

async function bringSayings(from: Store, to: Store, table: string): Promise<void> {
  const lines = await from.chat.said(table, MOST_SAID);
  if (lines.length === 0) return;
  const there = await to.chat.said(table, MOST_SAID);
  for (const line of lines.slice(there.length)) await to.chat.say(line);
}

/** What was written is one thing; what can be read there counts. */
async function check(to: Store, { card, entries }: Whole): Promise<void> {
  const there = await wholeLog(to, card.table);
  const isSame =
    there.at(-1)?.hash === entries.at(-1)?.hash &&
    isDeepStrictEqual(namesIn(to, there), namesIn(to, entries)) &&
    isDeepStrictEqual(await to.cards.card(card.table), card);
  if (!isSame) throw new CannotOpen(`Table ${card.table} did not arrive as it is; try again.`);
}

/** Without those of people who are forgotten there. */
const namesIn = ({ names: forgetful }: Store, entries: readonly LogEntry[]) =>
  entries.flatMap(({ seq, names = [] }) =>
    names.filter(({ person }) => !forgetful.isForgotten(person)).map((name) => ({ seq, ...name })),
  );
