import type { NewEntry, TableCard } from './port.ts';

/** Throws on mistakes of the caller, which a retry would not fix. */
export function checkAppend(entries: readonly NewEntry[], card: TableCard): void {
  const first = entries[0]?.seq;
  if (first === undefined) throw new RangeError('nothing to append');
  let next = first;
  for (const { table, seq, at } of entries) {
    if (table !== card.table) throw new RangeError('entries of one append belong to one table');
    if (seq !== next++) throw new RangeError('entries of one append follow each other');
    if (!Number.isSafeInteger(at)) throw new RangeError('the time of an entry is whole milliseconds');
  }
}
