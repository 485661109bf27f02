import {
  type Answer,
  clone,
  type Event,
  eventsFor,
  type Kind,
  type Match,
  type MatchRecord,
  type Recorder,
  recorder,
  type Seat,
  type State,
  type Told,
} from '@stamtafel/kernel';

/** One answer that was given, with what it told and how things were before it. */
interface GivenAnswer<K extends Kind> {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly extras: Extras;
  readonly told: readonly Told[];
  readonly before: State<K>;
  /** The dice of the computer players before it, so that taking back does not change their luck. */
  readonly dice: readonly (readonly number[])[];
}

export interface Extras {
  readonly at?: number;
  readonly clock?: true;
}

/** A match in progress: it can be played on, taken back and written down. */
export class Sitting<K extends Kind> {
  readonly match: Match<K>;
  readonly seed: string;
  /** By seat: the dice of the computer player there. */
  readonly dice: number[][];
  readonly given: GivenAnswer<K>[] = [];
  #recorder: Recorder<K>;

  constructor(match: Match<K>, seed: string, dice: number[][]) {
    this.match = match;
    this.seed = seed;
    this.dice = dice;
    this.#recorder = recorder(match, { seed });
  }

  get state(): State<K> {
    return this.#recorder.state;
  }

  /** Gives an answer; throws `Refused` and changes nothing when it is not allowed. */
  play(
    seat: Seat,
    answer: Answer,
    extras: Extras = {},
    dice: readonly (readonly number[])[] = this.copyDice(),
  ): readonly Told[] {
    const before = clone(this.match, this.state);
    const told = this.#recorder.play(seat, answer, extras);
    this.given.push({ seat, answer, extras, told, before, dice });
    return told;
  }

  copyDice(): number[][] {
    return this.dice.map((four) => four.slice());
  }

  /** Back to just before the answer with this number. */
  takeBack(index: number): void {
    const dropped = this.given[index];
    if (dropped === undefined) return;
    dropped.dice.forEach((four, seat) => {
      this.dice[seat] = four.slice();
    });
    this.#replay(this.given.slice(0, index));
  }

  /** Without the answer with this number. No player has learnt anything from it, so what others answered since stands. */
  withdraw(index: number): void {
    this.#replay(this.given.filter((_, i) => i !== index));
  }

  #replay(given: readonly GivenAnswer<K>[]): void {
    this.#recorder = recorder(this.match, { seed: this.seed });
    this.given.length = 0;
    for (const { seat, answer, extras, dice } of given) this.play(seat, answer, extras, dice);
  }

  /** How often something could be heard: when the table was set, and with every answer. */
  get tellings(): number {
    return 1 + this.given.length;
  }

  /** What this viewer has heard, from one telling on, up to but without another; the first is how the table was set. */
  heard(viewer: Seat, from = 0, until?: number): Event[] {
    return [this.#recorder.opening, ...this.given.map(({ told }) => told)]
      .slice(from, until)
      .flatMap((told) => eventsFor(this.match, told, viewer));
  }

  record(players: readonly string[]): MatchRecord {
    return { ...this.#recorder.record(), players };
  }
}
