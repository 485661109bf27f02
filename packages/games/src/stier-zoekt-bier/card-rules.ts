import type { PrintedCard } from './deck.ts';
import type { RuleId } from './rule-ids.ts';

/** The rules that are about a card, its own first. */
export function rulesOf(card: PrintedCard): readonly RuleId[] {
  switch (card.type) {
    case 'beer':
      return ['SZB-005', 'SZB-004', 'SZB-112', 'SZB-113'];
    case 'drinker':
      return ['SZB-172', 'SZB-173', 'SZB-177'];
    case 'bull':
      return card.kind === 'all'
        ? ['SZB-192', 'SZB-193', 'SZB-194']
        : ['SZB-006', 'SZB-007', 'SZB-008', 'SZB-101', 'SZB-105'];
  }
}
