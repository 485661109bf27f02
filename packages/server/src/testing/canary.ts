import assert from 'node:assert/strict';
import { type Event, type Match, pending, type Seat } from '@stamtafel/kernel';
import type { LiveMessage, LiveRequest } from '@stamtafel/protocol';
import type { Thinkers } from '../bots/thinkers.ts';
import { readConfig, standardLimits } from '../config.ts';
import { type Edges, openEdges } from '../edges/app.ts';
import { guestCookie, newGuest } from '../edges/guests.ts';
import { cookieName } from '../edges/identity.ts';
import { sealsBy } from '../edges/seals.ts';
import type { Person } from '../house/house.ts';
import { vaultOf } from '../house/vault.ts';
import { settled } from './clock.ts';
import { type TestClient, TestHouse } from './house.ts';
import { MayKnow, mentionedIn, namesIn } from './knowledge.ts';
import { type Change, SpyLog, testKey } from './spy.ts';
import { thinkingHere } from './thinking-here.ts';

/** How far behind the watchers of a delayed table are. */
const WATCH_DELAY_MS = 7;
const keys = [{ id: 'k', key: testKey }];
const seals = sealsBy(keys);

interface Known {
  /** By viewer. */
  readonly may: readonly MayKnow[];
  /** What the watchers of a delayed table have yet to see. */
  readonly late: { readonly at: number; readonly change: Change }[];
  readonly secret: string;
}

/** A house whose every word is compared with the truth behind its tables, whichever way it leaves. */
export class Canary {
  readonly log = new SpyLog();
  readonly house: TestHouse;
  /** How much was looked at. */
  readonly looked = {
    frames: 0,
    missed: 0,
    troubles: 0,
    thoughts: 0,
    answers: 0,
    stories: 0,
    lines: 0,
    figures: 0,
  };
  /** What should not have been told. Collected, not thrown: the listener must not break the house. */
  readonly leaks: unknown[] = [];
  readonly #edges: Promise<Edges>;
  readonly #lines: string[] = [];
  readonly #known = new Map<string, Known>();
  readonly #said = new Map<TestClient, LiveRequest>();
  /** A client that is just being sent what it has missed. */
  #back: TestClient | undefined;

  constructor(below: (n: number) => number) {
    this.house = new TestHouse({
      log: this.log,
      key: testKey,
      below,
      thinkers: this.#thinkers(),
      setting: { watchDelayMs: WATCH_DELAY_MS, graceMs: 5, keeper: 'random', mostTables: 1e6 },
    });
    this.#edges = openEdges({
      house: this.house.house,
      config: {
        ...readConfig({ STAMTAFEL_LOG: 'trace' }),
        limits: { ...standardLimits, requestsPerMinute: 1e9 },
      },
      keys,
      version: 'test',
      logTo: { write: (line) => void this.#lines.push(line) },
    });
    this.log.onChange = (table, change) => this.#changed(table, change);
  }

  async close(): Promise<void> {
    await (await this.#edges).close();
  }

  // What is true

  #changed(table: string, change: Change): void {
    const { made, seats } = this.log.truth(table);
    const known = this.#known.get(table) ?? {
      may: Array.from({ length: seats.length + 1 }, (_, viewer) => new MayKnow(viewer)),
      late: [],
      secret: vaultOf(testKey).unseal(table, made.secret),
    };
    this.#known.set(table, known);
    const isLate = made.watching === 'delayed';
    for (const may of isLate ? known.may.slice(0, -1) : known.may) may.change(change);
    if (isLate) known.late.push({ at: this.house.clock.wall(), change });
  }

  /** What this viewer of a table may know at this moment. */
  #mayOf(table: string, viewer: Seat): MayKnow {
    const known = this.#known.get(table);
    const may = known?.may[viewer];
    assert.ok(known && may, `there is no viewer ${viewer} of ${table}`);
    const horizon = this.house.clock.wall() - WATCH_DELAY_MS;
    const due = known.late.filter(({ at }) => at <= horizon);
    known.late.splice(0, due.length);
    if (due.length > 0) known.may.at(-1)?.change(...due.map(({ change }) => change));
    return may;
  }

  /** What has happened at a table, by kind; `clock` is an answer that no player gave. */
  async happened(table: string): Promise<readonly string[]> {
    return (await this.log.read(table)).map(({ body }) => {
      const { is, by } = JSON.parse(body);
      return by === 'clock' ? by : is;
    });
  }

  /** This table is shown to nobody any more. */
  forget(table: string): void {
    this.#known.delete(table);
  }

  /** Where a person may look from. */
  #viewersOf(table: string, { id }: Person): readonly Seat[] {
    const { seats, made } = this.log.truth(table);
    const own = seats.flatMap(({ person }, seat) => (person === id ? [seat] : []));
    return own.length > 0 || made.watching === 'off' ? own : [seats.length];
  }

  #matchOf(table: string): Match | undefined {
    return this.log.truth(table).play?.match;
  }

  #isRevealed(table: string): boolean {
    const { phase, made } = this.log.truth(table);
    return phase === 'over' && made.reveal;
  }

  #checkNoSecret(text: string): void {
    for (const [table, { secret }] of this.#known)
      assert.ok(this.#isRevealed(table) || !text.includes(secret), 'the secret of a shuffle');
  }

  #note(check: () => void): void {
    try {
      check();
    } catch (leak) {
      this.leaks.push(leak);
    }
  }

  // What is said

  client(who: Person): TestClient {
    const client = this.house.client(who);
    client.onHeard = (frame, messages) => this.#note(() => this.#heard(client, frame, messages));
    return client;
  }

  /** A client comes back and is sent what it has missed. */
  async comeBack(client: TestClient, table: string): Promise<void> {
    this.#back = client;
    await client.reconnect(table);
    this.#back = undefined;
  }

  /** Says something that will probably be refused. */
  async dare(client: TestClient, request: LiveRequest): Promise<void> {
    this.#said.set(client, request);
    client.connection.receive(request);
    await settled();
    this.#said.delete(client);
  }

  #heard(client: TestClient, frame: string, messages: readonly LiveMessage[]): void {
    this.looked.frames++;
    for (const message of messages) {
      if (message.is === 'view' || message.is === 'step') this.#seen(client, message, frame);
      else this.#told(client, message);
    }
    const table = client.table?.id;
    const known = table === undefined ? undefined : this.#known.get(table);
    if (table !== undefined && known !== undefined && !this.#isRevealed(table))
      assert.ok(!frame.includes(known.secret), 'the secret of a shuffle');
  }

  #seen(client: TestClient, message: Extract<LiveMessage, { is: 'view' | 'step' }>, frame: string): void {
    const { table, viewer } = message;
    assert.ok(this.#viewersOf(table, client.who).includes(viewer), `${client.who.name} looks from ${viewer}`);
    const may = this.#mayOf(table, viewer);
    const isLate = this.log.truth(table).made.watching === 'delayed' && viewer === this.#seats(table);
    assert.ok(!isLate || !('clocks' in message), 'the clocks of now');
    if (this.#back === client) {
      this.looked.missed++;
      may.checkMissed(message, frame);
    } else may.check(message, frame);
  }

  /** Nothing else names a card, but a refusal may repeat what was said or say what is seen. */
  #told(client: TestClient, message: LiveMessage): void {
    const table = client.table?.id;
    if (table === undefined) return;
    const match = this.#matchOf(table);
    const [viewer] = this.#viewersOf(table, client.who);
    if (message.is !== 'trouble' || viewer === undefined) {
      this.#checkNoName(match, JSON.stringify(message));
      return;
    }
    this.looked.troubles++;
    // A wish may also be turned down later, and then nothing of it may be repeated.
    const said = new Set(namesIn(match, JSON.stringify(this.#said.get(client) ?? '')));
    const mentioned = mentionedIn(match, message.trouble.text);
    this.#mayOf(table, viewer).checkNames(JSON.stringify([message, mentioned]), said);
  }

  #seats(table: string): number {
    return this.log.truth(table).seats.length;
  }

  #checkNoName(match: Match | undefined, text: string): void {
    for (const name of namesIn(match, text)) assert.fail(`${name} in ${text}`);
  }

  // What bots get

  #thinkers(): Thinkers {
    const here = thinkingHere();
    return {
      ...here,
      think: (table, thought, asked) => {
        this.looked.thoughts++;
        this.#note(() => {
          this.#mayOf(table, thought.decision.seat).checkThought(thought);
          this.#checkNoSecret(JSON.stringify(thought));
        });
        return here.think(table, thought, asked);
      },
    };
  }

  // What can be asked

  async #ask(who: Person, path: string): Promise<{ readonly status: number; readonly text: string }> {
    const { app } = await this.#edges;
    const cookie = `${cookieName(false)}=${guestCookie(seals, who, Date.now())}`;
    const { statusCode, body } = await app.inject({ url: `/api/${path}`, headers: { cookie } });
    this.looked.answers++;
    return { status: statusCode, text: body };
  }

  /** Asks for something about a table, and checks what is said about it, even in the log of the server. */
  async peek(who: Person, table: string, below: (n: number) => number): Promise<void> {
    const own = this.#viewersOf(table, who);
    const viewer = own[below(own.length + 1)] ?? below(this.#seats(table) + 1);
    const paths = [
      `tables/${table}`,
      'tables',
      'tables/mine',
      `tables/${table}/story?viewer=${viewer}`,
      `tables/${table}/record`,
      `tables/${table}/verify`,
    ];
    const path = paths[below(paths.length)] ?? '';
    const { status, text } = await this.#ask(who, path);
    assert.ok(status < 500, `${path}: ${text}`);
    const isRevealed = this.#isRevealed(table);
    const isWhole = path.endsWith('/record') || path.endsWith('/verify');
    if (isWhole) assert.equal(status === 200, isRevealed, text);
    this.#checkNoSecret(text);
    if (path.includes('/story') && status === 200) {
      this.looked.stories++;
      assert.ok(own.includes(viewer), 'the story of another seat');
      const story: readonly Event[] = JSON.parse(text);
      this.#mayOf(table, viewer).checkStory(story);
    } else if (!isWhole || !isRevealed) this.#checkNoName(this.#matchOf(table), text);
    this.#checkLines(table);
  }

  /** Figures and log lines name nothing, not even within a sentence. */
  async peekAtFigures(table: string): Promise<void> {
    const { status, text } = await this.#ask(newGuest(), 'metrics');
    assert.equal(status, 200);
    this.looked.figures++;
    this.#checkNoMention(table, text);
    this.#checkLines(table);
  }

  #checkLines(table: string): void {
    const lines = this.#lines.splice(0);
    this.looked.lines += lines.length;
    for (const line of lines) this.#checkNoMention(table, line);
  }

  #checkNoMention(table: string, text: string): void {
    this.#checkNoSecret(text);
    for (const name of mentionedIn(this.#matchOf(table), text)) assert.fail(`${name} in ${text}`);
  }

  /** An answer or a batch that is not this seat's to give: with any card of the deck, or what another seat could say. */
  strangeAnswer(table: string, seat: Seat, below: (n: number) => number): LiveRequest | undefined {
    const { play } = this.log.truth(table);
    if (play === undefined) return undefined;
    const { match, state, questions } = play;
    const decisions = pending(match, state).filter(({ options }) => options.length > 0);
    const one = decisions[below(decisions.length || 1)];
    const option = one?.options[below(one.options.length)];
    if (option === undefined) return undefined;
    const card = match.faces[below(match.faces.length)]!.id;
    const to = match.zones[below(match.zones.length)]!.name;
    const answers = [option, { ...option, card }, { ...option, to }, { pick: option.pick, card, to }];
    return {
      do: 'move',
      table,
      seat: below(8) === 0 ? (one?.seat ?? seat) : seat,
      decision: (questions[seat] ?? 0) - (below(8) === 0 ? 1 : 0),
      id: `strange-${below(1e9)}`,
      answer: answers[below(answers.length)] ?? option,
      ...(below(3) === 0 && { more: answers }),
    };
  }
}
