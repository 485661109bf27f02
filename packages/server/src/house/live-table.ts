import { type Decision, pending, type Seat } from '@stamtafel/kernel';
import type { Clocks, LiveRequest, TableInfo, Wish } from '@stamtafel/protocol';
import { CannotSave } from '../log/port.ts';
import type { Command } from '../table/command.ts';
import { decide } from '../table/decide.ts';
import type { Decided } from '../table/decided.ts';
import { endAfter, type LogEnd, toEntries } from '../table/log-entries.ts';
import type { Play } from '../table/play.ts';
import { checkHost, checkNotOver } from '../table/seating.ts';
import type { Standing } from '../table/standing.ts';
import { isInTheRoom, type TableState, withoutNameOf } from '../table/state.ts';
import { HouseTrouble, refuse } from '../table/trouble.ts';
import { BotTurns } from './bot-turns.ts';
import { cardOf } from './card.ts';
import { Chat } from './chat.ts';
import { Alarm, guarded, type HouseClock } from './clock.ts';
import { Delayed } from './delayed.ts';
import type { Environment } from './environment.ts';
import type { Onlooker } from './feed.ts';
import { checkKnown } from './forgetting.ts';
import { Gallery, type Showing } from './gallery.ts';
import { checkGrowth } from './growth.ts';
import { infoOf } from './info.ts';
import { Keeper } from './keeper.ts';
import { comeBackLater, Line } from './line.ts';
import { type Loaded, loadFrom, standingIn } from './loading.ts';
import { Once } from './once.ts';
import { RaceHost } from './race-host.ts';
import { AGAIN_MS, type Carried, type Helper, type Room } from './room.ts';
import { StandingOrders } from './standing-orders.ts';
import { Starter } from './starter.ts';
import { ThinkingTime } from './thinking-time.ts';
import { Wishes } from './wishes.ts';

const RESTS_AFTER_MS = 30_000;

/**
 * A table in memory. One thing after another: decide, keep, and only then show it. What memory says is what the log
 * says: where nobody knows whether something was kept, the table is read again before anybody is told anything.
 */
export class LiveTable implements Room, Showing {
  readonly id: string;
  readonly env: Environment;
  readonly clock: HouseClock;
  readonly race: RaceHost;
  readonly wishes: Wishes;
  readonly keeper: Keeper;
  readonly chat: Chat;
  readonly once = new Once();
  #state: TableState;
  #end: LogEnd;
  /** Only where somebody has just taken something back: it is large. */
  #standing: Standing | undefined;
  #frozen: string | undefined;
  readonly #line = new Line();
  #decided: { readonly table: TableState; readonly list: readonly Decision[] } | undefined;
  #touched: number;
  #closed = false;
  #delayed: Delayed;
  readonly #again: Alarm;
  readonly #gallery: Gallery;
  readonly #thinking: ThinkingTime;
  readonly #bots: BotTurns;
  readonly #helpers: readonly Helper[];
  /** Those who look after every answer. */
  #alert: readonly Helper[] = [];

  constructor(env: Environment, loaded: Loaded) {
    this.env = env;
    this.id = loaded.table.id;
    this.clock = guarded(env.clock, (error) => this.#broke(error));
    this.#state = loaded.table;
    this.#end = loaded.end;
    this.#frozen = loaded.frozen;
    this.#touched = env.clock.now();
    this.#again = new Alarm(this.clock);
    this.#gallery = new Gallery(this.id, env);
    this.#thinking = new ThinkingTime(this);
    this.race = new RaceHost(this, (...asked) => this.#bots.think(...asked));
    this.#bots = new BotTurns(this, env.thinkers, this.race.countDown);
    this.wishes = new Wishes(this);
    this.keeper = new Keeper(this);
    this.chat = new Chat(this, env);
    this.#delayed = new Delayed(this, loaded.past, () => this.#end.seq);
    this.#helpers = [
      this.#thinking,
      this.race,
      this.#bots,
      new StandingOrders(this),
      this.keeper,
      new Starter(this),
      this.wishes,
    ];
    if (this.#frozen !== undefined) env.frozen(this.id, this.#frozen);
    this.#guard(() => this.#plan());
  }

  // What the helpers see

  get setting() {
    return this.env.setting;
  }

  get state(): TableState {
    return this.#state;
  }

  below(n: number): number {
    return this.env.below(n);
  }

  decisions(): readonly Decision[] {
    const { play, phase } = this.#state;
    if (play === undefined || phase === 'over' || phase === 'gathering') return [];
    if (this.#decided?.table !== this.#state)
      this.#decided = { table: this.#state, list: pending(play.match, play.state) };
    return this.#decided.list;
  }

  isPresent(person: string): boolean {
    return this.#gallery.isPresent(person);
  }

  get isAttended(): boolean {
    return this.#state.seats.some(({ person }) => person !== undefined && this.isPresent(person));
  }

  onlookers(): Iterable<Onlooker> {
    return this.#gallery.onlookers();
  }

  tell(frame: string, droppable: boolean): void {
    for (const onlooker of this.#gallery.onlookers())
      if (isInTheRoom(this.#state, onlooker.person)) onlooker.send(frame, droppable);
  }

  async carry(command: () => Command | undefined): Promise<Carried> {
    try {
      await this.inTurn(async () => {
        const wanted = this.#closed ? undefined : this.#wanted(command);
        if (wanted !== undefined) await this.carryOut(wanted);
      });
      return 'done';
    } catch (error) {
      const code = error instanceof HouseTrouble ? error.trouble.code : undefined;
      if (code === undefined) this.env.failed(this.id, error);
      // The house would give the same answer again and again, and nobody else can give it.
      else if (code === 'fault') this.#freeze('its rules have failed');
      else if (code !== 'cannot-save') return 'refused';
      if (!this.#closed && this.#frozen === undefined) this.#again.set(AGAIN_MS, () => this.refresh());
      return 'not-now';
    }
  }

  #wanted(command: () => Command | undefined): Command | undefined {
    try {
      return command();
    } catch (error) {
      return this.#rulesFailed(error);
    }
  }

  refresh(): void {
    this.#guard(() => {
      this.#plan();
      this.#show();
    });
  }

  #guard(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#broke(error);
    }
  }

  #broke(error: unknown): void {
    this.env.failed(this.id, error);
    this.#freeze(`its match cannot be shown (${error instanceof Error ? error.name : 'unknown'})`);
  }

  /** What its game cannot do stops this table until it is read again, and no other. */
  #freeze(why: string): void {
    if (this.#closed || this.#frozen !== undefined) return;
    this.#frozen = why;
    this.#begin({ ...this.#state, play: undefined }, []);
    this.#again.clear();
    this.env.frozen(this.id, this.#frozen);
    this.#guard(() => this.#show());
  }

  // One after another

  inTurn<T>(job: () => Promise<T>): Promise<T> {
    return this.#line.add(job);
  }

  /** A person's command. Nobody who is forgotten brings a name any more. */
  run(command: Command): Promise<void> {
    return this.inTurn(async () => {
      if (command.do === 'take' || command.do === 'rename') checkKnown(this.env, command);
      if (command.do === 'end' && this.#frozen !== undefined) await this.#putAway(command.person);
      else await this.carryOut(command);
    });
  }

  /** A frozen table is not played on, and nothing is written behind its log: only its card says that it is over. */
  async #putAway(host: string): Promise<void> {
    checkHost(this.#state, host);
    checkNotOver(this.#state);
    try {
      await this.env.log.setPhase(this.id, 'over');
    } catch {
      this.#cannotSave();
    }
    this.#state = { ...this.#state, phase: 'over' };
    this.#show();
  }

  /** Only in turn. Rejects with a `HouseTrouble`, or, once the table was read again, with what went wrong. */
  async carryOut(command: Command): Promise<void> {
    this.#checkNotFrozen();
    this.#touched = this.clock.now();
    if (command.do === 'undo')
      this.#standing ??= (
        await standingIn(this.id, this.env.log, { unseal: this.env.vault.unseal })
      ).standing;
    const at = this.now;
    const before = this.#state;
    const { bodies, after } = this.judge(this.#thinking.timed(command), at);
    const entries = toEntries(this.id, this.#end, bodies, at);
    if (entries.length === 0) return;
    const end = endAfter(this.#end, entries);
    checkGrowth(command, { before, after, end }, this.setting);
    try {
      await this.env.log.append(entries, cardOf(after, end.at));
    } catch (error) {
      await this.#notKept(error);
    }
    this.#state = after;
    this.#end = end;
    for (const body of bodies) this.#standing?.follow(body);
    this.env.kept(bodies);
    this.#guard(() => {
      if (isOnlyAnswered(before, after)) this.#planAfterAnswer();
      else this.#plan();
      this.#show();
    });
  }

  /** What a command leads to, once that is kept. */
  judge(command: Command, at: number): Decided {
    try {
      return decide(this.#state, command, {
        at,
        unseal: this.env.vault.unseal,
        standing: this.#standing,
      });
    } catch (error) {
      return this.#rulesFailed(error);
    }
  }

  /** Our fault, and nothing has changed: whoever wanted it can try something else, and all others go on. */
  #rulesFailed(error: unknown): never {
    if (error instanceof HouseTrouble) throw error;
    this.env.failed(this.id, error);
    refuse('fault', 'The rules of this game have failed on this; nothing has changed.');
  }

  async #notKept(error: unknown): Promise<never> {
    if (error instanceof CannotSave) this.#cannotSave();
    await this.#readAgain();
    throw error;
  }

  #cannotSave(): never {
    this.env.couldNotSave(this.id);
    refuse('cannot-save', 'This could not be saved, so it does not count; please try again.');
  }

  #checkNotFrozen(): void {
    if (this.#frozen !== undefined)
      refuse('frozen', 'This table cannot be played on; nothing of it is lost.');
  }

  checkWhole(): void {
    this.#checkNotFrozen();
    if (this.#line.isClosed) throw comeBackLater();
  }

  /** The time of the next entry. */
  get now(): number {
    return Math.max(this.#end.at, this.clock.wall());
  }

  /**
   * Nobody knows what was kept: the log does. The house does nothing by itself for a while, lest it does the same again at
   * once for as long as nothing can be kept.
   */
  async #readAgain(): Promise<void> {
    const { table, end, past, frozen } = await loadFrom(this.env, this.id);
    this.#end = end;
    this.#standing = undefined;
    this.#frozen = frozen;
    this.#begin(table, past);
    if (frozen !== undefined) this.env.frozen(this.id, frozen);
    this.#again.set(AGAIN_MS, () => this.refresh());
    this.#guard(() => {
      this.#planDelayed();
      this.#show();
    });
  }

  /** From another state than the one that was shown last. */
  #begin(table: TableState, past: Loaded['past']): void {
    this.#stop();
    this.#state = table;
    this.#delayed = new Delayed(this, past, () => this.#end.seq);
    this.#gallery.beginAnew();
  }

  #plan(): void {
    if (this.#closed || this.#frozen !== undefined) return;
    this.#alert = this.#helpers.filter((helper) => helper.plan());
    this.#planDelayed();
  }

  /** At most tables nobody has anything to do then: not even to be asked costs the least. */
  #planAfterAnswer(): void {
    if (this.#closed || this.#frozen !== undefined) return;
    for (const helper of this.#alert) helper.plan();
    this.#planDelayed();
  }

  #planDelayed(): void {
    if (this.#state.made.watching === 'delayed') this.#delayed.plan();
  }

  #show(): void {
    if (this.#closed) return;
    this.#gallery.show(this);
    if (this.#gallery.isEmpty) this.#decided = undefined;
  }

  // What is shown

  get watched(): Play | undefined {
    const { play, made } = this.#state;
    return made.watching === 'delayed' ? this.#delayed.play : play;
  }

  /** The last entry that watchers may know of; undefined if they may know all. */
  get watchedSeq(): number | undefined {
    return this.#state.made.watching === 'delayed' ? this.#delayed.seq : undefined;
  }

  get wish(): Wish | null {
    return this.wishes.open;
  }

  clocks(): Clocks | undefined {
    return this.#thinking.clocks();
  }

  shown(seat: Seat): string | undefined {
    return this.race.shownTo(seat);
  }

  // Who comes and goes

  async open(onlooker: Onlooker, seen: Extract<LiveRequest, { do: 'open' }>['seen']): Promise<void> {
    await this.inTurn(async () => {
      this.#touched = this.clock.now();
      this.#gallery.enter(onlooker, seen);
      this.refresh();
    });
    await this.chat.greet(onlooker);
    await this.keeper.giveBack(onlooker.person);
  }

  /** Takes somebody's name, and those of his programs, off the chairs. The log forgets by itself. */
  forget(person: string): Promise<void> {
    return this.inTurn(async () => {
      const before = this.#state;
      this.#state = withoutNameOf(before, person);
      if (this.#state !== before) this.refresh();
    });
  }

  /** Somebody who looked from outside has come in, and reads what was said. */
  async greet(person: string): Promise<void> {
    for (const onlooker of [...this.#gallery.onlookers()])
      if (onlooker.person === person) await this.chat.greet(onlooker);
  }

  exit(onlooker: Onlooker): void {
    this.#touched = this.clock.now();
    this.#gallery.exit(onlooker);
    this.refresh();
  }

  info(person: string): TableInfo {
    const { made, phase, play } = this.#state;
    const shows = phase === 'over' && made.reveal && play !== undefined && this.#frozen === undefined;
    const left = isInTheRoom(this.#state, person) ? this.#thinking.clocks()?.left : undefined;
    return infoOf(this.#state, person, {
      isPresent: (other) => this.isPresent(other),
      remaining: (seat) => left?.[seat] ?? undefined,
      watchers: this.#gallery.watchers(this.#state),
      secret: shows ? this.env.vault.unseal(this.id, made.secret) : undefined,
      trouble: this.#frozen,
    });
  }

  /** Nobody is here, nothing happens, and nothing will by itself. */
  get isIdle(): boolean {
    const isQuiet = this.#gallery.isEmpty && this.#line.isEmpty && !this.#bots.isBusy && !this.race.isBusy;
    return isQuiet && this.clock.now() - this.#touched >= this.setting.idleMs;
  }

  /** Takes less room while nothing happens. */
  rest(): void {
    if (this.clock.now() - this.#touched < RESTS_AFTER_MS) return;
    this.#decided = undefined;
    this.#standing = undefined;
    this.#gallery.rest();
  }

  get watchers(): number {
    return this.#gallery.watchers(this.#state);
  }

  /** Leaves memory once everything in line is done. */
  async shut(): Promise<void> {
    await this.#line.close();
    this.#closed = true;
    this.#again.clear();
    this.#stop();
  }

  #stop(): void {
    for (const helper of [...this.#helpers, this.#delayed]) helper.stop();
  }
}

/** Nobody has come or gone and nothing else was agreed on: only the match has gone on, or back. */
const isOnlyAnswered = (before: TableState, after: TableState): boolean =>
  before.seats === after.seats && before.orders === after.orders && before.phase === after.phase;
