/** The whole server: log, house and edges, opened in this order and closed in reverse. */
import { join } from 'node:path';
import { BadInput } from '@stamtafel/kernel';
import type { Config, SharedHouse } from './config.ts';
import { bounds, type Edges, type EdgesParts, openEdges } from './edges/app.ts';
import type { Log } from './edges/log.ts';
import { type HouseClock, houseClock } from './house/clock.ts';
import type { House } from './house/house.ts';
import { fittingKeys, freezeShut } from './house/keys.ts';
import { openHouse } from './house/open-house.ts';
import { coverFiles } from './log/exposure.ts';
import { type Keeper, startIncrements } from './log/increments/keeper.ts';
import { checkTarget } from './log/increments/take.ts';
import { CannotOpen, embedded } from './log/port.ts';
import { asRefusal, databaseName } from './log/schema.ts';
import { startScrubber } from './log/scrubber.ts';
import { Secrets } from './log/secrets.ts';
import { SqliteLog } from './log/sqlite.ts';
import { Reports, whyNot } from './reports.ts';

export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  readonly log: Log;
  /** Finishes what is under way, tells all clients, closes the log. Nothing acknowledged is lost. */
  close(): Promise<void>;
}

export interface ServerParts {
  readonly config: Config;
  readonly version: string;
  readonly logTo?: { write(line: string): void };
  /** The key of the tables is lost: the house opens with another, and those that are not over are frozen. */
  readonly lostKey?: boolean;
  /** A new house, where another one may have been. */
  readonly isNew?: boolean;
  readonly patience?: EdgesParts['patience'];
  /** A node of a newer version has changed the database so that this one must be closed. */
  readonly outdated?: (why: CannotOpen) => void;
}

/** Opens everything, or rejects with a sentence for the operator and leaves nothing open. */
export const openServer = (parts: ServerParts): Promise<RunningServer> =>
  parts.config.shared === undefined ? openAlone(parts) : openAmongOthers(parts, parts.config.shared);

/** A node of a house on several machines: nothing of it is in a folder. */
async function openAmongOthers(
  { config, version, logTo, lostKey = false, isNew = false, patience, outdated = () => {} }: ServerParts,
  shared: SharedHouse,
): Promise<RunningServer> {
  if (lostKey || isNew)
    throw new BadInput(`${lostKey ? '--lost-key' : '--new'} is for a house with a data folder.`);
  // Only here: a house with a folder starts faster without it.
  const { openNode } = await import('./nodes/open-node.ts');
  const clock = houseClock();
  const reports = new Reports(() => clock.now());
  let told: Log | undefined;
  const node = await openNode({
    shared,
    clock,
    outdated,
    connected: (isConnected) =>
      isConnected ? told?.info('the broker is back') : told?.error('the broker cannot be reached'),
  });
  const house = openHouse({
    store: node.store,
    key: node.keys.seeds,
    clock,
    setting: config.house,
    report: (event) => reports.report(event),
    join: (ears) => node.join(ears),
  });
  try {
    await node.joined();
    const edges = await openEdges({
      house,
      clock,
      config,
      version,
      keys: node.keys.cookies,
      node: () => node.stats(),
      ...(logTo && { logTo }),
      ...(patience && { patience }),
    });
    told = edges.app.log;
    reports.writeTo(told);
    told.info({ node: node.stats().name }, 'a node of a house on several machines');
    return await listening(edges, config, () => edges.close());
  } catch (error) {
    await house.close();
    throw error;
  }
}

async function listening(
  { app }: Edges,
  config: Config,
  close: RunningServer['close'],
): Promise<RunningServer> {
  try {
    const url = await app.listen({ host: config.host, port: config.port, backlog: bounds.waiting });
    return { url, log: app.log, close };
  } catch (error) {
    await close();
    throw cannotListen(error, config);
  }
}

/** A house with everything in a folder of its own. */
async function openAlone({
  config,
  version,
  logTo,
  lostKey = false,
  isNew = false,
  patience,
}: ServerParts): Promise<RunningServer> {
  const log = await sentenceFirst(config.data, () => SqliteLog.open(config.data, { isNew }));
  try {
    const { increments: wish } = config;
    if (wish !== undefined) await sentenceFirst(config.data, async () => checkTarget(config.data, wish.to));
    const secrets = await sentenceFirst(config.data, () => keysFor(log, config, lostKey));
    const frozen = lostKey ? await freezeShut(log, secrets.seeds) : 0;
    const clock = houseClock();
    const reports = new Reports(() => clock.now());
    const house = openHouse({
      store: embedded(log),
      key: secrets.seeds,
      clock,
      setting: config.house,
      report: (event) => reports.report(event),
    });
    const edges = await openEdges({
      house,
      clock,
      config,
      version,
      keys: secrets.cookies,
      ...(logTo && { logTo }),
      ...(patience && { patience }),
    });
    const { app } = edges;
    reports.writeTo(app.log);
    if (frozen > 0) app.log.warn({ tables: frozen }, 'tables are frozen: their key is lost');
    warnOfOpenFiles(app.log, config.data);
    if (log.damaged.length > 0) app.log.error({ tables: log.damaged }, 'tables have lost entries');
    if (log.missingMonths.length > 0)
      app.log.error({ months: log.missingMonths }, 'files of tables that were put away are missing');
    const endScrubber = startScrubber(config.data, {
      damaged({ table, flaw }) {
        app.log.error({ table, why: flaw }, 'damage found');
        void house.damaged(table);
      },
      ended(isRead) {
        if (isRead) house.readThrough();
        else app.log.error('the database could not be read through');
      },
    });
    const increments = keepIncrements(log, { config, clock, house, told: app.log });
    const close = async (): Promise<void> => {
      await endScrubber();
      await increments?.close();
      await edges.close();
    };
    return await listening(edges, config, close);
  } catch (error) {
    await log.close();
    throw error;
  }
}

/** What is played while the house closes is in the first one after the next start. */
function keepIncrements(log: SqliteLog, { config, clock, house, told }: Keeping): Keeper | undefined {
  if (config.increments === undefined) return undefined;
  return startIncrements({
    ...config.increments,
    data: config.data,
    clock,
    marks: () => log.marks(),
    report({ made, marks, damaged, failed }) {
      if (marks !== undefined) house.copied();
      if (made.includes('whole')) told.info('a whole copy was made; increments follow it');
      if (failed !== undefined) told.error({ why: failed }, 'no whole copy could be made for increments');
      for (const { table, why } of damaged) {
        told.error({ table, why }, 'damage found');
        void house.damaged(table);
      }
    },
    failed: (error) => told.error(whyNot(error), 'no increment could be made'),
  });
}

interface Keeping {
  readonly config: Config;
  readonly clock: HouseClock;
  readonly house: House;
  readonly told: Log;
}

async function keysFor(log: SqliteLog, { data, key }: Config, lostKey: boolean): Promise<Secrets> {
  const secrets = lostKey
    ? Secrets.read(data, { secret: key })
    : await fittingKeys(log, data, { secret: key });
  secrets.keep();
  return secrets;
}

function warnOfOpenFiles(log: Log, folder: string): void {
  const { covered, stays } = coverFiles(folder);
  if (covered.length > 0) log.warn({ files: covered }, 'everybody could read these files; now they cannot');
  if (stays.length > 0)
    log.warn({ files: stays }, 'everybody can read these files; take away their right to');
}

/** Trouble with the data folder is the operator's, not a fault of ours. */
async function sentenceFirst<T>(folder: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const refusal = asRefusal(error, join(folder, databaseName));
    if (refusal instanceof CannotOpen) throw new BadInput(refusal.message);
    throw error;
  }
}

function cannotListen(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new BadInput(
      `Port ${port} is taken by another program; choose another one, such as PORT=${port + 1}.`,
    );
  if (code === 'EACCES')
    return new BadInput(`Port ${port} may not be used by this user; choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new BadInput(`HOST is ${host}, which is not an address of this machine.`);
  return error;
}
