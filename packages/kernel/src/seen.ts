import { BadInput, type Match } from './game.ts';
import type { Kind } from './types.ts';
import { bagOfHidden, type View } from './view.ts';

/** A zone as this viewer sees it, bottom to top: names, and "?" for a hidden card. */
export function viewedZone<K extends Kind>(match: Match<K>, view: View<K>, name: string): string[] {
  return entriesOf(match, view, name).map((entry) => (entry >= 0 ? match.faces[entry]!.id : '?'));
}

/** The cards this viewer knows to lie somewhere among the mixed cards that the hidden places of this zone belong to. */
export function sureOfZone<K extends Kind>(match: Match<K>, view: View<K>, name: string): string[] {
  const bags = new Set<number>();
  for (const entry of entriesOf(match, view, name))
    if (entry < 0) bags.add(bagOfHidden(entry) - match.packs.length);
  const faces = [...bags].flatMap((b) => (b >= 0 ? view.bags[b]!.sure : []));
  return faces.map((face) => match.faces[face]!.id).sort();
}

function entriesOf<K extends Kind>(match: Match<K>, view: View<K>, name: string): readonly number[] {
  const zone = match.zoneByName.get(name);
  if (zone === undefined) throw new BadInput(`There is no zone "${name}".`);
  return view.zones[zone]!;
}
