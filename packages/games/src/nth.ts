import { type CardId, type Kind, NONE, type Table, type Zone } from '@stamtafel/kernel';

/** The card at this place of a zone, counted from the bottom, or NONE. */
export const nth = <K extends Kind>(g: Table<K>, zone: Zone, place: number): CardId =>
  g.in(zone)[place] ?? NONE;
