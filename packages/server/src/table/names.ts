/**
 * Names are kept beside the hashed bodies, so that they can be deleted and the chain still holds. In memory a body
 * has its names; a deleted one is empty.
 */
import type { GivenName } from '../log/port.ts';
import type { Body } from './entry.ts';

/** The names kept beside a body. Undefined for kinds that never have any, so that moves cost nothing more. */
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

/** A program's name belongs to the person who runs it. */
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

/** The body with the names kept beside it. A name that is part of the hash, as in older logs, stays. */
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
