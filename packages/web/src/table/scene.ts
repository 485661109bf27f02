import type { Language } from '@stamtafel/games/edition.ts';
import type { Teller } from '@stamtafel/games/telling/tell.ts';
import type { Answer, Decision, Event, Kind, Match, Refusal, Seat, View } from '@stamtafel/kernel';
import { createContext, use } from 'react';
import type { GameLook } from '../games/look.ts';
import type { Session, Snapshot } from '../session/session.ts';
import type { Texts } from '../texts/nl.ts';
import type { Touch } from './choosing.ts';
import type { Gathering } from './gathering.ts';

/** A card as the viewer sees it, in its place. */
export interface SeenCard {
  /** The printed id, or undefined for a card whose face is hidden. */
  readonly id: string | undefined;
  /** The back it has, where a game has several. */
  readonly back: string | undefined;
  readonly zone: string;
  /** The same card has the same key in the next view, as far as anybody can tell. */
  readonly key: string;
}

/** What a tap on something that cannot be played has to say. */
export interface Explanation {
  readonly card: string | undefined;
  readonly zone: string | undefined;
  /** Why not; undefined while it is looked up, null when nothing forbids it. */
  readonly refusal: Refusal | null | undefined;
}

/** Everything a board looks at and acts through. It never holds more than the viewer may see. */
export interface Scene<K extends Kind = Kind> {
  readonly session: Session<K>;
  readonly snapshot: Snapshot<K>;
  /** What is being told at this moment; null when everything stands, and the next question with it. */
  readonly beat: Event | null;
  /** The cards that are being told of; where nothing is played, those of the last news. */
  readonly told: ReadonlySet<string>;
  readonly match: Match<K>;
  readonly view: View<K>;
  readonly look: GameLook<K>;
  readonly teller: Teller<K>;
  readonly language: Language;
  readonly texts: Texts;
  /** From whose chair the table is drawn: the viewer's, or a person's for a watcher. */
  readonly chair: Seat;
  /** Whose hand and place lie in front, larger than those of the others; undefined on a screen for all. */
  readonly front: Seat | undefined;
  /** What its hand is called: watchers have none of their own. */
  readonly handName: string;
  readonly decision: Decision | null;
  /** What was touched so far, on the way to one answer. */
  readonly selected: Touch;
  /** Answers that go together, if there are such, and those of them that were marked. */
  readonly gathering: Gathering | undefined;
  readonly marks: readonly Answer[];
  /** The cards of a zone, bottom to top. */
  cards(zone: string): readonly SeenCard[];
  /** The figures of a card. */
  card(id: string): K['card'] | undefined;
  /** Whether some answer goes with this and with what was touched before. */
  isLit(touch: Touch): boolean;
  /** The answers that go with this, whatever was touched before. */
  answers(touch: Touch): readonly Answer[];
  /** A tap: narrows the choice, gives the answer, or explains why not. */
  touch(touch: Touch): void;
  /** Why nothing can be done with this, after what was touched before; null where something can. */
  why(touch: Touch): Promise<Refusal | null>;
  /** Gives this answer, or marks it where several go together. */
  choose(answer: Answer): void;
  /** Shows a card large, with its words. */
  inspect(card: string): void;
}

/** What is known inside a table. Games have kinds of their own; parts do not need to know which. */
const Context = createContext<Scene | undefined>(undefined);
export const SceneProvider = Context.Provider;

export function useScene(): Scene {
  const scene = use(Context);
  if (scene === undefined) throw new Error('this part belongs inside a table');
  return scene;
}
