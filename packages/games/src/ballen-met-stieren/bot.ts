import type { Player } from '../edition.ts';
import type { BallenMetStieren } from './kind.ts';
export const greedy: Player<BallenMetStieren> = (_m, _v, { options }) => {
  const first = options[0];
  if (!first) throw new Error('there is nothing to answer');
  return first;
};
