import type { Event, Kind, Match } from '@stamtafel/kernel';
import type { Snapshot } from '../session/session.ts';
import { newsFrom } from '../table/news.ts';
import type { Beat } from './beats.ts';
import { type Shot, scheduleOf } from './schedule.ts';

/** What is shown now: a snapshot of the table, and the event that is being told; null when everything stands. */
export interface Playing<K extends Kind = Kind> {
  readonly snapshot: Snapshot<K>;
  readonly beat: Shot<K> | null;
  /** What was told at once, where no time is taken for it: it is marked until the next thing happens. */
  readonly news: readonly Event[];
}

interface World<K extends Kind> {
  readonly match: Match<K>;
  readonly beats: { readonly [key: string]: Beat<K> } | undefined;
  /** Calls later; the result forgets it. */
  after(ms: number, act: () => void): () => void;
  /** How much longer than usual a beat lasts; 0: everything stands at once. */
  tempo(): number;
  show(playing: Playing<K>): void;
}

/** More than this is not played on: what is far behind the table is quicker, or left out. */
const LONG_MS = 9000;
const LONGEST_MS = 25_000;

interface Waiting<K extends Kind> {
  readonly shot: Shot<K>;
  readonly version: number;
}

/** Plays what the table tells one thing after the other. What is asked, and how it ended, comes after the last of it. */
export class Director<K extends Kind = Kind> {
  readonly #world: World<K>;
  /** The latest of the table; everything that is waiting leads there. */
  #latest: Snapshot<K>;
  #waiting: Waiting<K>[] = [];
  #news: readonly Event[] = [];
  #now: Playing<K>;
  #forget: (() => void) | undefined;

  constructor(first: Snapshot<K>, world: World<K>) {
    this.#world = world;
    this.#latest = first;
    this.#now = { snapshot: first, beat: null, news: [] };
  }

  get now(): Playing<K> {
    return this.#now;
  }

  get isPlaying(): boolean {
    return this.#now.beat !== null;
  }

  /** The table has changed. */
  see(next: Snapshot<K>): void {
    const before = this.#latest;
    if (next === before) return;
    this.#latest = next;
    const news = newsSince(before, next);
    const plays = news !== undefined && this.#world.tempo() > 0;
    if (plays || news === undefined) this.#news = [];
    else if (news.length > 0) this.#news = news;
    if (plays) this.#wait(before, next);
    else this.#waiting = [];
    if (news === undefined || this.#left() > LONGEST_MS) this.stand();
    else if (this.isPlaying) this.#show(this.#now.beat, this.#now.snapshot.version);
    else this.#next();
  }

  #wait(before: Snapshot<K>, after: Snapshot<K>): void {
    const { match, beats } = this.#world;
    const shots = scheduleOf({ match, beats, before, after });
    const step = (after.version - before.version) / (shots.length + 1);
    shots.forEach((shot, i) => {
      this.#waiting.push({ shot, version: before.version + (i + 1) * step });
    });
  }

  /** Everything stands: somebody is in a hurry. */
  stand(): void {
    this.#forget?.();
    this.#forget = undefined;
    this.#waiting = [];
    this.#show(null, this.#latest.version);
  }

  close(): void {
    this.#forget?.();
    this.#waiting = [];
  }

  #left(): number {
    return this.#waiting.reduce((sum, { shot }) => sum + shot.ms, 0);
  }

  #next(): void {
    this.#forget = undefined;
    const next = this.#waiting[0];
    if (next === undefined) {
      this.#show(null, this.#latest.version);
      return;
    }
    const haste = this.#left() > LONG_MS ? 0.5 : 1;
    this.#waiting.shift();
    this.#show(next.shot, next.version);
    this.#forget = this.#world.after(next.shot.ms * this.#world.tempo() * haste, () => this.#next());
  }

  #show(beat: Shot<K> | null, version: number): void {
    const latest = this.#latest;
    const asked = this.#now.snapshot.decision;
    const snapshot =
      beat === null ? latest : during(latest, beat, version, isOpen(asked, latest) ? asked : null);
    this.#now = { snapshot, beat, news: this.#news };
    this.#world.show(this.#now);
  }
}

type Asked = Snapshot['decision'];

/** What somebody was asked before it happened, and is asked still: what they have marked for it stays. */
const isOpen = (asked: Asked, { decision }: Snapshot): boolean =>
  asked !== null && asked.number === decision?.number && asked.seat === decision.seat;

/** The table while something is told: nobody is asked anything new, and nothing is over. */
const during = <K extends Kind>(
  latest: Snapshot<K>,
  { view, told }: Shot<K>,
  version: number,
  decision: Asked,
): Snapshot<K> => ({
  ...latest,
  version,
  view,
  story: latest.story.slice(0, told),
  decision,
  sent: decision === null ? [] : latest.sent,
  waiting: [],
  outcome: null,
});

/** What was told since; nothing to play on where another one looks, something was taken back, or a curtain hangs. */
function newsSince(before: Snapshot, next: Snapshot): readonly Event[] | undefined {
  const isCovered = before.curtain !== null || next.curtain !== null;
  if (isCovered || before.viewer !== next.viewer || next.leaps === true) return undefined;
  const from = newsFrom(before.story, next.story);
  return from === before.story.length ? next.story.slice(from) : undefined;
}
