import { BadInput, type OptionDef } from '@stamtafel/kernel';
import { checkOwnCards } from '../own-cards.ts';
import { type CustomDeck, checkOwnDeck } from './own-deck.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';

/** The house rules of a match (§10). */
export interface Options {
  teamForming: 'race' | 'calm' | 'none';
  beginnerFirstRound: boolean;
  youngestSeat: 'random' | 'A' | 'B';
  photoFinishMs: number;
  finalPairSeconds: number;
  raceMaxSeconds: number;
  botPace: 'level' | 'slow' | 'normal' | 'fast';
  vuileTrucMode: 'blind' | 'open';
  placement: 'both' | 'own';
  trackHalf: number;
  barrelsToWin: number;
  showCovered: boolean;
  memoryAid: boolean;
  deck: 'standard' | CustomDeck;
}

export const options = {
  teamForming: {
    values: ['calm', 'race', 'none'],
    standard: 'calm',
    rules: ['HR-040', 'HR-055', 'HR-060', 'HR-061', 'HR-080', 'HR-083'],
  },
  beginnerFirstRound: { values: [false, true], standard: false, rules: ['HR-080', 'HR-081', 'HR-082'] },
  youngestSeat: {
    values: ['random', 'A', 'B'],
    standard: 'random',
    rules: ['HR-015', 'HR-040', 'HR-081'],
  },
  photoFinishMs: {
    values: { from: 0, to: 1000 },
    standard: 150,
    rules: ['HR-050', 'HR-051'],
    onlyWith: { option: 'teamForming', values: ['race'] },
  },
  finalPairSeconds: {
    values: { from: 5, to: 60 },
    standard: 20,
    rules: ['HR-045'],
    onlyWith: { option: 'teamForming', values: ['race'] },
  },
  raceMaxSeconds: {
    values: { from: 0, to: 600 },
    standard: 300,
    rules: ['HR-052'],
    onlyWith: { option: 'teamForming', values: ['race'] },
  },
  botPace: {
    values: ['level', 'slow', 'normal', 'fast'],
    standard: 'level',
    rules: ['HR-053'],
    onlyWith: { option: 'teamForming', values: ['race'] },
  },
  vuileTrucMode: { values: ['blind', 'open'], standard: 'blind', rules: ['HR-142'] },
  placement: { values: ['both', 'own'], standard: 'both', rules: ['HR-093', 'HR-094', 'HR-103'] },
  trackHalf: {
    values: { from: 4, to: 10 },
    standard: 6,
    rules: ['HR-010', 'HR-140', 'HR-152', 'HR-170', 'HR-172'],
  },
  barrelsToWin: { values: [3, 2, 1], standard: 3, rules: ['HR-003', 'HR-004'] },
  showCovered: { values: [true, false], standard: true, rules: ['HR-095', 'HR-097'] },
  memoryAid: { values: [false, true], standard: false, rules: ['HR-033', 'HR-036'] },
  deck: { values: [], standard: 'standard', rules: ['HR-017'] },
} satisfies { readonly [id in keyof Options]: OptionDef };

/** What the tables of values above cannot say. */
export function settle(chosen: Options): Options {
  const { raceMaxSeconds, deck } = chosen;
  if (raceMaxSeconds > 0 && raceMaxSeconds < 30)
    throw new BadInput(
      `Option raceMaxSeconds is 0 (no limit) or a whole number from 30 to 600, not ${raceMaxSeconds}.`,
      {
        nl: `${namesNl.options.raceMaxSeconds.name}: 0 (geen grens) of een heel getal van 30 tot en met 600, niet ${raceMaxSeconds}.`,
      },
    );
  // HR-017 An owner's deck within the limits, or it is refused before the game.
  if (deck !== 'standard')
    checkOwnCards(checkOwnDeck(deck), {
      opening: 'Option deck is "standard" or a deck of your own.',
      nl: namesNl.reasons,
      en: namesEn.reasons,
    });
  return chosen;
}
