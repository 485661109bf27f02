import { numbered, scenarios } from '../../testing/scenarios.ts';
import { ruleIds } from '../rule-ids.ts';
import { fourDowns } from './game.ts';

scenarios(fourDowns, new URL('scenarios/', import.meta.url), {
  examples: ['X-R1', ...numbered('X-', 1, 7), 'X-17'],
  ruleIds,
});
