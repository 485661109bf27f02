import process from 'node:process';
import { Command } from 'commander';
import { placeOf } from './backup.ts';

interface MoveTyped {
  readonly from?: string;
  readonly to: string;
}

/** `stamtafel move --to postgres://…`: a house moves from a folder to a database, or back. */
export function moveCommand(): Command {
  return new Command('move')
    .description('bring all tables of a house from a folder into a database, or back, every hash checked')
    .option(
      '--from <place>',
      'a folder, or postgres://… (default: STAMTAFEL_DATABASE, STAMTAFEL_DATA or ./data)',
    )
    .requiredOption('--to <place>', 'a folder, or postgres://…')
    .addHelpText(
      'after',
      `
Nobody may be playing at either place. What was there stays where it was; interrupted, it can be repeated, and brings what
is missing. Keys do not move: the new house needs keys.json, or STAMTAFEL_KEY, of the old one.`,
    )
    .action(async ({ from, to }: MoveTyped) => {
      const { called, move } = await import('@stamtafel/server');
      const [here, there] = [placeOf(from), placeOf(to)];
      const { tables, entries, brought } = await move(here, there);
      process.stdout.write(
        `${called(there)} holds the ${tables} tables of ${called(here)} with ${entries} entries, all as they were written; ${brought} brought now.\n`,
      );
    });
}
