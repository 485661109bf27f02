import { type Kind, type Match, NONE, type View } from '@stamtafel/kernel';

/**
 * The view of a player who remembers only a share of what was seen earlier: of the cards in places they cannot look
 * into, and of those on the piles that are out of play, but for the top one. What lies open before them stays. Which
 * cards are remembered follows from the salt, so that they are the same throughout a match.
 */
export function forget<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  memory: number,
  salt: number,
): View<K> {
  if (memory >= 1) return view;
  const bit = 1 << view.viewer;
  const zones = view.zones.map((entries, zone) => {
    const inSight = (match.learns[zone]! & bit) !== 0 && !match.restOf.includes(zone);
    if (inSight) return entries;
    return entries.map((face, place) => {
      if (face < 0 || place === entries.length - 1 || remembers(face, memory, salt)) return face;
      const card = match.cardsOfFace[face]?.[0] ?? NONE;
      return -1 - match.packOf[card]!;
    });
  });
  // To work out shuffled cards takes more attention than such a player pays: their places are any of the pack.
  const plain =
    view.bags.length === 0
      ? zones
      : zones.map((entries) => entries.map((entry) => outOfBags(match, view, entry)));
  return { ...view, zones: plain, bags: [] };
}

function outOfBags<K extends Kind>(match: Match<K>, view: View<K>, entry: number): number {
  let bag = -1 - entry;
  while (bag >= match.packs.length) bag = view.bags[bag - match.packs.length]!.within;
  return entry >= 0 ? entry : -1 - bag;
}

function remembers(face: number, memory: number, salt: number): boolean {
  let hash = Math.imul(face + 1, 0x9e37_79b1) ^ salt;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85eb_ca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000 < memory;
}
