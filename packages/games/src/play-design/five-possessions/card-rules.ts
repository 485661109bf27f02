import type { Side } from '../deck.ts';
import type { RuleId } from '../rule-ids.ts';

/** The rules that are about a card: which dots count, who wins, and where it may lie. */
export const rulesOf = (side: Side): readonly RuleId[] =>
  side === 'offense' ? ['PD5-022', 'PD5-024', 'PD5-015'] : ['PD5-022', 'PD5-023', 'PD5-024', 'PD5-018'];
