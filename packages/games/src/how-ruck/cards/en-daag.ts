import { NONE, type Seat } from '@stamtafel/kernel';
import type { Game, RuleFor } from '../kind.ts';
import { deckLimits } from '../own-deck.ts';
import { type Action, hasStrength, isCard, isOpen, removeOpen } from './action.ts';

/** HR-160 En daag: you name one strength; all open cards of that strength on both sides are removed. */
export const enDaag: Action = {
  can: (g) => isOpen(g, isCard),
  carryOut(g, me) {
    const only = onlyStrength(g);
    if (only === undefined) g.next({ do: 'strength', seat: me });
    else goodbye(g, me, only);
  },
};

/** HR-161 The options are the distinct strengths in the deck, also those nobody shows (DP-9). */
export const strength: RuleFor<'strength'> = {
  id: 'HR-160',
  ask(g) {
    for (let s = deckLimits.minStrength; s <= deckLimits.maxStrength; s++) g.offer('name', NONE, s);
  },
  refuses: (g, _f, _me, { pick, to }) => (pick === 'name' && !occurs(g, to) ? 'HR-161' : undefined),
  do: (g, _f, me, { to }) => goodbye(g, me, to),
};

/** HR-162 Naming 2 does not touch printed Scots: they are not cards (HR-136). */
function goodbye(g: Game, me: Seat, named: number): void {
  g.tell('named', { seat: me, strength: named });
  removeOpen(g, hasStrength, named);
}

/** HR-161 Whether a Scot of the deck has this strength; actions have none. */
function occurs(g: Game, named: number): boolean {
  const { cards } = g.match;
  for (let c = 0; c < cards.length; c++) {
    const { action, strength: its } = g.card(c);
    if (action === '' && its === named) return true;
  }
  return false;
}

/** DP-9 is automatic when the deck has one strength only. */
function onlyStrength(g: Game): number | undefined {
  let found: number | undefined;
  for (let s = deckLimits.minStrength; s <= deckLimits.maxStrength; s++) {
    if (!occurs(g, s)) continue;
    if (found !== undefined) return undefined;
    found = s;
  }
  return found;
}
