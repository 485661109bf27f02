import { HouseTrouble } from '../online/api.ts';
import { NotKept } from '../session/keep.ts';
import type { Texts } from '../texts/nl.ts';

/** Why a match cannot be looked back at. */
export function noLookBack(error: unknown, { more, online, partMissing }: Texts): string {
  if (error instanceof NotKept) return more.noMatch;
  if (!(error instanceof HouseTrouble)) return partMissing;
  return error.code === 'not-allowed' ? more.lookBackHidden : online.trouble.offline;
}
