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
import { type RaceStage, type RaceTerms, raceStage } from '@stamtafel/games/timing.ts';
import {
  type Answer,
  type Decision,
  type Kind,
  type Match,
  type MatchRecord,
  outcome,
  pending,
  RESIGN,
  type Refusal,
  Refused,
  type Seat,
  type State,
  view,
} from '@stamtafel/kernel';
import { type Extras, type Latest, MatchSoFar } from './match-so-far.ts';
import type { ShownTable, Sitter } from './messages.ts';
import type { Agreement, Undone } from './session.ts';
import { whyNone } from './why-none.ts';

/** What the computer players need besides the rules: who they are follows from the place, what they know is learnt. */
interface Brains<K extends Kind> {
  readonly place: string;
  readonly mind: Mind<K>;
}

/** Thinks as long as the level would by itself. */
const NO_LIMIT: Budget = { iterations: Number.POSITIVE_INFINITY };
/** In a race there is time for one look. */
const ONE_LOOK: Budget = { iterations: 0 };
/** Optional answers: thinking is kept short. */
const ASIDE: Budget = { iterations: Number.POSITIVE_INFINITY, ms: 150 };
/** The most a computer thinks before people are first asked: they have just sat down and want to begin. */
const OPENING: Budget = { iterations: Number.POSITIVE_INFINITY, ms: 300 };

/** Thinks as long as a champion does. */
const HINT: Budget = { iterations: 2500, ms: 1500 };

/** A match at one screen: people, computer players, who looks. Without timers: who calls decides when bots answer. */
export class Engine<K extends Kind = Kind> {
  readonly edition: Edition<K>;
  readonly match: Match<K>;
  readonly sitters: readonly Sitter[];
  readonly #brains: Brains<K>;
  readonly #soFar: MatchSoFar<K>;
  /** By seat: how many answers there were when it last gave one. */
  readonly #told: number[];
  /** Who looks at the screen: a seat, or the number of seats behind the curtain of a shared screen. */
  #viewer: Seat;
  #sent = { viewer: -1, events: 0 };

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
    this.#brains = brains;
    this.sitters = sitters;
    this.#soFar = new MatchSoFar(edition, record, (seat) => this.#isPerson(seat), questions);
    this.match = this.#soFar.match;
    this.#told = sitters.map(() => this.#answers);
    this.#viewer = this.#persons.length === 1 ? (this.#persons[0] ?? 0) : this.match.seats;
    this.#findViewer();
  }

  /** How many there were; the next one has another number. */
  get questions(): number {
    return this.#soFar.number + 1;
  }

  /** Whether an answer to the question with this number still means what it meant. */
  isAsking(number: number): boolean {
    return number === this.#soFar.number;
  }

  get #state(): State<K> {
    return this.#soFar.state;
  }

  /** How many were given. */
  get #answers(): number {
    return this.#soFar.given.length;
  }

  get #persons(): Seat[] {
    return this.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  get #isShared(): boolean {
    return this.#persons.length > 1;
  }

  #isPerson(seat: Seat): boolean {
    return this.sitters[seat]?.kind === 'person';
  }

  #owing(): Decision[] {
    return pending(this.match, this.#state).filter(({ optional }) => !optional);
  }

  /** No person has been asked anything yet. */
  get isOpening(): boolean {
    const seats = [...this.#soFar.given, ...this.#owing()].map(({ seat }) => seat);
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
    const budget = this.#soFar.isRace ? ONE_LOOK : decision.optional ? ASIDE : unhurried;
    const dice = characterOf(`${place} ${this.#answers}`, seat);
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
    const decision = this.#isShared || this.#soFar.isRace ? null : this.#decision();
    if (decision === null || decision.options.length === 0) return undefined;
    const seat = this.#viewer;
    const { place, mind } = this.#brains;
    const dice = characterOf(`${place} ${this.#answers}`, seat);
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
      this.#soFar.play(seat, timeout, { clock: true });
    }
    this.#findViewer();
  }

  /** Plays it, unless the rules refuse it. */
  #isTaken(seat: Seat, answer: Answer, extras: Extras): boolean {
    try {
      this.#soFar.play(seat, answer, extras);
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
      this.#soFar.play(seat, timeout, { clock: true });
      this.#findViewer();
      return;
    }
  }

  /** The part of a race that the table is in. */
  stage(): RaceStage | undefined {
    return raceStage(this.edition.timing, this.match, this.#state);
  }

  /** What holds in a race of this match; undefined where nobody races. */
  terms(): RaceTerms | undefined {
    return this.edition.timing?.terms(this.match);
  }

  /** Whether this answer starts the race: then it is counted down first. */
  startsRace(answer: Answer | undefined): boolean {
    return this.stage() === 'start' && answer?.pick === this.terms()?.start;
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
        this.#soFar.play(this.#viewer, answer, extras);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (i === 0) return error.refusal;
        break;
      }
      first ??= this.#soFar.latest(this.#viewer);
    }
    if (first !== undefined) this.#soFar.takenBackTogether(this.#viewer, first);
    this.#told[this.#viewer] = this.#answers;
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

  /** The table may have gone on since it was shown what can be taken back: what holds now counts. */
  undo(number: number, { agreed }: Agreement): Undone {
    const now = this.#soFar.undoable(this.#viewer, { isShared: this.#isShared });
    if (now?.number !== number) return 'gone';
    if (now.how === 'ask' && !agreed) return 'ask';
    this.#takeBack();
    return now.how === 'seen' ? 'seen' : 'done';
  }

  #takeBack(): void {
    this.#soFar.takeBack(this.#viewer);
    this.#told.forEach((told, seat) => {
      this.#told[seat] = Math.min(told, this.#answers);
    });
    this.#sent = { viewer: -1, events: 0 };
    this.#findViewer();
  }

  /** What the screen shows now. */
  shown(): ShownTable {
    const { match } = this;
    const state = this.#state;
    const viewer = this.#viewer;
    const story = this.#soFar.story(viewer);
    const seen = view(match, state, viewer);
    const from = this.#sent.viewer === viewer ? this.#sent.events : 0;
    this.#sent = { viewer, events: story.length };
    const since = this.#told[viewer] ?? this.#answers;
    const newFrom = story.length - this.#soFar.toldSince(since, viewer).length;
    const decision = this.#decision();
    return {
      viewer,
      view: match.game.display?.(seen, match) ?? seen,
      decision: decision && { ...decision, number: this.#soFar.number },
      waiting: this.#owing().map(({ seat }) => seat),
      outcome: outcome(match, state) ?? null,
      undo: this.#soFar.undoable(viewer, { isShared: this.#isShared }),
      curtain: this.#curtain(),
      newFrom,
      from,
      story: story.slice(from),
    };
  }

  record(): MatchRecord {
    return { ...this.#soFar.record(), players: this.sitters.map(({ name }) => name) };
  }
}
