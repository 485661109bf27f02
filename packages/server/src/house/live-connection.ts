import type { LiveRequest } from '@stamtafel/protocol';
import { refusal } from '../table/refusals.ts';
import { HouseTrouble, refuse } from '../table/trouble.ts';
import type { Desk, Onlooker, Step } from './desk.ts';
import type { Directory } from './directory.ts';
import { atEndOfTurn } from './end-of-turn.ts';
import type { Environment } from './environment.ts';
import type { Client, Connection, Person } from './house.ts';
import { text } from './showing/feed.ts';

/** A client looks at a handful of tables at most. */
const MOST_TABLES = 12;

type Heeded = Exclude<LiveRequest, { do: 'pong' }>;

const begunStep = (name: string, step: Step): string => `{"is":"step","on":[${name},${step}`;

let last = { name: '', step: '', frame: '' };

/** A step is told to all who look on, one after the other: to all with the same name for the table the very same text. */
function wholeStep(name: string, step: Step): string {
  if (step !== last.step || name !== last.name) last = { name, step, frame: `${begunStep(name, step)}}` };
  return last.frame;
}

/** What a connection says on behalf of the tables that it looks at. */
interface Speaker {
  readonly person: string;
  readonly neighbourhood: readonly string[];
  send(frame: string): void;
  sendDroppable(frame: string): void;
  hold(looking: Looking, step: Step): void;
}

/** A table that a client looks at. */
class Looking implements Onlooker {
  readonly person: string;
  readonly neighbourhood: readonly string[];
  readonly desk: Desk;
  /** The client's name for it in steps, as JSON. */
  name: string;
  /** How many requests are still unanswered. */
  owed = 0;
  readonly #speaker: Speaker;

  constructor(desk: Desk, name: string, speaker: Speaker) {
    this.person = speaker.person;
    this.neighbourhood = speaker.neighbourhood;
    this.desk = desk;
    this.name = name;
    this.#speaker = speaker;
  }

  send(frame: string): void {
    this.#speaker.send(frame);
  }

  sendDroppable(frame: string): void {
    this.#speaker.sendDroppable(frame);
  }

  step(step: Step): void {
    if (this.owed === 0) this.#speaker.send(wholeStep(this.name, step));
    else this.#speaker.hold(this, step);
  }
}

/** One client: its requests reach the tables in the order in which they came. */
export class LiveConnection implements Connection, Speaker {
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
  #held: { readonly looking: Looking; readonly begun: string } | undefined;
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

  hold(looking: Looking, step: Step): void {
    this.#release();
    this.#held = { looking, begun: begunStep(looking.name, step) };
    atEndOfTurn(this.#releaseHeld);
  }

  readonly #releaseHeld = (): void => this.#release();

  /** Sends the held step before anything else, so that the order stays. */
  #release(end = '}'): void {
    const held = this.#held;
    this.#held = undefined;
    if (held !== undefined && !this.#closed) this.#client.send(held.begun + end);
  }

  #done(looking: Looking | undefined, id: string): void {
    if (looking !== undefined && this.#held?.looking === looking)
      this.#release(`,"done":${JSON.stringify(id)}}`);
    else this.send(text({ is: 'done', id }));
  }

  roundTrip(ms: number): void {
    if (ms < 0 || (this.#lowest !== undefined && ms >= this.#lowest)) return;
    this.#lowest = ms;
    for (const looking of this.#tables.values()) looking.desk.measured(looking, ms);
  }

  receive(request: LiveRequest): void {
    if (request.do === 'pong' || this.#closed) return;
    const received = this.#env.clock.now();
    const desk = this.#underway === 0 ? this.#directory.deskHere(request.table) : undefined;
    if (desk !== undefined) {
      this.#answer(request, this.#handle(desk, request, received));
      return;
    }
    // Only the lookup is serialised; tables may be slow.
    this.#underway++;
    this.#line = this.#line.then(async () => {
      try {
        const found = await this.#directory.desk(request.table);
        if (!this.#closed) this.#answer(request, this.#handle(found, request, received));
      } catch (error) {
        this.#answer(request, Promise.reject(error));
      } finally {
        this.#underway--;
      }
    });
  }

  #answer(request: Heeded, done: Promise<void>): void {
    const { table } = request;
    const id = 'id' in request ? request.id : undefined;
    const looking = id === undefined ? undefined : this.#tables.get(table);
    if (looking !== undefined) looking.owed++;
    done.then(
      () => {
        if (looking !== undefined) looking.owed--;
        if (id !== undefined) this.#done(looking, id);
      },
      (error: unknown) => {
        if (looking !== undefined) looking.owed--;
        if (!(error instanceof HouseTrouble)) this.#env.failed(table, error);
        this.#refused();
        const trouble = error instanceof HouseTrouble ? error.trouble : refusal('went-wrong');
        this.send(text({ is: 'trouble', ...(id !== undefined && { id }), table, trouble }));
      },
    );
  }

  #handle(desk: Desk, request: Heeded, received: number): Promise<void> {
    switch (request.do) {
      case 'open':
        return this.#open(desk, request);
      case 'close':
        return this.#look(desk.id);
      default:
        return desk.ask(this.#who, request, received);
    }
  }

  async #open(desk: Desk, { as, seen }: Extract<LiveRequest, { do: 'open' }>): Promise<void> {
    const known = this.#tables.get(desk.id);
    if (known === undefined && this.#tables.size >= MOST_TABLES) refuse('too-many-looked-at');
    const name = JSON.stringify(as ?? desk.id);
    const looking = known?.desk === desk ? known : new Looking(desk, name, this);
    looking.name = name;
    this.#tables.set(desk.id, looking);
    try {
      await desk.open(looking, { who: this.#who, seen, roundTrip: this.#lowest });
    } catch (error) {
      if (known !== looking && this.#tables.get(desk.id) === looking) this.#tables.delete(desk.id);
      throw error;
    }
    // The client closed this table while it was opening: leave again.
    if (this.#tables.get(desk.id) !== looking) desk.close(looking);
  }

  /** Looks at this table no longer. */
  async #look(table: string): Promise<void> {
    const looking = this.#tables.get(table);
    if (looking === undefined) return;
    this.#tables.delete(table);
    looking.desk.close(looking);
  }

  bye(reason: 'restart'): void {
    this.send(text({ is: 'bye', reason }));
    this.#closed = true;
  }

  close(): void {
    if (this.#closed && this.#tables.size === 0) return;
    this.#closed = true;
    for (const looking of this.#tables.values()) looking.desk.close(looking);
    this.#tables.clear();
  }
}
