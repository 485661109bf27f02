import { type CardId, type Kind, NONE, type Table, type Zone } from '@stamtafel/kernel';

/** The card at this place of a zone, counted from the bottom, or NONE. */
export const nth = <K extends Kind>(g: Table<K>, zone: Zone, place: number): CardId =>
  g.in(zone)[place] ?? NONE;

/** The name of a zone, for the story. */
export const nameOf = <K extends Kind>(g: Table<K>, zone: Zone): string => g.match.zones[zone]?.name ?? '';
