import type { Language } from '@stamtafel/games/edition.ts';
import { insist } from '../app/insist.ts';
import { changeSettings, useSettings } from '../app/settings.ts';
import { nl, type Texts } from './nl.ts';

/** Dutch comes with the page, the other languages when somebody reads them. */
const here: { [L in Language]?: Texts } = { nl };

const load: { readonly [L in Language]: () => Promise<Texts> } = {
  nl: async () => nl,
  en: async () => (await import('./en.ts')).en,
};

export async function fetchTexts(language: Language): Promise<void> {
  here[language] ??= await insist(load[language]);
}

/** The words of the page in that language, in Dutch as long as they are not here. */
export const textsIn = (language: Language): Texts => here[language] ?? nl;

/** The words of the page in the language of the player. */
export const useTexts = (): Texts => textsIn(useSettings().language);

/** From here on the page is in that language, unless its words do not come. */
export async function speak(language: Language): Promise<void> {
  await fetchTexts(language);
  changeSettings({ language });
}
