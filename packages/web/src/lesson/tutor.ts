import type { Lesson, LessonStep } from '@stamtafel/games/lesson.ts';
import {
  type Answer,
  answer,
  answerText,
  clone,
  type Decision,
  type Event,
  eventsFor,
  fixChance,
  type Game,
  type Kind,
  type Match,
  open,
  pending,
  position,
  type Refusal,
  Refused,
  readAnswer,
  type Seat,
  type State,
  seatOf,
  start,
  type View,
  view,
} from '@stamtafel/kernel';
import { whyNone } from '../session/why-none.ts';

/** The chair of the learner. */
export const PUPIL: Seat = 0;

/** Chance that a lesson leaves open always falls the same way. */
const SEED = '5eed'.repeat(16);

/** A lesson as it is played: which step, how the table stands, what was done that was not meant. */
export class Tutor<K extends Kind = Kind> {
  readonly lesson: Lesson;
  readonly match: Match<K>;
  #at = 0;
  #now: State<K>;
  #told: readonly Event[] = [];
  #laidTables = 0;
  /** What is still wanted of this step. */
  #left: readonly string[] = [];
  /** How things were before a legal answer that was not meant. */
  #before: { readonly now: State<K>; readonly told: readonly Event[] } | undefined;

  constructor(game: Game<K>, lesson: Lesson) {
    this.lesson = lesson;
    this.match = open(game, {
      ...(lesson.seats !== undefined && { seats: lesson.seats }),
      ...(lesson.options !== undefined && { options: lesson.options }),
    });
    this.#now = this.#laid(this.step);
    this.#begin();
  }

  get index(): number {
    return this.#at;
  }

  get step(): LessonStep {
    const step = this.lesson.steps[this.#at];
    if (step === undefined) throw new Error(`this lesson has no step ${this.#at}`);
    return step;
  }

  get isLast(): boolean {
    return this.#at === this.lesson.steps.length - 1;
  }

  /** Something legal was done that was not meant: it lies on the table until it is taken back. */
  get slipped(): boolean {
    return this.#before !== undefined;
  }

  get view(): View<K> {
    const seen = view(this.match, this.#now, PUPIL);
    return this.match.game.display?.(seen, this.match) ?? seen;
  }

  get story(): readonly Event[] {
    return this.#told;
  }

  /** How many tables were laid so far: each has a story of its own. */
  get tables(): number {
    return this.#laidTables;
  }

  get waiting(): Seat[] {
    return pending(this.match, this.#now).flatMap(({ seat, optional }) => (optional ? [] : [seat]));
  }

  /** What the rules ask the learner, while the step wants something of them. */
  decision(): Decision | null {
    if (this.#left.length === 0 || this.slipped) return null;
    return pending(this.match, this.#now).find(({ seat }) => seat === PUPIL) ?? null;
  }

  #laid(step: LessonStep): State<K> {
    if (step.table === undefined) throw new Error('the first step of a lesson lays the table');
    const { position: described, chance } = step.table;
    if (described === undefined) return start(this.match, SEED, chance);
    const state = position(this.match, described, SEED);
    if (chance !== undefined) fixChance(this.match, state, chance);
    return state;
  }

  #begin(): void {
    if (this.step.table !== undefined) {
      this.#now = this.#laid(this.step);
      this.#told = [];
      this.#laidTables++;
    }
    this.#left = this.step.wants ?? [];
    this.#before = undefined;
  }

  #play(seat: Seat, given: Answer): void {
    const told = answer(this.match, this.#now, seat, given);
    this.#told = [...this.#told, ...eventsFor(this.match, told, PUPIL)];
  }

  /** The learner answers: what was meant goes on, anything else that is allowed waits to be taken back. */
  answer(given: Answer): Refusal | undefined {
    if (this.#left.length === 0 || this.slipped) return undefined;
    const before = { now: clone(this.match, this.#now), told: this.#told };
    try {
      this.#play(PUPIL, given);
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
    const text = answerText(given);
    if (!this.#left.includes(text)) this.#before = before;
    else {
      this.#left = this.step.together ? this.#left.filter((wanted) => wanted !== text) : [];
      if (this.#left.length === 0) this.#finish();
    }
    return undefined;
  }

  /** The others answer. A new table waits until the learner has seen what came of it. */
  #finish(): void {
    this.#othersAnswer();
    if (this.lesson.steps[this.#at + 1]?.table === undefined) this.#advance();
  }

  #othersAnswer(): void {
    for (const { seat, answer: text } of this.step.others ?? [])
      this.#play(seatOf(this.match, seat), readAnswer(this.match, text));
  }

  #advance(): void {
    if (this.isLast) return;
    this.#at++;
    this.#begin();
  }

  takeBack(): void {
    if (this.#before === undefined) return;
    ({ now: this.#now, told: this.#told } = this.#before);
    this.#before = undefined;
  }

  /** Nothing is left to do in this step. */
  get isDone(): boolean {
    return this.#left.length === 0 && !this.slipped;
  }

  /** Goes on from a step in which nothing is left to do. */
  next(): void {
    if (!this.isDone) return;
    if (this.step.wants === undefined) this.#othersAnswer();
    this.#advance();
  }

  /** Does what is wanted for the learner. */
  show(): void {
    this.takeBack();
    const [wanted] = this.#left;
    if (wanted === undefined) return;
    const refusal = this.answer(readAnswer(this.match, wanted));
    if (refusal !== undefined) throw new Error(`${wanted} is refused by ${refusal.rule}`);
  }

  /** Back to an earlier step: the table is laid and played up to there. */
  goTo(index: number): void {
    let from = index;
    while (from > 0 && this.lesson.steps[from]?.table === undefined) from--;
    this.#at = from;
    this.#begin();
    while (this.#at < index)
      if (this.isDone) this.next();
      else this.show();
  }

  why(attempts: readonly Answer[]): Refusal | undefined {
    const seen = view(this.match, this.#now, PUPIL);
    return whyNone(this.match, seen, attempts, this.decision()?.rule);
  }
}
