import type { Edition } from '@stamtafel/games/edition.ts';
import type { Answer, Decision, Event, Kind, Match, Outcome, Refusal, Seat, View } from '@stamtafel/kernel';

/** Who sits on a chair, as everybody sees it. */
export interface SeatInfo {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  /** This screen answers for it. */
  readonly yours: boolean;
  /** False while a person is away. */
  readonly present: boolean;
}

export interface ChatLine {
  readonly n: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
}

/** The clocks at the moment of the snapshot; who shows them counts down. */
export interface Clocks {
  /** By seat: milliseconds left, or null for no limit. */
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
}

/** Everything the table shows at one moment, to one viewer. Never changed: a new one comes instead. */
export interface Snapshot<K extends Kind = Kind> {
  /** Grows with every change that this viewer can see. */
  readonly version: number;
  /** From whose chair: a seat, or the number of seats for somebody who only watches. */
  readonly viewer: Seat;
  readonly seats: readonly SeatInfo[];
  /** What the game's `display` leaves of the view. */
  readonly view: View<K>;
  /** The viewer's open question, or null. `optional` ones nobody waits for. */
  readonly decision: Decision | null;
  /** The seats the table waits for. */
  readonly waiting: readonly Seat[];
  /** Everything told to this viewer so far; the index is the moment. */
  readonly story: readonly Event[];
  /** From this index on the story is new to whoever has just sat down at a shared screen. */
  readonly newFrom: number;
  /** At a shared screen: this person is to take over, and nothing hidden is shown until then. */
  readonly curtain: Seat | null;
  readonly outcome: Outcome | null;
  /** Whether the viewer can take the last answer back: freely, or if the others agree. */
  readonly undo: 'free' | 'ask' | null;
  readonly canResign: boolean;
  readonly clocks: Clocks | null;
  readonly connection: 'here' | 'connecting' | 'online' | 'lost';
  readonly chat: readonly ChatLine[];
}

/** What the table talks to: an engine in this browser, or a server far away. */
export interface Session<K extends Kind = Kind> {
  readonly id: string;
  readonly edition: Edition<K>;
  readonly match: Match<K>;
  snapshot(): Snapshot<K>;
  /** Calls the listener whenever there is a new snapshot; the result ends that. */
  subscribe(listener: () => void): () => void;
  /**
   * Answers the viewer's decision. Further answers are for the questions that follow (choosing many is a series of
   * choosing one); those that no longer fit are dropped. Gives the refusal, if there is one.
   */
  answer(answers: readonly Answer[]): Promise<Refusal | undefined>;
  /** Why none of these can be done; undefined when one of them can. */
  why(attempts: readonly Answer[]): Promise<Refusal | undefined>;
  undo(): Promise<void>;
  resign(): Promise<void>;
  /** The person behind the curtain has sat down. */
  sitDown(): void;
  /** Null where nobody can hear it. */
  readonly say: ((text: string) => void) | null;
  /** The same people, a new deal: the id of that table. */
  rematch(): Promise<string>;
  close(): void;
}
