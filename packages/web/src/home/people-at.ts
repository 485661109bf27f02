import { listed } from '@stamtafel/games/telling/sentence.ts';
import type { TableInfo } from '@stamtafel/protocol';
import { withSomebody } from '../session/somebody.ts';
import type { Texts } from '../texts/nl.ts';

/** The people who sit at a table of a house, by name. */
export const peopleAt = ({ seats }: TableInfo, { somebody, and }: Texts): string =>
  listed(
    withSomebody(seats, somebody).flatMap(({ kind, name }) => (kind === 'person' ? [name] : [])),
    and,
  );
