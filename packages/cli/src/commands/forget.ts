import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Command } from 'commander';
import { fail } from '../input.ts';
import { dataFolder, dataOption } from './backup.ts';

/** `stamtafel forget TABLE NAME`: for whoever asks the operator, because the cookie that says who he is has gone. */
export function forgetCommand(): Command {
  return new Command('forget')
    .description('delete what somebody was called and has said, at all tables of a closed house')
    .argument('<table>', 'the id of a table where he sat: what stands behind #/t/ in its link')
    .argument('<name>', 'what he was called there')
    .option(...dataOption)
    .addHelpText(
      'after',
      `
Whoever still has his cookie does it himself: “Vergeet mij” in the settings of the page, also while people play.
Matches stay, with no name at his chair; backups keep the name until they are replaced.`,
    )
    .action(async (table: string, name: string, { data }: { data?: string }) => {
      const folder = dataFolder(data);
      if (!existsSync(join(folder, 'stamtafel.db'))) fail(`The data folder ${folder} holds no tables.`);
      const { SqliteLog } = await import('@stamtafel/server');
      const log = await SqliteLog.open(folder);
      try {
        const names = (await log.read(table)).flatMap((entry) => entry.names ?? []);
        const [person, ...others] = new Set(
          names.filter((one) => one.name === name).map((one) => one.person),
        );
        if (person === undefined) fail(`Nobody is called ${name} at table ${table}.`);
        if (others.length > 0)
          fail(`More than one person is called ${name} at table ${table}; name another table.`);
        await log.forget(person);
      } finally {
        await log.close();
      }
      process.stdout.write(`${name} is forgotten at all tables of ${folder}.\n`);
    });
}
