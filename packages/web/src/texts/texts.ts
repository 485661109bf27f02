import type { Language } from '@stamtafel/games/edition.ts';
import { useSettings } from '../app/settings.ts';
import { en } from './en.ts';
import { nl, type Texts } from './nl.ts';

export const texts: { readonly [L in Language]: Texts } = { nl, en };

/** The words of the page in the language of the player. */
export const useTexts = (): Texts => texts[useSettings().language];
