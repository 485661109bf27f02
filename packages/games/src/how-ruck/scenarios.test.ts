import { numbered, scenarios } from '../testing/scenarios.ts';
import { howRuck } from './game.ts';
import { ruleIds } from './rule-ids.ts';

scenarios(howRuck, new URL('scenarios/', import.meta.url), { examples: numbered('W', 1, 20), ruleIds });
