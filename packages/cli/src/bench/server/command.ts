import { Command } from 'commander';
import type { Typed } from './measure.ts';

/** `stamtafel bench server`: how much the house carries. */
export function benchServerCommand(): Command {
  return new Command('server')
    .description('durable moves per second, bytes, delays, memory and start of the server')
    .option('--peers', 'also boardgame.io’s server, which keeps everything in memory, in the same run')
    .option('--tables <number>', 'tables that move as fast as they can', '100')
    .option('--paced <number>', 'tables that move once a second', '500')
    .option('--stored <number>', 'tables in the database at the start', '10000')
    .option('--seconds <number>', 'for each run', '4')
    .option('--json', 'print JSON, for programs')
    .addHelpText(
      'after',
      `
Server and load share this machine, over real sockets; two people with a socket each at every table. Our moves are
counted when they are acknowledged, which means synced to disk. boardgame.io plays whist, with simpler rules than any
of ours.`,
    )
    .action(async (typed: Typed) => {
      // Only here: the other commands start faster without the server.
      const { benchServer } = await import('./measure.ts');
      await benchServer(typed);
    });
}
