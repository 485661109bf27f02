import { HouseTrouble } from '../online/api.ts';
import { NotKept } from '../session/keep.ts';
import type { Texts } from '../texts/nl.ts';

/** Why a match cannot be looked back at. */
export function noLookBack(error: unknown, { replay, online, partMissing }: Texts): string {
  if (error instanceof NotKept) return replay.noMatch;
  if (!(error instanceof HouseTrouble)) return partMissing;
  return error.code === 'not-allowed' ? replay.lookBackHidden : online.trouble.offline;
}
