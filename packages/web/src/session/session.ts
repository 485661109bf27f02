import type { Advice } from '@stamtafel/bots';
import type { Edition } from '@stamtafel/games/edition.ts';
import type {
  Answer,
  Event,
  Kind,
  Match,
  MatchRecord,
  Outcome,
  Refusal,
  Seat,
  View,
} from '@stamtafel/kernel';
import type {
  Acted,
  BotLevel,
  ChatLine,
  LiveRequest,
  NumberedDecision,
  Sight,
  TableAction,
  TableInfo,
  Wish,
} from '@stamtafel/protocol';
import type { Role } from '../app/router.ts';

/** Who sits on a chair, as everybody sees it. */
export interface SeatInfo {
  readonly name: string;
  /** The name for the others of a player who is "you" here. */
  readonly called?: string;
  readonly kind: 'person' | 'bot' | 'open';
  /** This screen answers for it. */
  readonly yours: boolean;
  /** False while a person is away. */
  readonly present: boolean;
  /** A computer keeps the chair of a player who is gone. */
  readonly kept: boolean;
  /** How the computer plays that sits there. */
  readonly level?: BotLevel;
}

/** What a standing order can be: to ask, or to pass by itself. */
export type Order = Extract<LiveRequest, { do: 'order' }>['order'];
export type Orders = Sight['orders'];
export type Words = Extract<LiveRequest, { do: 'say' }>['words'];

/** What is there besides the match at a table in a house. */
export interface Around {
  readonly info: TableInfo;
  /** Whether a player looks at this device, or all do. */
  readonly as: Role;
  readonly chat: readonly ChatLine[];
  /** The last line of those that were said before one came; undefined until they are here. */
  readonly saidBefore: number | undefined;
  /** A player wants the others to agree to something. */
  readonly wish: Wish | null;
  /** A computer kept the viewer's chair until now. */
  readonly satIn: boolean;
  readonly line: 'connecting' | 'online' | 'lost';
}

/** What can be done at a table in a house besides playing. */
export interface House {
  act(action: TableAction): Promise<Acted | undefined>;
  /** Whether it was said; if not, the player has been told why. */
  say(words: Words): Promise<boolean>;
  agree(request: number, yes: boolean): void;
  /** The player takes over from the computer that plays on this chair. */
  comeBack(): void;
  /** The viewer knows that a computer has kept the chair. */
  knowsSatIn(): void;
}

/** The clocks at the moment of the snapshot; who shows them counts down. */
interface Clocks {
  /** By seat: milliseconds left, or null for no limit. */
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  /** The moment at which they were right, by the clock of the page. */
  readonly at: number;
}

/**
 * Whether the viewer can take the last answer back: freely; with something seen since that they would not know otherwise,
 * which only computers do not mind; or if the others agree.
 */
type TakingBack = 'free' | 'seen' | 'ask';

/** An answer of the viewer that can be taken back; by its number the session knows it again. */
export interface Undoable {
  readonly number: number;
  readonly how: TakingBack;
}

/**
 * What came of taking back: it is done; it is, although something had been seen; the others have to agree first; or the
 * table has gone on, and it cannot be done any more.
 */
export type Undone = 'done' | 'seen' | 'ask' | 'gone';

export interface Agreement {
  /** Everybody at this screen has been asked. */
  readonly agreed: boolean;
}

/** Everything the table shows at one moment, to one viewer. Never changed: a new one comes instead. */
export interface Snapshot<K extends Kind = Kind> {
  /** Grows with every change that this viewer can see. */
  readonly version: number;
  /** From whose chair: a seat, or the number of seats for a watcher. */
  readonly viewer: Seat;
  readonly seats: readonly SeatInfo[];
  /** What the game's `display` leaves of the view. */
  readonly view: View<K>;
  /** The viewer's open question, or null; the table does not wait for `optional` ones. Asked again, it has another number. */
  readonly decision: NumberedDecision | null;
  /** The answers to it that are on their way: given, but not confirmed yet. */
  readonly sent: readonly Answer[];
  /** The seats the table waits for. */
  readonly waiting: readonly Seat[];
  /** Everything told to this viewer so far; the index is the moment. */
  readonly story: readonly Event[];
  /** From this index on the story is new to the player who has just taken over a shared screen. */
  readonly newFrom: number;
  /** Not what followed on the moment before: somebody turned to another one, and nothing is played on the way there. */
  readonly leaps?: true;
  /** At a shared screen: this person is to take over, and until they do nothing hidden is shown. */
  readonly curtain: Seat | null;
  readonly outcome: Outcome | null;
  readonly undo: Undoable | null;
  readonly canResign: boolean;
  readonly clocks: Clocks | null;
  /** While it is counted down: when the race begins, by the clock of the page. */
  readonly beginsAt: number | null;
  /** What the viewer has left to be answered by itself, by what is asked. */
  readonly orders: Orders;
  /** Null at a table of this browser. */
  readonly around: Around | null;
}

/** What the table talks to: an engine in this browser, or a server far away. */
export interface Session<K extends Kind = Kind> {
  readonly id: string;
  /** Who the computers here are follows from it. */
  readonly place: string;
  readonly edition: Edition<K>;
  readonly match: Match<K>;
  snapshot(): Snapshot<K>;
  /** Calls the listener whenever there is a new snapshot; the result ends that. */
  subscribe(listener: () => void): () => void;
  /**
   * Answers this decision of the viewer, and no other that may be open by now. Further answers are for the
   * questions that follow (choosing many is a series of choosing one); those that no longer fit are dropped. Gives the
   * refusal, or that it did not get through; either has already been shown.
   */
  answer(decision: NumberedDecision, answers: readonly Answer[]): Promise<Refusal | 'trouble' | undefined>;
  /** Why none of these can be done; undefined when one of them can. */
  why(attempts: readonly Answer[]): Promise<Refusal | undefined>;
  /** What a strong player would consider now; null where other people play along. */
  readonly hint: (() => Promise<Advice | null>) | null;
  /** Takes this answer back, and no other that may be the last by now. In a house the others are asked there. */
  undo(last: Undoable, agreement: Agreement): Promise<Undone>;
  resign(): Promise<void>;
  /** The person behind the curtain has sat down. */
  sitDown(): void;
  /** Leaves a standing order of the viewer, or takes it back. */
  order(asks: string, order: Order): void;
  /** The page shows what happened, or is done with it: computers of this browser wait for that. */
  plays?(isPlaying: boolean): void;
  /** Null at a table of this browser. */
  readonly house: House | null;
  /** The same people, a new deal: the address of that table. */
  rematch(): Promise<string | undefined>;
  /** The whole match, to be checked once it is over. */
  record(): Promise<MatchRecord>;
  close(): void;
}
