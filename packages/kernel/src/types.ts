/** A chair at the table, counted from 0. The number after the last chair stands for everybody who only watches. */
export type Seat = number;
/** A set of seats as bits; bit n of a table with n seats is the watchers' bit. */
export type Seats = number;
/** A physical card, as its index in the deck. Never leaves the kernel: outside, cards have faces (names). */
export type CardId = number;
/** What a card looks like, as an index in the match's list of faces. Equal-looking cards share one face. */
export type Face = number;
/** A place where cards lie, as an index in the match's list of zones. */
export type Zone = number;

/** Nothing of its kind: no card, no target, no sealed choice. */
export const NONE = -1;

/** What every card of every deck has; games add their own figures. */
export interface CardBase {
  /** The printed name used everywhere outside; equal ids are equal-looking cards. */
  readonly id: string;
  /** Cards only mix with cards of the same back. One back if left out. */
  readonly back?: string;
}

/** Pending work as a plain value: what to do, for whom. Frames are public: they never name a hidden card. */
export interface Frame {
  readonly do: string;
  readonly seat?: Seat;
}

/** The four shapes that make up one game. */
export interface Kind {
  /** Everything public that is not a card: scores, markers, whose turn. Plain JSON. */
  facts: object;
  frame: Frame;
  options: object;
  card: CardBase;
}

/** Who learns the face of a card that arrives in a zone. */
type Shows = 'all' | 'owner' | 'nobody';

export interface ZoneDef {
  readonly name: string;
  readonly owner?: Seat;
  readonly shows: Shows;
  /** Like a hand: to all but the owner the cards have no order. */
  readonly mixed?: boolean;
}

/** A set of cards as bits, 32 to a number. */
export type Bits = readonly number[];

/** "Of these cards at least `least` and at most `most` lie in the bag": what is left of a bag that was torn by a shuffle. */
export interface Limit {
  readonly cards: Bits;
  readonly least: number;
  readonly most: number;
}

/**
 * What one seat knows of cards that were mixed: they lie, in an order it does not know, in the places that the cards of
 * `places` take now, and those of `sure` are among them. Never changed.
 */
export interface Bag {
  readonly seat: Seat;
  /** How many places. */
  readonly size: number;
  /** A place is told by the card that lies there. */
  readonly places: Bits;
  readonly sure: Bits;
  readonly limits: readonly Limit[];
}

/** An outcome of chance that a scenario fixes in advance. */
export interface Forced {
  readonly stream: string;
  /** A shuffle: these cards come out first, the first one on top. */
  readonly top?: readonly CardId[];
  /** A draw of one number, or an unseen order. */
  readonly numbers?: readonly number[];
}

/** The whole truth of a match, as plain JSON. All states come from the one literal in state.ts. */
export interface State<K extends Kind = Kind> {
  /** By zone; the last card is the top one. */
  zones: CardId[][];
  /** By card: the zone it lies in. */
  at: Zone[];
  /** By card: the seats that know which card lies there. Empty in search mode, where nobody asks. */
  known: Seats[];
  /** Larger ones before smaller ones; those of one seat are nested or apart. */
  bags: Bag[];
  /** The last frame is the one to be done now. */
  stack: K['frame'][];
  /** By seat: a choice made but not shown, or NONE. */
  sealed: number[];
  /** An order drawn by lot that nobody has seen. */
  order: number[];
  /** 64 hex digits that key the match's chance; empty in search mode. */
  key: string;
  /** How often each stream of chance was used. */
  draws: number[];
  /** The four words of the search generator. */
  fast: number[];
  /** Outcomes fixed in advance, used before any generator. */
  forced: Forced[];
  facts: K['facts'];
}

/** One way to answer, as the rules see it. */
export interface Option {
  pick: string;
  card: CardId;
  to: number;
}

/** One way to answer, as everybody outside sees it. */
export interface Answer {
  readonly pick: string;
  readonly card?: string;
  readonly to?: string | number;
}

export type Args = Readonly<Record<string, string | number>>;

/** Why something cannot be done: the rule that forbids it. */
export interface Refusal {
  readonly rule: string;
  readonly args: Args;
}

/** What the `card` and the `to` of a pick mean. */
export interface PickDef {
  readonly card?: boolean;
  readonly to?: 'zone' | 'number';
  /** It says how a player likes to play: computer players leave it to people. */
  readonly byPeople?: true;
}

export interface Outcome {
  readonly scores: readonly number[];
  /** 1 is best; equal numbers share the place. */
  readonly ranks: readonly number[];
  readonly reason: string;
}

/** A house rule: its values, the first of which is the default, and the rules it touches. */
export interface OptionDef {
  readonly values: readonly (string | number | boolean)[] | { readonly from: number; readonly to: number };
  readonly standard: string | number | boolean;
  readonly rules: readonly string[];
  /** Its value is all of these words in some order, with commas between them; `places` names where each of them goes. */
  readonly arranges?: { readonly what: readonly string[]; readonly places: readonly string[] };
  /** It changes nothing unless another option has one of these values: nobody need be asked about it before. */
  readonly onlyWith?: { readonly option: string; readonly values: readonly (string | number | boolean)[] };
}
