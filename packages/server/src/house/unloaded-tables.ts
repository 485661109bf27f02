import { setImmediate as aTurn } from 'node:timers/promises';
import type { Seats } from '@stamtafel/kernel';
import type { TableInfo } from '@stamtafel/protocol';
import { LogDamaged, type TableCard } from '../log/port.ts';
import { HouseTrouble } from '../table/trouble.ts';
import type { Environment } from './environment.ts';
import { type Glance, glance, loadFrom, notePhase, noteUnreadable } from './loading.ts';
import { infoOf, nobodyAround } from './showing/info.ts';

/** More than all lists together show at a time. */
const MOST = 1000;

interface Known {
  readonly glance: Promise<Glance>;
  /** The seats that the table waits for, once asked for. */
  owing?: Promise<Seats>;
}

/**
 * What lists say about tables that are not in memory. Each is read once and then remembered until it has been in
 * memory again: otherwise any client could keep the house reading by asking for lists.
 */
export class UnloadedTables {
  readonly #env: Environment;
  #known = new Map<string, Known>();

  constructor(env: Environment) {
    this.#env = env;
  }

  /** Undefined for a table that cannot be read. */
  async info(person: string, card: TableCard): Promise<TableInfo | undefined> {
    try {
      const { table, trouble } = await this.#at(card.table).glance;
      const isFrozen = trouble !== undefined && card.phase !== 'over';
      if (isFrozen) {
        this.#env.frozen(card.table, trouble.why);
        await notePhase(this.#env, card, 'frozen');
      }
      return { ...infoOf(table, person, nobodyAround), phase: isFrozen ? 'frozen' : card.phase };
    } catch (error) {
      if (!(error instanceof HouseTrouble)) throw error;
      await noteUnreadable(this.#env, card.table, card, error);
      return undefined;
    }
  }

  /** The seats that a table waits for: its match is replayed once. None if it cannot be read. */
  owing(id: string): Promise<Seats> {
    const known = this.#at(id);
    if (known.owing === undefined) {
      known.owing = this.#owing(id);
      // What could not be read now is read again the next time.
      known.owing.catch(() => delete known.owing);
    }
    return known.owing;
  }

  async #owing(id: string): Promise<Seats> {
    await aTurn();
    try {
      return (await loadFrom(this.#env, id)).table.play?.owing ?? 0;
    } catch (error) {
      if (error instanceof HouseTrouble || error instanceof LogDamaged) return 0;
      throw error;
    }
  }

  #at(id: string): Known {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const looked: Known = { glance: this.#look(id) };
    const within = this.#known;
    within.set(id, looked);
    looked.glance.catch(() => within.delete(id));
    if (within.size > MOST)
      for (const oldest of within.keys()) {
        within.delete(oldest);
        break;
      }
    return looked;
  }

  /** Gives way to other work before each table is read. */
  async #look(id: string): Promise<Glance> {
    await aTurn();
    return glance(id, this.#env.log, { unseal: this.#env.vault.unseal });
  }

  /** The table has changed since. */
  drop(id: string): void {
    this.#known.delete(id);
  }

  /** A person's name is gone from the log; a table being read right now may still have it. */
  dropAll(): void {
    this.#known = new Map();
  }
}
