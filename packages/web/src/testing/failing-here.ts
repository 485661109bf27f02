import { workerData } from 'node:worker_threads';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';

/** The worker of the page where something in How-Ruck! fails: its simple player, or the rules when the computer answers. */
export type Failing = 'player' | 'rules';

const fails = (): never => {
  throw new Error('this was meant to fail');
};
const { players, game } = howRuckEdition;
const { split } = game.rules;
const failing: Failing = workerData;
if (failing === 'player') Object.assign(players, { greedy: fails });
else
  Object.assign(game.rules, {
    split: {
      ...split,
      do: (...given: Parameters<typeof split.do>) => (given[2] === 1 ? fails() : split.do(...given)),
    },
  });

await import('./worker-here.ts');
