import type { Event, Looked, Seat } from '@stamtafel/kernel';
import {
  type Extras,
  type Packed,
  type PackedSight,
  packSight,
  type Sight,
  STEP_DIGITS,
  sightDifference,
  type WireMessage,
} from '@stamtafel/protocol';
import type { Play } from '../../table/play.ts';
import type { Orders, TableState } from '../../table/state.ts';
import type { Onlooker, Step } from '../desk.ts';
import { heardBy, type SharedFrames } from './shared-frames.ts';

/** A client that missed no more than this many steps gets just those. */
const STEPS = 20;
const STEP_BYTES = 8 * 1024;

function stepText(on: string, patch: string | undefined, e: string | undefined): Step {
  // Joined into one string: it is kept for a while, and a concatenation would keep all its parts alive.
  return [on, patch === undefined ? '' : `,"p":${patch}`, e === undefined ? '' : `,"e":${e}`].join('');
}

/** Adds what holds when the step is sent, perhaps again: clocks have moved on since it was made. */
function withExtras(step: Step, { clocks, shown }: Extras): Step {
  if (clocks !== undefined) step += `,"clocks":${JSON.stringify(clocks)}`;
  return shown === undefined ? step : `${step},"shown":${JSON.stringify(shown)}`;
}

/** Everything that a viewer's sight follows from. */
export interface Basis {
  readonly play: Play;
  readonly phase: TableState['phase'];
  readonly orders: Orders | undefined;
  /** The number of the open wish, and who is still asked. */
  readonly request: number | undefined;
  readonly asked: number | undefined;
  /** The seats whose clocks run. */
  readonly running: number | undefined;
}

const isSameBasis = (a: Basis, b: Basis): boolean =>
  a.play === b.play &&
  a.phase === b.phase &&
  a.orders === b.orders &&
  a.request === b.request &&
  a.asked === b.asked &&
  a.running === b.running;

interface Last {
  readonly basis: Basis;
  extras: Extras;
}

/** What was last shown, with everything that helps to show the next. */
interface Shown extends Last, Looked, Packed {}

/** The same while nothing happens: a sight as text takes a quarter of the memory. */
interface Resting extends Last {
  readonly sight: string;
}

/**
 * What one viewer was sent: its last sight and version, and the steps that led there. Versions start at a random
 * number, so that one from before a restart is never mistaken for a current one.
 */
export class Feed {
  readonly viewer: Seat;
  readonly onlookers = new Set<Onlooker>();
  /** Since when nobody has been looking. */
  emptySince: number | undefined;
  version: number;
  readonly #table: string;
  #last: Shown | Resting | undefined;
  /** The last steps in a ring, each at the place of its version. */
  readonly #ring: Step[] = [];
  #steps = 0;
  #stepBytes = 0;
  #story: Promise<readonly Event[]> | undefined;
  /** The last view that was sent, as far as it is the same for all who look on from here. */
  #text: { readonly last: Last; readonly version: number; readonly begun: string } | undefined;

  constructor(table: string, viewer: Seat, version: number) {
    this.#table = table;
    this.viewer = viewer;
    this.version = version;
  }

  /** What this viewer last saw, unless nothing has happened for a while. */
  get shown(): (Looked & Packed) | undefined {
    const last = this.#last;
    return last === undefined || 'sight' in last ? undefined : last;
  }

  /**
   * Whether the sight would be the one that was last shown, so that it need not be made. Otherwise those who come and
   * go would cost more time where somebody else has chosen in secret, and would measure it.
   */
  isUpToDate(basis: Basis): boolean {
    return this.#last !== undefined && isSameBasis(this.#last.basis, basis);
  }

  /**
   * Everything that was told to this viewer: replayed once, until more is told. The replay also reads what others have
   * done in secret, and how long it takes could be measured again and again.
   */
  story(replay: () => Promise<readonly Event[]>): Promise<readonly Event[]> {
    if (this.#story !== undefined) return this.#story;
    const story = replay();
    this.#story = story;
    story.catch(() => {
      if (this.#story === story) this.#story = undefined;
    });
    return story;
  }

  /** The clocks have gone on. */
  remind(extras: Extras): void {
    if (this.#last !== undefined) this.#last.extras = extras;
  }

  /** Nothing has changed but what is left on the clocks. */
  tellTime(): void {
    const extras = this.#last?.extras;
    if (extras?.clocks !== undefined) this.#sendStep(undefined, undefined, extras);
  }

  /** Sends what has changed for this viewer, if anything has. */
  publish(sight: Sight, basis: Basis, extras: Extras, shared: SharedFrames): void {
    const last = this.#last;
    const { play } = basis;
    const packed = packSight(sight, play.match.faceByName, this.shown);
    this.#last = { state: play.state, view: sight.view, packed, basis, extras };
    this.#text = undefined;
    if (last === undefined) {
      this.#sendView(this.#last);
      return;
    }
    const heard = last.basis.play.tellings;
    if (!isStillTold(last.basis.play, play)) {
      // Something was taken back: a whole view withdraws what was told about it, and older steps no longer fit.
      this.version++;
      this.#story = undefined;
      this.#ring.length = 0;
      this.#steps = 0;
      this.#stepBytes = 0;
      this.#sendView(this.#last);
      return;
    }
    const before = sightIn(last);
    const patch = sightDifference(before, packed, shared.difference);
    const events = play.tellings > heard ? shared.events(play, heard, this.viewer) : undefined;
    if (events !== undefined) this.#story = undefined;
    // Everyone may know which clocks run; clients can count down themselves what is left of a running one.
    const isNews = patch !== undefined || events !== undefined;
    if (isNews || last.extras.clocks?.running !== extras.clocks?.running)
      this.#sendStep(patch, events, extras);
  }

  #sendStep(patch: string | undefined, events: string | undefined, extras: Extras): void {
    this.version++;
    const step = stepText(`${this.viewer},${this.version % STEP_DIGITS}]`, patch, events);
    this.#keep(step);
    const sent = withExtras(step, extras);
    for (const onlooker of this.onlookers) onlooker.step(sent);
  }

  /** Nothing is happening for a while. */
  rest(): void {
    const last = this.#last;
    this.#story = undefined;
    this.#text = undefined;
    if (last === undefined || 'sight' in last) return;
    const { basis, extras, packed } = last;
    this.#last = { basis, extras, sight: JSON.stringify(packed) };
  }

  #sendView(last: Shown): void {
    if (this.onlookers.size === 0) return;
    const frame = this.#view(last);
    for (const onlooker of this.onlookers) onlooker.send(frame);
  }

  /** An onlooker starts looking, perhaps again. */
  welcome(onlooker: Onlooker, seen: number | undefined): void {
    this.onlookers.add(onlooker);
    this.emptySince = undefined;
    const last = this.#last;
    if (last === undefined) return;
    const { extras } = last;
    const missed = seen === undefined ? STEPS + 1 : this.version - seen;
    if (missed === 0) {
      // He has missed nothing but time. A step is for all who look on from here.
      if (this.onlookers.size === 1) this.tellTime();
      else if (extras.clocks !== undefined) onlooker.send(this.#view(last));
    } else if (missed > 0 && missed <= this.#steps)
      for (let age = missed - 1; age >= 0; age--) onlooker.step(withExtras(this.#step(age), extras));
    else onlooker.send(this.#view(last));
  }

  /** The step this many versions ago. */
  #step(age: number): Step {
    return this.#ring[(this.version - age) % STEPS] ?? '';
  }

  /** Stores the step that led to this version in the place of the oldest. */
  #keep(step: Step): void {
    if (this.#steps === STEPS) this.#stepBytes -= this.#step(STEPS).length;
    else this.#steps++;
    this.#ring[this.version % STEPS] = step;
    this.#stepBytes += step.length;
    while (this.#stepBytes > STEP_BYTES) {
      this.#stepBytes -= this.#step(--this.#steps).length;
      this.#ring[(this.version - this.#steps) % STEPS] = '';
    }
  }

  #view(last: Shown | Resting): string {
    return `${withExtras(this.#begunView(last), last.extras)}}`;
  }

  /** As text with its end left open. Many may come at once: for them it is made once. */
  #begunView(last: Shown | Resting): string {
    const { version } = this;
    if (this.#text?.last === last && this.#text.version === version) return this.#text.begun;
    const { play } = last.basis;
    const view = text({
      is: 'view',
      table: this.#table,
      viewer: this.viewer,
      version,
      cards: play.match.faces.map(({ id }) => id),
      sight: sightIn(last),
      story: heardBy(play.match, play.told, this.viewer),
    });
    const begun = view.slice(0, -1);
    this.#text = this.onlookers.size > 1 ? { last, version, begun } : undefined;
    return begun;
  }
}

/**
 * Whether everything told before still stands. Not once something was taken back, even if as much was told since;
 * watchers with a delay may get both in one step. Compared by content, because a replay tells the same again.
 */
function isStillTold(before: Play, now: Play): boolean {
  const fresh = now.tellings - before.tellings;
  if (fresh < 0) return false;
  const end = now.told.length - fresh;
  if (now.told[end - 1] === before.told.at(-1)) return true;
  const old = now.told.slice(0, Math.max(0, end));
  const shared = Math.min(old.length, before.told.length);
  const last = (told: Play['told']): string => JSON.stringify(told.slice(told.length - shared));
  return last(old) === last(before.told);
}

const sightIn = (last: Shown | Resting): PackedSight =>
  'sight' in last ? JSON.parse(last.sight) : last.packed;

export const text = (message: WireMessage): string => JSON.stringify(message);
