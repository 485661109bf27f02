import {
  type Advising,
  advise,
  type Budget,
  blankMind,
  characterOf,
  type Mind,
  type Thinking,
  thinkerNamed,
} from '@stamtafel/bots';
import type { Edition } from '@stamtafel/games/edition.ts';
import { isTimed, type RaceStage, raceStage } from '@stamtafel/games/how-ruck/race-clock.ts';
import {
  type Answer,
  clone,
  type Decision,
  type Event,
  eventsFor,
  hasSeenMore,
  type Kind,
  type Match,
  type MatchRecord,
  open,
  outcome,
  pending,
  RESIGN,
  type Recorder,
  type Refusal,
  Refused,
  recorder,
  type Seat,
  type State,
  type Told,
  undo,
  verifyRecord,
  view,
} from '@stamtafel/kernel';
import type { ShownTable, Sitter } from './messages.ts';
import type { Agreement, Undoable, Undone } from './session.ts';
import { whyNone } from './why-none.ts';

interface Extras {
  readonly at?: number;
  readonly clock?: true;
}

interface Latest<K extends Kind> {
  readonly index: number;
  /** Of the question that it answers. */
  readonly number: number;
  readonly before: State<K>;
}

/** What the computer players need besides the rules: who they are follows from the place, what they know is learnt. */
interface Brains<K extends Kind> {
  readonly place: string;
  readonly mind: Mind<K>;
}

/** As long as a level thinks by itself. */
const NO_LIMIT: Budget = { iterations: Number.POSITIVE_INFINITY };
/** In a race there is time for one look. */
const ONE_LOOK: Budget = { iterations: 0 };
/** Optional answers: thinking is kept short. */
const ASIDE: Budget = { iterations: Number.POSITIVE_INFINITY, ms: 150 };
/** The most a computer thinks before people are first asked: they have just sat down and want to begin. */
const OPENING: Budget = { iterations: Number.POSITIVE_INFINITY, ms: 300 };

/** As long as a champion thinks. */
const HINT: Budget = { iterations: 2500, ms: 1500 };

/** A match at one screen: people, computer players, who looks. Without timers: who calls decides when bots answer. */
export class Engine<K extends Kind = Kind> {
  readonly edition: Edition<K>;
  readonly match: Match<K>;
  readonly sitters: readonly Sitter[];
  readonly #seed: string;
  readonly #brains: Brains<K>;
  #recorder: Recorder<K>;
  /** By answer: who gave it and what it told. */
  #given: { readonly seat: Seat; readonly told: readonly Told[] }[] = [];
  /** By seat: the answer that can be taken back, and how things were before it. */
  #latest = new Map<Seat, Latest<K>>();
  /** By seat: how many answers there were when it last gave one. */
  readonly #told: number[];
  /** Who looks at the screen: a seat, or the number of seats behind the curtain of a shared screen. */
  #viewer: Seat;
  /** The last answer with a stamp. */
  #stamped = -1;
  #sent = { viewer: -1, events: 0 };
  /**
   * Grows with every answer of a person, also when it is taken back, and when the table asks something else because of
   * another player: what is asked then is a new question. What others choose at the same time leaves it as it is.
   */
  #number: number;

  constructor(
    edition: Edition<K>,
    sitters: readonly Sitter[],
    record: MatchRecord,
    // Simple players need neither.
    brains: Brains<K> = { place: '', mind: blankMind },
    /** Questions that the page has been asked before, about the same match as it was then. */
    questions = 0,
  ) {
    this.edition = edition;
    this.#number = questions;
    this.#brains = brains;
    this.sitters = sitters;
    if (record.seed === undefined) throw new Error('a match in this browser has its seed with it');
    this.#seed = record.seed;
    this.match = open(edition.game, { seats: record.seats, options: record.options });
    this.#recorder = recorder(this.match, { seed: this.#seed });
    const [flaw] = verifyRecord(edition.game, record).flaws;
    if (flaw !== undefined) throw new Error(flaw.problem);
    for (const entry of record.entries) this.#play(entry.seat, entry.answer, entry);
    this.#told = sitters.map(() => this.#given.length);
    this.#viewer = this.#persons.length === 1 ? (this.#persons[0] ?? 0) : this.match.seats;
    this.#findViewer();
  }

  /** How many there were; the next one has another number. */
  get questions(): number {
    return this.#number + 1;
  }

  /** Whether an answer to the question with this number still means what it meant. */
  isAsking(number: number): boolean {
    return number === this.#number;
  }

  get #state(): State<K> {
    return this.#recorder.state;
  }

  get #persons(): Seat[] {
    return this.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  get #isShared(): boolean {
    return this.#persons.length > 1;
  }

  #play(seat: Seat, answer: Answer, extras: Extras = {}): void {
    const before = this.#isPerson(seat) ? clone(this.match, this.#state) : undefined;
    const frame = this.#state.stack.at(-1);
    const told = this.#recorder.play(seat, answer, extras);
    const number = this.#number;
    if (before !== undefined) this.#latest.set(seat, { index: this.#given.length, number, before });
    if (before !== undefined || this.#state.stack.at(-1) !== frame) this.#number++;
    if (extras.at !== undefined) this.#stamped = this.#given.length;
    this.#given.push({ seat, told });
  }

  #isPerson(seat: Seat): boolean {
    return this.sitters[seat]?.kind === 'person';
  }

  #owing(): Decision[] {
    return pending(this.match, this.#state).filter(({ optional }) => !optional);
  }

  /** No person has been asked anything yet. */
  get isOpening(): boolean {
    const seats = [...this.#given, ...this.#owing()].map(({ seat }) => seat);
    return !seats.some((seat) => this.#isPerson(seat));
  }

  /** At a shared screen: a player who is asked keeps looking; then the bots; then the curtain falls for the next person. */
  #findViewer(): void {
    if (!this.#isShared) return;
    const owing = this.#owing();
    if (owing.some(({ seat }) => seat === this.#viewer)) return;
    if (owing.length === 0 || !owing.some(({ seat }) => !this.#isPerson(seat)))
      this.#viewer = this.match.seats;
  }

  /** The person whom the screen is handed to. */
  #curtain(): Seat | null {
    if (!this.#isShared || this.#viewer < this.match.seats) return null;
    return this.#owing().find(({ seat }) => this.#isPerson(seat))?.seat ?? null;
  }

  sitDown(): void {
    const seat = this.#curtain();
    if (seat !== null) this.#viewer = seat;
  }

  /** The computer players that owe an answer now; none while the screen is being handed over. */
  bots(): Seat[] {
    if (this.#curtain() !== null) return [];
    return this.#owing().flatMap(({ seat }) => (this.#isPerson(seat) ? [] : [seat]));
  }

  /** Whether a person may speak up without being waited for: then they need time to. */
  get mayBeInterrupted(): boolean {
    return pending(this.match, this.#state).some(({ seat, optional }) => optional && this.#isPerson(seat));
  }

  /** The computer players that may speak up without being waited for. */
  speakers(): Seat[] {
    if (this.#curtain() !== null) return [];
    return pending(this.match, this.#state).flatMap(({ seat, optional, options }) =>
      optional && options.length > 0 && !this.#isPerson(seat) ? [seat] : [],
    );
  }

  /**
   * One computer player begins to think about its answer: the caller lets it think on. Its dice follow from the place
   * and the moment, so taking back and reloading change nothing.
   */
  ponder(seat: Seat): Thinking | undefined {
    const decision = pending(this.match, this.#state).find((asked) => asked.seat === seat);
    if (decision === undefined) return undefined;
    const { place, mind } = this.#brains;
    const character = characterOf(place, seat);
    const thinker = thinkerNamed(this.edition, mind, this.sitters[seat]?.level ?? 'greedy', character);
    const unhurried = this.isOpening ? OPENING : NO_LIMIT;
    const budget = this.#isRace ? ONE_LOOK : decision.optional ? ASIDE : unhurried;
    const dice = characterOf(`${place} ${this.#given.length}`, seat);
    return thinker(this.match, view(this.match, this.#state, seat), decision, budget, dice);
  }

  /** The same in one piece. */
  think(seat: Seat): Answer | undefined {
    const thinking = this.ponder(seat);
    thinking?.on();
    return thinking?.answer();
  }

  /** What a champion would consider for the one person here, from their own view; nothing in a race. */
  advise(): Advising | undefined {
    const decision = this.#isShared || this.#isRace ? null : this.#decision();
    if (decision === null || decision.options.length === 0) return undefined;
    const seat = this.#viewer;
    const { place, mind } = this.#brains;
    const dice = characterOf(`${place} ${this.#given.length}`, seat);
    return advise(this.match, view(this.match, this.#state, seat), decision, mind, HINT, dice);
  }

  /** The first answer to what a seat is asked, for a computer that fails in a race: the clock has none for one seat alone. */
  firstOption(seat: Seat): Answer | undefined {
    return pending(this.match, this.#state).find((asked) => asked.seat === seat)?.options[0];
  }

  /** A computer that has no answer, or a forbidden one, gets the clock's, as in a house. */
  botAnswers(seat: Seat, answer: Answer | undefined, extras: Extras = {}): void {
    if (answer === undefined || !this.#isTaken(seat, answer, extras)) {
      const timeout = this.#owing().find((asked) => asked.seat === seat)?.timeout;
      if (timeout === undefined) throw new Error('a computer has no answer, nor has the clock');
      this.#play(seat, timeout, { clock: true });
    }
    this.#findViewer();
  }

  /** Plays it, unless the rules refuse it. */
  #isTaken(seat: Seat, answer: Answer, extras: Extras): boolean {
    try {
      this.#play(seat, answer, extras);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** What the clock answers for the first player who is asked and has run out of time. */
  clockAnswers(): void {
    for (const { seat, timeout } of this.#owing()) {
      if (timeout === undefined) continue;
      this.#play(seat, timeout, { clock: true });
      this.#findViewer();
      return;
    }
  }

  get #isRace(): boolean {
    return isTimed(this.match, this.#state);
  }

  stage(): RaceStage | undefined {
    return raceStage(this.match, this.#state);
  }

  /**
   * The viewer's answers: the first, and as many of the others as fit the questions that follow. Those are of one kind,
   * which need not be that of the first: it may have been one choice among others. All are taken back together.
   */
  answer(answers: readonly Answer[], extras: Extras = {}): Refusal | undefined {
    let first: Latest<K> | undefined;
    let asks: string | undefined;
    for (const [i, answer] of answers.entries()) {
      const kind = this.#decision()?.asks;
      if (i > 1 && kind !== asks) break;
      asks = kind;
      try {
        this.#play(this.#viewer, answer, extras);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (i === 0) return error.refusal;
        break;
      }
      first ??= this.#latest.get(this.#viewer);
    }
    if (first !== undefined) this.#latest.set(this.#viewer, first);
    this.#told[this.#viewer] = this.#given.length;
    this.#findViewer();
    return undefined;
  }

  resign(): Refusal | undefined {
    return this.answer([{ pick: RESIGN }]);
  }

  why(attempts: readonly Answer[]): Refusal | undefined {
    if (this.#viewer >= this.match.seats) return undefined;
    const seen = view(this.match, this.#state, this.#viewer);
    return whyNone(this.match, seen, attempts, this.#decision()?.rule);
  }

  #decision(): Decision | null {
    return pending(this.match, this.#state).find(({ seat }) => seat === this.#viewer) ?? null;
  }

  /** Computer players never mind; other people at the screen are asked when anything was revealed. */
  #undoable(): Undoable | null {
    const latest = this.#latest.get(this.#viewer);
    if (latest === undefined || this.#isOfRace(latest.index)) return null;
    if (outcome(this.match, this.#state) !== undefined) return null;
    const allowed = undo(this.match, latest.before, this.#state, this.#viewer);
    if (allowed === 'never') return null;
    const { number } = latest;
    if (this.#isShared) return { number, how: allowed };
    return { number, how: hasSeenMore(latest.before, this.#state, this.#viewer) ? 'seen' : 'free' };
  }

  /** A race is never taken back. */
  #isOfRace(index: number): boolean {
    return this.#stamped >= index || this.#isRace;
  }

  /** The table may have gone on since it was shown what can be taken back: what holds now counts. */
  undo(number: number, { agreed }: Agreement): Undone {
    const now = this.#undoable();
    if (now?.number !== number) return 'gone';
    if (now.how === 'ask' && !agreed) return 'ask';
    this.#takeBack();
    return now.how === 'seen' ? 'seen' : 'done';
  }

  #takeBack(): void {
    const latest = this.#latest.get(this.#viewer);
    if (latest === undefined) return;
    const { entries } = this.#recorder.record();
    this.#recorder = recorder(this.match, { seed: this.#seed });
    this.#given = [];
    this.#stamped = -1;
    this.#latest = new Map();
    this.#number++;
    for (const entry of entries.slice(0, latest.index)) this.#play(entry.seat, entry.answer, entry);
    this.#told.forEach((told, seat) => {
      this.#told[seat] = Math.min(told, latest.index);
    });
    this.#sent = { viewer: -1, events: 0 };
    this.#findViewer();
  }

  #heard(from: number, to = this.#given.length): Event[] {
    return this.#given.slice(from, to).flatMap(({ told }) => eventsFor(this.match, told, this.#viewer));
  }

  /** What the screen shows now. */
  shown(): ShownTable {
    const { match } = this;
    const state = this.#state;
    const viewer = this.#viewer;
    const story = [...eventsFor(match, this.#recorder.opening, viewer), ...this.#heard(0)];
    const seen = view(match, state, viewer);
    const from = this.#sent.viewer === viewer ? this.#sent.events : 0;
    this.#sent = { viewer, events: story.length };
    const since = this.#told[viewer] ?? this.#given.length;
    const newFrom = story.length - this.#heard(since).length;
    const decision = this.#decision();
    return {
      viewer,
      view: match.game.display?.(seen, match) ?? seen,
      decision: decision && { ...decision, number: this.#number },
      waiting: this.#owing().map(({ seat }) => seat),
      outcome: outcome(match, state) ?? null,
      undo: this.#undoable(),
      curtain: this.#curtain(),
      newFrom,
      from,
      story: story.slice(from),
    };
  }

  record(): MatchRecord {
    return { ...this.#recorder.record(), players: this.sitters.map(({ name }) => name) };
  }
}
