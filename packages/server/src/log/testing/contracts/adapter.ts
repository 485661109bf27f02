import type { TestContext, TestOptions } from 'node:test';
import type { Append, End, LogEntry, NewEntry, Store, TableCard } from '../../port.ts';
import { following } from '../tables.ts';

export interface Adapter {
  readonly name: string;
  /** Of its tests. */
  readonly options?: TestOptions;
  /** A store that is empty at first; `again` closes it and opens the same one. */
  open(t: TestContext): Promise<{ readonly store: Store; again(): Promise<Store> }>;
}

/** Entries after this one under a lease of their own, as the node that runs the table appends them. */
export async function leased(
  { ownership }: Store,
  before: End | undefined,
  ...[entries, card]: readonly [readonly NewEntry[], TableCard]
): Promise<Append> {
  const lease = await ownership.claim(card.table);
  if (lease.is !== 'mine') throw new Error(`${lease.owner} runs the table`);
  return { ...following(before, entries, card), epoch: lease.epoch };
}

/** Appends entries to what they follow, as far as that is there. */
export async function add(store: Store, entries: readonly LogEntry[], card: TableCard): Promise<End> {
  const { seq: first } = entries[0] ?? { seq: 0 };
  const last = first === 0 ? undefined : (await store.log.read(card.table, first - 1))[0];
  const before = first === 0 ? undefined : (last ?? { seq: first - 1, hash: '0'.repeat(64) });
  return store.log.append(await leased(store, before, entries, card));
}
