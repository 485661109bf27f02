import { type Kind, type Match, NONE } from '@stamtafel/kernel';

/** The card of this name as everybody knows it; undefined for a word that names none. */
export const cardNamed = <K extends Kind>(match: Match<K>, name: string | undefined): K['card'] | undefined =>
  match.faces[match.faceByName.get(name ?? '') ?? NONE];
