import type { TableInfo } from '@stamtafel/protocol';
import type { CardFilter, TableCard } from '../log/port.ts';
import { LogDamaged } from '../log/port.ts';
import { readEntries } from '../table/log-entries.ts';
import { HouseTrouble } from '../table/trouble.ts';
import { Alarm } from './clock.ts';
import type { Environment } from './environment.ts';
import { infoOf, nobodyAround } from './info.ts';
import { comeBackLater } from './line.ts';
import { LiveTable } from './live-table.ts';
import { loadFrom, plainly } from './loading.ts';

const SWEEP_MS = 30_000;
/** So many tables are woken at once. */
const WOKEN = 200;

/** The tables that are in memory: read when somebody needs them, gone when nobody does. */
export class Directory {
  readonly #env: Environment;
  readonly #tables = new Map<string, Promise<LiveTable>>();
  readonly #live = new Map<string, LiveTable>();
  readonly #sweeping: Alarm;
  #closed = false;
  loads = 0;

  constructor(env: Environment) {
    this.#env = env;
    this.#sweeping = new Alarm(env.clock);
    this.#sweepLater();
  }

  get(id: string): Promise<LiveTable> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    if (this.#closed) return Promise.reject(comeBackLater());
    this.loads++;
    const table = loadFrom(this.#env, id).then((loaded) => new LiveTable(this.#env, loaded));
    this.#tables.set(id, table);
    table.then(
      (live) => this.#tables.get(id) === table && this.#live.set(id, live),
      () => this.#tables.get(id) === table && this.#tables.delete(id),
    );
    return table;
  }

  /** A table, if it is in memory. */
  here(id: string): LiveTable | undefined {
    return this.#live.get(id);
  }

  /** Those in memory. */
  live(): IterableIterator<LiveTable> {
    return this.#live.values();
  }

  /** Those in memory and those that are just being read, as far as they can be. */
  async all(): Promise<readonly LiveTable[]> {
    const tables = await Promise.allSettled(this.#tables.values());
    return tables.flatMap((table) => (table.status === 'fulfilled' ? [table.value] : []));
  }

  /** What cards say of tables, without taking them into memory. */
  async infos(person: string, filter: CardFilter): Promise<readonly TableInfo[]> {
    const cards = await this.#env.log.cards(filter);
    const infos = await Promise.all(cards.map((card) => this.#info(person, card)));
    return infos.filter((info) => info !== undefined);
  }

  async #info(person: string, card: TableCard): Promise<TableInfo | undefined> {
    const live = this.#live.get(card.table);
    if (live !== undefined) return live.info(person);
    try {
      const { read } = readEntries(card.table, await this.#env.log.read(card.table));
      const table = plainly(card.table, read, this.#env.vault);
      return { ...infoOf(table, person, nobodyAround), phase: card.phase };
    } catch (error) {
      if (error instanceof HouseTrouble || error instanceof LogDamaged) return undefined;
      throw error;
    }
  }

  #sweepLater(): void {
    this.#sweeping.set(SWEEP_MS, () => {
      void this.sweep().finally(() => this.#closed || this.#sweepLater());
    });
  }

  /** Sends idle tables out of memory and wakes those whose clock speaks soon. */
  async sweep(): Promise<void> {
    for (const [id, table] of this.#live) {
      if (!table.isIdle) {
        table.rest();
        continue;
      }
      this.#live.delete(id);
      this.#tables.delete(id);
      await table.shut();
    }
    try {
      const dueBefore = this.#env.clock.wall() + SWEEP_MS;
      const due = await this.#env.log.cards({ phase: 'playing', dueBefore, most: WOKEN });
      for (const { table } of due) await this.#wake(table);
    } catch (error) {
      if (!this.#closed) this.#env.failed('', error);
    }
  }

  /** One table that cannot be read keeps no other asleep. */
  async #wake(table: string): Promise<void> {
    try {
      await this.get(table);
    } catch (error) {
      if (!this.#closed) this.#env.failed(table, error);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#sweeping.clear();
    const tables = await Promise.allSettled(this.#tables.values());
    await Promise.all(tables.flatMap((table) => (table.status === 'fulfilled' ? [table.value.shut()] : [])));
    this.#tables.clear();
    this.#live.clear();
  }
}
