import type { MatchRecord } from '@stamtafel/kernel';
import type { TableInfo } from '@stamtafel/protocol';
import { go } from '../app/router.ts';
import { house } from '../online/api.ts';
import { keepOrHold, keptMatch } from '../session/keep.ts';
import { seatsShown } from '../session/remote.ts';
import type { SeatInfo, Session } from '../session/session.ts';
import { nl } from '../texts/nl.ts';

/** Opens the played match of a table, if wanted at a moment or at an event of its story, as an address says it. One from a house is put into the drawer first. */
export async function lookBack(session: Session, at?: string): Promise<void> {
  const record = await session.record();
  const { seats, viewer } = session.snapshot();
  await keep(session.id, seats, viewer, record);
  go({ page: 'replay', id: session.id, at });
}

/** The same for a table of a house that one does not sit at now. */
export async function lookBackAt(info: TableInfo): Promise<void> {
  const own = info.seats.findIndex(({ yours }) => yours);
  await keep(info.id, seatsShown(info, nl.botNames), own, await house.record(info.id));
  go({ page: 'replay', id: info.id, at: undefined });
}

/** `viewer` is the chair from which it will be looked at; none of them for a watcher. */
async function keep(
  id: string,
  seats: readonly SeatInfo[],
  viewer: number,
  record: MatchRecord,
): Promise<void> {
  if ((await keptMatch(id).catch(() => undefined)) !== undefined) return;
  const sitters = seats.map(({ kind, name, level }) => ({
    kind: kind === 'bot' ? ('bot' as const) : ('person' as const),
    name,
    ...(kind === 'bot' && level !== undefined && { level }),
  }));
  const isShared = seats.filter(({ yours }) => yours).length > 1;
  await keepOrHold({
    id,
    sitters,
    record,
    ...(seats[viewer] !== undefined && { chair: viewer }),
    ...(isShared && { isShared }),
    changed: Date.now(),
  });
}
