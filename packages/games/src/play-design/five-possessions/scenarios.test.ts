import { numbered, scenarios } from '../../testing/scenarios.ts';
import { ruleIds } from '../rule-ids.ts';
import { fivePossessions } from './game.ts';

scenarios(fivePossessions, new URL('scenarios/', import.meta.url), {
  examples: ['X-R2', 'X-R3', ...numbered('X-', 8, 16)],
  ruleIds,
});
