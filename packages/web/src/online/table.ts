import type { Answer, Event, Seat } from '@stamtafel/kernel';
import type {
  ChatLine,
  Clocks,
  LastingRequest,
  LiveMessage,
  LiveRequest,
  Sight,
  TableInfo,
  Trouble,
} from '@stamtafel/protocol';
import { RaceCountdown } from '../session/countdown.ts';
import { HouseTrouble, house } from './api.ts';
import { type Line, type LineState, line as theLine } from './line.ts';
import { toldBefore } from './story.ts';
import type { Underway } from './underway.ts';

/** What one chair sees, as far as it has reached us. */
export interface Chair {
  readonly sight: Sight;
  readonly story: readonly Event[];
  /** With the moment at which they were right. */
  readonly clocks: (Clocks & { readonly at: number }) | null;
  /** In a race: to be sent back with the answer. */
  readonly shown: string | undefined;
}

/** Everything known about a table at one moment. Never changed: a new one comes instead. */
export interface TableNow {
  readonly line: LineState;
  readonly info: TableInfo | undefined;
  readonly chairs: ReadonlyMap<Seat, Chair>;
  readonly chat: readonly ChatLine[];
  /** The last line of those that were said before one came; undefined until they are here. */
  readonly saidBefore: number | undefined;
  readonly underway: Underway;
  /** The own chairs that a computer kept until now: their players have not played since, nor said that they know. */
  readonly satIn: ReadonlySet<Seat>;
  /** The last wish of this player that not everybody answered in time. */
  readonly unanswered: number | undefined;
  /** While it is counted down: when the race begins, by the clock of the page. */
  readonly beginsAt: number | null;
  /** Why the table cannot be shown. */
  readonly trouble: HouseTrouble | undefined;
}

/** Said until it is heard: the same id again gets the first answer again. */
interface Said {
  readonly request: LastingRequest;
  settle(trouble: Trouble | undefined): void;
}

const nowhere: TableNow = {
  line: 'connecting',
  info: undefined,
  chairs: new Map(),
  chat: [],
  saidBefore: undefined,
  underway: [],
  satIn: new Set(),
  unanswered: undefined,
  beginsAt: null,
  trouble: undefined,
};

const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-').slice(0, 36).padEnd(8, '0');

/** What a table needs of the line to the house. */
export type TableLine = Pick<Line, 'state' | 'trouble' | 'reader' | 'listen' | 'say'>;

/** A table in the house, looked at from this person's chairs or as a watcher. */
export class OnlineTable {
  readonly id: string;
  readonly #line: TableLine;
  readonly #listeners = new Set<() => void>();
  readonly #said = new Map<string, Said>();
  readonly #hangUp: () => void;
  readonly #countdown = new RaceCountdown(() => this.#become({ beginsAt: null }));
  #current = nowhere;
  /** The house has told of the table since it was last asked to open it. */
  #isOpen = false;

  constructor(id: string, line: TableLine = theLine) {
    this.id = id;
    this.#line = line;
    this.#hangUp = line.listen({
      table: id,
      onUp: () => this.#greet(),
      onState: () => this.#become({ line: line.state, trouble: this.#current.trouble ?? line.trouble }),
      hear: (message) => this.#hear(message),
    });
  }

  now = (): TableNow => this.#current;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  close(): void {
    this.#hangUp();
    this.#countdown.close();
  }

  /** Something beside the table has changed: who looks. */
  refresh(): void {
    this.#become({});
  }

  /** What an action over HTTP told. While the line is up it has newer news: an answer may come after what followed it. */
  learn(info: TableInfo): void {
    this.#become(this.#line.state === 'online' ? {} : { info });
  }

  /** Answers a question; gives what went wrong, if anything. Kept until the house has answered. */
  move(seat: Seat, decision: number, answers: readonly Answer[]): Promise<Trouble | undefined> {
    const [answer, ...more] = answers;
    if (answer === undefined) return Promise.resolve(undefined);
    this.knowsSatIn(seat);
    const shown = this.#current.chairs.get(seat)?.shown;
    return this.#lasting({
      do: 'move',
      table: this.id,
      seat,
      decision,
      id: newId(),
      answer,
      ...(more.length > 0 && { more }),
      ...(shown !== undefined && { shown }),
    });
  }

  /** The player of this chair knows that a computer has kept it. */
  knowsSatIn(seat: Seat): void {
    if (!this.#current.satIn.has(seat)) return;
    this.#become({ satIn: new Set([...this.#current.satIn].filter((other) => other !== seat)) });
  }

  /** The house takes back whatever is the last answer then: while one is on its way, a second would be for another. */
  undo(seat: Seat): Promise<Trouble | undefined> {
    const isUnderway = this.#underwayNow().some((said) => said.do === 'undo' && said.seat === seat);
    if (isUnderway) return Promise.resolve(undefined);
    return this.#lasting({ do: 'undo', table: this.id, seat, id: newId() });
  }

  /** The player is back and takes over from the computer that keeps the chair: to the house it is as after a lost line. */
  comeBack(): void {
    this.#open();
  }

  say(words: Extract<LiveRequest, { do: 'say' }>['words']): Promise<Trouble | undefined> {
    return this.#lasting({ do: 'say', table: this.id, id: newId(), words });
  }

  order(
    seat: Seat,
    asks: string,
    order: Extract<LiveRequest, { do: 'order' }>['order'],
  ): Promise<Trouble | undefined> {
    return this.#lasting({ do: 'order', table: this.id, seat, asks, order, id: newId() });
  }

  /** A wish that has ended meanwhile is refused: the house gives its number to no other. */
  agree(seat: Seat, request: number, yes: boolean): Promise<Trouble | undefined> {
    return this.#lasting({ do: 'agree', table: this.id, seat, request, yes, id: newId() });
  }

  #lasting(request: LastingRequest): Promise<Trouble | undefined> {
    return new Promise((resolve) => {
      const settle = (trouble: Trouble | undefined): void => {
        this.#said.delete(request.id);
        this.#become({ underway: this.#underwayNow() });
        resolve(trouble);
      };
      this.#said.set(request.id, { request, settle });
      this.#become({ underway: this.#underwayNow() });
      this.#line.say(request);
    });
  }

  #underwayNow(): Underway {
    return [...this.#said.values()].map(({ request }) => request);
  }

  /** The line is up: the gap is asked for, and what was not answered is said again. */
  #greet(): void {
    this.#become({ line: this.#line.state, trouble: undefined });
    this.#open();
    for (const { request } of this.#said.values()) this.#line.say(request);
  }

  #open(): void {
    this.#isOpen = false;
    this.#line.say(this.#line.reader.open(this.id));
  }

  #hear(message: LiveMessage): void {
    switch (message.is) {
      case 'done':
        this.#said.get(message.id)?.settle(undefined);
        return;
      case 'trouble':
        if (message.id !== undefined) this.#said.get(message.id)?.settle(message.trouble);
        else if (message.table === this.id && !this.#isOpen)
          this.#become({
            info: undefined,
            trouble: new HouseTrouble(message.trouble.code, message.trouble.text),
          });
        return;
      case 'table':
        if (message.table.id !== this.id) return;
        this.#isOpen = true;
        this.#become({ info: message.table, satIn: this.#satInAfter(message.table) });
        return;
      case 'view':
      case 'step':
        if (message.table === this.id) this.#see(message);
        return;
      case 'lost':
        if (message.table !== this.id) return;
        // A step is missing: whole views are asked for.
        this.#line.reader.forget(this.id);
        this.#open();
        return;
      case 'chat':
        if (message.table !== this.id) return;
        // The first of these tells what was said before.
        this.#become({
          chat: joined(this.#current.chat, message.lines),
          saidBefore: this.#current.saidBefore ?? message.lines.at(-1)?.n ?? 0,
        });
        return;
      case 'unsaid':
        if (message.table === this.id)
          this.#become({ chat: this.#current.chat.filter(({ n }) => !message.lines.includes(n)) });
        return;
      case 'unanswered':
        if (message.table === this.id) this.#become({ unanswered: message.request });
        return;
      case 'countdown':
        if (message.table !== this.id) return;
        this.#countdown.begin(message.ms);
        this.#become({ beginsAt: this.#countdown.at });
        return;
    }
  }

  #satInAfter({ seats }: TableInfo): TableNow['satIn'] {
    const { info, satIn } = this.#current;
    const given = seats.flatMap(({ yours, kept }, seat) =>
      yours && !kept && info?.seats[seat]?.yours && info.seats[seat].kept ? [seat] : [],
    );
    return given.length === 0 ? satIn : new Set([...satIn, ...given]);
  }

  #see(message: Extract<LiveMessage, { is: 'view' | 'step' }>): void {
    const { viewer, sight } = message;
    const before = this.#current.chairs.get(viewer);
    const extras = {
      clocks: message.clocks === undefined ? null : { ...message.clocks, at: performance.now() },
      shown: message.shown,
    };
    if (message.is === 'view') {
      const { story } = message;
      this.#seat(viewer, { ...extras, sight, story });
      void this.#fetchStory(viewer, story);
    } else
      this.#seat(viewer, { ...extras, sight, story: [...(before?.story ?? []), ...(message.events ?? [])] });
  }

  #seat(viewer: Seat, chair: Chair): void {
    const chairs = new Map(this.#current.chairs).set(viewer, chair);
    this.#countdown.see();
    this.#become({ chairs, beginsAt: this.#countdown.at });
  }

  /** A view brings only the last of the story; the rest is fetched once. */
  async #fetchStory(viewer: Seat, part: readonly Event[]): Promise<void> {
    const whole = await house.story(this.id, viewer).catch(() => undefined);
    const chair = this.#current.chairs.get(viewer);
    // Another view has come meanwhile: that one fetches for itself.
    if (whole === undefined || chair === undefined || chair.story[0] !== part[0]) return;
    const before = toldBefore(whole, part, chair.story.slice(part.length));
    if (before.length > 0) this.#seat(viewer, { ...chair, story: [...before, ...chair.story] });
  }

  #become(change: Partial<TableNow>): void {
    this.#current = { ...this.#current, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** The chairs this person may look from: their own, or the watchers' place. */
export function viewersOf({ seats }: TableInfo): readonly Seat[] {
  const own = seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
  return own.length > 0 ? own : [seats.length];
}

function joined(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const known = new Set(chat.map(({ n }) => n));
  return [...chat, ...lines.filter(({ n }) => !known.has(n))].sort((a, b) => a.n - b.n);
}
