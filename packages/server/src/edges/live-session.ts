import { BadInput } from '@stamtafel/kernel';
import { helloSchema, LIVE_PROTOCOL, parseJson, type Trouble, type WireMessage } from '@stamtafel/protocol';
import { LONGEST_NAME } from '@stamtafel/protocol/names.ts';
import type { RawData } from 'ws';
import { timeOutside } from '../house/clock.ts';
import type { Connection, Person } from '../house/house.ts';
import { clean } from '../table/clean.ts';
import { refusal } from '../table/refusals.ts';
import { readProgram, stillSits } from './guests.ts';
import {
  type Caller,
  closing,
  type Hearer,
  type LiveSocket,
  type Outgoing,
  type Shared,
} from './live-parts.ts';
import { Pings } from './pings.ts';
import { idOf, readRequest } from './reading.ts';
import { neighbourhood } from './whereabouts.ts';

/** A client that does not hang up after a bye is cut off. */
const BYE_MS = 1_000;
const HELLO_WITHIN_MS = 10_000;
const MOST_EARLY = 20;

/** One socket, from its first frame to its end. */
export class LiveSession implements Hearer {
  readonly #shared: Shared;
  readonly #socket: LiveSocket;
  readonly #caller: Caller;
  readonly #outgoing: Outgoing;
  readonly #leave: (() => void) | undefined;
  readonly #cancelHello: () => void;
  readonly #pings: Pings;
  #person: Person | undefined;
  #connection: Connection | undefined;
  /** What arrives while a token is being checked. */
  #early: unknown[] | undefined;
  #over = false;

  constructor(shared: Shared, socket: LiveSocket, caller: Caller, outgoing: Outgoing) {
    this.#shared = shared;
    this.#socket = socket;
    this.#caller = caller;
    this.#outgoing = outgoing;
    shared.metrics.sockets.inc();
    shared.everybody.add(this);
    this.#leave = shared.addresses.enter(caller.address);
    this.#cancelHello = shared.clock.after(HELLO_WITHIN_MS, () => this.bye('closed', closing.policy));
    this.#pings = new Pings(
      shared.clock,
      (n) => this.#say({ is: 'ping', n }),
      () => {
        socket.terminate();
        this.#end();
      },
    );
    socket.on('message', (data, binary) =>
      shared.turns.do(caller.address, () => this.#receive(data, binary)),
    );
    socket.on('close', () => this.#end());
    // The library has sent the reason and closed; if we cut the socket off at once, the client might never read it.
    socket.on('error', () => this.#cutOffSoon());
    if (this.#leave === undefined) this.bye('too-much', closing.later);
  }

  /** A fault in our code must not reach other clients, nor leave this one with half an answer. */
  #guarded(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    this.#shared.log.error({ err: error }, 'live channel');
    this.#hangUp(closing.fault);
  }

  #receive(data: RawData, binary: boolean): void {
    if (this.#over) return;
    try {
      this.#heed(this.#read(data, binary));
    } catch (error) {
      this.#failed(error);
    }
  }

  #heed(message: unknown): void {
    if (this.#early !== undefined) this.#wait(this.#early, message);
    else if (this.#connection === undefined) this.#introduce(message);
    else this.#request(this.#connection, message);
  }

  #wait(early: unknown[], message: unknown): void {
    if (early.length >= MOST_EARLY) this.bye('too-much', closing.policy);
    else early.push(message);
  }

  /** The message parsed as JSON, or undefined if it is not JSON. */
  #read(data: RawData, binary: boolean): unknown {
    if (binary || !Buffer.isBuffer(data)) return undefined;
    try {
      return parseJson(data.toString('utf8'), 'The message');
    } catch (error) {
      if (error instanceof BadInput) return undefined;
      throw error;
    }
  }

  #introduce(message: unknown): void {
    const { seals, house } = this.#shared;
    const hello = helloSchema.safeParse(message);
    if (!hello.success) {
      this.#refuse(refusal('hello-first'));
      return;
    }
    const { token, name } = hello.data;
    const program = token === undefined ? undefined : readProgram(seals, token);
    const known = token === undefined ? this.#caller.guest : program?.person;
    if (known === undefined) {
      this.#refuse(refusal('nobody-known'));
      return;
    }
    if (program === undefined) {
      this.#greet(name === undefined ? known : { ...known, name: clean(name, LONGEST_NAME) });
      return;
    }
    this.#early = [];
    stillSits(house, program).then(
      (sits) => this.#guarded(() => this.#admit({ ...known, isProgram: true }, sits)),
      (error: unknown) =>
        this.#guarded(() => {
          throw error;
        }),
    );
  }

  /** Admits a program once its token has been checked. */
  #admit(person: Person, sits: boolean): void {
    const early = this.#early ?? [];
    this.#early = undefined;
    if (this.#over) return;
    if (!sits) {
      this.#refuse(refusal('token-gone'));
      return;
    }
    this.#greet(person);
    for (const message of early) if (!this.#over) this.#heed(message);
  }

  #greet(person: Person): void {
    const { house, limits, guests } = this.#shared;
    this.#cancelHello();
    const sessions = guests.get(person.id) ?? new Set();
    // A person with many windows continues in the newest ones.
    for (const oldest of sessions) {
      if (sessions.size < limits.socketsPerPerson) break;
      oldest.bye('replaced', closing.goingOnElsewhere);
    }
    sessions.add(this);
    guests.set(person.id, sessions);
    this.#person = person;
    this.#say({ is: 'welcome', protocol: LIVE_PROTOCOL, person: person.id, name: person.name });
    this.#connection = house.connect(person, {
      neighbourhood: neighbourhood(this.#caller.address),
      send: (frame) => this.#send(frame),
      sendDroppable: (frame) => this.#sendDroppable(frame),
    });
    this.#pings.begin();
  }

  /** A client that cannot say who it is gets one answer. */
  #refuse(trouble: Trouble): void {
    this.#shared.metrics.refused.inc({ code: trouble.code });
    this.#say({ is: 'trouble', trouble });
    this.#hangUp(closing.policy);
  }

  #request(connection: Connection, message: unknown): void {
    const { messages, metrics, clock } = this.#shared;
    const read = readRequest(message);
    if (read.success && read.data.do === 'pong' && this.#pong(connection, read.data.n)) return;
    if (!messages.spend(this.#person?.id ?? '', timeOutside(clock))) {
      this.bye('too-much', closing.policy);
      return;
    }
    if (!read.success) {
      this.#trouble(message, refusal('no-message'));
      return;
    }
    metrics.traffic.heard(read.data.do);
    if (read.data.do !== 'pong') connection.receive(read.data);
  }

  #trouble(message: unknown, trouble: Trouble): void {
    this.#shared.metrics.refused.inc({ code: trouble.code });
    const id = idOf(message);
    this.#say({ is: 'trouble', ...(id !== undefined && { id }), trouble });
  }

  /** The answer to one of our pings is free; any other pong counts like every message. */
  #pong(connection: Connection, n: number): boolean {
    const ms = this.#pings.answered(n);
    if (ms !== undefined) connection.roundTrip(ms);
    return ms !== undefined;
  }

  #say(message: WireMessage): void {
    this.#send(JSON.stringify(message));
  }

  /** A client that reads too slowly is dropped rather than buffered; it reconnects and gets what it missed. */
  #send(frame: string): void {
    const socket = this.#socket;
    if (this.#over || socket.readyState !== socket.OPEN) return;
    const { limits, metrics } = this.#shared;
    if (socket.bufferedAmount > limits.bufferedBytes) {
      metrics.slowReaders.inc();
      // It ends in a turn of its own: others are being told something right now, and that he has gone comes after it.
      socket.terminate();
      return;
    }
    metrics.traffic.sent(frame);
    this.#outgoing.write(frame);
  }

  #sendDroppable(frame: string): void {
    const { bufferedBytes } = this.#shared.limits;
    const { bufferedAmount } = this.#socket;
    const isSlow = bufferedAmount > bufferedBytes / 4 && bufferedAmount <= bufferedBytes;
    if (!isSlow) this.#send(frame);
  }

  bye(...[reason, code]: Parameters<Hearer['bye']>): void {
    if (this.#over) return;
    if (reason === 'too-much') this.#shared.metrics.refused.inc({ code: 'too-much' });
    this.#say({ is: 'bye', reason });
    this.#hangUp(code);
  }

  #hangUp(code: number): void {
    this.#outgoing.flush();
    this.#socket.close(code);
    this.#cutOffSoon();
  }

  #cutOffSoon(): void {
    const socket = this.#socket;
    socket.on(
      'close',
      this.#shared.clock.after(BYE_MS, () => socket.terminate()),
    );
    this.#end();
  }

  #end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#cancelHello();
    this.#pings.end();
    this.#leave?.();
    const { guests, everybody, metrics } = this.#shared;
    everybody.delete(this);
    metrics.sockets.dec();
    const sessions = this.#person && guests.get(this.#person.id);
    sessions?.delete(this);
    if (this.#person && sessions?.size === 0) guests.delete(this.#person.id);
    this.#connection?.close();
  }
}
