import { numbered, scenarios } from '../testing/scenarios.ts';
import { ballenMetStieren } from './game.ts';
import { ruleIds } from './rule-ids.ts';

scenarios(ballenMetStieren, new URL('scenarios/', import.meta.url), {
  examples: numbered('E', 1, 20),
  ruleIds,
});
