import type { Edition } from '@stamtafel/games/edition.ts';
import { isStamped, raceStage, type Timing } from '@stamtafel/games/timing.ts';
import {
  type Answer,
  clone,
  type Event,
  eventsFor,
  hasSeenMore,
  type Kind,
  type Match,
  type MatchRecord,
  open,
  outcome,
  type Recorder,
  recorder,
  type Seat,
  type State,
  type Told,
  undo,
  verifyRecord,
} from '@stamtafel/kernel';
import type { Undoable } from './session.ts';

export interface Extras {
  readonly at?: number;
  readonly clock?: true;
}

/** An answer that can be taken back. */
export interface Latest<K extends Kind> {
  readonly index: number;
  /** Of the question that it answers. */
  readonly number: number;
  /** How things were before it. */
  readonly before: State<K>;
}

/** What was played at one screen: it goes on by answers, is told to those who look, and is taken back. */
export class MatchSoFar<K extends Kind = Kind> {
  readonly match: Match<K>;
  readonly #timing: Timing<K> | undefined;
  readonly #seed: string;
  readonly #isPerson: (seat: Seat) => boolean;
  #recorder: Recorder<K>;
  /** By answer: who gave it and what it told. */
  #given: { readonly seat: Seat; readonly told: readonly Told[] }[] = [];
  /** By seat: the answer that can be taken back. */
  #latest = new Map<Seat, Latest<K>>();
  /** The last answer with a stamp. */
  #stamped = -1;
  #number: number;

  /** `questions`: how many the page has been asked before, about the same match as it was then. */
  constructor(
    { game, timing }: Edition<K>,
    record: MatchRecord,
    isPerson: (seat: Seat) => boolean,
    questions: number,
  ) {
    if (record.seed === undefined) throw new Error('a match in this browser has its seed with it');
    this.#seed = record.seed;
    this.#timing = timing;
    this.#isPerson = isPerson;
    this.#number = questions;
    this.match = open(game, record);
    this.#recorder = recorder(this.match, { seed: this.#seed });
    const [flaw] = verifyRecord(game, record).flaws;
    if (flaw !== undefined) throw new Error(flaw.problem);
    for (const entry of record.entries) this.play(entry.seat, entry.answer, entry);
  }

  get state(): State<K> {
    return this.#recorder.state;
  }

  /** By answer: whose it was. */
  get given(): readonly { readonly seat: Seat }[] {
    return this.#given;
  }

  /**
   * Grows with every answer of a person, even when it is taken back, and when the table asks something else because of
   * another player: what is asked then is a new question. What others choose at the same time leaves it as it is.
   */
  get number(): number {
    return this.#number;
  }

  get isRace(): boolean {
    return isStamped(raceStage(this.#timing, this.match, this.state));
  }

  play(seat: Seat, answer: Answer, extras: Extras = {}): void {
    const before = this.#isPerson(seat) ? clone(this.match, this.state) : undefined;
    const frame = this.state.stack.at(-1);
    const told = this.#recorder.play(seat, answer, extras);
    const number = this.#number;
    if (before !== undefined) this.#latest.set(seat, { index: this.#given.length, number, before });
    if (before !== undefined || this.state.stack.at(-1) !== frame) this.#number++;
    if (extras.at !== undefined) this.#stamped = this.#given.length;
    this.#given.push({ seat, told });
  }

  latest(seat: Seat): Latest<K> | undefined {
    return this.#latest.get(seat);
  }

  /** Answers are taken back together from this one on. */
  takenBackTogether(seat: Seat, first: Latest<K>): void {
    this.#latest.set(seat, first);
  }

  /** Computer players never mind; other people at the screen are asked when anything was revealed. */
  undoable(seat: Seat, { isShared }: { readonly isShared: boolean }): Undoable | null {
    const latest = this.#latest.get(seat);
    if (latest === undefined || this.#isOfRace(latest.index)) return null;
    if (outcome(this.match, this.state) !== undefined) return null;
    const allowed = undo(this.match, latest.before, this.state, seat);
    if (allowed === 'never') return null;
    const { number } = latest;
    if (isShared) return { number, how: allowed };
    return { number, how: hasSeenMore(latest.before, this.state, seat) ? 'seen' : 'free' };
  }

  /** A race is never taken back. */
  #isOfRace(index: number): boolean {
    return this.#stamped >= index || this.isRace;
  }

  /** Takes the latest answer of this seat back, and all that followed it. */
  takeBack(seat: Seat): void {
    const latest = this.#latest.get(seat);
    if (latest === undefined) return;
    const { entries } = this.#recorder.record();
    this.#recorder = recorder(this.match, { seed: this.#seed });
    this.#given = [];
    this.#stamped = -1;
    this.#latest = new Map();
    this.#number++;
    for (const entry of entries.slice(0, latest.index)) this.play(entry.seat, entry.answer, entry);
  }

  /** All that this viewer was told. */
  story(viewer: Seat): Event[] {
    return [...eventsFor(this.match, this.#recorder.opening, viewer), ...this.toldSince(0, viewer)];
  }

  /** What this viewer was told since there were this many answers. */
  toldSince(answers: number, viewer: Seat): Event[] {
    return this.#given.slice(answers).flatMap(({ told }) => eventsFor(this.match, told, viewer));
  }

  record(): MatchRecord {
    return this.#recorder.record();
  }
}
