import type { RuleId } from '../rule-ids.ts';

/** The rules that are about every card: what counts on it, when it must be played, and when it wins. */
export const cardRules: readonly RuleId[] = ['PD-006', 'PD4-013', 'PD4-014', 'PD4-020', 'PD4-024'];
