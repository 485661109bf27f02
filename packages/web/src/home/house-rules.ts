import type { Edition } from '@stamtafel/games/edition.ts';
import { asLive, withoutLive } from '@stamtafel/games/live.ts';
import { type Chosen, objection } from './objection.ts';

type Value = string | number | boolean;

/** Whether an option changes anything, as the others are. */
export function matters({ game }: Edition, chosen: Chosen, id: string): boolean {
  const needs = game.options[id]?.onlyWith;
  if (needs === undefined) return true;
  const now = chosen[needs.option] ?? game.options[needs.option]?.standard;
  return needs.values.some((value) => value === now);
}

/** What was chosen, and what is changed of it. */
interface Change {
  readonly id: string;
  readonly value: Value;
  readonly at: Live;
}

/** The choice with one option changed; what no longer matters by it is as usual again. The last one stands last. */
export function choose(edition: Edition, chosen: Chosen, { id, value, at }: Change): Chosen {
  const { [id]: _, ...others } = chosen;
  const next = value === usual(edition, id, at) ? others : { ...others, [id]: value };
  const played = playedWith(edition, next, at);
  return Object.fromEntries(Object.entries(next).filter(([other]) => matters(edition, played, other)));
}

/** Whether a table is for what is only played live: one usually does so there, may do so, or cannot. */
export type Live = 'usual' | 'possible' | 'impossible';

/** The options that a table plays with, where only what differs from the usual ones there was chosen. */
export function playedWith(edition: Edition, chosen: Chosen, at: Live): Chosen {
  if (at === 'usual') return asLive(edition, chosen);
  return at === 'possible' ? chosen : withoutLive(edition, chosen);
}

/** The usual value of an option at such a table. */
export const usual = ({ game, live }: Edition, id: string, at: Live): unknown =>
  (at === 'usual' ? live?.[id] : undefined) ?? game.options[id]?.standard;

/** How many options are not as usual there; of what is asked elsewhere nothing is counted. */
export const changes = (
  edition: Edition,
  chosen: Chosen,
  at: Live,
  elsewhere: readonly string[] = [],
): number =>
  Object.entries(playedWith(edition, chosen, at)).filter(
    ([id, value]) => value !== usual(edition, id, at) && !elsewhere.includes(id),
  ).length;

/** Where one plays, and how. */
export interface TableToBe {
  readonly edition: Edition;
  readonly seats: number;
  readonly chosen: Chosen;
}

const isPlayable = ({ edition, seats, chosen }: TableToBe): boolean =>
  objection(edition, seats, chosen, 'en') === undefined;

const without = (table: TableToBe, id: string): TableToBe => {
  const { [id]: _, ...chosen } = table.chosen;
  return { ...table, chosen };
};

/** The values of an option that this table can be played with: no chair that it does not have. */
export function offered(table: TableToBe, id: string): readonly Value[] {
  const values = table.edition.game.options[id]?.values ?? [];
  if ('from' in values) return [];
  // What is wrong elsewhere says nothing about these.
  if (!isPlayable(without(table, id))) return values;
  return values.filter(
    (value) =>
      value === table.chosen[id] || isPlayable({ ...table, chosen: { ...table.chosen, [id]: value } }),
  );
}

/** An order in which this one stands there; what stood there takes its place. */
export function arranged(order: readonly string[], place: number, what: string): readonly string[] {
  const from = order.indexOf(what);
  const other = order[place];
  return from < 0 || other === undefined ? order : order.with(from, other).with(place, what);
}

/** The option to which an objection belongs: the last one changed without which there would be none. */
export function culprit(table: TableToBe): string | undefined {
  if (isPlayable(table)) return undefined;
  return Object.keys(table.chosen).findLast((id) => isPlayable(without(table, id)));
}

/** What stands before the first stop: "Om de beurt" of "Om de beurt: met de klok mee, …". */
const headOf = (name: string): string => name.split(/[:;,.](?= |$)/)[0] ?? name;

/** Names short enough for a field that shows one line; whole where they could not be told apart otherwise. */
export function headsOf(names: readonly string[]): readonly string[] {
  const heads = names.map(headOf);
  return new Set(heads).size === names.length ? heads : names;
}
