import { setImmediate as aTurn } from 'node:timers/promises';
import type { TableInfo } from '@stamtafel/protocol';
import type { Lease } from '../log/ownership.ts';
import type { TableCard } from '../log/port.ts';
import type { Neighbours } from '../nodes/neighbours.ts';
import type { Place } from '../nodes/roaming.ts';
import { HouseTrouble, TableMoved } from '../table/trouble.ts';
import { Alarm } from './clock.ts';
import type { Desk } from './desk.ts';
import type { Environment } from './environment.ts';
import { comeBackLater } from './inbox.ts';
import { LiveTable } from './live-table.ts';
import { loadFrom } from './loading.ts';
import { UnloadedTables } from './unloaded-tables.ts';

const SWEEP_MS = 30_000;
/** How many tables are woken at once. */
const WOKEN = 200;
/** So many tables are looked after before others have their turn. */
const IN_A_TURN = 20;

/** Another node runs the table. */
class RunElsewhere extends Error {
  override name = 'RunElsewhere';
  readonly node: string;

  constructor(node: string) {
    super('another node runs the table');
    this.node = node;
  }
}

/** The tables in memory: read when needed, dropped when idle. */
export class Directory {
  readonly #env: Environment;
  readonly #tables = new Map<string, Promise<LiveTable>>();
  readonly #live = new Map<string, LiveTable>();
  readonly #leases = new Map<string, Lease>();
  /** In a house of several nodes: the way to the tables that others run. */
  #neighbours: Neighbours | undefined;
  readonly #sweeping: Alarm;
  readonly unloaded: UnloadedTables;
  #closed = false;
  loads = 0;

  constructor(env: Environment) {
    this.#env = env;
    this.#sweeping = new Alarm(env.clock);
    this.unloaded = new UnloadedTables(env);
    this.#sweepLater();
  }

  join(neighbours: Neighbours): void {
    this.#neighbours = neighbours;
  }

  async desk(id: string): Promise<Desk> {
    return this.#neighbours?.desk(id) ?? (await this.#get(id)).desk;
  }

  /** Without waiting, if the table is in memory: it might be dropped at that moment. */
  deskHere(id: string): Desk | undefined {
    return this.#neighbours?.desk(id) ?? this.#deskHere(id);
  }

  #deskHere(id: string): Desk | undefined {
    return this.#live.get(id)?.desk;
  }

  /** Where a table is run: here if nobody else does. */
  async place(id: string): Promise<Place> {
    try {
      return { is: 'here', desk: (await this.#get(id)).desk };
    } catch (error) {
      if (error instanceof RunElsewhere) return { is: 'far', node: error.node };
      throw error;
    }
  }

  /**
   * The desk of a table, unless another node runs it. Whoever asks believes that this one does: perhaps it did before it
   * was started anew.
   */
  async own(id: string): Promise<Desk | undefined> {
    const place = await this.place(id);
    return place.is === 'here' ? place.desk : undefined;
  }

  #get(id: string): Promise<LiveTable> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    if (this.#closed) return Promise.reject(comeBackLater());
    this.loads++;
    const table = this.#claimed(id);
    this.#tables.set(id, table);
    table.then(
      (live) => this.#tables.get(id) === table && this.#live.set(id, live),
      () => this.#tables.get(id) === table && this.#tables.delete(id),
    );
    return table;
  }

  /** Whoever runs a table alone may read its log and believe it. */
  async #claimed(id: string): Promise<LiveTable> {
    const lease = await this.#env.ownership.claim(id);
    if (lease.is === 'elsewhere') throw new RunElsewhere(lease.owner);
    const lost = (): void => this.#lost(id, lease);
    this.#leases.set(id, lease);
    // Who has everything to themselves loses nothing.
    if (this.#neighbours !== undefined) lease.lost.addEventListener('abort', lost, { once: true });
    try {
      const loaded = await loadFrom(this.#env, id);
      if (lease.lost.aborted) throw new TableMoved();
      return new LiveTable(this.#env, loaded, { epoch: lease.epoch, lost });
    } catch (error) {
      this.#leases.delete(id);
      await lease.release();
      throw error;
    }
  }

  /** Another node may run it by now: it leaves memory as it is, and people go where it is. */
  #lost(id: string, lease: Lease): void {
    if (this.#leases.get(id) !== lease) return;
    const table = this.#live.get(id);
    this.#leases.delete(id);
    this.#live.delete(id);
    this.#tables.delete(id);
    this.unloaded.drop(id);
    table?.abandon();
    this.#neighbours?.letGo(id);
  }

  /** Its log may no longer be what is in memory. Trouble is reported where it is found. */
  async readAgain(id: string): Promise<void> {
    this.unloaded.drop(id);
    try {
      const live = await this.#tables.get(id);
      await (live ? live.readAgain() : loadFrom(this.#env, id));
    } catch (error) {
      if (!this.#closed && !(error instanceof HouseTrouble)) this.#env.failed(id, error);
    }
  }

  /** A table, if it is in memory. */
  here(id: string): LiveTable | undefined {
    return this.#live.get(id);
  }

  /** How many are in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** Those in memory. */
  live(): IterableIterator<LiveTable> {
    return this.#live.values();
  }

  /** Tables in memory and those being read now, as far as they can be read. */
  async all(): Promise<readonly LiveTable[]> {
    const tables = await Promise.allSettled(this.#tables.values());
    return tables.flatMap((table) => (table.status === 'fulfilled' ? [table.value] : []));
  }

  /** Information about the tables of these cards, without loading them. */
  async infos(person: string, cards: readonly TableCard[]): Promise<readonly TableInfo[]> {
    const infos: TableInfo[] = [];
    for (const card of cards) {
      const info =
        (await this.#deskHere(card.table)?.info(person)) ?? (await this.unloaded.info(person, card));
      if (info !== undefined) infos.push(info);
    }
    return infos;
  }

  /** The tables of a person, and which of them wait for that person. */
  async mine(person: string, cards: readonly TableCard[]): Promise<readonly TableInfo[]> {
    const marked: TableInfo[] = [];
    for (const info of await this.infos(person, cards))
      marked.push((await this.#isAsked(person, info)) ? { ...info, asked: true } : info);
    return marked;
  }

  /** Only about the caller's own chairs: whether others have chosen already may be secret. */
  async #isAsked(person: string, { id, phase, seats }: TableInfo): Promise<boolean> {
    if (phase !== 'playing' || !seats.some(({ yours, kept }) => yours && !kept)) return false;
    const desk = this.#deskHere(id);
    if (desk !== undefined) return desk.waitsFor(person);
    const owing = await this.unloaded.owing(id);
    return seats.some(({ yours, kept }, seat) => yours && !kept && (owing & (1 << seat)) !== 0);
  }

  #sweepLater(): void {
    this.#sweeping.set(SWEEP_MS, () => {
      void this.sweep().finally(() => this.#closed || this.#sweepLater());
    });
  }

  /**
   * Drops idle tables from memory and wakes those whose clock runs out soon. There may be thousands: requests have their
   * turn in between.
   */
  async sweep(): Promise<void> {
    try {
      const longest = this.#longestUnused();
      let looked = 0;
      for (const [id, table] of this.#live) {
        if (++looked % IN_A_TURN === 0) await aTurn();
        const { unusedMs } = table;
        if (unusedMs !== undefined && unusedMs >= longest) await this.#putAway(id, table);
        else table.rest();
      }
      const dueBefore = this.#env.clock.wall() + SWEEP_MS;
      const due = await this.#env.cards.cards({ phase: 'playing', dueBefore, most: WOKEN });
      for (const { table } of due) {
        if (this.#tables.has(table)) continue;
        await this.#wake(table);
        await aTurn();
      }
    } catch (error) {
      if (!this.#closed) this.#env.failed('', error);
    }
  }

  /** How long a table may stay unused: where there are too many, as long as what was last seen there is kept. */
  #longestUnused(): number {
    const { idleMs, lingerMs, mostIdle } = this.#env.setting;
    if (this.#live.size <= mostIdle) return idleMs;
    const unused = [...this.#live.values()].flatMap(({ unusedMs }) => unusedMs ?? []).sort((a, b) => a - b);
    return Math.min(idleMs, Math.max(lingerMs, unused[mostIdle] ?? idleMs));
  }

  async #putAway(id: string, table: LiveTable): Promise<void> {
    this.#live.delete(id);
    this.#tables.delete(id);
    this.unloaded.drop(id);
    await table.shut();
    await this.#release(id);
  }

  /** Nothing of it is under way any more: whoever wants it next may have it. */
  async #release(id: string): Promise<void> {
    const lease = this.#leases.get(id);
    this.#leases.delete(id);
    this.#neighbours?.letGo(id);
    await lease?.release();
  }

  /** A table that cannot be read does not stop the others from being woken; it is reported where it is read. */
  async #wake(table: string): Promise<void> {
    try {
      await this.#get(table);
    } catch (error) {
      if (this.#closed || error instanceof HouseTrouble || error instanceof RunElsewhere) return;
      this.#env.failed(table, error);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#sweeping.clear();
    const tables = await Promise.allSettled(this.#tables.values());
    await Promise.all(tables.flatMap((table) => (table.status === 'fulfilled' ? [table.value.shut()] : [])));
    await Promise.all([...this.#leases.keys()].map((id) => this.#release(id)));
    this.#tables.clear();
    this.#live.clear();
  }
}
