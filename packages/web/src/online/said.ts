import type { ChatLine } from '@stamtafel/protocol';
import type { Texts } from '../texts/nl.ts';

/** Who said it; a watcher is called that. */
export const nameIn = ({ name, seat }: ChatLine, { online, somebody }: Texts): string =>
  seat === null ? online.watcher(name || somebody) : name || somebody;

/** What was said; quick phrases come in everybody's own language. */
export const wordsIn = ({ words }: ChatLine, { online }: Texts): string =>
  'text' in words ? words.text : online.phrases[words.phrase];
