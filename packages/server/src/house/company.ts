import { type Decision, type Event, pending, type Seat } from '@stamtafel/kernel';
import type { TableInfo } from '@stamtafel/protocol';
import type { Waiter } from '../bots/thinkers.ts';
import { isInTheRoom, type TableState } from '../table/state.ts';
import { Chat } from './chat.ts';
import { Alarm, guarded, type HouseClock } from './clock.ts';
import type { Coming, Onlooker } from './desk.ts';
import type { Environment } from './environment.ts';
import { Helpers } from './helpers/helpers.ts';
import { AGAIN_MS, type Room } from './helpers/room.ts';
import type { Kept } from './kept.ts';
import type { Past } from './loading.ts';
import { replayed } from './past.ts';
import { Delayed } from './showing/delayed.ts';
import { Gallery, type Scene } from './showing/gallery.ts';
import { infoOf } from './showing/info.ts';

interface CompanyParts {
  readonly env: Environment;
  readonly kept: Kept;
  readonly past: readonly Past[];
  /** Gives the table a command of the house. */
  readonly carry: Room['carry'];
  /** The game of this table has failed. */
  readonly broke: (error: unknown) => void;
}

/**
 * Everybody around a table: those who look on, and the helpers that act now and then. They are told how the table is
 * after every change; what they want of it goes into its inbox.
 */
export class Company implements Room {
  readonly id: string;
  readonly clock: HouseClock;
  readonly helpers: Helpers;
  readonly chat: Chat;
  readonly carry: Room['carry'];
  readonly #env: Environment;
  readonly #broke: (error: unknown) => void;
  readonly #again: Alarm;
  readonly #gallery: Gallery;
  #kept: Kept;
  #delayed: Delayed;
  #decided: { readonly table: TableState; readonly list: readonly Decision[] } | undefined;
  #closed = false;

  constructor({ env, kept, past, carry, broke }: CompanyParts) {
    this.#env = env;
    this.id = kept.state.id;
    this.clock = guarded(env.clock, broke);
    this.carry = carry;
    this.#broke = broke;
    this.#kept = kept;
    this.#again = new Alarm(this.clock);
    this.#gallery = new Gallery(this.id, env, { clock: this.clock, refresh: () => this.refresh() });
    this.helpers = new Helpers(this, env.thinkers);
    this.chat = new Chat(this, env);
    this.#delayed = this.#delayedFrom(past);
  }

  #delayedFrom(past: readonly Past[]): Delayed {
    return new Delayed(this, past, () => this.#kept.end.seq);
  }

  // What helpers see

  get setting() {
    return this.#env.setting;
  }

  get state(): TableState {
    return this.#kept.state;
  }

  below(n: number): number {
    return this.#env.below(n);
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

  // When the table changes

  /** The table has come into memory. */
  begin(): void {
    this.#guard(() => this.#plan());
  }

  /** The table has changed, and the change is saved. */
  goOn(kept: Kept): void {
    const before = this.state;
    this.#kept = kept;
    this.#guard(() => {
      if (isOnlyAnswered(before, kept.state)) this.#planAfterAnswer();
      else this.#plan();
      this.#show();
    });
  }

  /** The table was read again: it does not follow from what was last shown. */
  beginAnew(kept: Kept, past: readonly Past[]): void {
    this.#kept = kept;
    this.#stop();
    this.#delayed = this.#delayedFrom(past);
    this.#gallery.beginAnew();
    this.#guard(() => {
      if (!this.#isFrozen) this.#planDelayed();
      this.#show();
    });
  }

  /** Waits a moment, so that the house does not retry at once while nothing can be saved. */
  planSoon(): void {
    if (!this.#closed && !this.#isFrozen) this.#again.set(AGAIN_MS, () => this.refresh());
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

  get #isFrozen(): boolean {
    return this.#kept.frozen !== undefined;
  }

  #plan(): void {
    if (this.#closed || this.#isFrozen) return;
    this.helpers.plan();
    this.#planDelayed();
  }

  #planAfterAnswer(): void {
    if (this.#closed || this.#isFrozen) return;
    this.helpers.planAfterAnswer();
    this.#planDelayed();
  }

  #planDelayed(): void {
    if (this.state.made.watching === 'delayed') this.#delayed.plan();
  }

  #show(): void {
    if (this.#closed) return;
    this.#gallery.show(this.#scene());
    if (this.#gallery.isEmpty) this.#decided = undefined;
  }

  #scene(): Scene {
    const { helpers, state } = this;
    return {
      state,
      watched: state.made.watching === 'delayed' ? this.#delayed.play : state.play,
      wish: helpers.wishes.open,
      isHostGone: helpers.isHostGone,
      clocks: helpers.thinking.clocks(),
      decisions: () => this.decisions(),
      shown: (seat) => helpers.race.shownTo(seat),
      infoFor: (person) => this.infoFor(person),
    };
  }

  // Who looks, and what they are told

  enter(onlooker: Onlooker, { seen, roundTrip }: Coming): void {
    this.#gallery.enter(onlooker, seen, roundTrip);
    this.refresh();
  }

  exit(onlooker: Onlooker): void {
    this.#gallery.exit(onlooker);
    this.refresh();
  }

  measured(onlooker: Onlooker, roundTrip: number): void {
    this.#gallery.measured(onlooker, roundTrip);
  }

  /** No time has passed here, but clients have counted on: those who see a clock that runs are told what is left. */
  goesOnAfterPause(): void {
    if ((this.helpers.thinking.clocks()?.running ?? 0) === 0) return;
    this.#guard(() => {
      this.#plan();
      this.#show();
      this.#gallery.tellTime();
    });
  }

  /** Everything that was told to a viewer; watchers with a delay know what was told up to an earlier entry. */
  told(viewer: Seat): Promise<readonly Event[]> {
    const isDelayed = viewer === this.state.seats.length && this.state.made.watching === 'delayed';
    const last = isDelayed ? this.#delayed.seq : undefined;
    return this.#gallery.story(viewer, this.#scene(), () => replayed(this.state, this.#env, viewer, last));
  }

  infoFor(person: string): TableInfo {
    const { made, phase, play } = this.state;
    const { thinking, isHostGone, dealsIn } = this.helpers;
    const shows = phase === 'over' && made.reveal && play !== undefined && !this.#isFrozen;
    const left = isInTheRoom(this.state, person) ? thinking.clocks()?.left : undefined;
    return infoOf(this.state, person, {
      isPresent: (other) => this.isPresent(other),
      remaining: (seat) => left?.[seat] ?? undefined,
      watchers: this.watchers,
      isHostGone,
      secret: shows ? this.#env.vault.unseal(this.id, made.secret) : undefined,
      trouble: this.#kept.frozen,
      dealsIn,
    });
  }

  get watchers(): number {
    return this.#gallery.watchers(this.state);
  }

  // While nothing happens

  /** Nobody looks, and nothing happens by itself. */
  get isQuiet(): boolean {
    return this.#gallery.isEmpty && !this.helpers.isBusy;
  }

  /** Lets go of what can be made again, while nobody looks and nothing happens. */
  rest(): void {
    this.#decided = undefined;
    this.#gallery.rest();
  }

  close(): void {
    this.#closed = true;
    this.#stop();
  }

  #stop(): void {
    this.#again.clear();
    this.helpers.stop();
    this.#delayed.stop();
    this.#gallery.stop();
  }
}

/** No seat, order or phase has changed: the match has only gone on, or back. */
const isOnlyAnswered = (before: TableState, after: TableState): boolean =>
  before.seats === after.seats && before.orders === after.orders && before.phase === after.phase;
