import { randomInt } from 'node:crypto';
import type { Event, MatchRecord } from '@stamtafel/kernel';
import type { Acted, NewTable, TableAction, TableInfo, TakeSeat } from '@stamtafel/protocol';
import { BotPool } from '../bots/pool.ts';
import { SharedThinkers, thinkFor } from '../bots/shared.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Broker, Ears } from '../broker/broker.ts';
import type { Store, TableCard } from '../log/port.ts';
import { Neighbours } from '../nodes/neighbours.ts';
import { refuse } from '../table/trouble.ts';
import { type HouseClock, houseClock } from './clock.ts';
import { Directory } from './directory.ts';
import type { Environment } from './environment.ts';
import { forget, wipe } from './forgetting.ts';
import { GiveBack } from './give-back.ts';
import type { Client, Connection, House, HouseStats, MadeTable, Person } from './house.ts';
import { LiveConnection } from './live-connection.ts';
import { make } from './making.ts';
import { Retention } from './retention.ts';
import { type RoomSeen, RoomWatch } from './room.ts';
import { type HouseSetting, standardSetting } from './setting.ts';
import { vaultOf } from './vault.ts';

export interface HouseParts {
  readonly store: Store;
  /** 32 bytes; seals the secrets of running matches. Kept outside the database. */
  readonly key: Uint8Array;
  readonly setting?: Partial<HouseSetting>;
  readonly clock?: HouseClock;
  readonly thinkers?: Thinkers;
  /** A random whole number from 0 to n − 1. */
  readonly below?: (n: number) => number;
  /** In a house of several nodes: joins them, with what this one does with what it hears. */
  readonly join?: (ears: Ears) => Promise<Broker>;
  /** For the operator: ids of tables and kinds of trouble, never cards, names or tokens. */
  readonly report?: (event: HouseEvent) => void;
}

export type HouseEvent = TableEvent | StoreEvent | PauseEvent;

/** Something about one table. */
export type TableEvent =
  | { readonly kind: 'frozen'; readonly table: string; readonly why: string }
  | { readonly kind: 'cannot-save'; readonly table: string }
  | { readonly kind: 'mended'; readonly table: string }
  | { readonly kind: 'failed'; readonly table: string; readonly error: unknown };

/** Something about all that is kept. */
export type StoreEvent =
  | { readonly kind: 'retired'; readonly tables: number }
  | { readonly kind: 'cannot-retire'; readonly error: unknown }
  | { readonly kind: 'room'; readonly room: RoomSeen };

/** The process could not run for so long. */
export interface PauseEvent {
  readonly kind: 'paused';
  readonly ms: number;
}

const LISTED = 50;
const openPhases = ['gathering', 'playing', 'paused'] as const;

export const openHouse = (parts: HouseParts): House => new OpenHouse(parts);

class OpenHouse implements House {
  readonly #env: Environment;
  readonly #directory: Directory;
  readonly #retention: Retention;
  readonly #room: RoomWatch;
  readonly #giveBack: GiveBack;
  readonly #neighbours: Neighbours | undefined;
  #broker: Promise<Broker> | undefined;
  readonly #others: Pick<Broker, 'think'> = {
    think: async (...work) => (await this.#broker)?.think(...work),
  };
  readonly #connections = new Set<LiveConnection>();
  readonly #count = { made: 0, moves: 0, refused: 0, cannotSave: 0, damaged: 0, retired: 0 };
  #readThrough: number | undefined;
  #copied: number | undefined;
  /** Why, by table; until it is read and found whole. */
  readonly #frozen = new Map<string, string>();

  constructor({
    store,
    key,
    setting,
    clock = houseClock(),
    thinkers = new BotPool({ clock }),
    below = randomInt,
    report = () => {},
    join,
  }: HouseParts) {
    const count = this.#count;
    const frozen = this.#frozen;
    this.#env = {
      ...store,
      clock,
      setting: { ...standardSetting, ...setting },
      vault: vaultOf(key),
      thinkers: join === undefined ? thinkers : new SharedThinkers(thinkers, this.#others, clock),
      forgetting: new Map(),
      below,
      mayMake: (person) => this.#checkMayMake(person),
      made: () => void count.made++,
      kept(bodies) {
        for (const { is } of bodies) if (is === 'moved') count.moves++;
      },
      couldNotSave(table) {
        count.cannotSave++;
        report({ kind: 'cannot-save', table });
      },
      frozen(table, why) {
        // Lists come upon it again and again.
        if (frozen.get(table) === why) return;
        frozen.set(table, why);
        report({ kind: 'frozen', table, why });
      },
      whole: (table) => void frozen.delete(table),
      mended: (table) => report({ kind: 'mended', table }),
      failed: (table, error) => report({ kind: 'failed', table, error }),
    };
    this.#directory = new Directory(this.#env);
    if (join !== undefined) this.#neighbours = this.#joined(join, thinkers);
    this.#retention = new Retention(this.#env, this.#directory, {
      retired(tables) {
        count.retired += tables;
        report({ kind: 'retired', tables });
      },
      failed: (error) => report({ kind: 'cannot-retire', error }),
    });
    this.#giveBack = new GiveBack({
      clock: this.#env.clock,
      count: () => this.#connections.size + this.#directory.size,
    });
    this.#room = new RoomWatch(this.#env, (room) => report({ kind: 'room', room }));
    clock.onPause((ms) => {
      report({ kind: 'paused', ms });
      for (const table of this.#directory.live()) table.company.goesOnAfterPause();
    });
  }

  #joined(join: NonNullable<HouseParts['join']>, own: Thinkers): Neighbours {
    const { clock, failed } = this.#env;
    const neighbours = new Neighbours({
      clock,
      own: (table) => this.#directory.own(table),
      find: (table) => this.#directory.place(table),
      forgotten: (person) => wipe(this.#directory, person),
      failed,
    });
    this.#directory.join(neighbours);
    const ears: Ears = { ...neighbours.ears, think: (work) => thinkFor(own, work) };
    this.#broker = join(ears).then((broker) => {
      neighbours.join(broker);
      return broker;
    });
    return neighbours;
  }

  async make(who: Person, wish: NewTable): Promise<MadeTable> {
    await this.#env.mayMake(who.id);
    const { id, key, invites } = await make(this.#env, who, wish);
    this.#env.made();
    return { table: await this.info(who, id), key, invites };
  }

  /** Counts the tables that are not over and that this person hosts or sits at. */
  async #checkMayMake(person: string): Promise<void> {
    await this.#room.check();
    const { mostTables } = this.#env.setting;
    const cards = await Promise.all(
      openPhases.map((phase) => this.#env.cards.cards({ person, phase, most: mostTables })),
    );
    if (cards.flat().length < mostTables) return;
    // Only by looking at them do we know which are frozen, by newer rules or by damage.
    const infos = await this.#directory.infos(person, cards.flat());
    if (infos.filter(({ phase }) => phase !== 'frozen').length >= mostTables) refuse('too-many-tables');
  }

  async info(who: Person, table: string): Promise<TableInfo> {
    return (await this.#directory.desk(table)).info(who.id);
  }

  /** Tables with a free seat come first. */
  async listed(who: Person): Promise<readonly TableInfo[]> {
    const { cards } = this.#env;
    const gathering = await cards.cards({ listed: true, phase: 'gathering', most: LISTED });
    const playing = await cards.cards({ listed: true, phase: 'playing', most: LISTED });
    const infos = await this.#directory.infos(who.id, [...gathering, ...playing]);
    return infos
      .filter(({ phase, watching }) => phase === 'gathering' || (phase === 'playing' && watching !== 'off'))
      .slice(0, LISTED);
  }

  /** Tables that are not over come first, so that none is cut off because there are many others. */
  async mine(who: Person): Promise<readonly TableInfo[]> {
    const cardsIn = (phase: TableCard['phase']): Promise<readonly TableCard[]> =>
      this.#env.cards.cards({ person: who.id, phase, most: LISTED });
    const open = (await Promise.all([...openPhases, 'frozen' as const].map(cardsIn))).flat();
    open.sort((a, b) => b.touched - a.touched);
    const cards = [...open, ...(await cardsIn('over'))];
    return this.#directory.mine(who.id, cards.slice(0, LISTED));
  }

  async take(who: Person, table: string, claim: TakeSeat): Promise<TableInfo> {
    return (await this.#directory.desk(table)).take(who, claim);
  }

  async act(who: Person, table: string, action: TableAction): Promise<Acted> {
    return (await this.#directory.desk(table)).act(who, action);
  }

  async story(who: Person, table: string, viewer: number): Promise<readonly Event[]> {
    return (await this.#directory.desk(table)).story(who.id, viewer);
  }

  async record(_who: Person, table: string): Promise<MatchRecord> {
    return (await this.#directory.desk(table)).record();
  }

  forget(who: Person): Promise<void> {
    return forget(this.#env, this.#directory, who.id).then(() => this.#neighbours?.forgot(who.id));
  }

  hasForgotten(person: string): boolean {
    return this.#env.names.isForgotten(person);
  }

  connect(who: Person, client: Client): Connection {
    const connection = new LiveConnection(who, client, this.#directory, this.#env, () => {
      this.#count.refused++;
    });
    this.#connections.add(connection);
    return {
      receive: (request) => connection.receive(request),
      roundTrip: (ms) => connection.roundTrip(ms),
      close: () => {
        connection.close();
        this.#connections.delete(connection);
      },
    };
  }

  stats(): HouseStats {
    return {
      tables: this.#directory.size,
      connections: this.#connections.size,
      ...this.#count,
      readThrough: this.#readThrough,
      copied: this.#copied,
      room: this.#room.seen,
      stoodStillMs: this.#env.clock.stoodStill(),
      loads: this.#directory.loads,
      frozen: this.#frozen.size,
      bots: this.#env.thinkers.stats(),
      neighbours: this.#neighbours?.stats(),
    };
  }

  watchers(): number {
    let watchers = 0;
    for (const table of this.#directory.live()) watchers += table.company.watchers;
    return watchers;
  }

  async damaged(table: string | undefined): Promise<void> {
    this.#count.damaged++;
    if (table !== undefined) await this.#directory.readAgain(table);
  }

  copied(): void {
    this.#copied = this.#env.clock.wall();
  }

  readThrough(): void {
    this.#readThrough = this.#env.clock.wall();
  }

  canSave(): Promise<boolean> {
    return this.#env.upkeep.canSave();
  }

  async close(): Promise<void> {
    this.#retention.close();
    this.#room.close();
    this.#giveBack.close();
    await this.#directory.close();
    this.#neighbours?.close();
    await (await this.#broker)?.close();
    for (const connection of this.#connections) connection.bye('restart');
    this.#connections.clear();
    await this.#env.thinkers.close();
    await this.#env.upkeep.close();
  }
}
