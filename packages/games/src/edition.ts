import type { Answer, Decision, Event, Game, Kind, Match, View } from '@stamtafel/kernel';
import type { Chapter } from './chapters.ts';
import type { Overview } from './overview.ts';
import type { Timing } from './timing.ts';

export const languages = ['nl', 'en'] as const;
export type Language = (typeof languages)[number];

/** How an argument of an event or a refusal is put into words. */
type ArgKind = 'seat' | 'zone' | 'number' | 'word';

/**
 * The words of a table. `{name}` in a sentence stands for an argument, `{card}` and `{cards}` for the cards told of,
 * `{place}` for its zone where nobody asks whose that is.
 */
export interface TableTexts<
  Asks extends string = string,
  Pick extends string = string,
  Told extends string = string,
  Secret extends Asks = never,
> {
  readonly title: string;
  readonly tagline: string;
  /** One sentence per frame that asks: what is wanted of you now. */
  readonly prompts: { readonly [A in Asks]: string };
  /**
   * What is asked, told of others: "Anna is up: play a card". Nothing for steps of a frame that only the seat itself
   * knows (`Secret`).
   */
  readonly deeds: { readonly [A in Exclude<Asks, Secret>]: string };
  /** One label per pick, with `{card}`, and `{to}` or `{place}`. */
  readonly picks: { readonly [P in Pick]: string };
  /** One sentence per event key; `{seat}` is the name of the player, `[wins|win]` goes by who reads it (person.ts). */
  readonly events: { readonly [T in Told]: string };
  /** Words for arguments of kind 'word', by value. */
  readonly words: { readonly [word: string]: string };
  /** A zone's name by the part before or after the seat, e.g. "hand", "pile", "rood". */
  readonly zones: { readonly [zone: string]: string };
  readonly options: { readonly [id: string]: OptionTexts };
}

interface OptionTexts {
  readonly name: string;
  readonly explains: string;
  readonly values?: { readonly [value: string]: string };
}

/** How a game calls its things in sentences and lists, where the printed words alone would not be clear. */
export interface Voice<K extends Kind = Kind> {
  /** Which prompt is said, where the same frame asks for something else with other numbers of players, or later on. */
  asks?(match: Match<K>, asks: string, view: View<K>): string;
  /** A card in a sentence: its printed name and what is needed to tell it from others. */
  card?(match: Match<K>, id: string, name: string, language: Language): string;
  /** A card where there is little room: name and figures. As in a sentence, if left out. */
  tag?(match: Match<K>, id: string, name: string, language: Language): string;
  /** The figures of a card that matter in this game. */
  line?(match: Match<K>, id: string, language: Language): string;
  /** Whether the printed name of a card says its figures. */
  saysFigures?(match: Match<K>, id: string): boolean;
  /** A target that is a number. */
  number?(pick: string, to: number): string;
  /** Whether the log may still name the cards of what was told earlier; always, if left out. */
  remembers?(match: Match<K>, event: Event): boolean;
}

/** A player that gets a view and an open decision and nothing else. `dice` are the four words of the search generator. */
export type Player<K extends Kind = Kind> = (
  match: Match<K>,
  view: View<K>,
  decision: Decision,
  dice: number[],
) => Answer;

/** Where a figure comes from: R a rulebook, S a published source, D designed by us, own: entered by the owner. */
export type Mark = 'R' | 'S' | 'D' | 'own';

/** A figure of a card with its value in words, and where it comes from. */
export interface MarkedFigure {
  readonly text: string;
  readonly mark: Mark;
}

/** The words that may stand in a figure, by figure: what is written in files, and what it is called. */
export type FigureWords = { readonly [figure: string]: { readonly [value: string]: string } };

/** Who sits on a chair, and at what: whatever tells one device from another. */
export interface Chair {
  readonly kind: 'person' | 'bot';
  readonly device: string;
}

/** The rules in one language, by id; `ruleParts` tells their small print apart. */
export type RuleTexts = { readonly [id: string]: string };

/**
 * A house rule about the people themselves, such as who is the youngest: where several of them sit down it is asked
 * openly, and drawing lots is an answer.
 */
export interface Asked {
  readonly option: string;
  /** The value for each seat, and the one for "we draw lots". */
  readonly seats: readonly string[];
  readonly lots: string;
  /** Whether it matters at a table with these options; always, if left out. */
  matters?(options: { readonly [id: string]: unknown }): boolean;
}

/** A game with everything people need around it. */
export interface Edition<K extends Kind = Kind> {
  readonly game: Game<K>;
  /** The printed box it comes in: the folder with its rule ids and texts. */
  readonly box: string;
  /** The texts of all its rules: long, and only fetched when a player wants to read one. */
  readonly rules: { readonly [L in Language]: () => Promise<RuleTexts> };
  /** What its rules are about, in their order. */
  chapters(): Promise<readonly Chapter[]>;
  /** The turn, the cards and the points on one screen. */
  overview(): Promise<Overview>;
  readonly texts: { readonly [L in Language]: TableTexts };
  /** What each argument of events, prompts and refusals means. */
  readonly args: { readonly [name: string]: ArgKind };
  /** The printed name of a card. */
  cardName(match: Match<K>, id: string, language: Language): string;
  /** What its printed name means, where the language is not the printed one and it means something else. */
  cardGloss?(match: Match<K>, id: string, language: Language): string | undefined;
  /** One short line with the figures of a card, for a terminal and for screen readers. */
  cardLine(match: Match<K>, id: string, language: Language): string;
  /** What a card does, where its line only names it; empty if there is nothing more to say. */
  cardText?(match: Match<K>, id: string, language: Language): string;
  /** The rules that are about a card, its own first. */
  rulesOf(match: Match<K>, id: string): readonly string[];
  readonly voice?: Voice<K>;
  /** The figures of an owner's copy: the option that takes them, and our own deck in the form to be filled in. */
  readonly deck: {
    readonly option: string;
    template(): unknown;
    /** The card that a place of the form is about, in a match with the figures entered; none for other figures. */
    card?(match: Match<K>, place: readonly string[], entered: unknown): string | undefined;
    /** What a figure may say, where it says a word: as players call it. By the name that the figure, or its list, has in the form. */
    readonly words?: { readonly [L in Language]: FigureWords };
    /** What is odd about the figures entered, though they can be played with. */
    warnings?(match: Match<K>, language: Language): readonly string[];
  };
  /** What the marks mean, and the figures of a card with theirs. */
  readonly sources?: {
    readonly marks: { readonly [L in Language]: { readonly [M in Mark]: string } };
    figures(match: Match<K>, id: string, language: Language): readonly MarkedFigure[];
  };
  /**
   * Printed, and usual where it is played live: by people who are there at the same time, each at a device of their own,
   * or by one person against computers. At other tables the standard value of the option holds, and a house refuses this
   * one, or plays what is fair there (`seating`).
   */
  readonly live?: { readonly [option: string]: string };
  /** Computers are no match for people in what is played live: with them a table is not. */
  readonly liveAmong?: 'people';
  /** How its race goes, where it has one: a part of the match in which the moment of an answer counts. */
  readonly timing?: Timing<K>;
  readonly asked?: readonly Asked[];
  /** What is fair depends on who sits where: for programs that open a table for people, and let them answer. */
  readonly seating?: {
    /** The options as they hold for those who sit down. */
    options(
      chosen: { readonly [id: string]: unknown },
      chairs: readonly Chair[],
    ): { readonly [id: string]: unknown };
    /** Whether, in a race, the answer from this chair is held back while these are asked. */
    mustWait(chair: Chair, asked: readonly Chair[]): boolean;
  };
  /**
   * How the result came about, so that it can be checked by hand: lines by seat, from the view of any seat at the end
   * and the story told to it. The last line has the score as its first number.
   */
  breakdown?(
    match: Match<K>,
    view: View<K>,
    language: Language,
    story: readonly Event[],
  ): readonly (readonly string[])[];
  /** A score counts against the player who has it. */
  readonly fewerPointsWin?: true;
  /** Simple players besides `random`, which fits every game. Methods, so that editions of all games fit one list. */
  readonly players: { greedy(...args: Parameters<Player<K>>): Answer };
}
