import type { Edition } from '@stamtafel/games/edition.ts';
import {
  BadInput,
  clone,
  type Decision,
  type Event,
  eventsFor,
  type Kind,
  type Match,
  type MatchRecord,
  open,
  pending,
  recorder,
  type Seat,
  type State,
  seedIn,
  Table,
  type Told,
  type View,
  verifyRecord,
  view,
} from '@stamtafel/kernel';

/** Through whose eyes: a seat with what it knew, or 'open' with all cards on the table. */
export type Eyes = Seat | 'open';

/** A match that was played, moment by moment. Moment 0 is the deal, moment n the table after the nth answer. */
export class Replay<K extends Kind = Kind> {
  readonly edition: Edition<K>;
  readonly record: MatchRecord;
  readonly match: Match<K>;
  /** The last moment. */
  readonly last: number;
  readonly #states: readonly State<K>[];
  /** By moment: what it told. */
  readonly #told: readonly (readonly Told[])[];

  /** Throws `BadInput` when the record does not hold together. */
  constructor(edition: Edition<K>, record: MatchRecord) {
    const [flaw] = verifyRecord(edition.game, record).flaws;
    if (flaw !== undefined) throw new BadInput(flaw.problem);
    this.edition = edition;
    this.record = record;
    this.match = open(edition.game, record);
    const played = recorder(this.match, { seed: seedIn(record) });
    const states = [clone(this.match, played.state)];
    const told: (readonly Told[])[] = [played.opening];
    for (const entry of record.entries) {
      told.push(played.play(entry.seat, entry.answer, entry));
      states.push(clone(this.match, played.state));
    }
    this.#states = states;
    this.#told = told;
    this.last = record.entries.length;
  }

  #state(moment: number): State<K> {
    const state = this.#states[moment];
    if (state === undefined) throw new Error(`this match has no moment ${moment}`);
    return state;
  }

  /** The table as it was shown then; where remembering is part of the game, only open cards show everything. */
  view(moment: number, eyes: Eyes): View<K> {
    const { match } = this;
    const state = this.#state(moment);
    if (eyes !== 'open') {
      const seen = view(match, state, eyes);
      return match.game.display?.(seen, match) ?? seen;
    }
    const laidOpen = clone(match, state);
    laidOpen.known = laidOpen.known.map(() => match.everybody);
    laidOpen.bags = [];
    return view(match, laidOpen, match.seats);
  }

  waiting(moment: number): Seat[] {
    return pending(this.match, this.#state(moment)).flatMap(({ seat, optional }) => (optional ? [] : [seat]));
  }

  /** The question that the next answer was given to; nothing where a player spoke unasked. */
  asked(moment: number): Decision | undefined {
    const { match, record } = this;
    const seat = record.entries[moment]?.seat;
    return pending(match, this.#state(moment)).find((decision) => decision.seat === seat);
  }

  /** What one moment told. */
  events(moment: number, eyes: Eyes): Event[] {
    const told = this.#told[moment] ?? [];
    if (eyes !== 'open') return eventsFor(this.match, told, eyes);
    const seen = told.map((one) => ({ ...one, seen: one.seen.map(() => this.match.everybody) }));
    return eventsFor(this.match, seen, this.match.seats);
  }

  /** Everything told up to a moment. */
  story(moment: number, eyes: Eyes): Event[] {
    return Array.from({ length: moment + 1 }, (_, m) => this.events(m, eyes)).flat();
  }

  /** The moment that told the event with this index of a story. Every viewer hears as many. */
  momentOf(event: number): number {
    let heard = 0;
    const found = this.#told.findIndex((told) => {
      heard += told.length;
      return heard > event;
    });
    return found < 0 ? this.last : found;
  }

  /** By moment, by seat: what would be counted if the match ended there. */
  scores(): readonly (readonly number[])[] {
    return this.#states.map((state) => this.match.game.outcome(new Table(this.match, state)).scores);
  }

  /** The match as far as this moment, with its seed, so that it can be played on. */
  until(moment: number): MatchRecord {
    const played = recorder(this.match, { seed: seedIn(this.record) });
    for (const entry of this.record.entries.slice(0, moment)) played.play(entry.seat, entry.answer, entry);
    return played.record();
  }
}
