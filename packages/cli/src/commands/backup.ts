import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { Command } from 'commander';
import { fail } from '../input.ts';

/** The server's code is only loaded by the commands that need it. */
const server = () => import('@stamtafel/server');

export const placeOption = [
  '--data <place>',
  'where the tables are kept: a folder, or postgres://… (default: STAMTAFEL_DATABASE, STAMTAFEL_DATA or ./data)',
] as const;

export const dataOption = [
  '--data <folder>',
  'where the tables are kept (default: STAMTAFEL_DATA, or ./data)',
] as const;

/** A folder, or the address of a database. */
export const placeOf = (given: string | undefined): string => {
  const place = given ?? (process.env.STAMTAFEL_DATABASE || undefined);
  return place !== undefined && /^postgres(?:ql)?:/.test(place) ? place : dataFolder(place);
};

export const dataFolder = (given: string | undefined): string =>
  resolve(given ?? (process.env.STAMTAFEL_DATA || 'data'));

interface BackupTyped {
  readonly data?: string;
  readonly force?: boolean;
  readonly archive?: string;
}

/** `stamtafel backup FILE`: copies all tables of a house, even while people play. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('copy all tables of a house into one file, also while people play')
    .argument('<file>', 'where the copy goes')
    .option(...placeOption)
    .option('--force', 'overwrite also a file that is not a backup')
    .option(
      '--archive <folder>',
      'copy the files of tables that were put away there, as far as they have changed',
    )
    .addHelpText(
      'after',
      `
The copy holds no keys: without keys.json of the data folder, a house with these tables does not open.
Keep that file too, but in another place. Chat is not in the copy, nor are the logs of tables that were put away: those
lie in files of their own in the data folder, archive/, and are copied with --archive.`,
    )
    .action(async (file: string, { data, force = false, archive }: BackupTyped) => {
      const { archivesOf, backUp, backUpDatabase, copyArchives, isAddress } = await server();
      const place = placeOf(data);
      // A copy is nobody else's business either.
      process.umask(process.umask() | 0o007);
      const isDatabase = isAddress(place);
      if (isDatabase && archive !== undefined)
        fail('--archive is for a folder; the copy of a database holds everything.');
      const { tables, entries } = await (isDatabase ? backUpDatabase : backUp)(place, file, { force });
      process.stdout.write(
        `${file} holds ${tables} tables with ${entries} entries, all as they were written.\n`,
      );
      if (isDatabase) return;
      const months = archivesOf(dataFolder(data));
      if (archive !== undefined) {
        const copied = copyArchives(dataFolder(data), resolve(archive));
        process.stdout.write(
          `${archive} holds ${months.length} months of tables that were put away; ${copied.length} copied now.\n`,
        );
      } else if (months.length > 0)
        process.stdout.write(
          `Not in it: ${months.length} months of tables that were put away. Copy them too, with --archive FOLDER.\n`,
        );
    });
}

async function restoredAt(from: string, folder: string, wish: { force: boolean; at?: number }) {
  const { holdsIncrements, restoreAt } = await server();
  if (!holdsIncrements(from)) fail(`${from} holds no increments.`);
  const { tables, entries, at, damaged } = await restoreAt(from, folder, wish);
  const before =
    damaged.length === 0 ? '' : `; damaged then, and put back as they were before: ${damaged.join(', ')}`;
  return { tables, entries, told: `, as at ${new Date(at).toISOString()}${before}` };
}

/** Without a zone it is the time of this machine. */
function momentIn(typed: string): number {
  const moment = Date.parse(typed);
  if (Number.isNaN(moment)) fail(`--at must be a time such as 2026-11-19T20:15, not "${typed}".`);
  return moment;
}

interface RestoreTyped {
  readonly data?: string;
  readonly force?: boolean;
  readonly at?: string;
}

/** `stamtafel restore FILE`: puts a copy in the place of a house's tables. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description(
      'put a copy made by backup, or a moment of increments, into a data folder, every hash checked',
    )
    .argument('<file>', 'a file made by stamtafel backup, or a folder of increments (STAMTAFEL_INCREMENTS)')
    .option(...placeOption)
    .option('--force', 'restore even if the folder holds tables; they are set aside there')
    .option(
      '--at <time>',
      'as it was then, from a folder of increments: 2026-11-19T20:15 (default: the last moment)',
    )
    .action(async (file: string, { data, force = false, at }: RestoreTyped) => {
      const moment = at === undefined ? undefined : momentIn(at);
      const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
      if (!isFolder && moment !== undefined)
        fail('--at needs a folder of increments; a backup is one moment.');
      const { called, isAddress, restoreDatabase } = await server();
      const folder = placeOf(data);
      if (isAddress(folder)) {
        if (force)
          fail('--force is for a folder; into a database that holds other tables nothing is restored.');
        const wish = moment === undefined ? {} : { at: moment };
        const { tables, entries } = await restoreDatabase(file, folder, wish);
        process.stdout.write(`${called(folder)} holds ${tables} tables with ${entries} entries again.\n`);
        return;
      }
      const { tables, entries, told } = isFolder
        ? await restoredAt(file, folder, { force, ...(moment !== undefined && { at: moment }) })
        : { ...(await (await server()).restore(file, folder, { force })), told: '' };
      process.stdout.write(`${folder} holds ${tables} tables with ${entries} entries again${told}.\n`);
      if (tables > 0 && !process.env.STAMTAFEL_KEY && !existsSync(join(dataFolder(data), 'keys.json')))
        process.stdout.write(
          'Put keys.json of their house beside them: without it the house does not open.\n',
        );
    });
}
