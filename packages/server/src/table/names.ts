/**
 * What people are called lies beside the hashed bodies, so that it can be deleted and the chain still holds. Inside, a
 * body has its names; where one is gone, it is empty.
 */
import type { GivenName } from '../log/port.ts';
import type { Body } from './entry.ts';

/** The names that are kept beside a body. Undefined for the kinds that never have any, so that moves cost nothing more. */
export function namesIn(body: Body): readonly GivenName[] | undefined {
  switch (body.is) {
    case 'made':
      return body.seats.flatMap((plan, seat) => (plan.kind === 'person' ? given(plan, seat) : []));
    case 'took':
    case 'renamed':
      return given(body, 0);
    default:
      return undefined;
  }
}

/** What a program is called are the words of whoever lets it play. */
const given = (
  who: { readonly person: string; readonly name: string; readonly playsFor?: string },
  place: number,
): GivenName[] => (who.name === '' ? [] : [{ place, person: who.playsFor ?? who.person, name: who.name }]);

/** The body as it is hashed and written. */
export function withoutNames(body: Body): unknown {
  switch (body.is) {
    case 'made':
      return { ...body, seats: body.seats.map((plan) => (plan.kind === 'person' ? unnamed(plan) : plan)) };
    case 'took':
    case 'renamed':
      return unnamed(body);
    default:
      return body;
  }
}

const unnamed = <T extends { readonly name: string }>({ name: _, ...rest }: T): Omit<T, 'name'> => rest;

/** The body with the names that were kept beside it. One that is hashed, as in older logs, stays what it is. */
export function withNames(body: Body, names: readonly GivenName[]): Body {
  const nameAt = (sealed: string, place: number): string =>
    sealed === '' ? (names.find((one) => one.place === place)?.name ?? '') : sealed;
  switch (body.is) {
    case 'made':
      return {
        ...body,
        seats: body.seats.map((plan, seat) =>
          plan.kind === 'person' ? { ...plan, name: nameAt(plan.name, seat) } : plan,
        ),
      };
    case 'took':
    case 'renamed':
      return { ...body, name: nameAt(body.name, 0) };
    default:
      return body;
  }
}
