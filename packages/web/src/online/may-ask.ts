import type { TableInfo } from '@stamtafel/protocol';

type Seen = Pick<TableInfo['seats'][number], 'kind' | 'present' | 'kept' | 'yours'>;

/** A player for whom a computer could sit in. */
export const isAway = ({ kind, present, kept, yours }: Seen): boolean =>
  kind === 'person' && !present && !kept && !yours;

interface Table {
  readonly seats: readonly Seen[];
  readonly clock: Pick<TableInfo['clock'], 'kind'>;
  readonly sitIn?: TableInfo['sitIn'];
}

/**
 * A computer sits in at once only if another player is there to agree. Where nobody is, the house sends one after a
 * while: by itself, or if it was asked for.
 */
export const mayAskForBot = (table: Table): boolean =>
  table.sitIn !== 'never' && (hasOthers(table) || comesWhenAsked(table));

/** Nobody is there to agree: asked for, a computer comes after a minute. */
export const comesWhenAsked = (table: Table): boolean =>
  table.sitIn === 'asked' && table.clock.kind !== 'days' && !hasOthers(table);

const hasOthers = ({ seats }: Table): boolean =>
  seats.some(({ kind, present, yours }) => kind === 'person' && present && !yours);
