import type { Looked, Seat } from '@stamtafel/kernel';
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
import type { Play } from '../table/play.ts';
import { type Alike, heardBy } from './alike.ts';

/** One connection that looks at one table. */
export interface Onlooker {
  readonly person: string;
  send(frame: string, droppable: boolean): void;
  /** A step of one viewer's sight; how the table is called in it is between the client and us. */
  step(table: string, step: Step): void;
  /** The lowest round trip that was measured, if any. */
  lowestRoundTrip(): number | undefined;
}

/** Who comes back within so many steps gets the gap. */
const STEPS = 20;
const STEP_BYTES = 8 * 1024;

/**
 * A step as text without its beginning, which is not the same for all, and without its end, behind which an answer may
 * stand: what comes after the name of the table.
 */
export type Step = string;

function stepText(on: string, patch: string | undefined, e: string | undefined, extras: Extras): Step {
  const { clocks, shown } = extras;
  const parts = [on];
  if (patch !== undefined) parts.push(',"p":', patch);
  if (e !== undefined) parts.push(',"e":', e);
  if (clocks !== undefined) parts.push(',"clocks":', JSON.stringify(clocks));
  if (shown !== undefined) parts.push(',"shown":', JSON.stringify(shown));
  // In one piece: it stays for a while, and the many pieces of a sum of texts would stay with it.
  return parts.join('');
}

/**
 * What one viewer was sent: its last sight and version, and the steps that led there. Versions begin anywhere, so that
 * one from before a restart is never mistaken for one of now.
 */
export class Feed {
  readonly viewer: Seat;
  readonly onlookers = new Set<Onlooker>();
  /** Since when nobody looks. */
  emptySince: number | undefined;
  version: number;
  readonly #table: string;
  #shown: (Looked & Packed) | undefined;
  /** Instead of it while nothing happens: its sight as text, which takes a quarter of the room. */
  #resting: string | undefined;
  #play: Play | undefined;
  #extras: Extras = {};
  readonly #steps: Step[] = [];
  #stepBytes = 0;

  constructor(table: string, viewer: Seat, version: number) {
    this.#table = table;
    this.viewer = viewer;
    this.version = version;
  }

  /** What this viewer was shown last, for who looks again. */
  get shown(): Looked | undefined {
    return this.#shown;
  }

  /** Sends what has changed for this viewer, if anything has. */
  publish(sight: Sight, play: Play, extras: Extras, alike: Alike): void {
    const before = this.#lastSight;
    const heard = this.#play?.tellings ?? 0;
    const { view } = sight;
    const packed = packSight(sight, play.match.faceByName, this.#shown);
    this.#shown = { state: play.state, view, packed };
    this.#resting = undefined;
    this.#play = play;
    this.#extras = extras;
    if (before === undefined) {
      this.#sendView();
      return;
    }
    if (play.tellings < heard) {
      // Something was taken back: what was told of it is withdrawn with a whole view, and no older step fits any more.
      this.version++;
      this.#steps.length = 0;
      this.#stepBytes = 0;
      this.#sendView();
      return;
    }
    const patch = sightDifference(before, packed, alike.difference);
    const events = play.tellings > heard ? alike.events(play, heard, this.viewer) : undefined;
    if (patch === undefined && events === undefined) return;
    this.version++;
    const step = stepText(`${this.viewer},${this.version % STEP_DIGITS}]`, patch, events, extras);
    this.#keep(step);
    for (const onlooker of this.onlookers) onlooker.step(this.#table, step);
  }

  get #lastSight(): PackedSight | undefined {
    return this.#resting === undefined ? this.#shown?.packed : JSON.parse(this.#resting);
  }

  /** Nothing happens for a while. */
  rest(): void {
    if (this.#shown === undefined) return;
    this.#resting = JSON.stringify(this.#shown.packed);
    this.#shown = undefined;
  }

  #sendView(): void {
    const frame = this.#view();
    for (const onlooker of this.onlookers) onlooker.send(frame, false);
  }

  /** Somebody begins to look, perhaps again. */
  welcome(onlooker: Onlooker, seen: number | undefined): void {
    this.onlookers.add(onlooker);
    this.emptySince = undefined;
    if (this.#play === undefined || seen === this.version) return;
    const missed = seen === undefined ? STEPS + 1 : this.version - seen;
    if (missed > 0 && missed <= this.#steps.length)
      for (const step of this.#steps.slice(-missed)) onlooker.step(this.#table, step);
    else onlooker.send(this.#view(), false);
  }

  #keep(step: Step): void {
    this.#steps.push(step);
    this.#stepBytes += step.length;
    while (this.#steps.length > STEPS || this.#stepBytes > STEP_BYTES)
      this.#stepBytes -= this.#steps.shift()?.length ?? 0;
  }

  #view(): string {
    const [sight, play] = [this.#lastSight, this.#play];
    if (sight === undefined || play === undefined) throw new Error('there is nothing to see yet');
    return text({
      is: 'view',
      table: this.#table,
      viewer: this.viewer,
      version: this.version,
      cards: play.match.faces.map(({ id }) => id),
      sight,
      story: heardBy(play.match, play.told, this.viewer),
      ...this.#extras,
    });
  }
}

export const text = (message: WireMessage): string => JSON.stringify(message);
