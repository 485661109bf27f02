import { numbered, scenarios } from '../testing/scenarios.ts';
import { stierenVersieren } from './game.ts';
import { ruleIds } from './rule-ids.ts';

scenarios(stierenVersieren, new URL('scenarios/', import.meta.url), {
  examples: numbered('W', 1, 16),
  ruleIds,
});
