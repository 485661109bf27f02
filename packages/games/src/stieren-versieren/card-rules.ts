import type { Printed } from './deck.ts';
import type { RuleId } from './rule-ids.ts';

/** The rules that are about a card, its own first. */
export function rulesOf({ kind, symbol }: Pick<Printed, 'kind' | 'symbol'>): readonly RuleId[] {
  if (symbol === 'alle') return ['SV-704', 'SV-705', 'SV-706', 'SV-707', 'SV-709', 'SV-710'];
  return kind === 'cow'
    ? ['SV-002', 'SV-211', 'SV-250', 'SV-400', 'SV-601']
    : ['SV-002', 'SV-120', 'SV-211', 'SV-250', 'SV-601'];
}
