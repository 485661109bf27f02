import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Command } from 'commander';
import { fail } from '../input.ts';
import { dataFolder, dataOption } from './backup.ts';

/** `stamtafel forget TABLE NAME`: for players who ask the operator, because their cookie is gone. */
export function forgetCommand(): Command {
  return new Command('forget')
    .description('delete a person’s name and chat at all tables, while the house is closed')
    .argument('<table>', 'the id of a table where they sat: what comes after #/t/ in its link')
    .argument('<name>', 'their name there')
    .option(...dataOption)
    .addHelpText(
      'after',
      `
Players who still have their cookie can do it themselves, also while the house is open: “Vergeet mij” in the settings of
the page. They leave the tables that are not over. Matches stay, without a name at their chair; backups keep the name
until they are replaced.`,
    )
    .action(async (table: string, name: string, { data }: { data?: string }) => {
      const folder = dataFolder(data);
      if (!existsSync(join(folder, 'stamtafel.db'))) fail(`The data folder ${folder} holds no tables.`);
      const { SqliteLog, embedded, fittingKeys, openHouse, HouseTrouble } = await import('@stamtafel/server');
      const log = await SqliteLog.open(folder);
      try {
        const names = (await log.read(table)).flatMap((entry) => entry.names ?? []);
        const [person, ...others] = new Set(
          names.filter((one) => one.name === name).map((one) => one.person),
        );
        if (person === undefined) fail(`Nobody is called ${name} at table ${table}.`);
        if (others.length > 0)
          fail(`More than one person is called ${name} at table ${table}; name another table.`);
        // A house for a moment: they also leave the tables that are not over, which needs its key. Nothing is signed
        // or sealed, so new keys are not written.
        const { seeds } = await fittingKeys(log, folder, { secret: process.env.STAMTAFEL_KEY || undefined });
        const house = openHouse({ store: embedded(log), key: seeds });
        await house.forget({ id: person, name }).finally(() => house.close());
      } catch (error) {
        if (error instanceof HouseTrouble) fail(error.trouble.text);
        throw error;
      } finally {
        await log.close();
      }
      process.stdout.write(`${name} is forgotten at all tables of ${folder}.\n`);
    });
}
