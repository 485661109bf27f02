import { numbered, scenarios } from '../testing/scenarios.ts';
import { stierZoektBier } from './game.ts';
import { ruleIds } from './rule-ids.ts';

scenarios(stierZoektBier, new URL('scenarios/', import.meta.url), {
  examples: numbered('EX-', 1, 23),
  ruleIds,
});
