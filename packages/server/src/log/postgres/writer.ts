/** The one connection of a node that appends: in groups, and telling every caller the truth, whatever is lost on the way. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Append, CannotSave, type End, LeaseLost, PutAway, SaveUnknown, SeqTaken } from '../port.ts';
import { groupStatement, type Prepared, prepared } from './append-statement.ts';
import { asTrouble, isRefusal, isUnsent, type Link, openLink, type Row } from './link.ts';

/** While the database syncs one group, the next one gathers. */
const MOST_PER_GROUP = 48;
/** For so long a lost database is waited for before callers are told. */
const PATIENCE_MS = 5000;
const AGAIN_MS = 100;
/** Longer than a statement may take there: then the line itself is dead. */
const SILENT_MS = 12_000;

export interface WriterWish {
  readonly address: string;
  readonly node: string;
  /** The table belongs to somebody else now. */
  readonly lost: (table: string) => void;
  readonly patienceMs?: number;
}

export interface WriterStats {
  readonly groups: number;
  /** Appends whose answer was lost, and of which was found out that they are there. */
  readonly settled: number;
  /** Those of which it was not. */
  readonly unknown: number;
}

/**
 * The statement is always the same, and so is the best plan: a few rows, each found by its index. Left to itself the
 * server plans it anew each time, and reads all cards while there are few.
 */
const planned = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
};

interface Waiting extends Prepared {
  readonly answer: PromiseWithResolvers<End>;
}

export class PostgresWriter {
  readonly #wish: WriterWish;
  readonly #patienceMs: number;
  readonly #asked: Waiting[] = [];
  #link: Link;
  #writing: Promise<void> | undefined;
  #saves = true;
  #closed = false;
  readonly #count = { groups: 0, settled: 0, unknown: 0 };

  constructor(wish: WriterWish) {
    this.#wish = wish;
    this.#patienceMs = wish.patienceMs ?? PATIENCE_MS;
    this.#link = this.#open();
  }

  #open(): Link {
    return openLink(this.#wish.address, { name: this.#name, most: 1, settings: planned });
  }

  get #name(): string {
    return `stamtafel writer ${this.#wish.node}`;
  }

  /** The last write succeeded. */
  get saves(): boolean {
    return this.#saves;
  }

  stats(): WriterStats {
    return this.#count;
  }

  append(append: Append): Promise<End> {
    if (this.#closed) return Promise.reject(new CannotSave('the log is closed'));
    const answer = Promise.withResolvers<End>();
    this.#asked.push({ ...prepared(append), answer });
    this.#writing ??= this.#writeAll();
    return answer.promise;
  }

  async #writeAll(): Promise<void> {
    // What is asked in this turn belongs to the first group.
    await new Promise((resolve) => setImmediate(resolve));
    for (let group = this.#nextGroup(); group.length > 0; group = this.#nextGroup())
      await this.#write(group, performance.now() + this.#patienceMs);
    this.#writing = undefined;
  }

  /** A table is in a group once: its second append follows the first. */
  #nextGroup(): readonly Waiting[] {
    const tables = new Set<string>();
    const group: Waiting[] = [];
    for (let n = 0; n < this.#asked.length && group.length < MOST_PER_GROUP; ) {
      const one = this.#asked[n];
      const table = one?.append.card.table ?? '';
      if (one === undefined || tables.has(table)) n += 1;
      else {
        tables.add(table);
        group.push(one);
        this.#asked.splice(n, 1);
      }
    }
    return group;
  }

  /** Always settles every answer. */
  async #write(group: readonly Waiting[], until: number): Promise<void> {
    let left = group;
    while (left.length > 0)
      try {
        await this.#send(left);
        this.#count.groups++;
        this.#saves = true;
        return;
      } catch (error) {
        if (isRefusal(error)) return this.#refused(left, until, error);
        this.#saves = false;
        const isKnown = isUnsent(error);
        const mayWait = performance.now() < until;
        this.#renew();
        if (!mayWait) return this.#giveUp(left, error);
        if (isKnown) await wait(AGAIN_MS);
        else {
          const still = await this.#settled(left, until);
          if (still === undefined) return this.#giveUp(left, new SaveUnknown('the database did not answer'));
          left = still;
        }
      }
  }

  async #send(group: readonly Waiting[]): Promise<void> {
    const { text, values } = groupStatement(this.#wish.node, group);
    const written = new Set((await this.#answered(text, values)).map(({ name }) => String(name)));
    const others = group.filter(({ append }) => !written.has(append.card.table));
    // Those that were written are told at once: that the rest is asked after must not change their answer.
    for (const one of group) if (!others.includes(one)) one.answer.resolve(one.end);
    if (others.length > 0) await this.#explain(others);
  }

  /** Nothing of these was written; why, is only for their owners. */
  async #explain(group: readonly Waiting[]): Promise<void> {
    let rows: readonly Row[];
    try {
      rows = await this.#answered(
        `SELECT name, owner, epoch, head, encode(hash, 'hex') AS hash, away FROM card WHERE name = ANY ($1::text[])`,
        [group.map(({ append }) => append.card.table)],
      );
    } catch (error) {
      const why = new CannotSave('why it was not saved cannot be found out', { cause: error });
      for (const { answer } of group) answer.reject(why);
      return;
    }
    const cards = new Map(rows.map((row) => [String(row.name), row]));
    for (const { append, answer } of group) {
      const error = this.#why(append, cards.get(append.card.table));
      if (error instanceof LeaseLost) this.#wish.lost(append.card.table);
      answer.reject(error);
    }
  }

  #why({ card: { table }, epoch, after }: Append, card: Row | undefined): Error {
    if (card === undefined) return new CannotSave(`table ${table} does not exist`);
    if (card.away === true) return new PutAway(`table ${table} was put away`);
    if (after.seq >= 0 && (card.owner !== this.#wish.node || card.epoch !== epoch))
      return new LeaseLost(`table ${table} belongs to ${card.owner ?? 'nobody'} under epoch ${card.epoch}`);
    if (after.seq > Number(card.head))
      return new CannotSave(`entry ${after.seq + 1} cannot follow entry ${card.head}`);
    return new SeqTaken(`the log of table ${table} does not end with entry ${after.seq}`);
  }

  /** One append may have spoilt it for the others: each is tried by itself. */
  async #refused(group: readonly Waiting[], until: number, error: unknown): Promise<void> {
    if (group.length === 1) {
      this.#saves = false;
      return this.#giveUp(group, error);
    }
    for (const one of group) await this.#write([one], until);
  }

  #giveUp(group: readonly Waiting[], error: unknown): void {
    const trouble = error instanceof SaveUnknown ? error : asTrouble(error);
    if (trouble instanceof SaveUnknown) this.#count.unknown += group.length;
    for (const { answer } of group) answer.reject(trouble);
  }

  /**
   * Whether they were written before the line was lost. The old connection is ended first: what it has not done by then, it
   * never does. Returns those that are not there; undefined if that could not be found out.
   */
  async #settled(group: readonly Waiting[], until: number): Promise<readonly Waiting[] | undefined> {
    for (;;)
      try {
        await this.#answered(
          `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
           WHERE application_name = left($1, 63) AND pid <> pg_backend_pid()`,
          [this.#name],
        );
        const rows = await this.#answered(
          `SELECT c.name FROM unnest($1::text[], $2::int[], $3::text[]) AS x (name, seq, hash)
           JOIN card c ON c.name = x.name JOIN entry e ON e.card = c.number AND e.seq = x.seq
           WHERE e.hash = decode(x.hash, 'hex')`,
          [
            group.map(({ append }) => append.card.table),
            group.map(({ end }) => end.seq),
            group.map(({ end }) => end.hash),
          ],
        );
        const there = new Set(rows.map(({ name }) => String(name)));
        for (const { append, answer, end } of group) if (there.has(append.card.table)) answer.resolve(end);
        this.#count.settled += there.size;
        return group.filter(({ append }) => !there.has(append.card.table));
      } catch {
        this.#renew();
        if (performance.now() > until) return undefined;
        await wait(AGAIN_MS);
      }
  }

  /** A line that says nothing for too long is as good as cut. */
  async #answered(...asked: Parameters<Link['rows']>): Promise<readonly Row[]> {
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(() => silence.reject(new Error('the database is silent')), SILENT_MS);
    try {
      return await Promise.race([this.#link.rows(...asked), silence.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  #renew(): void {
    void this.#link.close({ now: true }).catch(() => undefined);
    this.#link = this.#open();
  }

  /** A trial write. */
  async try(): Promise<void> {
    await this.#answered('UPDATE house SET version = version');
    this.#saves = true;
  }

  /** Everything asked before is answered first. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#writing;
    await this.#link.close();
  }
}
