import type { LiveRequest } from '@stamtafel/protocol';
import { seatsOf, type TableState } from '../table/state.ts';
import { HouseTrouble, refuse } from '../table/trouble.ts';
import type { Directory } from './directory.ts';
import type { Environment } from './environment.ts';
import type { Client, Connection, Person } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { move, takeBack } from './requests.ts';
import { type Onlooker, type Step, text } from './showing/feed.ts';

/** A client looks at a handful of tables at most. */
const MOST_TABLES = 12;

/** A table that a client looks at. */
interface Looking {
  readonly table: LiveTable;
  /** The client's name for it in steps, as JSON. */
  name: string;
  /** How many requests are still unanswered. */
  owed: number;
}

const holding: (() => void)[] = [];

/**
 * One immediate for all connections that wait for the end of this turn of the event loop: nearly every move makes one
 * wait.
 */
function atEndOfTurn(call: () => void): void {
  if (holding.push(call) > 1) return;
  setImmediate(() => {
    for (const waiting of holding.splice(0)) waiting();
  });
}

const begunStep = (name: string, step: Step): string => `{"is":"step","on":[${name},${step}`;

let last = { name: '', step: '', frame: '' };

/** A step is told to all who look on, one after the other: to all with the same name for the table the very same text. */
function wholeStep(name: string, step: Step): string {
  if (step !== last.step || name !== last.name) last = { name, step, frame: `${begunStep(name, step)}}` };
  return last.frame;
}

/** One client: its requests reach the tables in the order in which they came. */
export class LiveConnection implements Connection, Onlooker {
  readonly person: string;
  readonly neighbourhood: readonly string[];
  readonly #who: Person;
  readonly #client: Client;
  readonly #directory: Directory;
  readonly #env: Environment;
  readonly #refused: () => void;
  readonly #tables = new Map<string, Looking>();
  /**
   * A step held back while its table owes an answer: the answer usually follows at once, and both go in one frame.
   */
  #held: { readonly table: string; readonly begun: string } | undefined;
  #line: Promise<void> = Promise.resolve();
  /** Requests that are still on their way to a table. */
  #underway = 0;
  #lowest: number | undefined;
  #closed = false;

  constructor(who: Person, client: Client, directory: Directory, env: Environment, refused: () => void) {
    this.person = who.id;
    this.neighbourhood = client.neighbourhood;
    this.#who = who;
    this.#client = client;
    this.#directory = directory;
    this.#env = env;
    this.#refused = refused;
  }

  send(frame: string): void {
    this.#release();
    if (!this.#closed) this.#client.send(frame);
  }

  sendDroppable(frame: string): void {
    this.#release();
    if (!this.#closed) this.#client.sendDroppable(frame);
  }

  step(table: string, step: Step): void {
    this.#release();
    const looking = this.#tables.get(table);
    const name = looking?.name ?? JSON.stringify(table);
    if (looking === undefined || looking.owed === 0) {
      this.send(wholeStep(name, step));
      return;
    }
    this.#held = { table, begun: begunStep(name, step) };
    atEndOfTurn(this.#releaseHeld);
  }

  readonly #releaseHeld = (): void => this.#release();

  /** Sends the held step before anything else, so that the order stays. */
  #release(end = '}'): void {
    const held = this.#held;
    this.#held = undefined;
    if (held !== undefined && !this.#closed) this.#client.send(held.begun + end);
  }

  #done(table: string, id: string): void {
    if (this.#held?.table === table) this.#release(`,"done":${JSON.stringify(id)}}`);
    else this.send(text({ is: 'done', id }));
  }

  lowestRoundTrip(): number | undefined {
    return this.#lowest;
  }

  roundTrip(ms: number): void {
    if (ms >= 0 && (this.#lowest === undefined || ms < this.#lowest)) this.#lowest = ms;
  }

  receive(request: LiveRequest): void {
    if (request.do === 'pong' || this.#closed) return;
    const received = this.#env.clock.now();
    const table = this.#underway === 0 ? this.#directory.here(request.table) : undefined;
    if (table !== undefined) {
      this.#answer(request, this.#handle(table, request, received));
      return;
    }
    // Only the lookup is serialised; tables may be slow.
    this.#underway++;
    this.#line = this.#line.then(async () => {
      try {
        const loaded = await this.#directory.get(request.table);
        if (!this.#closed) this.#answer(request, this.#handle(loaded, request, received));
      } catch (error) {
        this.#answer(request, Promise.reject(error));
      } finally {
        this.#underway--;
      }
    });
  }

  #answer(request: Exclude<LiveRequest, { do: 'pong' }>, done: Promise<void>): void {
    const { table } = request;
    const id = 'id' in request ? request.id : undefined;
    const looking = id === undefined ? undefined : this.#tables.get(table);
    if (looking !== undefined) looking.owed++;
    done.then(
      () => {
        if (looking !== undefined) looking.owed--;
        if (id !== undefined) this.#done(table, id);
      },
      (error: unknown) => {
        if (looking !== undefined) looking.owed--;
        if (!(error instanceof HouseTrouble)) this.#env.failed(table, error);
        this.#refused();
        const trouble =
          error instanceof HouseTrouble
            ? error.trouble
            : ({ code: 'busy', text: 'Something went wrong here; please try again.' } as const);
        this.send(text({ is: 'trouble', ...(id !== undefined && { id }), table, trouble }));
      },
    );
  }

  #handle(table: LiveTable, request: Exclude<LiveRequest, { do: 'pong' }>, received: number): Promise<void> {
    if (request.do === 'move') return move(table, this.person, request, received);
    const id = 'id' in request ? request.id : undefined;
    return table.idempotent.do(this.person, id, () => this.#handleOther(table, request));
  }

  async #handleOther(
    table: LiveTable,
    request: Exclude<LiveRequest, { do: 'pong' | 'move' }>,
  ): Promise<void> {
    const { person } = this;
    if (this.#who.isProgram && request.do !== 'close') checkSits(table.state, person);
    switch (request.do) {
      case 'open':
        return this.#open(table, request);
      case 'close':
        if (this.#tables.delete(table.id)) table.exit(this);
        return;
      case 'order': {
        const { seat, asks, order } = request;
        await table.kept.run({ do: 'order', person, seat, asks, order });
        return;
      }
      case 'undo':
        return takeBack(table, person, request);
      case 'agree':
        await table.wishes.answer(person, request.seat, request.request, request.yes);
        return;
      case 'say':
        await table.chat.say(this.#who, request);
        return;
    }
  }

  async #open(table: LiveTable, { as, seen }: Extract<LiveRequest, { do: 'open' }>): Promise<void> {
    if (this.#tables.size >= MOST_TABLES && !this.#tables.has(table.id))
      throw new HouseTrouble({ code: 'too-much', text: 'You are looking at too many tables at once.' });
    const name = JSON.stringify(as ?? table.id);
    const known = this.#tables.get(table.id);
    if (known?.table === table) known.name = name;
    else this.#tables.set(table.id, { table, name, owed: 0 });
    await table.open(this, seen);
    // The client closed this table while it was opening: leave again.
    if (!this.#tables.has(table.id)) table.exit(this);
  }

  bye(reason: 'restart'): void {
    this.send(text({ is: 'bye', reason }));
    this.#closed = true;
  }

  close(): void {
    if (this.#closed && this.#tables.size === 0) return;
    this.#closed = true;
    for (const { table } of this.#tables.values()) table.exit(this);
    this.#tables.clear();
  }
}

function checkSits(table: TableState, program: string): void {
  if (seatsOf(table, program).length === 0) refuse('not-allowed', 'This token is for another table.');
}
