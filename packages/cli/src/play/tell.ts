import type { Edition, Language } from '@stamtafel/games';
import { Teller as AnyTeller } from '@stamtafel/games/telling/tell.ts';
import type { Kind, Match } from '@stamtafel/kernel';
import { type Words, words } from './words.ts';

/** Tells a match in a terminal: with the words of the terminal table at hand. */
export class Teller<K extends Kind> extends AnyTeller<K> {
  override readonly words: Words;

  constructor(edition: Edition<K>, match: Match<K>, language: Language, names: readonly string[]) {
    super(edition, match, language, names);
    this.words = words[language];
  }
}
