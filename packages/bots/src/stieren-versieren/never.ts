import { ALL, bullCard, type Game, placeOf } from '@stamtafel/games/stieren-versieren/kind.ts';
import { isTactical } from '@stamtafel/games/stieren-versieren/rules/challenge.ts';
import type { Option, Seat } from '@stamtafel/kernel';
import { figureOf, symbolOf } from './board.ts';
import { rivalWooable } from './claims.ts';
import { challengersSide, ownAtMost, ownStrength, romeoAtMost } from './fights.ts';

/*
 * What no sensible player does. `options` has counted the table for the same decision just before (`read`).
 */

/** SV-171 In the last round, with the last action, or by passing: to leave a cow whom nobody else could fight for. */
export function leavesFreePoints(g: Game, me: Seat, { pick }: Option): boolean {
  if (!g.facts.last || pick === 'woo' || pick === 'match' || pick === 'bull') return false;
  if (g.facts.actions > 1 && pick !== 'pass') return false;
  for (let i = 0; i < g.offered; i++) {
    const { pick: other, card } = g.list[i]!;
    if (other !== 'woo') continue;
    if (rivalWooable(g, me, symbolOf(card), figureOf(card), placeOf(g.where(card))) === 0) return true;
  }
  return false;
}

/** To challenge a Romeo who alone is as strong as all of one's own, or to let a Romeo go who cannot win. */
export function misjudgesChallenge(g: Game, me: Seat, { pick }: Option): boolean {
  const { wooer, romeo, cow } = g.facts;
  const own = ownAtMost(g, me);
  if (pick === 'challenge') return own <= figureOf(bullCard(g, wooer, romeo));
  return symbolOf(cow) !== ALL && !isTactical(g) && own > romeoAtMost(g);
}

/** To help where the fight is decided, or to lay down a side that Romeo beats alone though one could do more. */
export function wastesHelp(g: Game, me: Seat, { pick }: Option): boolean {
  const { wooer, romeo, cow } = g.facts;
  const own = ownStrength(g, me);
  if (me === wooer) {
    if (pick === 'done') return false;
    return own >= challengersSide(g, 9) || ownAtMost(g, me) < challengersSide(g, 0);
  }
  if (pick !== 'done') return !isTactical(g) && own > romeoAtMost(g);
  const alone = figureOf(bullCard(g, wooer, romeo));
  if (own > alone) return false;
  let more = own;
  for (let i = 0; i < g.offered; i++) {
    const { pick: other, card } = g.list[i]!;
    if (other !== 'done' && (symbolOf(cow) === ALL || symbolOf(card) === symbolOf(cow)))
      more += figureOf(card);
  }
  return more > alone;
}
