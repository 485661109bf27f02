import type { Voice } from '../edition.ts';
import type { StierenVersieren } from './kind.ts';

export const voice: Voice<StierenVersieren> = {
  /** SV-110 One bull each; SV-500 with two players two. */
  asks: ({ seats }, asks) => (asks === 'playBulls' && seats === 2 ? 'playTwoBulls' : asks),
};
