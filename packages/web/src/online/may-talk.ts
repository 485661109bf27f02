import type { TableInfo } from '@stamtafel/protocol';

type Seen = Pick<TableInfo, 'watching'> & {
  readonly seats: readonly Pick<TableInfo['seats'][number], 'yours'>[];
};

/** The house passes on what those say who play here, and who watch at the same time. */
export const mayTalk = ({ seats, watching }: Seen): boolean =>
  seats.some(({ yours }) => yours) || watching === 'live';
