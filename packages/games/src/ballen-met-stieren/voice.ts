import { cardNamed } from '@stamtafel/kernel';
import type { Voice } from '../edition.ts';
import type { BallenMetStieren } from './kind.ts';

/** Aanval and verdediging, attack and defence. */
const letters = { nl: ['A', 'V'], en: ['A', 'D'] } as const;

export const voice: Voice<BallenMetStieren> = {
  /** "Lange Lubbert (A5 V5)": what a bull is good for. */
  card(match, id, name, language) {
    const card = cardNamed(match, id);
    if (card?.bull !== true) return name;
    const [a, d] = letters[language];
    return `${name} (${a}${card.attack} ${d}${card.defence})`;
  },
};
