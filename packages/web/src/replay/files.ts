import { entryOf } from '@stamtafel/games/catalogue.ts';
import { BadInput, type MatchRecord } from '@stamtafel/kernel';
import { keepRecord } from '../session/local.ts';
import type { KeptMatch } from '../session/messages.ts';
import { isUnnamed } from '../table/you.ts';
import { Replay } from './replay.ts';

/** Offers a file as a download. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export const saveMatch = ({ id, record }: KeptMatch): void =>
  saveFile(`${record.game}-${id}.match.json`, `${JSON.stringify(record, null, 1)}\n`);

/** The file's contents as JSON, or undefined when it is not JSON. */
export async function jsonIn(file: File): Promise<unknown> {
  const { parseJson } = await import('@stamtafel/protocol');
  return parseJson(await file.text(), file.name);
}

/**
 * Reads a match file, plays it through, and puts it into the drawer; the id is where it can be found. Throws `BadInput`
 * for anything that is not a match which these rules can replay.
 */
export async function openMatchFile(file: File, nameOf: (seat: number) => string): Promise<string> {
  const { readMatch } = await import('@stamtafel/protocol');
  const record: MatchRecord = readMatch(await jsonIn(file), file.name);
  const edition = await entryOf(record.game)?.load();
  if (edition === undefined) throw new BadInput(`There is no game ${record.game}.`);
  new Replay(edition, record);
  const sitters = Array.from({ length: record.seats }, (_, seat) => ({
    kind: 'person' as const,
    name: nameIn(record, seat) || nameOf(seat),
  }));
  return keepRecord(sitters, record);
}

/** The person who saved it may have been “you” there. */
function nameIn({ players }: MatchRecord, seat: number): string {
  const name = players?.[seat] ?? '';
  return isUnnamed(name) ? '' : name;
}

/** Whether a link can hold it: what a table in a house does not show, no link tells either. */
export const fitsLink = ({ seed, fairness }: MatchRecord): boolean =>
  seed !== undefined || fairness?.secret !== undefined;
