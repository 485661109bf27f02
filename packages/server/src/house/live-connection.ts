import type { LiveRequest } from '@stamtafel/protocol';
import { HouseTrouble } from '../table/trouble.ts';
import type { Directory } from './directory.ts';
import type { Environment } from './environment.ts';
import { type Onlooker, text } from './feed.ts';
import type { Connection, Person, Send } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { move, takeBack } from './requests.ts';

/** A client looks at a handful of tables at most. */
const MOST_TABLES = 12;

/** One client: its requests go to the tables in the order in which they came. */
export class LiveConnection implements Connection, Onlooker {
  readonly person: string;
  readonly #who: Person;
  readonly #send: Send;
  readonly #directory: Directory;
  readonly #env: Environment;
  readonly #refused: () => void;
  readonly #tables = new Map<string, LiveTable>();
  #line: Promise<void> = Promise.resolve();
  #lowest: number | undefined;
  #closed = false;

  constructor(who: Person, send: Send, directory: Directory, env: Environment, refused: () => void) {
    this.person = who.id;
    this.#who = who;
    this.#send = send;
    this.#directory = directory;
    this.#env = env;
    this.#refused = refused;
  }

  send(frame: string, droppable: boolean): void {
    if (!this.#closed) this.#send(frame, droppable);
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
    // Only the way to the table is gone one after another: a table may take its time.
    this.#line = this.#line.then(async () => {
      try {
        const table = await this.#directory.get(request.table);
        if (!this.#closed) this.#answer(request, this.#handle(table, request, received));
      } catch (error) {
        this.#answer(request, Promise.reject(error));
      }
    });
  }

  #answer(request: Exclude<LiveRequest, { do: 'pong' }>, done: Promise<number | undefined>): void {
    const id = 'id' in request ? { id: request.id } : undefined;
    done.then(
      (version) => id && this.send(text({ is: 'done', ...id, version: version ?? 0 }), false),
      (error: unknown) => {
        if (!(error instanceof HouseTrouble)) this.#env.failed(request.table, error);
        this.#refused();
        const trouble =
          error instanceof HouseTrouble
            ? error.trouble
            : ({ code: 'busy', text: 'Something went wrong here; please try again.' } as const);
        this.send(text({ is: 'trouble', ...id, table: request.table, trouble }), false);
      },
    );
  }

  async #handle(
    table: LiveTable,
    request: Exclude<LiveRequest, { do: 'pong' }>,
    received: number,
  ): Promise<number | undefined> {
    const { person } = this;
    switch (request.do) {
      case 'open':
        return this.#open(table, request.seen);
      case 'close':
        if (this.#tables.delete(table.id)) table.exit(this);
        return undefined;
      case 'move':
        return move(table, person, request, received);
      case 'order': {
        const { seat, asks, order } = request;
        await table.run({ do: 'order', person, seat, asks, order });
        return undefined;
      }
      case 'undo':
        return takeBack(table, person, request);
      case 'agree':
        await table.wishes.answer(person, request.seat, request.request, request.yes);
        return undefined;
      case 'say':
        await table.chat.say(this.#who, request);
        return undefined;
    }
  }

  async #open(table: LiveTable, seen: Extract<LiveRequest, { do: 'open' }>['seen']): Promise<undefined> {
    if (this.#tables.size >= MOST_TABLES && !this.#tables.has(table.id))
      throw new HouseTrouble({ code: 'too-much', text: 'You look at too many tables at once.' });
    this.#tables.set(table.id, table);
    await table.open(this, seen);
    if (this.#closed) table.exit(this);
  }

  bye(reason: 'restart'): void {
    this.send(text({ is: 'bye', reason }), false);
    this.#closed = true;
  }

  close(): void {
    if (this.#closed && this.#tables.size === 0) return;
    this.#closed = true;
    for (const table of this.#tables.values()) table.exit(this);
    this.#tables.clear();
  }
}
