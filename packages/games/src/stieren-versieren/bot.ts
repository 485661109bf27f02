import { fastBelow } from '@stamtafel/kernel';
import type { Player } from '../edition.ts';
import type { StierenVersieren } from './kind.ts';

export const greedy: Player<StierenVersieren> = (_match, _view, { options }, dice) => {
  const best = options[fastBelow(dice, options.length)];
  if (best === undefined) throw new Error('there is nothing to answer');
  return best;
};
