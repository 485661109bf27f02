import type { Event, MatchRecord, Seat } from '@stamtafel/kernel';
import type { Acted, TableAction, TableInfo, TableRequest, TakeSeat, Trouble } from '@stamtafel/protocol';
import { Unanswered } from '../broker/broker.ts';
import type { Call, Reply, Way } from '../broker/messages.ts';
import type { Coming, Desk, Onlooker } from '../house/desk.ts';
import type { Person } from '../house/house.ts';
import { text } from '../house/showing/feed.ts';
import { HouseTrouble } from '../table/trouble.ts';
import type { FarLine } from './far-line.ts';
import { type At, type IfUnsure, Roaming, type RoamingParts } from './roaming.ts';
import { Versions } from './versions.ts';

export interface RoamingDeskParts extends RoamingParts {
  /** Lines that end here, by name: where what is told over them is brought to. */
  readonly lines: Map<string, FarLine>;
  /** A line has broken, whatever the reason. */
  broke(): void;
  /** Somebody looks now; nobody any more. */
  wakes(): void;
  rests(): void;
}

/** Somebody here who looks at the table. */
interface Looker {
  readonly n: number;
  readonly onlooker: Onlooker;
  readonly who: Person;
  roundTrip: number | undefined;
  versions: Versions;
  /** Where it was let in, or is being let in. */
  at: At | undefined;
  isEntering: boolean;
}

/** How long a reply may take before the owner is looked for again; and how long for a request that cannot be repeated. */
const REPLY_MS = 2000;
const ONCE_MS = 10_000;
/** How long a caller waits while nobody runs the table: longer than any lease. */
const PATIENCE_MS = 15_000;

/**
 * The desk of a table that may be anywhere: at another node, at the next one when that is silent, or here. People who look
 * at it notice only that it takes a moment: they go on from the version that they have, and what they asked for is asked
 * again where that is safe.
 */
export class RoamingDesk implements Desk {
  readonly id: string;
  readonly #parts: RoamingDeskParts;
  readonly #roaming: Roaming;
  readonly #lookers = new Map<Onlooker, Looker>();
  #count = 0;

  constructor(parts: RoamingDeskParts) {
    this.id = parts.table;
    this.#parts = parts;
    this.#roaming = new Roaming(parts, {
      heard: ({ to, way, text: said }) => {
        for (const looker of this.#lookers.values()) if (to.includes(looker.n)) tell(looker, way, said);
      },
      moved: (from) => this.#follow(from),
    });
  }

  /** Whether nobody looks at the table from here. */
  get isEmpty(): boolean {
    return this.#lookers.size === 0;
  }

  /** It is no longer where it was: everybody who looks is let in where it is now. */
  moved(): void {
    this.#roaming.moved();
  }

  #follow(from: At): void {
    if (from.is === 'far') this.#parts.lines.delete(from.line.id);
    if (from.is === 'far' && !this.isEmpty) this.#parts.broke();
    // Requests still coming in find out by themselves.
    for (const looker of [...this.#lookers.values()].filter(({ isEntering }) => !isEntering))
      void this.#enter(looker, Number.POSITIVE_INFINITY).catch((error: unknown) => {
        if (error instanceof HouseTrouble) this.#turnAway(looker, error.trouble);
      });
  }

  async #ask<T>(
    ifUnsure: IfUnsure,
    here: (desk: Desk) => Promise<T>,
    call: (line: FarLine) => Call,
    read: (reply: Reply) => T,
  ): Promise<T> {
    return this.#roaming.there(PATIENCE_MS, ifUnsure, async (at) => {
      if (at.is === 'here') return here(at.desk);
      const { line } = at;
      await line.isTimed();
      const reply = await line.ask(call(line), ifUnsure === 'again' ? REPLY_MS : ONCE_MS);
      if (reply.is === 'trouble') throw new HouseTrouble(reply.trouble);
      return read(reply);
    });
  }

  // Who looks

  async open(onlooker: Onlooker, { who, seen, roundTrip }: Coming): Promise<void> {
    const before = this.#lookers.get(onlooker);
    this.#lookers.delete(onlooker);
    if (before !== undefined) exit(before);
    const looker: Looker = {
      n: ++this.#count,
      onlooker,
      who,
      roundTrip,
      versions: new Versions(seen),
      at: undefined,
      isEntering: false,
    };
    this.#lookers.set(onlooker, looker);
    this.#parts.wakes();
    try {
      await this.#enter(looker, PATIENCE_MS);
    } catch (error) {
      if (this.#lookers.get(onlooker) === looker) this.close(onlooker);
      throw error;
    }
  }

  /** Where it is now, this one is not let in: the client is told, and opens it again if it may. */
  #turnAway({ onlooker }: Looker, trouble: Trouble): void {
    onlooker.send(text({ is: 'trouble', table: this.id, trouble }));
    this.close(onlooker);
  }

  /** Lets a looker in where the table is, and where it is then if it moves meanwhile. */
  async #enter(looker: Looker, patience: number): Promise<void> {
    looker.isEntering = true;
    try {
      await this.#letIn(looker, patience);
    } catch (error) {
      looker.isEntering = false;
      throw error;
    }
  }

  async #letIn(looker: Looker, patience: number): Promise<void> {
    const { onlooker } = looker;
    const hasLeft = (): boolean => this.#lookers.get(onlooker) !== looker;
    const checkStillThere = (at: At): void => {
      if (!hasLeft() && at !== this.#roaming.at) throw new Unanswered('no');
    };
    await this.#roaming.there(patience, 'again', async (at) => {
      if (at.is === 'far') await at.line.isTimed();
      checkStillThere(at);
      if (hasLeft()) return;
      looker.at = at;
      try {
        if (at.is === 'here') await this.#enterHere(looker, at.desk);
        else await this.#enterThere(looker, at.line);
      } catch (error) {
        looker.at = undefined;
        // Whoever has been let in already waits for as long as it takes.
        throw patience === Number.POSITIVE_INFINITY && isPassing(error) ? new Unanswered('no') : error;
      }
      checkStillThere(at);
      // In the same moment: from now on whoever moves the table has to let this one in again.
      looker.isEntering = false;
    });
  }

  #enterHere(looker: Looker, desk: Desk): Promise<void> {
    const { onlooker, who, roundTrip, versions } = looker;
    // Where the table is here, nobody follows which versions it shows.
    looker.versions = new Versions([]);
    return desk.open(onlooker, { who, seen: versions.seen, roundTrip });
  }

  async #enterThere(looker: Looker, line: FarLine): Promise<void> {
    this.#parts.lines.set(line.id, line);
    const reply = await line.open(looker.n, looker, REPLY_MS);
    if (reply.is !== 'trouble') return;
    line.leave(looker.n);
    throw new HouseTrouble(reply.trouble);
  }

  close(onlooker: Onlooker): void {
    const looker = this.#lookers.get(onlooker);
    if (looker === undefined) return;
    this.#lookers.delete(onlooker);
    exit(looker);
    if (!this.isEmpty) return;
    const at = this.#roaming.forget();
    if (at?.is === 'far') this.#parts.lines.delete(at.line.id);
    this.#parts.rests();
  }

  measured(onlooker: Onlooker, roundTrip: number): void {
    const looker = this.#lookers.get(onlooker);
    if (looker === undefined) return;
    looker.roundTrip = roundTrip;
    const { at } = looker;
    if (at?.is === 'here') at.desk.measured(onlooker, roundTrip);
    else at?.line.measured(looker.n, roundTrip);
  }

  // What is asked

  ask(who: Person, request: TableRequest, received: number): Promise<void> {
    const { id: table } = this;
    // The same id, or the same order or yes, counts once.
    return this.#ask<void>(
      'again',
      (desk) => desk.ask(who, request, received),
      (line) => ({
        do: 'ask',
        table,
        line: line.id,
        who: { ...who },
        request,
        received: line.there(received),
      }),
      nothing,
    );
  }

  info(person: string): Promise<TableInfo> {
    const { id: table } = this;
    return this.#ask(
      'again',
      (desk) => desk.info(person),
      () => ({ do: 'info', table, person }),
      infoIn,
    );
  }

  waitsFor(person: string): Promise<boolean> {
    const { id: table } = this;
    const read = (reply: Reply) => (reply.is === 'waits' ? reply.waits : unexpected());
    return this.#ask(
      'again',
      (desk) => desk.waitsFor(person),
      () => ({ do: 'waitsFor', table, person }),
      read,
    );
  }

  take(who: Person, claim: TakeSeat): Promise<TableInfo> {
    const call = (): Call => ({ do: 'take', table: this.id, who: { ...who }, claim });
    return this.#ask('say-so', (desk) => desk.take(who, claim), call, infoIn);
  }

  act(who: Person, action: TableAction): Promise<Acted> {
    const call = (): Call => ({ do: 'act', table: this.id, who: { ...who }, action });
    const read = (reply: Reply) => (reply.is === 'acted' ? reply.acted : unexpected());
    return this.#ask('say-so', (desk) => desk.act(who, action), call, read);
  }

  story(person: string, viewer: Seat): Promise<readonly Event[]> {
    const call = (): Call => ({ do: 'story', table: this.id, person, viewer });
    const read = (reply: Reply) => (reply.is === 'story' ? reply.events : unexpected());
    return this.#ask<readonly Event[]>('again', (desk) => desk.story(person, viewer), call, read);
  }

  record(): Promise<MatchRecord> {
    const read = (reply: Reply) => (reply.is === 'record' ? reply.record : unexpected());
    return this.#ask<MatchRecord>(
      'again',
      (desk) => desk.record(),
      () => ({ do: 'record', table: this.id }),
      read,
    );
  }

  leave(person: string): Promise<void> {
    const { id: table } = this;
    return this.#ask<void>(
      'again',
      (desk) => desk.leave(person),
      () => ({ do: 'leave', table, person }),
      nothing,
    );
  }
}

/** It will be otherwise in a moment. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof HouseTrouble) || error.trouble.code === 'busy';

function exit({ at, onlooker, n }: Looker): void {
  if (at?.is === 'here') at.desk.close(onlooker);
  else at?.line.exit(n);
}

function tell({ onlooker, versions }: Looker, way: Way, said: string): void {
  switch (way) {
    case 'send':
      versions.frame(said);
      onlooker.send(said);
      break;
    case 'droppable':
      onlooker.sendDroppable(said);
      break;
    case 'step':
      versions.step(said);
      onlooker.step(said);
  }
}

const nothing = (reply: Reply): undefined => (reply.is === 'done' ? undefined : unexpected());
const infoIn = (reply: Reply) => (reply.is === 'info' ? reply.info : unexpected());

function unexpected(): never {
  throw new Unanswered('perhaps');
}
