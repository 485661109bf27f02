import type { Language } from '@stamtafel/games';
import { cardNamed, type Event, type Kind, type Match, type Seat, type View } from '@stamtafel/kernel';
import type { Ink } from '../ink.ts';
import type { Teller } from '../tell.ts';

/** All that a drawing may look at: what the viewer's table shows, never the truth behind it. */
export interface Scene<K extends Kind> {
  readonly match: Match<K>;
  /** What the game's `display` leaves of the view. */
  readonly view: View<K>;
  readonly teller: Teller<K>;
  readonly ink: Ink;
}

/** How a game looks in a terminal. Pure: a scene goes in, lines of at most 80 characters come out. */
export interface Drawing<K extends Kind> {
  /** The game in a few sentences, for a player who has never seen it. */
  readonly gist?: { readonly [L in Language]: string };
  /** The table, drawn. */
  picture(scene: Scene<K>): string[];
  /** The same in plain sentences, for pipes and screen readers. */
  speech(scene: Scene<K>): string[];
  /** What lies turned down and the viewer may look at, where the sentences leave it out. */
  look?(scene: Scene<K>): string[];
  /** The viewer's own cards, in the order in which they are shown. */
  held(scene: Scene<K>): readonly string[];
  /** A card's short line in its colour. */
  paint(scene: Scene<K>, card: string, text: string): string;
  /** How the result came about, round by round: where that is shorter than the edition's breakdown by player. */
  course?(scene: Scene<K>, story: readonly Event[]): string[];
  /** A score with what it counts: "3 barrels". */
  points(scene: Scene<K>, score: number): string;
  /** Events that the table itself shows well enough; the log tells them too. */
  readonly obvious: readonly string[];
}

/** The zone with this name as the viewer sees it, bottom to top: card ids, and undefined for a hidden card. */
export function zone<K extends Kind>(
  { match, view }: Scene<K>,
  name: string,
): readonly (string | undefined)[] {
  const index = match.zoneByName.get(name);
  const entries = index === undefined ? [] : (view.zones[index] ?? []);
  return entries.map((entry) => (entry >= 0 ? match.faces[entry]?.id : undefined));
}

export const faces = <K extends Kind>(scene: Scene<K>, name: string): string[] =>
  zone(scene, name).filter((card) => card !== undefined);

export const countIn = <K extends Kind>(scene: Scene<K>, name: string): number => zone(scene, name).length;

/** The figures of a card. */
export const cardOf = <K extends Kind>({ match }: Scene<K>, id: string): K['card'] | undefined =>
  cardNamed(match, id);

/** From whose chair a table is drawn: a spectator sits beside the first player. */
export const chairOf = <K extends Kind>({ match, view }: Scene<K>): Seat =>
  view.viewer < match.seats ? view.viewer : 0;
