import { cardNamed } from '@stamtafel/kernel';
import type { Voice } from '../edition.ts';
import { colours } from './deck.ts';
import type { HowRuck } from './kind.ts';
import { isFirstRace } from './rules/race.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';

const colourWords = { nl: namesNl.colours, en: namesEn.colours } as const;

export const voice: Voice<HowRuck> = {
  /** HR-055 The question that starts the first race says what a race is. */
  asks: ({ options }, asks, { facts }) =>
    asks === 'ready' && isFirstRace({ facts, options }) ? 'firstRace' : asks,
  /** "Kerel (rood 2)": the name alone does not tell the colour. */
  card(match, id, printed, language) {
    const card = cardNamed(match, id);
    const colour = card === undefined ? undefined : colours[card.colour];
    if (card === undefined || colour === undefined) return printed;
    return `${printed} (${colourWords[language][colour]} ${card.strength})`;
  },
  /** HR-142 Slots are counted from 0 in files, from 1 on the table. */
  number: (pick, to) => String(pick === 'slot' ? to + 1 : to),
  /** §6 A hand seen with an open Vuile truc has to be remembered, unless the memory aid is on. */
  remembers: ({ options }, { key }) => key !== 'sees' || options.memoryAid,
};
