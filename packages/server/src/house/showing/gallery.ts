import type { Decision, Event, Seat } from '@stamtafel/kernel';
import type { Clocks, Extras, TableInfo, Wish } from '@stamtafel/protocol';
import type { Play } from '../../table/play.ts';
import { type SeatState, seatsOf, type TableState } from '../../table/state.ts';
import { Alarm, type HouseClock } from '../clock.ts';
import type { Onlooker, Seen } from '../desk.ts';
import type { Environment } from '../environment.ts';
import { type Basis, Feed, text } from './feed.ts';
import { Presence } from './presence.ts';
import { SharedFrames } from './shared-frames.ts';
import { sightOf } from './sight.ts';

/** What there is to be shown now, to all onlookers. */
export interface Scene {
  readonly state: TableState;
  /** What watchers see. */
  readonly watched: Play | undefined;
  readonly wish: Wish | null;
  readonly isHostGone: boolean;
  readonly clocks: Clocks | undefined;
  /** These are only worked out for those who look. */
  decisions(): readonly Decision[];
  shown(seat: Seat): string | undefined;
  infoFor(person: string): TableInfo;
}

interface Visit {
  seen: Seen;
  viewers: readonly Seat[];
  /** The lowest, in milliseconds, if one was measured. */
  roundTrip: number | undefined;
}

interface GalleryParts {
  readonly clock: HouseClock;
  /** Shows everyone what has changed. */
  readonly refresh: () => void;
}

/** What the last table message to all was about. */
interface Told {
  table: TableState | undefined;
  readonly isHostGone: boolean;
  /** Which seats' people are here. */
  readonly present: string;
  readonly watchers: number;
  /** When, by the clock that never jumps. */
  readonly at: number;
}

/** So many may be told at once that somebody has come or gone. */
const FEW = 50;
/** Where there are more, they are told how many only watch as often as this allows: one of them in so much time. */
const COUNT_MS = 1;

/**
 * All onlookers of a table, and where they look from. Views are only made for those who look. Who comes or goes costs
 * the same however many others there are.
 */
export class Gallery {
  readonly #table: string;
  readonly #env: Environment;
  readonly #visits = new Map<Onlooker, Visit>();
  readonly #presence = new Presence();
  /** Someone has come or gone since, or it is time to say so. */
  #moved = true;
  /** Those who have been shown nothing yet. */
  #newcomers = new Set<Onlooker>();
  /** A handful at most. */
  #feeds: Feed[] = [];
  #told: Told = { table: undefined, isHostGone: false, present: '', watchers: 0, at: 0 };
  /** To tell how many watch. */
  readonly #counting: Alarm;
  readonly #refresh: () => void;

  constructor(table: string, env: Environment, { clock, refresh }: GalleryParts) {
    this.#table = table;
    this.#env = env;
    this.#counting = new Alarm(clock);
    this.#refresh = refresh;
  }

  onlookers(): Iterable<Onlooker> {
    return this.#visits.keys();
  }

  onlookersOf(person: string): Iterable<Onlooker> {
    return this.#presence.onlookersOf(person);
  }

  get isEmpty(): boolean {
    return this.#visits.size === 0;
  }

  isPresent(person: string): boolean {
    return this.#presence.isPresent(person);
  }

  watchers(table: TableState): number {
    return this.#presence.watchers(table);
  }

  /** The round trips of a person's windows, as far as they were measured. */
  roundTripsOf(person: string): readonly number[] {
    return [...this.onlookersOf(person)].flatMap((onlooker) => this.#visits.get(onlooker)?.roundTrip ?? []);
  }

  measured(onlooker: Onlooker, roundTrip: number): void {
    const visit = this.#visits.get(onlooker);
    if (visit !== undefined) visit.roundTrip = roundTrip;
  }

  enter(onlooker: Onlooker, seen: Seen, roundTrip?: number): void {
    this.exit(onlooker);
    this.#moved = true;
    this.#presence.enter(onlooker);
    this.#visits.set(onlooker, { seen, viewers: [], roundTrip });
    this.#newcomers.add(onlooker);
  }

  exit(onlooker: Onlooker): void {
    const visit = this.#visits.get(onlooker);
    if (visit === undefined) return;
    this.#moved = true;
    for (const viewer of visit.viewers) this.#turnAway(onlooker, viewer);
    this.#visits.delete(onlooker);
    this.#presence.exit(onlooker);
    this.#newcomers.delete(onlooker);
  }

  #turnAway(onlooker: Onlooker, viewer: Seat): void {
    const feed = this.#feeds.find((one) => one.viewer === viewer);
    feed?.onlookers.delete(onlooker);
    if (feed?.onlookers.size === 0) feed.emptySince = this.#env.clock.now();
  }

  /** The table was read again: nothing sent before fits any more. */
  beginAnew(): void {
    this.#feeds = [];
    this.#moved = true;
    for (const visit of this.#visits.values()) {
      visit.seen = [];
      visit.viewers = [];
    }
    this.#newcomers = new Set(this.#visits.keys());
  }

  /** Everything that was told to a viewer who may look, whether anybody is looking or not. */
  story(viewer: Seat, scene: Scene, replay: () => Promise<readonly Event[]>): Promise<readonly Event[]> {
    const feed = this.#feedOf(viewer, scene);
    if (feed.onlookers.size === 0) feed.emptySince ??= this.#env.clock.now();
    return feed.story(replay);
  }

  /** Uses less memory while nothing happens. */
  rest(): void {
    this.#forgetLeft();
    for (const feed of this.#feeds) feed.rest();
  }

  show(scene: Scene): void {
    const { state } = scene;
    const { table, isHostGone } = this.#told;
    const isAsBefore = !this.#moved && isHostGone === scene.isHostGone && isAsItWas(table, state);
    this.#moved = false;
    if (isAsBefore) this.#told.table = state;
    else this.#tellTable(scene);
    const moving = isAsBefore ? [] : this.#moving(table, state);
    // Before anything is shown: a player who got up is told nothing more there.
    for (const onlooker of moving) this.#displace(onlooker, state);
    const shared = new SharedFrames();
    let isLeft = false;
    for (const feed of this.#feeds)
      if (feed.emptySince === undefined) this.#publish(feed, scene, shared);
      else isLeft = true;
    if (isLeft) this.#publishToNobody(scene, shared);
    for (const onlooker of moving) this.#place(onlooker, scene);
  }

  /** Newcomers, and those who may look from somewhere else than before. */
  #moving(before: TableState | undefined, now: TableState): Iterable<Onlooker> {
    const moving = this.#newcomers;
    this.#newcomers = new Set();
    if (before?.seats !== now.seats || before.barred !== now.barred)
      for (const person of [...partsIn(before), ...partsIn(now)])
        for (const onlooker of this.onlookersOf(person)) moving.add(onlooker);
    return moving;
  }

  /** Sends what is left on the clocks to all who see them. */
  tellTime(): void {
    for (const feed of this.#feeds) if (feed.emptySince === undefined) feed.tellTime();
  }

  /** A client that comes back soon gets only what it missed. */
  #publishToNobody(scene: Scene, shared: SharedFrames): void {
    this.#forgetLeft();
    for (const feed of this.#feeds) if (feed.emptySince !== undefined) this.#publish(feed, scene, shared);
  }

  /** What was shown to those who have not come back is forgotten. */
  #forgetLeft(): void {
    const since = this.#env.clock.now() - this.#env.setting.lingerMs;
    this.#feeds = this.#feeds.filter(({ emptySince }) => emptySince === undefined || emptySince > since);
  }

  #publish(feed: Feed, scene: Scene, shared: SharedFrames): void {
    const { state: table, wish } = scene;
    const { viewer } = feed;
    const isSeat = viewer < table.seats.length;
    const play = isSeat ? table.play : scene.watched;
    if (play === undefined) return;
    const clocks = isSeat || table.made.watching === 'live' ? scene.clocks : undefined;
    const extras = extrasOf(clocks, isSeat ? scene.shown(viewer) : undefined);
    const basis: Basis = {
      play,
      phase: table.phase,
      orders: table.orders[viewer],
      request: wish?.request,
      asked: wish?.asked,
      running: clocks?.running,
    };
    if (feed.isUpToDate(basis)) {
      feed.remind(extras);
      return;
    }
    const decisions = isSeat ? scene.decisions() : [];
    const sight = sightOf(table, play, viewer, decisions, wish, feed.shown);
    feed.publish(sight, basis, extras, shared);
  }

  /** Onlookers no longer look from seats they have left. */
  #displace(onlooker: Onlooker, table: TableState): void {
    const visit = this.#visits.get(onlooker);
    if (visit === undefined) return;
    const viewers = viewersOf(table, onlooker.person);
    for (const viewer of visit.viewers) if (!viewers.includes(viewer)) this.#turnAway(onlooker, viewer);
    visit.viewers = visit.viewers.filter((viewer) => viewers.includes(viewer));
  }

  /** Onlookers look from their own seats, or with the watchers. */
  #place(onlooker: Onlooker, scene: Scene): void {
    const visit = this.#visits.get(onlooker);
    if (visit === undefined) return;
    const viewers = viewersOf(scene.state, onlooker.person);
    for (const viewer of viewers) {
      if (visit.viewers.includes(viewer)) continue;
      const seen = visit.seen.find((last) => last.viewer === viewer)?.version;
      this.#feedOf(viewer, scene).welcome(onlooker, seen);
    }
    visit.viewers = viewers;
  }

  #feedOf(viewer: Seat, scene: Scene): Feed {
    const known = this.#feeds.find((feed) => feed.viewer === viewer);
    if (known !== undefined) return known;
    const feed = new Feed(this.#table, viewer, this.#env.below(0x7fff_ffff));
    this.#feeds.push(feed);
    this.#publish(feed, scene, new SharedFrames());
    return feed;
  }

  /** Sends who sits where and the state of the table: to all if it has changed, otherwise to newcomers only. */
  #tellTable(scene: Scene): void {
    const { state: table, isHostGone } = scene;
    const present = this.#present(table);
    const isNews =
      this.#told.present !== present ||
      this.#told.isHostGone !== isHostGone ||
      !isSameTable(this.#told.table, table) ||
      this.#isTimeToCount(table);
    if (isNews) {
      this.#counting.clear();
      const watchers = this.watchers(table);
      this.#told = { table, isHostGone, present, watchers, at: this.#env.clock.now() };
    } else this.#told.table = table;
    const told = isNews ? this.#visits.keys() : this.#newcomers;
    const parts = new Set(partsIn(table));
    const frames = new Map<string, string>();
    for (const onlooker of told) {
      const person = parts.has(onlooker.person) ? onlooker.person : '';
      const frame = frames.get(person) ?? text({ is: 'table', table: scene.infoFor(person) });
      frames.set(person, frame);
      onlooker.send(frame);
    }
  }

  #present(table: TableState): string {
    return table.seats.map(({ person }) => (person !== undefined && this.isPresent(person) ? 1 : 0)).join('');
  }

  /** How many watch has changed, and those who are here may be told now; otherwise they are told later. */
  #isTimeToCount(table: TableState): boolean {
    if (this.watchers(table) === this.#told.watchers) return false;
    const { size } = this.#visits;
    const wait = this.#told.at + COUNT_MS * size - this.#env.clock.now();
    if (size <= FEW || wait <= 0) return true;
    if (!this.#counting.isSet)
      this.#counting.set(wait, () => {
        this.#moved = true;
        this.#refresh();
      });
    return false;
  }

  stop(): void {
    this.#counting.clear();
  }
}

const noExtras: Extras = {};

function extrasOf(clocks: Clocks | undefined, shown: string | undefined): Extras {
  if (clocks === undefined && shown === undefined) return noExtras;
  return { ...(clocks && { clocks }), ...(shown !== undefined && { shown }) };
}

/** Nobody has come, gone or been sent away, and it stands as it stood. */
const isAsItWas = (before: TableState | undefined, now: TableState): boolean =>
  before?.seats === now.seats &&
  before.phase === now.phase &&
  before.next === now.next &&
  before.barred === now.barred;

/** The people who are told something of their own; all others look on alike. */
const partsIn = (table: TableState | undefined): readonly string[] =>
  table === undefined ? [] : [...table.people, ...table.barred];

const isSameTable = (a: TableState | undefined, b: TableState): boolean =>
  a !== undefined &&
  a.phase === b.phase &&
  a.next === b.next &&
  a.barred === b.barred &&
  a.seats.every((seat, i) => isSameSeat(seat, b.seats[i]));

const isSameSeat = (a: SeatState, b: SeatState | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.kind === b.kind &&
    a.person === b.person &&
    a.name === b.name &&
    a.level === b.level &&
    a.kept === b.kept &&
    a.words === b.words);

/** Where a person may look at a table from. */
export function viewersOf(table: TableState, person: string): readonly Seat[] {
  const seats = seatsOf(table, person);
  if (seats.length > 0) return seats;
  return table.made.watching === 'off' || table.barred.includes(person) ? [] : [table.seats.length];
}
