import type { Action, Card } from './deck.ts';
import type { RuleId } from './rule-ids.ts';

/** The rules that are about a card, its own first. */
export function rulesOf(card: Card): readonly RuleId[] {
  if (card.kind === 'action') return [...actionRules[card.action], 'HR-131'];
  return [
    ...(card.howRuck ? (['HR-110', 'HR-116'] as const) : []),
    ...(card.lady ? (['HR-149'] as const) : []),
    ...(card.nessie ? (['HR-150', 'HR-163'] as const) : []),
    card.colour === 'wit' ? 'HR-094' : 'HR-093',
    'HR-111',
  ];
}

const actionRules: { readonly [A in Action]: readonly RuleId[] } = {
  adrenalinestoot: ['HR-140'],
  'vuile-truc': ['HR-141', 'HR-142', 'HR-143', 'HR-145', 'HR-146'],
  'how-ruck': ['HR-148', 'HR-111', 'HR-112'],
  'mucho-macho': ['HR-149', 'HR-150'],
  'zwak-wint': ['HR-151', 'HR-111'],
  touwbreuk: ['HR-152', 'HR-153', 'HR-154'],
  'wisselen-van-kant': ['HR-155', 'HR-156', 'HR-157', 'HR-158', 'HR-159'],
  'en-daag': ['HR-160', 'HR-161', 'HR-162'],
  monsterachtig: ['HR-163', 'HR-164'],
  versterking: ['HR-165', 'HR-166'],
};
