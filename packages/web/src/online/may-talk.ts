import type { TableInfo } from '@stamtafel/protocol';
import { remembered } from './keys.ts';

type Seen = Pick<TableInfo, 'id' | 'watching'> & {
  readonly seats: readonly Pick<TableInfo['seats'][number], 'yours'>[];
};

/** The house passes on what those say who play here, and who watch at the same time; not who was sent away. */
export const mayTalk = ({ id, seats, watching }: Seen): boolean =>
  seats.some(({ yours }) => yours) || (watching === 'live' && remembered(id).removed !== true);
