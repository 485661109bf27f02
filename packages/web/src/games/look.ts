import type { Language } from '@stamtafel/games/edition.ts';
import type { Answer, Decision, Kind, Match, Outcome, View } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import type { Beat } from '../director/beats.ts';
import type { Gathering } from '../table/gathering.ts';
import type { Scene } from '../table/scene.ts';

export interface BoardProps<K extends Kind = Kind> {
  readonly scene: Scene<K>;
}

export interface CardFaceProps<K extends Kind = Kind> {
  readonly match: Match<K>;
  readonly card: K['card'];
  /** The printed name. */
  readonly name: string;
  readonly language: Language;
}

/** Cards are drawn on paper of this size; `<Card>` brings the paper, the border and the marks. */
export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 280;

/** How a game looks in the browser. Methods, so that the looks of all games fit one list. */
export interface GameLook<K extends Kind = Kind> {
  /** Lays the zones of the view out. Fills its room without scrolling at 1280×720 and 390×844. */
  Board(props: BoardProps<K>): ReactNode;
  /** SVG contents on paper of 200×280: value and symbol in two corners, name, picture; readable 72 px wide. Shown as an image: no hooks, no styles of the page. */
  CardFace(props: CardFaceProps<K>): ReactNode;
  /** SVG contents of the same size; the house's own back if left out. */
  CardBack?(props: { readonly back: string | undefined }): ReactNode;
  /** How what is told is shown, by its key; plainly, if left out. */
  readonly beats?: { readonly [key: string]: Beat<K> };
  /** How many answers of this question and those of the same kind that follow are marked first and sent together, in the order of marking. */
  batch?(match: Match<K>, view: View<K>, decision: Decision): number | undefined;
  /** A set that is put together in any order, where the rules want to hear it in theirs. */
  gather?(match: Match<K>, view: View<K>, decision: Decision, language: Language): Gathering | undefined;
  /** What a question asks by name and does not offer now: beside it stands why not. */
  refused?(decision: Decision): readonly string[];
  /** An answer of this person that was accepted: what it says about how they like to play is remembered. */
  given?(match: Match<K>, answer: Answer): void;
  /** A score with what it counts: "3 vaten". */
  points?(match: Match<K>, score: number, language: Language): string;
  /** Under the scores at the end: how they came about, to be checked by hand. */
  Account?(props: { readonly scene: Scene<K>; readonly outcome: Outcome }): ReactNode;
}
