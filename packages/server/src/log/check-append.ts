import type { Append } from './port.ts';

/** Throws on mistakes of the caller, which a retry would not fix. */
export function checkAppend({ entries, after }: Append): void {
  if (entries.length === 0) throw new RangeError('nothing to append');
  if (!Number.isSafeInteger(after.seq) || after.seq < -1) throw new RangeError('a log ends at an entry');
  for (const { at, body } of entries) {
    if (!Number.isSafeInteger(at)) throw new RangeError('the time of an entry is whole milliseconds');
    if (body.includes('\0')) throw new RangeError('the body of an entry is JSON, which has no zero bytes');
  }
}
