import type { Kind, Match, View } from '@stamtafel/kernel';
import type { SeenCard } from './scene.ts';

/** All cards of a view by the name of their zone. Equal-looking cards are counted, so that each has a key of its own. */
export function seenCards<K extends Kind>(
  match: Match<K>,
  view: View<K>,
): ReadonlyMap<string, readonly SeenCard[]> {
  const copies = new Map<string, number>();
  const zones = new Map<string, readonly SeenCard[]>();
  match.zones.forEach(({ name: zone }, z) => {
    const cards = (view.zones[z] ?? []).map((entry, i): SeenCard => {
      const face = entry >= 0 ? match.faces[entry] : undefined;
      if (face === undefined)
        return { id: undefined, back: backOf(match, view, entry), zone, key: `${zone}:${i}` };
      const copy = copies.get(face.id) ?? 0;
      copies.set(face.id, copy + 1);
      return { id: face.id, back: face.back, zone, key: copy === 0 ? face.id : `${face.id}#${copy}` };
    });
    zones.set(zone, cards);
  });
  return zones;
}

/** The back of a hidden card: that of its pack, even where it is known to lie in a bag. */
function backOf<K extends Kind>(match: Match<K>, view: View<K>, entry: number): string | undefined {
  let bag = -1 - entry;
  while (bag >= match.packs.length) bag = view.bags[bag - match.packs.length]?.within ?? 0;
  return match.cards[match.packs[bag]?.[0] ?? -1]?.back;
}
