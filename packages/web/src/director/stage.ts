import { bagOfHidden, type Event, type Kind, type Match, seatLetter, type View } from '@stamtafel/kernel';

/** The table in the middle of what is told: how it looks now, and how it will look when all of it is told. */
export interface Stage<K extends Kind = Kind> {
  readonly match: Match<K>;
  readonly event: Event;
  readonly view: View<K>;
  readonly after: View<K>;
  /** This event, and what is told after it. */
  readonly coming: readonly Event[];
}

/** The letter of the seat that an event is about, as zones are called; none where it is about nobody. */
export const letterOf = ({ args }: Event): string =>
  typeof args.seat === 'number' && args.seat >= 0 ? seatLetter(args.seat) : '';

/** A number that an event tells. */
export const figure = ({ args }: Event, name: string): number => {
  const value = args[name];
  return typeof value === 'number' ? value : 0;
};

/**
 * The view with this card on top of another zone. It is taken from where it is seen, else a hidden one leaves the first of
 * `from` that has one; a card that nobody is told of by name (null) stays hidden.
 */
export function carried<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  card: string | null,
  to: string,
  ...from: readonly string[]
): View<K> {
  const target = match.zoneByName.get(to);
  if (target === undefined) return view;
  const face = card === null ? undefined : match.faceByName.get(card);
  const sources = from.flatMap((name) => match.zoneByName.get(name) ?? []);
  const isSeenIn = (zone: number): boolean => face !== undefined && view.zones[zone]?.includes(face) === true;
  const isHiddenIn = (zone: number): boolean => view.zones[zone]?.some((entry) => entry < 0) === true;
  const seen = sources.find(isSeenIn) ?? view.zones.findIndex((_, zone) => zone !== target && isSeenIn(zone));
  if (seen < 0 && isSeenIn(target)) return view;
  const source = seen >= 0 ? seen : (sources.find(isHiddenIn) ?? -1);
  const entries = view.zones[source] ?? [];
  const place =
    seen >= 0 && face !== undefined ? entries.lastIndexOf(face) : entries.findLastIndex((entry) => entry < 0);
  const entry = face ?? entries[place];
  if (entry === undefined) return view;
  const zones = [...view.zones];
  if (place >= 0) zones[source] = entries.toSpliced(place, 1);
  zones[target] = [...(zones[target] ?? []), entry];
  return { ...view, zones };
}

/**
 * The view with these zones as they will lie in the end. What they take, or leave, comes from or goes to another one, where
 * cards that nobody can follow are hidden.
 */
export function settled<K extends Kind>(
  { match, view, after }: Stage<K>,
  names: readonly string[],
  pool: string,
): View<K> {
  const rest = match.zoneByName.get(pool);
  if (rest === undefined) return view;
  const zones = [...view.zones];
  const lying = [...(zones[rest] ?? [])];
  const taken: number[] = [];
  const isGone = (entry: number): boolean => !after.zones.some((entries) => entries.includes(entry));
  for (const name of names) {
    const zone = match.zoneByName.get(name) ?? -1;
    lying.push(...(zones[zone] ?? []).map((entry) => hidden(match, packed(match, view, entry))));
    const will = (after.zones[zone] ?? []).map((entry) => packed(match, after, entry));
    taken.push(...will);
    zones[zone] = will;
  }
  for (const entry of taken) {
    const alike = [lying.indexOf(entry), lying.indexOf(hidden(match, entry)), lying.findIndex(isGone)];
    lying.splice(alike.find((place) => place >= 0) ?? lying.length - 1, 1);
  }
  zones[rest] = lying;
  return { ...view, zones };
}

/** The view with all cards of one zone in another, where nobody can follow them. */
export function mixedInto<K extends Kind>(match: Match<K>, view: View<K>, from: string, to: string): View<K> {
  const [source, target] = [match.zoneByName.get(from) ?? -1, match.zoneByName.get(to) ?? -1];
  const mixed = [...(view.zones[target] ?? []), ...(view.zones[source] ?? [])];
  const zones = [...view.zones];
  zones[source] = [];
  zones[target] = mixed.map((entry) => hidden(match, packed(match, view, entry)));
  return { ...view, zones };
}

/** The back of a card that was seen. */
const hidden = <K extends Kind>({ faceOf, packOf }: Match<K>, entry: number): number =>
  entry < 0 ? entry : -1 - (packOf[faceOf.indexOf(entry)] ?? 0);

/** The entry of a hidden card by its pack alone: bags are those of another view. */
function packed<K extends Kind>(match: Match<K>, view: View<K>, entry: number): number {
  if (entry >= 0) return entry;
  let bag = bagOfHidden(entry);
  while (bag >= match.packs.length) bag = view.bags[bag - match.packs.length]?.within ?? 0;
  return -1 - bag;
}

export const withFacts = <K extends Kind>(view: View<K>, facts: Partial<K['facts']>): View<K> => ({
  ...view,
  facts: { ...view.facts, ...facts },
});

/** Cards that are told of by name go where they will lie in the end, if that can be seen; the rest stays as it is. */
export function told<K extends Kind>({ match, event, view, after }: Stage<K>): View<K> {
  let now = view;
  for (const card of event.cards) {
    const face = card === null ? undefined : match.faceByName.get(card);
    if (face === undefined) continue;
    const zone = after.zones.findIndex((entries) => entries.includes(face));
    const name = match.zones[zone]?.name;
    const isThere = now.zones[zone]?.includes(face) === true;
    if (name !== undefined && !isThere) now = carried(match, now, card, name, ...emptied(match, now, after));
  }
  return now;
}

/** The places where fewer hidden cards will lie. */
function emptied<K extends Kind>(match: Match<K>, view: View<K>, after: View<K>): readonly string[] {
  const count = (entries: readonly number[] = []): number => entries.filter((entry) => entry < 0).length;
  return match.zones.flatMap(({ name }, zone) =>
    count(view.zones[zone]) > count(after.zones[zone]) ? [name] : [],
  );
}

/** A list by seat with another figure for the seat that an event is about. */
export const counted = (list: readonly number[], { args }: Event, value: number): number[] =>
  list.map((was, seat) => (seat === args.seat ? value : was));
