import type { Language } from '@stamtafel/games/edition.ts';

/** What players without a name are called. Matches keep these words, so a page in one language has to know them all. */
export const nameless: { readonly [L in Language]: { readonly you: string; readonly player: string } } = {
  nl: { you: 'Jij', player: 'Speler' },
  en: { you: 'You', player: 'Player' },
};
