/** Which node runs which table: a row per node that is renewed each second, and an epoch per table. */

import type { Elsewhere, Lease, Ownership } from '../ownership.ts';
import { type CannotOpen, CannotSave } from '../port.ts';
import { type Link, openLink, type Row } from './link.ts';
import { knownVersion, tooOld } from './schema.ts';

/** A node that was not heard of for so long, by the clock of the database, owns nothing any more. */
const LEASE_MS = 5000;
const RENEW_MS = 1000;
/** So much earlier the node itself stops to believe in it. */
const MARGIN_MS = 1000;
/** A node whose connection has gone and that was not heard of for so long has died; one that lives comes back sooner. */
const GONE_MS = 2000;

export interface OwnershipWish {
  readonly address: string;
  /** Who this is; never the same twice. */
  readonly node: string;
  /** Where other nodes reach it. */
  readonly reach: string;
  /** People who were forgotten since, at any node. */
  readonly forgotten: (people: readonly string[]) => void;
  /** This node can go on no longer: a newer one has changed the tables. */
  readonly outdated: (why: CannotOpen) => void;
}

export interface OwnershipStats {
  /** How many this node runs now. */
  readonly tables: number;
  readonly claims: number;
  /** Claims of tables that nobody had let go of. */
  readonly takeovers: number;
  /** Leases that ended before this node let go of them. */
  readonly lost: number;
}

interface Held {
  readonly epoch: number;
  readonly lost: AbortController;
}

/** Those forgotten at the same time are numbered before they can be seen. */
const SEEN_AGAIN = 100;

export class PostgresOwnership implements Ownership {
  readonly node: string;
  readonly #wish: OwnershipWish;
  readonly #link: Link;
  readonly #held = new Map<string, Held>();
  readonly #forgotten = new Set<string>();
  #lastForgotten = 0;
  #renewing: NodeJS.Timeout | undefined;
  #ending: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #isOver = false;
  readonly #count = { claims: 0, takeovers: 0, lost: 0 };

  constructor(wish: OwnershipWish) {
    this.#wish = wish;
    this.node = wish.node;
    this.#link = openLink(wish.address, {
      name: `stamtafel keeper ${wish.node}`,
      most: 1,
      statementMs: 3000,
    });
  }

  /** Rejects if the database cannot be reached. */
  async begin(): Promise<void> {
    await this.#beat();
    this.#later();
  }

  stats(): OwnershipStats {
    return { tables: this.#held.size, ...this.#count };
  }

  isForgotten(person: string): boolean {
    return this.#forgotten.has(person);
  }

  noteForgotten(person: string): void {
    this.#forgotten.add(person);
  }

  async claim(table: string): Promise<Lease | Elsewhere> {
    const [row] = await this.#claimed(table);
    if (row === undefined) return this.#leaseOf(table, { epoch: 0, lost: new AbortController() }, true);
    if (row.mine === null)
      return { is: 'elsewhere', owner: String(row.owner), address: String(row.address ?? '') };
    this.lose(table);
    const held: Held = { epoch: Number(row.mine), lost: new AbortController() };
    this.#held.set(table, held);
    this.#count.claims++;
    if (row.owner !== null && row.owner !== this.node) this.#count.takeovers++;
    return this.#leaseOf(table, held, row.owner === null);
  }

  async #claimed(table: string): Promise<readonly Row[]> {
    try {
      return await this.#link.rows(claiming, [table, this.node, GONE_MS]);
    } catch (error) {
      throw new CannotSave(`table ${table} cannot be claimed now`, { cause: error });
    }
  }

  #leaseOf(table: string, held: Held, clean: boolean): Lease {
    return {
      is: 'mine',
      table,
      epoch: held.epoch,
      clean,
      lost: held.lost.signal,
      release: async () => {
        if (this.#held.get(table) !== held) return;
        this.#held.delete(table);
        try {
          await this.#link.rows(releasing, [table, this.node, held.epoch]);
        } catch {
          // Others ask this node for it until it is claimed again, or the lease of the node has run out.
        }
      },
    };
  }

  /** It belongs to somebody else now, or may. */
  lose(table: string): void {
    const held = this.#held.get(table);
    if (held === undefined) return;
    this.#held.delete(table);
    this.#count.lost++;
    held.lost.abort();
  }

  #loseAll(): void {
    for (const table of [...this.#held.keys()]) this.lose(table);
  }

  #later(): void {
    if (this.#isOver) return;
    this.#renewing = setTimeout(() => {
      // If it fails the next one may come in time; if none does, everything is lost by then.
      this.#beating = this.#beat().catch(() => undefined);
      void this.#beating.then(() => this.#later());
    }, RENEW_MS);
  }

  async #beat(): Promise<void> {
    const sent = performance.now();
    const [row] = await this.#link.rows(renewing, [this.node, this.#wish.reach, knownVersion, LEASE_MS]);
    if (this.#isOver) return;
    if (row?.lapsed === true) this.#loseAll();
    clearTimeout(this.#ending);
    const left = Math.max(0, sent + LEASE_MS - MARGIN_MS - performance.now());
    this.#ending = setTimeout(() => this.#loseAll(), left);
    if (Number(row?.least) > knownVersion) this.#leave(row ?? {});
    await this.#learnForgotten();
  }

  #leave({ version }: Row): void {
    this.#loseAll();
    this.#isOver = true;
    this.#wish.outdated(tooOld(this.#link.where, Number(version), knownVersion));
  }

  async #learnForgotten(): Promise<void> {
    const rows = await this.#link.rows('SELECT person, n FROM forgotten WHERE n > $1 ORDER BY n', [
      this.#lastForgotten - SEEN_AGAIN,
    ]);
    const fresh = rows.map(({ person }) => String(person)).filter((person) => !this.#forgotten.has(person));
    for (const person of fresh) this.#forgotten.add(person);
    this.#lastForgotten = Number(rows.at(-1)?.n ?? this.#lastForgotten);
    if (fresh.length > 0) this.#wish.forgotten(fresh);
  }

  /** Lets go of everything: the next claims are clean. */
  async close(): Promise<void> {
    const tables = [...this.#held.keys()];
    this.#isOver = true;
    clearTimeout(this.#renewing);
    clearTimeout(this.#ending);
    await this.#beating;
    this.#held.clear();
    try {
      await this.#link.rows('UPDATE card SET owner = NULL WHERE owner = $1 AND name = ANY ($2::text[])', [
        this.node,
        tables,
      ]);
      await this.#link.rows('DELETE FROM node WHERE id = $1', [this.node]);
    } catch {
      // Then others wait until the lease has run out.
    }
    await this.#link.close({ now: true });
  }
}

const releasing = 'UPDATE card SET owner = NULL WHERE name = $1 AND owner = $2 AND epoch = $3';

/** A row that has run out is not revived in silence: meanwhile the tables may have been claimed. */
const renewing = `
WITH before AS (SELECT until < clock_timestamp() AS lapsed FROM node WHERE id = $1),
now AS (
  INSERT INTO node (id, address, version, pid, until)
  VALUES ($1, $2, $3, pg_backend_pid(), clock_timestamp() + $4 * interval '1 ms')
  ON CONFLICT (id) DO UPDATE SET pid = excluded.pid, until = excluded.until
)
SELECT house.version, house.least, coalesce((SELECT lapsed FROM before), false) AS lapsed FROM house`;

const claiming = `
WITH was AS (SELECT number, owner FROM card WHERE name = $1 FOR UPDATE),
holder AS (SELECT id, address, until, pid FROM node WHERE id = (SELECT owner FROM was)),
mine AS (
  UPDATE card c SET owner = $2, epoch = c.epoch + 1 FROM was
  WHERE c.number = was.number AND (was.owner IS NULL OR was.owner = $2 OR NOT EXISTS (
    SELECT FROM holder WHERE until > clock_timestamp() AND (
      until > clock_timestamp() + (${LEASE_MS} - $3) * interval '1 ms'
      OR EXISTS (SELECT FROM pg_stat_activity a WHERE a.pid = holder.pid))))
  RETURNING c.epoch
)
SELECT was.owner, (SELECT epoch FROM mine) AS mine, (SELECT address FROM holder) AS address FROM was`;
