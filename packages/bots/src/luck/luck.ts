import {
  answer,
  clone,
  type Entry,
  type Kind,
  type Match,
  type MatchRecord,
  outcome,
  pending,
  RESIGN,
  type Seat,
  type State,
  seedIn,
  start,
  Table,
} from '@stamtafel/kernel';
import type { Mind } from '../mind.ts';
import { judgeOf } from '../sense.ts';
import { winShares } from '../utility.ts';
import { playedOut, type Round, reshuffled } from './rollout.ts';
import { type Figure, Tally } from './tally.ts';

/** How often each question is played out. */
export interface Rounds {
  /** What the deal and later shuffles were worth: so often at first. */
  readonly cards: number;
  /** And in the end so often at most, until it is precise enough. */
  readonly mostCards: number;
  /** Every decision, to find those that may have mattered. */
  readonly look: number;
  /** Those again, with other dice: what stood out by chance does not stand out twice. */
  readonly closer: number;
}

const USUAL_ROUNDS: Rounds = { cards: 100, mostCards: 2000, look: 30, closer: 300 };

/** A decision that changed its player's chances by more than chance explains. */
export interface Mattered {
  /** How many answers of the match came before it. */
  readonly moment: number;
  readonly seat: Seat;
  /** In shares of the win, compared with what simple players answer there. */
  readonly gain: Figure;
}

/** By seat, in shares of the win: `result = even + cards + choices`, and `cards = deal + later`. */
export interface Luck {
  readonly even: number;
  readonly result: readonly number[];
  /** What the cards as they were dealt were worth above an even share. */
  readonly deal: readonly Figure[];
  /** What later shuffles and lots were worth. */
  readonly later: readonly Figure[];
  /** Both together. */
  readonly cards: readonly Figure[];
  /** The rest: what everybody at the table made of it. As precise as `cards`. */
  readonly choices: readonly number[];
  /** The largest first. */
  readonly mattered: readonly Mattered[];
  /** Whether the decisions were looked at closely; it may have been stopped before that. */
  readonly looked: boolean;
  /** How many courses of play were tried. */
  readonly rollouts: number;
}

/** This many of the most and of the least fortunate decisions of a seat are looked at more closely. */
const CANDIDATES = 4;
/** One in a hundred figures is further off than this many standard errors. */
const BEYOND_CHANCE = 2.6;
/** So small an error of what the cards were worth is small enough. */
const PRECISE = 0.05;
/** Less than this nobody feels, however sure it is. */
const LEAST = 0.02;

/** A place in the match to play on from: a moment, or the moment with its answer given but its shuffles still to come. */
interface Place {
  readonly moment: number;
  readonly given?: Entry;
}

/** Counts in as many pieces as the caller likes; the same record, seed and rounds give the same figures. */
export class LuckCount<K extends Kind = Kind> {
  /** About how many courses of play there will be. */
  readonly of: number;
  /** This many have been tried. */
  done = 0;
  private readonly states: readonly State<K>[];
  private readonly entries: readonly Entry[];
  private readonly shares: (state: State<K>, moment: number, round: Round) => number[];
  private readonly table: Table<K>;
  private readonly result: readonly number[];
  /** The moments whose answer let chance decide something, and those whose answer was a choice. */
  private readonly chances: readonly number[];
  private readonly choices: readonly number[];
  private readonly deal: readonly Tally[];
  /** By seat: the later shuffles of a round together. */
  private readonly later: readonly Tally[];
  private readonly cards: readonly Tally[];
  private readonly looked = new Map<number, Tally>();
  private readonly closer = new Map<number, Tally>();
  private hasLooked = false;
  private readonly work: Iterator<void, void>;

  /** The record must be one that verifies, of a match that is over. */
  constructor(match: Match<K>, record: MatchRecord, mind: Mind<K>, rounds = USUAL_ROUNDS, seed = 1) {
    const judge = judgeOf(mind.sense, mind.weights, match.seats);
    this.states = statesOf(match, record);
    this.entries = record.entries;
    this.table = new Table(match, clone(match, this.stateAt(0)));
    this.shares = (state, moment, round) =>
      playedOut(state, moment, judge, mind.tuning.temperature, this.table, round);
    const ended = outcome(match, this.stateAt(this.entries.length));
    if (ended === undefined) throw new Error('luck or skill: the match is not over');
    this.result = winShares(ended);
    const moments = this.entries.map((_, moment) => moment);
    this.chances = moments.filter((moment) => this.letsChanceDecide(moment));
    this.choices = moments.filter((moment) => isChoice(match, this.stateAt(moment), this.entryAt(moment)));
    this.deal = this.result.map(() => new Tally());
    this.later = this.result.map(() => new Tally());
    this.cards = this.result.map(() => new Tally());
    const movers = new Set(this.choices.map((moment) => this.entryAt(moment).seat)).size;
    this.of =
      rounds.mostCards * (1 + 2 * this.chances.length) +
      rounds.look * (this.choices.length + 1) +
      rounds.closer * 2 * Math.min(this.choices.length, movers * 2 * CANDIDATES);
    this.work = this.count(rounds, seed);
  }

  /** Tries one more course of play; tells whether that was the last. */
  next(): boolean {
    return this.work.next().done === true;
  }

  /** The figures so far. Without a closer look at anything no decision is named. */
  answer(): Luck {
    const { result } = this;
    const even = 1 / result.length;
    const figures = (tallies: readonly Tally[]): Figure[] => tallies.map((tally) => tally.figure());
    const cards = figures(this.cards);
    const mattered = [...this.closer]
      .map(([moment, tally]) => ({ moment, seat: this.entryAt(moment).seat, gain: tally.figure() }))
      .filter(
        ({ gain: { mean, error } }) => Math.abs(mean) >= LEAST && Math.abs(mean) > BEYOND_CHANCE * error,
      )
      .sort((a, b) => Math.abs(b.gain.mean) - Math.abs(a.gain.mean) || a.moment - b.moment);
    return {
      even,
      result,
      deal: figures(this.deal),
      later: this.chances.length === 0 ? result.map(() => ({ mean: 0, error: 0 })) : figures(this.later),
      cards,
      choices: result.map((share, seat) => share - even - (cards[seat]?.mean ?? 0)),
      mattered,
      looked: this.hasLooked,
      rollouts: this.done,
    };
  }

  private *count(rounds: Rounds, seed: number): Generator<void, void> {
    for (let n = 0; n < rounds.cards; n++) yield* this.countCards({ seed, n });
    for (let n = 0; n < rounds.look; n++) yield* this.countChoices(this.choices, this.looked, { seed, n });
    const candidates = this.candidates();
    for (let n = 0; n < rounds.closer; n++) {
      yield* this.countChoices(candidates, this.closer, { seed: ~seed, n });
      // Stopped here, it gives fewer decisions, as the errors are larger, but it gives them.
      if (n >= rounds.closer / 5) this.hasLooked = true;
    }
    this.hasLooked = true;
    for (let n = rounds.cards; n < rounds.mostCards && !this.isPrecise(); n++)
      yield* this.countCards({ seed, n });
  }

  private isPrecise(): boolean {
    return this.cards.every((tally) => tally.figure().error <= PRECISE);
  }

  private *countCards(round: Round): Generator<void, void> {
    const even = 1 / this.result.length;
    const dealt = this.tried({ moment: 0 }, round);
    yield;
    const later = this.result.map(() => 0);
    for (const moment of this.chances) {
      const before = this.tried({ moment, given: this.entryAt(moment) }, round);
      yield;
      const after = this.tried({ moment: moment + 1 }, round);
      yield;
      for (let seat = 0; seat < later.length; seat++) later[seat]! += after[seat]! - before[seat]!;
    }
    // Only whole rounds count, so that stopping in the middle leaves no half sums.
    for (let seat = 0; seat < later.length; seat++) {
      this.deal[seat]!.add(dealt[seat]! - even);
      this.later[seat]!.add(later[seat]!);
      this.cards[seat]!.add(dealt[seat]! - even + later[seat]!);
    }
  }

  private *countChoices(
    moments: readonly number[],
    into: Map<number, Tally>,
    round: Round,
  ): Generator<void, void> {
    // What one answer leads to is mostly where the next one begins.
    let latest: { readonly moment: number; readonly shares: readonly number[] } | undefined;
    for (const moment of moments) {
      const entry = this.entryAt(moment);
      let before = latest?.moment === moment ? latest.shares : undefined;
      if (before === undefined) {
        before = this.tried({ moment }, round);
        yield;
      }
      const place = this.chances.includes(moment) ? { moment, given: entry } : { moment: moment + 1 };
      const after = this.tried(place, round);
      yield;
      latest = place.given === undefined ? { moment: moment + 1, shares: after } : undefined;
      const tally = into.get(moment) ?? new Tally();
      into.set(moment, tally);
      tally.add(after[entry.seat]! - before[entry.seat]!);
    }
  }

  /** For every seat, the decisions that seem to have helped and hurt it most, in the order of the match. */
  private candidates(): number[] {
    const chosen: number[] = [];
    for (let seat = 0; seat < this.result.length; seat++) {
      const own = [...this.looked]
        .filter(([moment]) => this.entryAt(moment).seat === seat)
        .map(([moment, tally]) => ({ moment, mean: tally.figure().mean }))
        .sort((a, b) => b.mean - a.mean || a.moment - b.moment);
      const best = own.filter(({ mean }) => mean > 0).slice(0, CANDIDATES);
      const worst = own.filter(({ mean }) => mean < 0).slice(-CANDIDATES);
      for (const { moment } of [...best, ...worst]) chosen.push(moment);
    }
    return chosen.sort((a, b) => a - b);
  }

  /** One course of play from there. */
  private tried({ moment, given }: Place, round: Round): number[] {
    this.done++;
    const { match } = this.table;
    const state = reshuffled(this.stateAt(moment), this.table, round);
    if (given === undefined) return this.shares(state, moment, round);
    answer(match, state, given.seat, given.answer, given);
    return this.shares(state, moment + 1, round);
  }

  private letsChanceDecide(moment: number): boolean {
    const [before, after] = [this.stateAt(moment).draws, this.stateAt(moment + 1).draws];
    return after.some((draws, stream) => draws !== before[stream]);
  }

  private stateAt(moment: number): State<K> {
    const state = this.states[moment];
    if (state === undefined) throw new Error(`this match has no moment ${moment}`);
    return state;
  }

  private entryAt(moment: number): Entry {
    const entry = this.entries[moment];
    if (entry === undefined) throw new Error(`nothing was answered at moment ${moment}`);
    return entry;
  }
}

/** By moment: the truth, moment 0 being the deal. */
function statesOf<K extends Kind>(match: Match<K>, record: MatchRecord): State<K>[] {
  const state = start(match, seedIn(record));
  const states = [clone(match, state)];
  for (const entry of record.entries) {
    answer(match, state, entry.seat, entry.answer, entry);
    states.push(clone(match, state));
  }
  return states;
}

/** Whether another answer was possible, or none. */
function isChoice<K extends Kind>(match: Match<K>, state: State<K>, { seat, answer: given }: Entry): boolean {
  if (given.pick === RESIGN) return true;
  const decision = pending(match, state).find((one) => one.seat === seat);
  return decision !== undefined && (decision.optional || decision.options.length > 1);
}
