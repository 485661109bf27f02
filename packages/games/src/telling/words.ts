import type { Language } from '../edition.ts';

/** The few words that stand between those of a game, wherever a match is told. */
const nl = {
  and: 'en',
  hiddenCard: 'een kaart',
  hiddenCards: (n: number) => `${n} kaarten`,
  noCard: 'geen kaart',
  /** Before a plural. */
  none: 'geen',
  you: 'jij',
  youAsObject: 'jou',
  /** In the label of what the reader can do; then in what is told. */
  placeOfYours: (place: string) => `${place} bij jezelf`,
  placeOfYou: (place: string) => `${place} bij jou`,
  placeOf: (place: string, name: string) => `${place} bij ${name}`,
  /** In what is told of a player who does something at their own place: the name was said already. */
  placeOfOneself: (place: string) => `${place} bij zichzelf`,
};

export type TellingWords = typeof nl;

const en: TellingWords = {
  and: 'and',
  hiddenCard: 'a card',
  hiddenCards: (n) => `${n} cards`,
  noCard: 'no card',
  none: 'no',
  you: 'you',
  youAsObject: 'you',
  placeOfYours: (place) => `${place} on your own side`,
  placeOfYou: (place) => `${place} on your side`,
  placeOf: (place, name) => `${place} on ${name}’s side`,
  placeOfOneself: (place) => `${place} on their own side`,
};

export const tellingWords: { readonly [L in Language]: TellingWords } = { nl, en };
