import type { Kind, Match, View } from '@stamtafel/kernel';
import type { SeenCard } from '../table/scene.ts';
import { seenCards } from '../table/seen.ts';

/** A card that lies elsewhere, or shows its face, in the next view. */
export interface Move {
  readonly from: SeenCard;
  readonly to: SeenCard;
}

/**
 * What moved between two views, as far as this viewer can tell. A face that is seen in both is one card; of the others
 * those that left a place are paired with those that arrived, a card that turned over in its place with itself.
 */
export function movesBetween<K extends Kind>(match: Match<K>, before: View<K>, after: View<K>): Move[] {
  const moves: Move[] = [];
  const was = seenCards(match, before);
  const is = seenCards(match, after);
  const faces = new Map<string, SeenCard>();
  for (const cards of was.values())
    for (const card of cards) if (card.id !== undefined) faces.set(card.key, card);
  const left: SeenCard[] = [];
  const arrived: SeenCard[] = [];
  for (const [zone, cards] of is) {
    const old = was.get(zone) ?? [];
    let hiddenThere = old.filter(({ id }) => id === undefined).length;
    for (const card of cards) {
      const from = card.id === undefined ? undefined : faces.get(card.key);
      if (from !== undefined) {
        faces.delete(card.key);
        if (from.zone !== zone) moves.push({ from, to: card });
      } else if (card.id === undefined && hiddenThere > 0) hiddenThere--;
      else arrived.push(card);
    }
    for (const card of old.filter(({ id }) => id === undefined).slice(0, hiddenThere)) left.push(card);
  }
  left.push(...faces.values());
  for (const to of arrived) {
    const turned = left.findIndex(({ zone }) => zone === to.zone);
    const found = turned >= 0 ? turned : left.findIndex(({ back }) => back === to.back);
    const [from] = found < 0 ? [] : left.splice(found, 1);
    if (from !== undefined) moves.push({ from, to });
  }
  return moves;
}
