import type { Language } from './edition.ts';

/** What the lid of a box says: enough to choose a game before any of it is loaded. */
export interface About {
  readonly id: string;
  /** The printed box it comes in: the folder with its rule ids and texts. */
  readonly box: string;
  /** What the box says, where a game in it has a name of its own. */
  readonly boxTitle?: string;
  /** Allowed numbers of players; the first is the usual one. */
  readonly players: readonly number[];
  /** How long a match takes among people, from and to. */
  readonly minutes: readonly [number, number];
  readonly title: { readonly [L in Language]: string };
  readonly tagline: { readonly [L in Language]: string };
}
