import { type Broker, type NodeId, Unanswered } from '../broker/broker.ts';
import { LineReader } from '../broker/lines.ts';
import type { Call, Item, Reply, Told } from '../broker/messages.ts';
import { Alarm, type HouseClock } from '../house/clock.ts';
import type { Person } from '../house/house.ts';
import { FarClock } from './far-clock.ts';
import type { Versions } from './versions.ts';

interface FarLineParts {
  readonly table: string;
  readonly node: NodeId;
  readonly id: string;
  readonly clock: HouseClock;
  readonly broker: Pick<Broker, 'ask'>;
}

interface Hearing {
  heard(item: Item): void;
  /** Something is missing, or the other end is silent or has forgotten the line. */
  lost(): void;
}

/** Somebody who wants to look over the line. */
interface Coming {
  readonly who: Person;
  readonly onlooker: { readonly neighbourhood: readonly string[] };
  readonly roundTrip: number | undefined;
  readonly versions: Versions;
}

/** While a person looks, how often the other end is asked whether all is well, and how many times it may stay silent. */
const PING_MS = 1000;
const SILENT_PINGS = 2;

/** The way to a table at another node, from here: calls, and the line over which people here are told of it. */
export class FarLine {
  readonly id: string;
  readonly #parts: FarLineParts;
  readonly #hearing: Hearing;
  readonly #reader: LineReader;
  readonly #clock = new FarClock();
  readonly #pinging: Alarm;
  readonly #onlookers = new Set<number>();
  #timing: Promise<number> | undefined;
  #hasBegun = false;
  #silent = 0;
  #isClosed = false;

  constructor(parts: FarLineParts, hearing: Hearing) {
    this.id = parts.id;
    this.#parts = parts;
    this.#hearing = hearing;
    this.#pinging = new Alarm(parts.clock);
    this.#reader = new LineReader(parts.clock, { heard: hearing.heard, lost: () => this.#lose() });
  }

  /** Whether it finds out by itself that its other end is gone. */
  get isWatched(): boolean {
    return this.#onlookers.size > 0 && !this.#isClosed;
  }

  /** Resolves when it is known what time it is there; rejects with `Unanswered`. */
  isTimed(): Promise<unknown> {
    if (this.#clock.isKnown) return Promise.resolve();
    this.#timing ??= this.#ping().finally(() => {
      this.#timing = undefined;
    });
    return this.#timing;
  }

  async #ping(line?: string): Promise<number> {
    const { table, clock } = this.#parts;
    const sent = clock.now();
    const onlookers = this.#onlookers.size;
    const reply = await this.#call({ do: 'ping', table, onlookers, ...(line && { line }) }, PING_MS);
    if (reply.is !== 'pong') throw new Unanswered('perhaps');
    this.#clock.sample({ sent, received: clock.now(), there: reply.now });
    return reply.told;
  }

  async #call(call: Call, ms: number): Promise<Reply> {
    const reply = await this.#parts.broker.ask(this.#parts.node, call, ms);
    if (reply.is === 'not-here') throw new Unanswered('no');
    return reply;
  }

  /** What was told because of it is heard before its reply. */
  async ask(call: Call, ms: number): Promise<Reply> {
    const reply = await this.#call(call, ms);
    if (reply.is !== 'done' && reply.is !== 'trouble') return reply;
    if (reply.part !== undefined) this.hear(reply.part);
    if (reply.told !== undefined) await this.#reader.reached(reply.told);
    return reply;
  }

  /** A moment by the clock here, by the clock there. */
  there(here: number): number {
    return this.#clock.there(here);
  }

  /** People there are as far away as they are from here, and this node from there. */
  #way(roundTrip: number): number {
    return roundTrip + this.#clock.roundTrip;
  }

  open(n: number, { who, onlooker, roundTrip, versions }: Coming, ms: number): Promise<Reply> {
    const begins = !this.#hasBegun;
    this.#hasBegun = true;
    this.#onlookers.add(n);
    if (!this.#pinging.isSet) this.#pingLater();
    return this.ask(
      {
        do: 'open',
        table: this.#parts.table,
        line: this.id,
        begins,
        onlooker: n,
        who: { ...who },
        neighbourhood: [...onlooker.neighbourhood],
        seen: versions.seen.map((one) => ({ ...one })),
        ...(roundTrip !== undefined && { roundTrip: this.#way(roundTrip) }),
      },
      ms,
    );
  }

  /** The other end has not let this one in. */
  leave(n: number): void {
    this.#onlookers.delete(n);
  }

  exit(n: number): void {
    if (this.#isClosed || !this.#onlookers.delete(n)) return;
    this.#say({ do: 'close', table: this.#parts.table, line: this.id, onlooker: n });
    if (this.#onlookers.size === 0) this.#pinging.clear();
  }

  measured(n: number, roundTrip: number): void {
    const { table } = this.#parts;
    this.#say({ do: 'measured', table, line: this.id, onlooker: n, roundTrip: this.#way(roundTrip) });
  }

  /** Whether it is heard shows itself at the next ping, or does no harm. */
  #say(call: Call): void {
    this.#parts.broker.ask(this.#parts.node, call, PING_MS).catch(() => {});
  }

  hear(part: Told): void {
    this.#reader.hear(part);
  }

  #pingLater(): void {
    this.#pinging.set(PING_MS, () => {
      void this.#check().finally(() => {
        if (!this.#isClosed && this.#onlookers.size > 0) this.#pingLater();
      });
    });
  }

  async #check(): Promise<void> {
    try {
      this.#reader.isTold(await this.#ping(this.id));
      this.#silent = 0;
    } catch (error) {
      this.#silent++;
      const isGone = error instanceof Unanswered && error.wasHeard === 'no';
      if (isGone || this.#silent >= SILENT_PINGS) this.#lose();
    }
  }

  #lose(): void {
    if (this.#isClosed) return;
    this.close();
    this.#hearing.lost();
  }

  close(): void {
    this.#isClosed = true;
    this.#pinging.clear();
    this.#reader.close();
  }
}
