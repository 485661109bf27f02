import type { TableInfo } from '@stamtafel/protocol';

type Seen = Pick<TableInfo['seats'][number], 'kind' | 'present' | 'kept' | 'yours'>;

/** A player for whom a computer could sit in. */
export const isAway = ({ kind, present, kept, yours }: Seen): boolean =>
  kind === 'person' && !present && !kept && !yours;

/** A computer sits in at once only if another player is there to agree; otherwise the house sends one after a while. */
export const mayAskForBot = (seats: readonly Seen[]): boolean =>
  seats.some(({ kind, present, yours }) => kind === 'person' && present && !yours);
