import type { Asked, Edition } from '@stamtafel/games/edition.ts';
import { matters } from './house-rules.ts';
import type { Chosen } from './objection.ts';

/** By seat: what the person there is called; nobody where a computer sits. */
export type People = readonly (string | undefined)[];

/** What people who sit down together are asked about themselves; one person among computers is not. */
export function askedOf(edition: Edition, played: Chosen, people: People): readonly Asked[] {
  if (people.filter((name) => name !== undefined).length < 2) return [];
  return (edition.asked ?? []).filter(
    (asked) => matters(edition, played, asked.option) && (asked.matters?.(played) ?? true),
  );
}

/** The options without answers about a chair on which nobody sits any more: then lots are drawn. */
export const answeredBy = ({ asked = [] }: Pick<Edition, 'asked'>, chosen: Chosen, people: People): Chosen =>
  Object.fromEntries(
    Object.entries(chosen).filter(([id, value]) => {
      const seat = asked.find(({ option }) => option === id)?.seats.indexOf(String(value)) ?? -1;
      return seat < 0 || people[seat] !== undefined;
    }),
  );
