import { go } from '../app/router.ts';
import { keepMatch, keptMatch } from '../session/keep.ts';
import type { Session } from '../session/session.ts';

/** Opens the played match of a table, if wanted at a moment or at an event of its story, as an address says it. One from a house is put into the drawer first. */
export async function lookBack(session: Session, at?: string): Promise<void> {
  const { id } = session;
  const record = await session.record();
  const kept = await keptMatch(id);
  if (kept === undefined) {
    const sitters = session.snapshot().seats.map(({ kind, name, level }) => ({
      kind: kind === 'bot' ? ('bot' as const) : ('person' as const),
      name,
      ...(kind === 'bot' && level !== undefined && { level }),
    }));
    await keepMatch({ id, sitters, record, changed: Date.now() });
  }
  go({ page: 'replay', id, at });
}
