import type { Kind, Seat, Zone } from '@stamtafel/kernel';
import { ballenMetStierenCensus } from './ballen-met-stieren/census.ts';
import type { Language } from './edition.ts';
import { howRuckCensus } from './how-ruck/census.ts';
import { fivePossessionsCensus } from './play-design/five-possessions/census.ts';
import { fourDownsCensus } from './play-design/four-downs/census.ts';
import { stierZoektBierCensus } from './stier-zoekt-bier/census.ts';
import { stierenVersierenCensus } from './stieren-versieren/census.ts';

/** What of a game is counted where many matches are compared. Methods, so that those of all games fit one list. */
export interface Census<K extends Kind = Kind> {
  /** What a match is made of, in the plural. */
  readonly parts: { readonly [L in Language]: string };
  /** How many of these were played, at the end of a match. */
  played(facts: K['facts']): number;
  /** Where a card does something for a seat: neither face down on a pile nor on its way to another player. */
  workplaces(seat: Seat): readonly Zone[];
}

export const censuses: { readonly [game: string]: Census } = {
  'how-ruck': howRuckCensus,
  'four-downs': fourDownsCensus,
  'five-possessions': fivePossessionsCensus,
  'stieren-versieren': stierenVersierenCensus,
  'ballen-met-stieren': ballenMetStierenCensus,
  'stier-zoekt-bier': stierZoektBierCensus,
};
