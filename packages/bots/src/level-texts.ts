import type { Language } from '@stamtafel/games/edition.ts';
import type { LevelName } from './mind.ts';

/** The four levels as they are called at the table: a calf, a heifer, a bull, and the one with the rosette. */
export const levelTexts: { readonly [L in Language]: { readonly [N in LevelName]: string } } = {
  nl: { level1: 'Kalf', level2: 'Vaars', level3: 'Stier', level4: 'Kampioen' },
  en: { level1: 'Calf', level2: 'Heifer', level3: 'Bull', level4: 'Champion' },
};
