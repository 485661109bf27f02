/** All that a house keeps, in PostgreSQL: for any number of nodes. */
import { randomBytes } from 'node:crypto';
import { checkAppend } from '../check-append.ts';
import {
  type CannotOpen,
  type Cards,
  type Chat,
  type EventLog,
  LeaseLost,
  type Names,
  type Store,
  type TableCard,
  type Upkeep,
} from '../port.ts';
import { COOKIE_DAYS } from '../secrets.ts';
import { asSentence, asTrouble, type Link, openLink, type Row, type Value } from './link.ts';
import { type OwnershipStats, PostgresOwnership } from './ownership.ts';
import { asCard, asEntries, asSaying, cardColumns, readable, reading, search } from './rows.ts';
import { prepare } from './schema.ts';
import { PostgresWriter, type WriterStats } from './writer.ts';

/** Connections that read: a long look at one table keeps nobody from another. */
const READERS = 3;
/** Older lines of a table are deleted. */
const MOST_SAID = 200;
/** A day longer than a cookie lives. */
const REMEMBERED_MS = (COOKIE_DAYS + 1) * 24 * 3600 * 1000;

export interface PostgresWish {
  readonly address: string;
  /** What operators call this node: letters, digits, - and _. */
  readonly name?: string;
  /** Where other nodes reach it. */
  readonly reach?: string;
  readonly patienceMs?: number;
  /** Somebody was forgotten, here or at another node. */
  readonly forgotten?: (people: readonly string[]) => void;
  /** A newer node has changed the tables so that this one must leave. */
  readonly outdated?: (why: CannotOpen) => void;
}

export interface PostgresStore extends Store {
  /** For the operator: what this node has done, and what has happened to it. */
  readonly stats: () => OwnershipStats & WriterStats;
  /** How many other nodes are running. */
  readonly others: () => Promise<number>;
}

/** Rejects with CannotOpen, whose message is for the operator. */
export async function openPostgres(wish: PostgresWish): Promise<PostgresStore> {
  const { address, name = 'node', reach = '', forgotten = () => {}, outdated = () => {} } = wish;
  const node = `${name}-${randomBytes(6).toString('hex')}`;
  const link = openLink(address, { name: `stamtafel reader ${node}`, most: READERS, statementMs: 0 });
  try {
    await prepare(link);
    const ownership = new PostgresOwnership({ address, node, reach, forgotten, outdated });
    await ownership.begin();
    const { patienceMs } = wish;
    const lost = (table: string): void => ownership.lose(table);
    const writer = new PostgresWriter({
      address,
      node,
      lost,
      ...(patienceMs !== undefined && { patienceMs }),
    });
    return new OpenStore({ link, ownership, writer });
  } catch (error) {
    await link.close({ now: true });
    throw asSentence(error, link.where);
  }
}

interface Parts {
  readonly link: Link;
  readonly ownership: PostgresOwnership;
  readonly writer: PostgresWriter;
}

class OpenStore implements PostgresStore {
  readonly log: EventLog;
  readonly cards: Cards;
  readonly names: Names;
  readonly chat: Chat;
  readonly upkeep: Upkeep;
  readonly ownership: PostgresOwnership;
  readonly others: () => Promise<number>;
  readonly stats: PostgresStore['stats'];

  constructor({ link, ownership, writer }: Parts) {
    this.stats = () => ({ ...ownership.stats(), ...writer.stats() });
    this.others = async () => {
      const text = 'SELECT count(*) AS nodes FROM node WHERE id <> $1 AND until > now()';
      const [row] = await link.rows(text, [ownership.node]);
      return Number(row?.nodes);
    };
    const saving = savingOver(link);
    this.ownership = ownership;
    this.log = {
      async append(append) {
        checkAppend(append);
        return writer.append(append);
      },
      read: async (table, from = 0) => asEntries(table, from, await link.rows(reading, [table, from])),
    };
    this.cards = cardsOver(link, saving, ownership.node);
    this.names = {
      isForgotten: (person) => ownership.isForgotten(person),
      forgotten: async () =>
        (await link.rows('SELECT person FROM forgotten')).map(({ person }) => String(person)),
      async forget(person) {
        await forget(link, person).catch((error: unknown) => {
          throw asTrouble(error);
        });
        ownership.noteForgotten(person);
      },
    };
    this.chat = chatOver(link);
    this.upkeep = upkeepOver(link, saving, { ownership, writer });
  }
}

type Saving = (text: string, values: readonly Value[]) => Promise<readonly Row[]>;

const savingOver =
  ({ rows }: Link): Saving =>
  async (text, values) => {
    try {
      return await rows(text, values);
    } catch (error) {
      throw asTrouble(error);
    }
  };

/** A card is changed by the node that runs the table, or where nobody does. */
const FREE =
  '(owner IS NULL OR owner = $1 OR NOT EXISTS (SELECT FROM node WHERE id = owner AND until > now()))';

function cardsOver({ rows }: Link, saving: Saving, node: string): Cards {
  const changed = async (table: string, done: readonly Row[]): Promise<void> => {
    if (done.length > 0) return;
    const [card] = await rows('SELECT owner FROM card WHERE name = $1', [table]);
    if (card !== undefined) throw new LeaseLost(`table ${table} belongs to ${card.owner}`);
  };
  return {
    async card(table) {
      const [row] = await rows(`SELECT ${cardColumns} FROM card WHERE name = $1`, [table]);
      return row && asCard(row);
    },
    async cards(filter) {
      const { text, values } = search(filter);
      return (await rows(text, values)).flatMap((row) => readable(row) ?? []);
    },
    async setPhase(table, phase) {
      const text = `UPDATE card SET phase = $3 WHERE name = $2 AND ${FREE} RETURNING 1`;
      await changed(table, await saving(text, [node, table, phase]));
    },
    async setCard({ table, game, phase, listed, made, touched, people, due }: TableCard) {
      const text = `UPDATE card SET game = $3, phase = $4, listed = $5, made = $6, touched = $7, people = $8, due = $9
        WHERE name = $2 AND ${FREE} RETURNING 1`;
      const values = [node, table, game, phase, listed, made, touched, people, due ?? null];
      await changed(table, await saving(text, values));
    },
  };
}

/**
 * Takes a person out, and out of the pages: a deleted row leaves its bytes there, so what is left is written anew. Whoever
 * copies the whole database meanwhile keeps the old pages until the next person is forgotten.
 */
async function forget(link: Link, person: string): Promise<void> {
  await link.atOnce(async (rows) => {
    // A name that is on its way is either there by now, or comes after it is known who was forgotten.
    await rows('LOCK TABLE name IN SHARE ROW EXCLUSIVE MODE');
    await rows('DELETE FROM forgotten WHERE at < $1', [Date.now() - REMEMBERED_MS]);
    await rows('DELETE FROM forgotten WHERE person = $1', [person]);
    await rows('INSERT INTO forgotten (person, at) VALUES ($1, $2)', [person, Date.now()]);
    await rows('DELETE FROM name WHERE person = $1', [person]);
    await rows('DELETE FROM saying WHERE person = $1', [person]);
  });
  for (const table of ['name', 'saying']) await link.rows(`VACUUM (FULL) ${table}`);
}

function chatOver({ rows }: Link): Chat {
  return {
    async say({ table, person, at, body }) {
      try {
        await rows('INSERT INTO saying (name, person, at, body) VALUES ($1, $2, $3, $4)', [
          table,
          person,
          at,
          body,
        ]);
        await rows(
          `DELETE FROM saying WHERE name = $1 AND id <=
             (SELECT id FROM saying WHERE name = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)`,
          [table, MOST_SAID],
        );
        return true;
      } catch {
        return false;
      }
    },
    async said(table, most) {
      const text = 'SELECT name, person, at, body FROM saying WHERE name = $1 ORDER BY id DESC LIMIT $2';
      return (await rows(text, [table, most])).map(asSaying).reverse();
    },
    async saidBy(person) {
      const text = 'SELECT name, person, at, body FROM saying WHERE person = $1 ORDER BY id';
      return (await rows(text, [person])).map(asSaying);
    },
  };
}

const OVER = `phase = 'over' AND NOT away AND name = ANY ($2::text[]) AND ${FREE}`;
const unsaying = 'unsaid AS (DELETE FROM saying WHERE name IN (SELECT name FROM old))';

function upkeepOver(
  { rows, close }: Link,
  saving: Saving,
  { ownership, writer }: Omit<Parts, 'link'>,
): Upkeep {
  const { node } = ownership;
  const named = (found: readonly Row[]): readonly string[] => found.map(({ name }) => String(name));
  let closing: Promise<void> | undefined;
  return {
    async overBefore(moment, most) {
      const text = `SELECT name FROM card WHERE phase = 'over' AND NOT away AND touched < $1 ORDER BY touched LIMIT $2`;
      return named(await rows(text, [moment, most]));
    },
    async putAway(tables) {
      const text = `WITH old AS (UPDATE card SET away = true WHERE ${OVER} RETURNING number, name),
        moved AS (DELETE FROM entry WHERE card IN (SELECT number FROM old) RETURNING card, seq, at, body, hash),
        kept AS (INSERT INTO old_entry SELECT * FROM moved), ${unsaying}
        SELECT name FROM old`;
      return named(await saving(text, [node, tables]));
    },
    async isPutAway(table) {
      const [card] = await rows('SELECT away FROM card WHERE name = $1', [table]);
      return card?.away === true;
    },
    async remove(tables) {
      const text = `WITH old AS (DELETE FROM card WHERE ${OVER} RETURNING number, name),
        entries AS (DELETE FROM entry WHERE card IN (SELECT number FROM old)),
        names AS (DELETE FROM name WHERE card IN (SELECT number FROM old)), ${unsaying}
        SELECT name FROM old`;
      return named(await saving(text, [node, tables]));
    },
    async room() {
      const [row] = await rows('SELECT sum(bytes) AS used FROM card WHERE NOT away');
      // What the disk of another machine still has, nobody can ask.
      return { used: Number(row?.used), free: Number.MAX_SAFE_INTEGER };
    },
    async count() {
      const [row] = await rows('SELECT count(*) AS tables, sum(head + 1) AS entries FROM card');
      return { tables: Number(row?.tables), entries: Number(row?.entries ?? 0) };
    },
    async canSave() {
      if (writer.saves) return true;
      try {
        await writer.try();
        return true;
      } catch {
        return false;
      }
    },
    close() {
      closing ??= (async () => {
        await writer.close();
        await ownership.close();
        await close();
      })();
      return closing;
    },
  };
}
