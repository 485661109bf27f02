import type { Chair, Edition } from '../edition.ts';

/*
 * SV-805 What a program that opens a table has to know before people race for a challenge. The engine has no devices: it sees
 * the mode of the match, which never changes, and answers in the order of the log (SV-304).
 */

/** Whether every seat is a person on a device of their own. */
const isFair = (chairs: readonly Chair[]): boolean =>
  chairs.every(({ kind }) => kind === 'person') &&
  new Set(chairs.map(({ device }) => device)).size === chairs.length;

export const seating: NonNullable<Edition['seating']> = {
  /** SV-805 `race` is kept only when it is fair at the start; otherwise nothing is said about the mode, and it is the usual one. */
  options(chosen, chairs) {
    if (chosen.challengeMode !== 'race' || isFair(chairs)) return chosen;
    const { challengeMode: _, ...others } = chosen;
    return others;
  },
  /** SV-805 Where a bot has taken over a chair, its answer is held back until every person who is asked has answered. */
  mustWait: (chair, asked) => chair.kind === 'bot' && asked.some(({ kind }) => kind === 'person'),
};
