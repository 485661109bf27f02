import type { Answer } from '@stamtafel/kernel';
import {
  type ChatLine,
  type LastingRequest,
  type LiveMessage,
  LiveReader,
  type LiveRequest,
  type NewTable,
  newTableSchema,
  type Sight,
  type TableInfo,
  type Trouble,
} from '@stamtafel/protocol';
import { houseClock } from '../house/clock.ts';
import type { Client, Connection, House, Person } from '../house/house.ts';
import { type HouseEvent, type HouseParts, openHouse, type TableEvent } from '../house/open-house.ts';
import { MemoryLog } from '../log/memory.ts';
import { embedded, type WholeLog } from '../log/port.ts';
import { HouseTrouble } from '../table/trouble.ts';
import { settled, TestClock } from './clock.ts';
import { thinkingHere } from './thinking-here.ts';

const key = new Uint8Array(32).fill(7);

/** A client that reads whatever it is sent. */
export const reads = (hear: (frame: string) => void): Client => ({
  neighbourhood: ['here'],
  send: hear,
  sendDroppable: hear,
});

interface TestParts extends Partial<Omit<HouseParts, 'clock' | 'store'>> {
  readonly log?: WholeLog;
  readonly clock?: TestClock;
  /** The process may be stopped for a while, by `clock.hang`. */
  readonly hangs?: boolean;
}

/** A house for tests: time passes only when told to, and bots think at once. */
export class TestHouse {
  readonly clock: TestClock;
  readonly log: WholeLog;
  readonly house: House;
  readonly events: TableEvent[] = [];
  /** Those that are not about one table. */
  readonly otherEvents: Exclude<HouseEvent, TableEvent>[] = [];

  constructor({ log = new MemoryLog(), clock = new TestClock(), hangs = false, ...parts }: TestParts = {}) {
    this.clock = clock;
    this.log = log;
    this.house = openHouse({
      key,
      store: embedded(log),
      clock: hangs ? houseClock(clock) : clock,
      thinkers: thinkingHere(),
      report: (event) => ('table' in event ? this.events.push(event) : this.otherEvents.push(event)),
      ...parts,
      setting: { botDelayMs: { least: 0, most: 0 }, speakUpMs: 0, ...parts.setting },
    });
  }

  /** Another house over the same log, as after a restart. */
  restarted(parts: Omit<TestParts, 'clock'> = {}): TestHouse {
    return new TestHouse({ ...parts, log: this.log, clock: this.clock });
  }

  make(who: Person, wish: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>) {
    return this.house.make(who, newTableSchema.parse(wish));
  }

  client(who: Person): TestClient {
    return new TestClient(this.house, who);
  }
}

export const person = (id: string): Person => ({ id, name: id });

/** The trouble that a promise was refused with. */
export async function trouble(promise: Promise<unknown>): Promise<Trouble> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof HouseTrouble) return error.trouble;
    throw error;
  }
  throw new Error('it was not refused');
}

interface Seen {
  version: number;
  sight: Sight;
}

/** A plain client: keeps its views up to date by their steps and answers by number. */
export class TestClient {
  readonly who: Person;
  readonly frames: string[] = [];
  readonly messages: LiveMessage[] = [];
  readonly seen = new Map<number, Seen>();
  readonly chat: ChatLine[] = [];
  readonly shown = new Map<number, string>();
  table: TableInfo | undefined;
  connection: Connection;
  /** Called with every frame and what was read from it. */
  onHeard: (frame: string, messages: readonly LiveMessage[]) => void = () => {};
  readonly #house: House;
  readonly #reader = new LiveReader();
  #id = 0;

  constructor(house: House, who: Person) {
    this.#house = house;
    this.who = who;
    this.connection = this.#connect();
  }

  #connect(): Connection {
    return this.#house.connect(
      this.who,
      reads((frame) => this.#hear(frame)),
    );
  }

  #hear(frame: string): void {
    this.frames.push(frame);
    const messages = this.#reader.read(frame);
    for (const message of messages) this.#heed(message);
    this.onHeard(frame, messages);
  }

  #heed(message: LiveMessage): void {
    this.messages.push(message);
    if (message.is === 'lost') throw new Error('a step does not fit on the view');
    if (message.is === 'table') this.table = message.table;
    if (message.is === 'chat') this.chat.push(...message.lines);
    if (message.is === 'view' || message.is === 'step') {
      const { viewer, version, sight, shown } = message;
      this.seen.set(viewer, { version, sight });
      if (shown !== undefined) this.shown.set(viewer, shown);
    }
  }

  async open(table: string): Promise<this> {
    this.connection.receive(this.#reader.open(table));
    await settled();
    return this;
  }

  /** Loses the connection; what it has seen stays. */
  async drop(): Promise<void> {
    this.connection.close();
    await settled();
  }

  async reconnect(table: string): Promise<this> {
    this.connection.close();
    this.connection = this.#connect();
    return this.open(table);
  }

  sight(viewer: number): Sight {
    const seen = this.seen.get(viewer);
    if (seen === undefined) throw new Error(`${this.who.id} sees nothing from ${viewer}`);
    return seen.sight;
  }

  newId(): string {
    return `${this.who.id}-move-${this.#id++}`;
  }

  /** The answer to a request with an id. */
  async ask(request: LastingRequest): Promise<LiveMessage> {
    const from = this.messages.length;
    this.connection.receive(request);
    await settled();
    const answer = this.messages
      .slice(from)
      .find((m) => (m.is === 'done' || m.is === 'trouble') && m.id === request.id);
    if (answer === undefined) throw new Error(`no answer to ${request.do}`);
    return answer;
  }

  /** Sends a request without an id; returns the trouble it met, if any. */
  async tell(request: LiveRequest): Promise<Trouble | undefined> {
    const from = this.messages.length;
    this.connection.receive(request);
    await settled();
    const met = this.messages.slice(from).find((m) => m.is === 'trouble');
    return met?.is === 'trouble' ? met.trouble : undefined;
  }

  /** Answers the open decision of a seat: the first option, or this one. */
  async play(
    seat: number,
    answer?: Answer,
    extras: { readonly id?: string; readonly decision?: number; readonly more?: Answer[] } = {},
  ): Promise<LiveMessage> {
    const table = this.table?.id;
    const decision = this.seen.get(seat)?.sight.decision;
    const given = answer ?? decision?.options[0];
    if (table === undefined || given === undefined) throw new Error('there is nothing to answer');
    const { id = this.newId(), decision: number = decision?.number ?? 0, more } = extras;
    const shown = this.shown.get(seat);
    return this.ask({
      do: 'move',
      table,
      seat,
      decision: number,
      id,
      answer: given,
      ...(more && { more }),
      ...(shown !== undefined && { shown }),
    });
  }
}

/** What an answer says: the code of the trouble, or what kind of message it is. */
export const codeOf = (message: LiveMessage): string =>
  message.is === 'trouble' ? message.trouble.code : message.is;

/** Anna and Bert at a table of How-Ruck! without a race, the cards dealt. */
export const calmDuel = (house = new TestHouse(), wish: Partial<NewTable> = {}) =>
  duel('how-ruck', house, wish);

/** The same of any game for two. */
export async function duel(game: string, house = new TestHouse(), wish: Partial<NewTable> = {}) {
  const [anna, bert] = [person('anna'), person('bert')];
  const { table, key } = await house.make(anna, { game, seats: [{ kind: 'me' }, { kind: 'open' }], ...wish });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const a = await house.client(anna).open(table.id);
  const b = await house.client(bert).open(table.id);
  return { house, table: table.id, a, b };
}

/** One person on this many chairs of Stieren Versieren, each about to choose bulls in secret (SV-110). */
export async function choosingBulls(seats: number, wish: Partial<NewTable> = {}) {
  const house = new TestHouse();
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const { table } = await house.make(person('anna'), {
    game: 'stieren-versieren',
    seats: all.map(() => ({ kind: 'me' })),
    ...wish,
  });
  const a = await house.client(person('anna')).open(table.id);
  const isChoosing = (seat: number): boolean => a.sight(seat).decision?.asks === 'playBulls';
  for (let answers = 0; !all.every(isChoosing); answers++) {
    const owing = all.find((seat) => a.sight(seat).decision?.optional === false);
    if (owing === undefined || answers > 60) throw new Error('nobody is ever asked to choose bulls');
    await a.play(owing);
  }
  return { house, table: table.id, a };
}
