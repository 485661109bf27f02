import type { Decision, Event, Seat } from '@stamtafel/kernel';
import type { Clocks, Extras, LiveRequest, TableInfo, Wish } from '@stamtafel/protocol';
import type { Play } from '../../table/play.ts';
import { isFull, type SeatState, seatsOf, type TableState } from '../../table/state.ts';
import type { Environment } from '../environment.ts';
import { type Basis, Feed, type Onlooker, text } from './feed.ts';
import { SharedFrames } from './shared-frames.ts';
import { sightOf } from './sight.ts';

type Seen = Extract<LiveRequest, { do: 'open' }>['seen'];

/** The current state, for all onlookers. */
export interface Showing {
  readonly state: TableState;
  /** What watchers see. */
  readonly watched: Play | undefined;
  decisions(): readonly Decision[];
  readonly wish: Wish | null;
  readonly isHostGone: boolean;
  clocks(): Clocks | undefined;
  shown(seat: Seat): string | undefined;
  info(person: string): TableInfo;
}

interface Visit {
  seen: Seen;
  viewers: readonly Seat[];
  /** Has been sent the state of the table. */
  told: boolean;
}

/** All onlookers of a table, and where they look from. Views are only made for those who look. */
export class Gallery {
  readonly #table: string;
  readonly #env: Environment;
  readonly #visits = new Map<Onlooker, Visit>();
  /** A handful at most. */
  #feeds: Feed[] = [];
  /** What the last table message was about. */
  #told: { table: TableState | undefined; readonly isHostGone: boolean; readonly present: string } = {
    table: undefined,
    isHostGone: false,
    present: '',
  };

  /** Someone has come or gone since. */
  #moved = true;

  constructor(table: string, env: Environment) {
    this.#table = table;
    this.#env = env;
  }

  onlookers(): Iterable<Onlooker> {
    return this.#visits.keys();
  }

  get isEmpty(): boolean {
    return this.#visits.size === 0;
  }

  isPresent(person: string): boolean {
    for (const onlooker of this.#visits.keys()) if (onlooker.person === person) return true;
    return false;
  }

  /**
   * How many people only watch: without those who may be about to sit down, and the screen that shows the table to
   * all.
   */
  watchers(table: TableState): number {
    if (table.phase === 'gathering' && !isFull(table)) return 0;
    const people = new Set<string>();
    for (const { person } of this.#visits.keys())
      if (seatsOf(table, person).length === 0 && person !== table.made.host) people.add(person);
    return people.size;
  }

  enter(onlooker: Onlooker, seen: Seen): void {
    this.exit(onlooker);
    this.#moved = true;
    this.#visits.set(onlooker, { seen, viewers: [], told: false });
  }

  exit(onlooker: Onlooker): void {
    const visit = this.#visits.get(onlooker);
    for (const viewer of visit?.viewers ?? []) this.#turnAway(onlooker, viewer);
    if (this.#visits.delete(onlooker)) this.#moved = true;
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
      visit.told = false;
    }
  }

  /** Everything that was told to a viewer who may look, whether anybody is looking or not. */
  story(viewer: Seat, showing: Showing, replay: () => Promise<readonly Event[]>): Promise<readonly Event[]> {
    const feed = this.#feedOf(viewer, showing);
    if (feed.onlookers.size === 0) feed.emptySince ??= this.#env.clock.now();
    return feed.story(replay);
  }

  rest(): void {
    for (const feed of this.#feeds) feed.rest();
  }

  show(showing: Showing): void {
    const { state } = showing;
    const { table, isHostGone } = this.#told;
    const isAsBefore = !this.#moved && isHostGone === showing.isHostGone && isAsItWas(table, state);
    this.#moved = false;
    if (isAsBefore) this.#told.table = state;
    else this.#tellTable(showing);
    // Before anything is shown: a player who got up is told nothing more there.
    if (!isAsBefore) for (const [onlooker, visit] of this.#visits) this.#displace(onlooker, visit, state);
    const shared = new SharedFrames();
    let isLeft = false;
    for (const feed of this.#feeds)
      if (feed.emptySince === undefined) this.#publish(feed, showing, shared);
      else isLeft = true;
    if (isLeft) this.#publishToNobody(showing, shared);
    if (!isAsBefore) for (const [onlooker, visit] of this.#visits) this.#place(onlooker, visit, showing);
  }

  /** Sends what is left on the clocks to all who see them. */
  tellTime(): void {
    for (const feed of this.#feeds) if (feed.emptySince === undefined) feed.tellTime();
  }

  /** A client that comes back soon gets only what it missed. */
  #publishToNobody(showing: Showing, shared: SharedFrames): void {
    const since = this.#env.clock.now() - this.#env.setting.lingerMs;
    this.#feeds = this.#feeds.filter(({ emptySince }) => emptySince === undefined || emptySince > since);
    for (const feed of this.#feeds) if (feed.emptySince !== undefined) this.#publish(feed, showing, shared);
  }

  #publish(feed: Feed, showing: Showing, shared: SharedFrames): void {
    const { state: table, wish } = showing;
    const { viewer } = feed;
    const isSeat = viewer < table.seats.length;
    const play = isSeat ? table.play : showing.watched;
    if (play === undefined) return;
    const clocks = isSeat || table.made.watching === 'live' ? showing.clocks() : undefined;
    const extras = extrasOf(clocks, isSeat ? showing.shown(viewer) : undefined);
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
    const decisions = isSeat ? showing.decisions() : [];
    const sight = sightOf(table, play, viewer, decisions, wish, feed.shown);
    feed.publish(sight, basis, extras, shared);
  }

  /** Onlookers no longer look from seats they have left. */
  #displace(onlooker: Onlooker, visit: Visit, table: TableState): void {
    const viewers = viewersOf(table, onlooker.person);
    for (const viewer of visit.viewers) if (!viewers.includes(viewer)) this.#turnAway(onlooker, viewer);
    visit.viewers = visit.viewers.filter((viewer) => viewers.includes(viewer));
  }

  /** Onlookers look from their own seats, or with the watchers. */
  #place(onlooker: Onlooker, visit: Visit, showing: Showing): void {
    const viewers = viewersOf(showing.state, onlooker.person);
    for (const viewer of viewers) {
      if (visit.viewers.includes(viewer)) continue;
      const seen = visit.seen.find((last) => last.viewer === viewer)?.version;
      this.#feedOf(viewer, showing).welcome(onlooker, seen);
    }
    visit.viewers = viewers;
  }

  #feedOf(viewer: Seat, showing: Showing): Feed {
    const known = this.#feeds.find((feed) => feed.viewer === viewer);
    if (known !== undefined) return known;
    const feed = new Feed(this.#table, viewer, this.#env.below(0x7fff_ffff));
    this.#feeds.push(feed);
    this.#publish(feed, showing, new SharedFrames());
    return feed;
  }

  /** Sends who sits where and the state of the table: to all if it has changed, otherwise to newcomers only. */
  #tellTable(showing: Showing): void {
    const { state: table } = showing;
    const present = this.#presence(table);
    const { isHostGone } = showing;
    const isNews =
      this.#told.present !== present ||
      this.#told.isHostGone !== isHostGone ||
      !isSameTable(this.#told.table, table);
    this.#told = { table, isHostGone, present };
    const frames = new Map<string, string>();
    for (const [onlooker, visit] of this.#visits) {
      if (visit.told && !isNews) continue;
      visit.told = true;
      const { person } = onlooker;
      const frame = frames.get(person) ?? text({ is: 'table', table: showing.info(person) });
      frames.set(person, frame);
      onlooker.send(frame);
    }
  }

  #presence(table: TableState): string {
    const seats = table.seats.map(({ person }) => (person !== undefined && this.isPresent(person) ? 1 : 0));
    return `${seats.join('')} ${this.watchers(table)}`;
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
