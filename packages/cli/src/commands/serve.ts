import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from '@stamtafel/server';
import { Command } from 'commander';
import { exitCodes } from '../trouble.ts';

/** Where `npm start` builds the web client. */
const builtClient = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** A graceful shutdown that takes longer is cut short. */
const LONGEST_END_MS = 10_000;

interface Typed {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly lostKey?: boolean;
  readonly new?: boolean;
}

/** `stamtafel serve`: opens the house. */
export function serveCommand(version: string): Command {
  return new Command('serve')
    .description('open the house: a server with tables for people in their browsers')
    .option('--port <port>', 'where to listen (default: PORT, or 3000)')
    .option('--host <address>', '0.0.0.0 for the whole local network (default: HOST, or this machine only)')
    .option('--data <folder>', 'where the tables are kept (default: STAMTAFEL_DATA, or ./data)')
    .option('--lost-key', 'open even though the key is lost; unfinished tables are frozen')
    .option('--new', 'open a new house even though the folder holds traces of one, but no tables')
    .addHelpText('after', '\nAll other settings are environment variables: docs/operating.md lists them.')
    .action(async ({ port, host, data, lostKey = false, new: isNew = false }: Typed) => {
      // Only here: the other commands start faster without it.
      const { openServer, readConfig } = await import('@stamtafel/server');
      const onTerminal = process.stdout.isTTY;
      const config = readConfig({
        STAMTAFEL_LOG: onTerminal ? 'warn' : 'info',
        ...(existsSync(join(builtClient, 'index.html')) && { STAMTAFEL_WEB: builtClient }),
        ...process.env,
        ...(port !== undefined && { PORT: port }),
        ...(host !== undefined && { HOST: host }),
        ...(data !== undefined && { STAMTAFEL_DATA: data }),
      });
      // Nobody else on this machine may read what is written: tables hold what is chosen in secret.
      process.umask(process.umask() | 0o007);
      const outdated = Promise.withResolvers<Error>();
      const server = await openServer({ config, version, lostKey, isNew, outdated: outdated.resolve });
      void outdated.promise.then((why) => leave(server, why));
      const [address = server.url] = config.origins();
      process.stdout.write(
        onTerminal
          ? `The house is open at ${address}\nTables are kept in ${config.shared === undefined ? config.data : 'the database'}. Ctrl-C closes it; nothing is lost.\n`
          : '',
      );
      closeOnSignal(server);
      tellFaultsSafely(server);
    });
}

/** Before the words of a fault are said: while people play they may name a card. The log leaves them out. */
function tellFaultsSafely({ log }: RunningServer): void {
  process.prependListener('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the house has failed');
    process.stderr.write('Something went wrong that should not have; the log says where.\n');
    process.exit(exitCodes.unexpected);
  });
}

/** A node that can go on no longer ends by itself. */
async function leave(server: RunningServer, why: Error): Promise<void> {
  process.stderr.write(`${why.message}\n`);
  process.exitCode = exitCodes.badInput;
  setTimeout(() => process.exit(), LONGEST_END_MS).unref();
  await server.close();
}

/** The first signal ends gracefully; a second one ends at once. */
function closeOnSignal(server: RunningServer): void {
  let closing = false;
  const end = (signal: NodeJS.Signals): void => {
    if (closing) process.exit(1);
    closing = true;
    server.log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), LONGEST_END_MS).unref();
    server.close().then(
      () => server.log.info('closed'),
      (error: unknown) => {
        server.log.error({ err: error }, 'could not close');
        process.exitCode = 1;
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
