import { type Decision, type Event, type MatchRecord, pending, type Seat } from '@stamtafel/kernel';
import type { Acted, Clocks, TableAction, TableInfo, TakeSeat, Wish } from '@stamtafel/protocol';
import type { Waiter } from '../bots/thinkers.ts';
import type { Command } from '../table/command.ts';
import type { Play } from '../table/play.ts';
import { isInTheRoom, seatsOf, type TableState } from '../table/state.ts';
import { HouseTrouble, refuse } from '../table/trouble.ts';
import { act, take } from './actions.ts';
import { Chat } from './chat.ts';
import { Alarm, guarded, type HouseClock } from './clock.ts';
import type { Coming, Desk, Onlooker, TableRequest } from './desk.ts';
import type { Environment } from './environment.ts';
import { leave } from './forgetting.ts';
import { AbsentHost } from './helpers/absent-host.ts';
import { BotTurns } from './helpers/bot-turns.ts';
import { Keeper } from './helpers/keeper.ts';
import { RaceHost } from './helpers/race-host.ts';
import { AGAIN_MS, type Carried, type Helper, type Room } from './helpers/room.ts';
import { StandingOrders } from './helpers/standing-orders.ts';
import { Starter } from './helpers/starter.ts';
import { ThinkingTime } from './helpers/thinking-time.ts';
import { Wishes } from './helpers/wishes.ts';
import type { Person } from './house.ts';
import { Idempotent } from './idempotent.ts';
import { type Following, KeptTable } from './kept-table.ts';
import type { Loaded } from './loading.ts';
import { record, story } from './past.ts';
import { rematch } from './rematch.ts';
import { carryOut, move } from './requests.ts';
import { Delayed } from './showing/delayed.ts';
import { Gallery, type Showing } from './showing/gallery.ts';
import { infoOf } from './showing/info.ts';

const RESTS_AFTER_MS = 30_000;

/** A table in memory with everything around it: the onlookers, and the helpers that act now and then. */
export class LiveTable implements Desk, Room, Showing, Following {
  readonly id: string;
  readonly env: Environment;
  readonly clock: HouseClock;
  readonly kept: KeptTable;
  readonly race: RaceHost;
  readonly wishes: Wishes;
  readonly keeper: Keeper;
  readonly chat: Chat;
  readonly idempotent = new Idempotent((person) => seatsOf(this.state, person).length > 0);
  #decided: { readonly table: TableState; readonly list: readonly Decision[] } | undefined;
  #usedAt: number;
  #closed = false;
  #delayed: Delayed;
  readonly #again: Alarm;
  readonly #gallery: Gallery;
  readonly #thinking: ThinkingTime;
  readonly #bots: BotTurns;
  readonly #starter: Starter;
  readonly #absentHost: AbsentHost;
  readonly #helpers: readonly Helper[];
  /** The helpers that are called after every answer. */
  #alert: readonly Helper[] = [];

  constructor(env: Environment, loaded: Loaded) {
    this.env = env;
    this.id = loaded.table.id;
    this.clock = guarded(env.clock, (error) => this.#broke(error));
    this.kept = new KeptTable(env, loaded, this);
    this.#usedAt = env.clock.now();
    this.#again = new Alarm(this.clock);
    this.#gallery = new Gallery(this.id, env, { clock: this.clock, refresh: () => this.refresh() });
    this.#thinking = new ThinkingTime(this);
    this.race = new RaceHost(this, (...asked) => this.#bots.think(...asked));
    this.#bots = new BotTurns(this, env.thinkers);
    this.wishes = new Wishes(this);
    this.keeper = new Keeper(this);
    this.#starter = new Starter(this);
    this.#absentHost = new AbsentHost(this);
    this.chat = new Chat(this, env);
    this.#delayed = new Delayed(this, loaded.past, () => this.kept.seq);
    this.#helpers = [
      this.#thinking,
      this.race,
      this.#bots,
      new StandingOrders(this),
      this.keeper,
      this.#starter,
      this.wishes,
      this.#absentHost,
    ];
    this.#guard(() => this.#plan());
  }

  // What the helpers see

  get setting() {
    return this.env.setting;
  }

  get state(): TableState {
    return this.kept.state;
  }

  below(n: number): number {
    return this.env.below(n);
  }

  decisions(): readonly Decision[] {
    const { play, phase } = this.state;
    if (play === undefined || phase === 'over' || phase === 'gathering') return [];
    if (this.#decided?.table !== this.state)
      this.#decided = { table: this.state, list: pending(play.match, play.state) };
    return this.#decided.list;
  }

  isPresent(person: string): boolean {
    return this.#gallery.isPresent(person);
  }

  get isAttended(): boolean {
    return this.state.seats.some(({ person }) => person !== undefined && this.isPresent(person));
  }

  onlookersOf(person: string): Iterable<Onlooker> {
    return this.#gallery.onlookersOf(person);
  }

  roundTripsOf(person: string): readonly number[] {
    return this.#gallery.roundTripsOf(person);
  }

  waiters(): readonly Waiter[] {
    return this.state.people.flatMap((person) => [...this.onlookersOf(person)]);
  }

  tell(frame: string): void {
    for (const onlooker of this.#inTheRoom()) onlooker.send(frame);
  }

  tellDroppable(frame: string): void {
    for (const onlooker of this.#inTheRoom()) onlooker.sendDroppable(frame);
  }

  #inTheRoom(): readonly Onlooker[] {
    return [...this.#gallery.onlookers()].filter(({ person }) => isInTheRoom(this.state, person));
  }

  async carry(command: () => Command | undefined): Promise<Carried> {
    try {
      const isToCountDown = await this.kept.inTurn(async () => {
        const wanted = this.#closed ? undefined : this.#wanted(command);
        if (wanted === undefined) return false;
        if (this.race.isToCountDown(wanted)) return true;
        await this.kept.carryOut(wanted);
        return false;
      });
      // Not in the queue: a player may give up while it runs.
      return isToCountDown ? this.race.countDown(command) : 'done';
    } catch (error) {
      const code = error instanceof HouseTrouble ? error.trouble.code : undefined;
      if (code === undefined) this.env.failed(this.id, error);
      // The house would give the same answer again and again, and nobody else can give it.
      else if (code === 'fault') this.#freeze('its rules have failed');
      else if (code !== 'cannot-save' && code !== 'save-unknown') return 'refused';
      if (!this.#closed && !this.#isFrozen) this.#again.set(AGAIN_MS, () => this.refresh());
      return 'not-now';
    }
  }

  #wanted(command: () => Command | undefined): Command | undefined {
    try {
      return command();
    } catch (error) {
      return this.kept.rulesFailed(error);
    }
  }

  refresh(): void {
    this.#guard(() => {
      this.#plan();
      this.#show();
    });
  }

  get #isFrozen(): boolean {
    return this.kept.frozen !== undefined;
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

  /** What is in memory may no longer be what its log says. */
  async readAgain(): Promise<void> {
    try {
      await this.kept.readAgain();
    } catch (error) {
      if (!(error instanceof HouseTrouble) || error.trouble.code !== 'frozen') throw error;
      this.#freeze('its log cannot be read');
    }
  }

  /** A failure of its game stops this table until it is read again, and no other table. */
  #freeze(why: string): void {
    if (this.#closed || this.#isFrozen) return;
    this.kept.stopMatch(why);
    this.#begin([]);
    this.#again.clear();
    this.#guard(() => this.#show());
  }

  /** No time has passed here, but clients have counted on: those who see a clock that runs are told what is left. */
  goesOnAfterPause(): void {
    if ((this.clocks()?.running ?? 0) === 0) return;
    this.#guard(() => {
      this.#plan();
      this.#show();
      this.#gallery.tellTime();
    });
  }

  // When the log grows

  timed(command: Command): Command {
    this.#usedAt = this.clock.now();
    return this.#thinking.timed(command);
  }

  goesOn(before: TableState): void {
    this.#guard(() => {
      if (isOnlyAnswered(before, this.state)) this.#planAfterAnswer();
      else this.#plan();
      this.#show();
    });
  }

  /** Waits a moment, so that the house does not retry at once while nothing can be saved. */
  beginsAnew(past: Loaded['past']): void {
    this.#begin(past);
    this.#again.set(AGAIN_MS, () => this.refresh());
    this.#guard(() => {
      this.#planDelayed();
      this.#show();
    });
  }

  /** Continues from another state than the one last shown. */
  #begin(past: Loaded['past']): void {
    this.#stop();
    this.#delayed = new Delayed(this, past, () => this.kept.seq);
    this.#gallery.beginAnew();
  }

  #plan(): void {
    if (this.#closed || this.#isFrozen) return;
    this.#alert = this.#helpers.filter((helper) => helper.plan());
    this.#planDelayed();
  }

  /** Usually no helper needs to act here, so only those that asked to are called. */
  #planAfterAnswer(): void {
    if (this.#closed || this.#isFrozen) return;
    for (const helper of this.#alert) helper.plan();
    this.#planDelayed();
  }

  #planDelayed(): void {
    if (this.state.made.watching === 'delayed') this.#delayed.plan();
  }

  #show(): void {
    if (this.#closed) return;
    this.#gallery.show(this);
    if (this.#gallery.isEmpty) this.#decided = undefined;
  }

  // What is shown

  get watched(): Play | undefined {
    const { play, made } = this.state;
    return made.watching === 'delayed' ? this.#delayed.play : play;
  }

  /** The last entry that watchers may know of; undefined if they may know all. */
  get watchedSeq(): number | undefined {
    return this.state.made.watching === 'delayed' ? this.#delayed.seq : undefined;
  }

  get wish(): Wish | null {
    return this.wishes.open;
  }

  clocks(): Clocks | undefined {
    return this.#thinking.clocks();
  }

  get isHostGone(): boolean {
    return this.#absentHost.isGone;
  }

  shown(seat: Seat): string | undefined {
    return this.race.shownTo(seat);
  }

  // Who comes and goes

  async open(onlooker: Onlooker, { who, seen, roundTrip }: Coming): Promise<void> {
    this.#checkSits(who);
    await this.kept.inTurn(async () => {
      this.#usedAt = this.clock.now();
      this.#gallery.enter(onlooker, seen, roundTrip);
      this.refresh();
    });
    await this.chat.greet(onlooker);
    await this.keeper.giveBack(onlooker.person);
  }

  /** A person who looked on from outside has sat down, and reads the chat. */
  async greet(person: string): Promise<void> {
    for (const onlooker of [...this.onlookersOf(person)]) await this.chat.greet(onlooker);
  }

  /** A program looks and talks only where it sits. */
  #checkSits({ id, isProgram }: Person): void {
    if (isProgram && seatsOf(this.state, id).length === 0)
      refuse('not-allowed', 'This token is for another table.');
  }

  measured(onlooker: Onlooker, roundTrip: number): void {
    this.#gallery.measured(onlooker, roundTrip);
  }

  close(onlooker: Onlooker): void {
    this.#usedAt = this.clock.now();
    this.#gallery.exit(onlooker);
    this.refresh();
  }

  // What the edges ask for

  ask(who: Person, request: TableRequest, received: number): Promise<void> {
    if (request.do === 'move') return move(this, who.id, request, received);
    return this.idempotent.do(who.id, request.id, async () => {
      this.#checkSits(who);
      await carryOut(this, who, request);
    });
  }

  async take(who: Person, claim: TakeSeat): Promise<TableInfo> {
    await take(this, who, claim);
    return this.infoFor(who.id);
  }

  async act(who: Person, action: TableAction): Promise<Acted> {
    const given = action.do === 'rematch' ? await rematch(this, who.id) : await act(this, who, action);
    return { table: this.infoFor(who.id), ...given };
  }

  async story(person: string, viewer: Seat): Promise<readonly Event[]> {
    return story(this, person, viewer);
  }

  async record(): Promise<MatchRecord> {
    return record(this);
  }

  leave(person: string): Promise<void> {
    return leave(this, person);
  }

  async info(person: string): Promise<TableInfo> {
    return this.infoFor(person);
  }

  /** Only about the caller's own chairs: whether others have chosen already may be secret. */
  async waitsFor(person: string): Promise<boolean> {
    const { phase, play, seats } = this.state;
    const owing = phase === 'playing' ? (play?.owing ?? 0) : 0;
    return seats.some((seat, s) => seat.person === person && !seat.kept && (owing & (1 << s)) !== 0);
  }

  /** What was told to a viewer, replayed if it has to be. */
  told(viewer: Seat, replay: () => Promise<readonly Event[]>): Promise<readonly Event[]> {
    return this.#gallery.story(viewer, this, replay);
  }

  infoFor(person: string): TableInfo {
    const { made, phase, play } = this.state;
    const shows = phase === 'over' && made.reveal && play !== undefined && !this.#isFrozen;
    const left = isInTheRoom(this.state, person) ? this.#thinking.clocks()?.left : undefined;
    return infoOf(this.state, person, {
      isPresent: (other) => this.isPresent(other),
      remaining: (seat) => left?.[seat] ?? undefined,
      watchers: this.#gallery.watchers(this.state),
      isHostGone: this.isHostGone,
      secret: shows ? this.env.vault.unseal(this.id, made.secret) : undefined,
      trouble: this.kept.frozen,
      dealsIn: this.#starter.dealsIn,
    });
  }

  /** For how long nobody has been here; undefined while somebody is, or something happens by itself. */
  get unusedMs(): number | undefined {
    const isQuiet = this.#gallery.isEmpty && !this.kept.isBusy && !this.#bots.isBusy && !this.race.isBusy;
    return isQuiet ? this.clock.now() - this.#usedAt : undefined;
  }

  /** Uses less memory while nothing happens. */
  rest(): void {
    if (this.clock.now() - this.#usedAt < RESTS_AFTER_MS) return;
    this.#decided = undefined;
    this.kept.rest();
    this.#gallery.rest();
  }

  get watchers(): number {
    return this.#gallery.watchers(this.state);
  }

  /** Leaves memory once everything in the queue is done. */
  async shut(): Promise<void> {
    await this.kept.close();
    this.#closed = true;
    this.#again.clear();
    this.#stop();
  }

  #stop(): void {
    for (const helper of [...this.#helpers, this.#delayed, this.#gallery]) helper.stop();
  }
}

/** No seat, order or phase has changed: the match has only gone on, or back. */
const isOnlyAnswered = (before: TableState, after: TableState): boolean =>
  before.seats === after.seats && before.orders === after.orders && before.phase === after.phase;
