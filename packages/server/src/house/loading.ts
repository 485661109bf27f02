import { isDeepStrictEqual } from 'node:util';
import { editionOf } from '@stamtafel/games';
import { knowsRules, Refused } from '@stamtafel/kernel';
import { type Cards, type EventLog, LogDamaged, type LogEntry, type TableCard } from '../log/port.ts';
import { Astray, Fold, matchOfTable, type Surroundings } from '../table/apply.ts';
import type { Made } from '../table/entry.ts';
import { endOf, type LogEnd, type ReadEntry, type ReadLog, readAs, readEntry } from '../table/log-entries.ts';
import type { Play } from '../table/play.ts';
import { refusal } from '../table/refusals.ts';
import type { Standing } from '../table/standing.ts';
import type { TableState } from '../table/state.ts';
import { HouseTrouble, refuse } from '../table/trouble.ts';
import { cardOf } from './card.ts';
import type { Environment } from './environment.ts';
import { nothingSpent, type Spent, spentAfter } from './growth.ts';
import { inTurns } from './in-turns.ts';
import { CannotUnseal } from './vault.ts';

/** The match after an entry of the log. */
export interface Past {
  readonly at: number;
  readonly seq: number;
  readonly play: Play | undefined;
}

/** Why a table must not be played on. */
export interface Flaw {
  readonly why: string;
  /** What players are told of it: not which entry it is, for its number counts what others have done in secret. */
  readonly told: string;
}

/** A table as read from its log. */
export interface Loaded {
  readonly table: TableState;
  readonly end: LogEnd;
  readonly spent: Spent;
  /** After each entry since a given moment, for watchers with a delay. */
  readonly past: readonly Past[];
  readonly frozen: Flaw | undefined;
}

/** Reads a table and checks everything that can be checked: chain, version of the rules, every state on the way. */
export async function load(
  id: string,
  log: EventLog,
  around: Surroundings,
  pastSince: number,
): Promise<Loaded> {
  const entries = await readOrRefuse(id, log);
  const { read, flaw } = await readInTurns(id, entries);
  const end = endOf(id, entries);
  const spent = spentAfter(
    nothingSpent,
    read.map(({ body }) => body),
  );
  const frozen = (flawed: Flaw): Loaded => ({
    table: plainly(id, read, around).table,
    end,
    spent,
    past: [],
    frozen: flawed,
  });
  if (flaw !== undefined) return frozen(notWhole(flaw));
  const fold = new Fold(id, around);
  const past: Past[] = [];
  try {
    await inTurns(read, (entry, seq) => {
      fold.add(entry);
      if (entry.body.is === 'made') {
        checkRules(fold.table);
        // Also before the deal: without its secret the cards could not be dealt.
        around.unseal(id, entry.body.secret);
      }
      if (fold.table?.made.watching !== 'delayed') return;
      if (entry.at <= pastSince) past.length = 0;
      past.push({ at: entry.at, seq, play: fold.table.play });
    });
  } catch (error) {
    return frozen(whyNot(error));
  }
  return fold.table
    ? { table: fold.table, end, spent, past, frozen: undefined }
    : frozen(plainFlaw('it was never made'));
}

/** Reads in turns, so that a log of 10,000 entries does not hold up other tables while it is checked. */
async function readInTurns(id: string, entries: readonly LogEntry[]): Promise<ReadLog> {
  const each: (ReadEntry | undefined)[] = [];
  await inTurns(entries, (entry) => each.push(readEntry(entry)));
  return readAs(id, entries, each);
}

const plainFlaw = (why: string): Flaw => ({ why, told: why });
const notWhole = (why: string): Flaw => ({ why, told: 'its log is not as it was written' });

async function readOrRefuse(id: string, log: EventLog) {
  try {
    const entries = await log.read(id);
    return entries.length > 0 ? entries : refuse('no-such-table');
  } catch (error) {
    if (error instanceof LogDamaged) throw new HouseTrouble(refusal('log-unreadable'), { cause: error });
    throw error;
  }
}

function checkRules(table: TableState | undefined): void {
  if (table === undefined) return;
  const flaw = rulesFlaw(table.made);
  if (flaw !== undefined) throw new Astray(flaw);
  // Throws if these rules do not know its options.
  matchOfTable(table);
}

function rulesFlaw({ game, rules }: Made): string | undefined {
  const known = editionOf(game)?.game;
  if (known !== undefined && knowsRules(known, rules)) return undefined;
  return `it was begun under version ${rules} of the rules; these are ${known?.version ?? 'of no game here'}`;
}

/** For the operator; says nothing about cards. */
function whyNot(error: unknown): Flaw {
  if (error instanceof Astray) return plainFlaw(error.message);
  if (error instanceof CannotUnseal)
    return plainFlaw('its secret cannot be opened with the key of this house');
  if (error instanceof Refused) return plainFlaw('an answer in its log is not allowed by the rules');
  return plainFlaw(`its match cannot be replayed (${error instanceof Error ? error.name : 'unknown'})`);
}

/** A table without its match: who sits where, and any visible reason why it must not be played on. */
export interface Glance {
  readonly table: TableState;
  readonly trouble: Flaw | undefined;
}

/** As far as the log makes sense: a damaged one may seat a person where there is no seat. */
function plainly(id: string, read: readonly ReadEntry[], around: Surroundings): Glance {
  const fold = new Fold(id, around, { plain: true });
  let trouble: Flaw | undefined;
  try {
    for (const entry of read) fold.add(entry);
  } catch (error) {
    trouble = whyNot(error);
  }
  const table = fold.table ?? refuse('log-unreadable');
  return { table, trouble };
}

export async function glance(id: string, log: EventLog, around: Surroundings): Promise<Glance> {
  const { read, flaw } = await readInTurns(id, await readOrRefuse(id, log));
  const { table, trouble } = plainly(id, read, around);
  if (flaw !== undefined) return { table, trouble: notWhole(flaw) };
  const rules = rulesFlaw(table.made);
  const other = rules === undefined ? sealFlaw(table, around) : plainFlaw(rules);
  return { table, trouble: trouble ?? other };
}

function sealFlaw({ id, made }: TableState, around: Surroundings): Flaw | undefined {
  try {
    around.unseal(id, made.secret);
    return undefined;
  } catch (error) {
    return whyNot(error);
  }
}

/**
 * Like `load`, with everything that comes from outside. The card notes whether the table is frozen; only the card
 * knows that a frozen one was put away, or that its match is over.
 */
export async function loadFrom(env: Environment, id: string): Promise<Loaded> {
  const card = await cardOrNone(env.cards, id);
  try {
    const since = env.clock.wall() - env.setting.watchDelayMs;
    const loaded = await load(id, env.log, { unseal: env.vault.unseal }, since);
    const { table, frozen } = loaded;
    if (frozen === undefined) {
      env.whole(id);
      await mendCard(env, card, cardOf(table, loaded.end.at));
      return loaded;
    }
    env.frozen(id, frozen.why);
    const isOver = table.phase === 'over' || card?.phase === 'over';
    await notePhase(env, card, isOver ? 'over' : 'frozen');
    return isOver ? { ...loaded, table: { ...table, phase: 'over' } } : loaded;
  } catch (error) {
    if (error instanceof HouseTrouble) await noteUnreadable(env, id, card, error);
    throw error;
  }
}

/**
 * A card follows from its log. If it says something else it was damaged, and that is reported; a table that was frozen,
 * or put away as such, and is whole again simply opens.
 */
async function mendCard(env: Environment, card: TableCard | undefined, right: TableCard): Promise<void> {
  if (card !== undefined && isDeepStrictEqual(card, right)) return;
  const wasFrozen = card?.phase === 'frozen' || card?.phase === 'over';
  if (!wasFrozen || !isDeepStrictEqual({ ...card, phase: right.phase }, right)) env.mended(right.table);
  await noted(env, right.table, () => env.cards.setCard(right));
}

/** Nothing is known about the table, or there is only its card. */
export async function noteUnreadable(
  env: Environment,
  id: string,
  card: TableCard | undefined,
  { trouble, cause }: HouseTrouble,
): Promise<void> {
  if (trouble.code !== 'frozen' && card === undefined) return;
  env.frozen(id, cause instanceof LogDamaged ? `its log cannot be read: ${cause.message}` : trouble.text);
  if (card?.phase !== 'over') await notePhase(env, card, 'frozen');
}

/** An unreadable card does not keep anyone from the table. */
async function cardOrNone(cards: Cards, id: string): Promise<TableCard | undefined> {
  try {
    return await cards.card(id);
  } catch (error) {
    if (error instanceof LogDamaged) return undefined;
    throw error;
  }
}

/**
 * Changes only the card: if it cannot be written now, the table is none the worse, and it is tried again next time.
 */
export async function notePhase(
  env: Environment,
  card: TableCard | undefined,
  phase: TableCard['phase'],
): Promise<void> {
  if (card === undefined || card.phase === phase) return;
  await noted(env, card.table, () => env.cards.setPhase(card.table, phase));
}

async function noted(env: Environment, table: string, note: () => Promise<void>): Promise<void> {
  try {
    await note();
  } catch (error) {
    env.failed(table, error);
  }
}

/** The answers that stand as of an entry, and whether the cards are dealt. */
export async function standingIn(
  id: string,
  log: EventLog,
  around: Surroundings,
  last = Number.POSITIVE_INFINITY,
): Promise<{ readonly standing: Standing; readonly isDealt: boolean }> {
  const fold = new Fold(id, around, { plain: true });
  let isDealt = false;
  const { read } = await readInTurns(id, await log.read(id));
  for (const [seq, entry] of read.entries()) {
    if (seq > last) break;
    fold.add(entry);
    isDealt ||= entry.body.is === 'started';
  }
  return { standing: fold.standing, isDealt };
}
