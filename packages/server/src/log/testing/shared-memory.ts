import { MemoryLog } from '../memory.ts';
import type { Lease, Ownership } from '../ownership.ts';
import { type Append, type End, embedded, LeaseLost, type Store, type TableCard } from '../port.ts';

/** Time as the store has it, for all nodes alike. */
interface StoreTime {
  now(): number;
  /** Calls so often, until it is told to stop; returns how. */
  every(ms: number, call: () => void): () => void;
  /** Whether the store can be reached. */
  reaches(): boolean;
}

const LEASE_MS = 5000;
const RENEW_MS = 1000;
/** A node that could not renew its lease for so long believes that it has lost it. */
const MARGIN_MS = 1000;

interface Owner {
  readonly node: string;
  readonly epoch: number;
}

/** One memory for several nodes, with leases as a database has them: for tests. */
export class SharedMemory {
  readonly log: MemoryLog;
  /** How often a node that had lost a table tried to write to it. */
  fenced = 0;
  /** Tables that were claimed from a node whose lease had run out. */
  takeovers = 0;
  readonly #time: Pick<StoreTime, 'now'>;
  readonly #owners = new Map<string, Owner>();
  readonly #epochs = new Map<string, number>();
  readonly #until = new Map<string, number>();

  constructor(time: Pick<StoreTime, 'now'>, log = new MemoryLog()) {
    this.#time = time;
    this.log = log;
  }

  /** The same store as this node sees it. `time`: its own, which may stand still. */
  node(
    name: string,
    time: StoreTime = { now: () => this.#time.now(), every: () => () => {}, reaches: () => true },
  ): Store {
    const leases = new Map<string, { readonly epoch: number; readonly lost: AbortController }>();
    const lose = (table: string): void => {
      leases.get(table)?.lost.abort();
      leases.delete(table);
    };
    let renewed = time.now();
    const renew = (): void => {
      // Only this clock says how long it could do nothing.
      if (time.now() - renewed > LEASE_MS - MARGIN_MS) for (const table of [...leases.keys()]) lose(table);
      if (!time.reaches()) return;
      renewed = time.now();
      this.#until.set(name, this.#time.now() + LEASE_MS);
    };
    renew();
    const stop = time.every(RENEW_MS, renew);
    const owns = (table: string): void => {
      const owner = this.#owners.get(table);
      if (owner === undefined || owner.node === name || !this.#isAlive(owner.node)) return;
      throw new LeaseLost(`table ${table} belongs to ${owner.node}`);
    };
    const log = {
      read: (...asked: Parameters<MemoryLog['read']>) => this.log.read(...asked),
      append: async (append: Append): Promise<End> => {
        const { table } = append.card;
        const owner = this.#owners.get(table);
        const isNew = append.after.seq < 0;
        if (!isNew && (owner?.node !== name || owner.epoch !== append.epoch)) {
          this.fenced++;
          lose(table);
          throw new LeaseLost(`table ${table} belongs to ${owner?.node ?? 'nobody'}`);
        }
        return this.log.append(append);
      },
    };
    const ownership: Ownership = {
      node: name,
      claim: async (table) => this.#claim(table, name, leases, lose),
    };
    const whole = embedded(this.log);
    return {
      ...whole,
      log,
      ownership,
      cards: {
        card: (table) => this.log.card(table),
        cards: (filter) => this.log.cards(filter),
        setPhase: async (table, phase) => {
          owns(table);
          await this.log.setPhase(table, phase);
        },
        setCard: async (card: TableCard) => {
          owns(card.table);
          await this.log.setCard(card);
        },
      },
      upkeep: {
        ...bound(this.log),
        remove: (tables) => this.log.remove(tables.filter((table) => !this.#isRun(table, name))),
        putAway: (tables) => this.log.putAway(tables.filter((table) => !this.#isRun(table, name))),
        close: async () => {
          stop();
          this.#until.delete(name);
        },
      },
    };
  }

  #isAlive(node: string): boolean {
    return (this.#until.get(node) ?? 0) > this.#time.now();
  }

  #isRun(table: string, by: string): boolean {
    const owner = this.#owners.get(table);
    return owner !== undefined && owner.node !== by && this.#isAlive(owner.node);
  }

  async #claim(
    table: string,
    node: string,
    leases: Map<string, { readonly epoch: number; readonly lost: AbortController }>,
    lose: (table: string) => void,
  ): ReturnType<Ownership['claim']> {
    const isThere = (await this.log.read(table)).length > 0;
    // From here on in one piece.
    const owner = this.#owners.get(table);
    if (owner !== undefined && owner.node !== node && this.#isAlive(owner.node))
      return { is: 'elsewhere', owner: owner.node, address: owner.node };
    lose(table);
    const lost = new AbortController();
    if (!isThere) return leaseOf(table, 0, true, lost.signal, () => {});
    if (owner !== undefined && owner.node !== node) this.takeovers++;
    const epoch = (this.#epochs.get(table) ?? 0) + 1;
    this.#epochs.set(table, epoch);
    this.#owners.set(table, { node, epoch });
    leases.set(table, { epoch, lost });
    return leaseOf(table, epoch, owner === undefined, lost.signal, () => {
      const now = this.#owners.get(table);
      if (now?.node === node && now.epoch === epoch) this.#owners.delete(table);
      leases.delete(table);
    });
  }
}

const leaseOf = (
  table: string,
  epoch: number,
  clean: boolean,
  lost: AbortSignal,
  release: () => void,
): Lease => ({ is: 'mine', table, epoch, clean, lost, release: async () => release() });

/** What a log does about upkeep, as functions of their own. */
const bound = (
  log: MemoryLog,
): Pick<Store['upkeep'], 'overBefore' | 'isPutAway' | 'room' | 'count' | 'canSave'> => ({
  overBefore: (...asked) => log.overBefore(...asked),
  isPutAway: (table) => log.isPutAway(table),
  room: () => log.room(),
  count: () => log.count(),
  canSave: () => log.canSave(),
});
