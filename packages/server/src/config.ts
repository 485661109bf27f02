/**
 * Everything an operator can set, by environment variables. docs/operating.md lists them; a test keeps it complete.
 */
import { existsSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { BadInput } from '@stamtafel/kernel';
import { type HouseSetting, standardSetting } from './house/setting.ts';
import type { IncrementSetting } from './log/increments/keeper.ts';

export interface Limits {
  readonly requestsPerMinute: number;
  readonly changesPerMinute: number;
  readonly newTablesPer10Minutes: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly messagesPer20Seconds: number;
  readonly bufferedBytes: number;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  /** The operator's own secret, from which all keys are derived; without it they are in the data folder. */
  readonly key: string | undefined;
  /** The folder with the built web client; without one a small page says where the API is. */
  readonly web: string | undefined;
  /** The origins browsers may come from. The first one is where people find the house. */
  readonly origins: () => readonly string[];
  /** Cookies for HTTPS only, with the prefix that pins them to this host. */
  readonly secure: boolean;
  /** How many proxies stand in front of the server and report the client's address. */
  readonly proxies: number;
  readonly logLevel: (typeof logLevels)[number];
  readonly metrics: (typeof metricsFor)[number];
  readonly limits: Limits;
  readonly house: HouseSetting;
  /** Where copies of what has changed go, if anywhere. */
  readonly increments: IncrementSetting | undefined;
  /** Of a node of a house on several machines; a house with a folder has none. */
  readonly shared: SharedHouse | undefined;
}

/** What all nodes of a house have in common. */
export interface SharedHouse {
  /** postgres://user:password@host/database */
  readonly database: string;
  /** nats://…; without it there is this one node. */
  readonly broker: string | undefined;
  readonly key: string;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const metricsFor = ['local', 'open', 'off'] as const;

export const standardLimits: Limits = {
  requestsPerMinute: 600,
  changesPerMinute: 120,
  newTablesPer10Minutes: 5,
  socketsPerPerson: 6,
  socketsPerAddress: 60,
  messagesPer20Seconds: 100,
  bufferedBytes: 256 * 1024,
};

const limitVariables: { readonly [L in keyof Limits]: string } = {
  requestsPerMinute: 'STAMTAFEL_REQUESTS_PER_MINUTE',
  changesPerMinute: 'STAMTAFEL_CHANGES_PER_MINUTE',
  newTablesPer10Minutes: 'STAMTAFEL_NEW_TABLES_PER_10_MINUTES',
  socketsPerPerson: 'STAMTAFEL_SOCKETS_PER_PERSON',
  socketsPerAddress: 'STAMTAFEL_SOCKETS_PER_ADDRESS',
  messagesPer20Seconds: 'STAMTAFEL_MESSAGES_PER_20_SECONDS',
  bufferedBytes: 'STAMTAFEL_BUFFERED_BYTES',
};

/** What the house lets an operator set, and in which unit: 1000 for seconds. */
const houseVariables = {
  graceMs: ['STAMTAFEL_GRACE_SECONDS', 1000],
  orderDelayMs: ['STAMTAFEL_ORDER_DELAY_MS', 1],
  waiveMs: ['STAMTAFEL_WAIVE_SECONDS', 1000],
  watchDelayMs: ['STAMTAFEL_WATCH_DELAY_SECONDS', 1000],
  idleMs: ['STAMTAFEL_IDLE_SECONDS', 1000],
  mostTables: ['STAMTAFEL_OPEN_TABLES', 1],
  keepDays: ['STAMTAFEL_KEEP_DAYS', 1],
  quotaBytes: ['STAMTAFEL_QUOTA_MB', 1_000_000],
} as const;
const INCREMENTS = 'STAMTAFEL_INCREMENTS';
const INCREMENT_SECONDS = 'STAMTAFEL_INCREMENT_SECONDS';
const INCREMENT_DAYS = 'STAMTAFEL_INCREMENT_DAYS';
const DATABASE = 'STAMTAFEL_DATABASE';
const BROKER = 'STAMTAFEL_BROKER';
const AFTERWARDS = 'STAMTAFEL_AFTERWARDS';
const afterwards = ['archive', 'delete'] as const;
/** The addresses of the machine are good for this long. */
const LOOK_MS = 5000;
const BOT_DELAY = 'STAMTAFEL_BOT_DELAY_MS';

/** The names of all variables. */
export const variables: readonly string[] = [
  'PORT',
  'HOST',
  'STAMTAFEL_DATA',
  'STAMTAFEL_KEY',
  'STAMTAFEL_WEB',
  'STAMTAFEL_ORIGINS',
  'STAMTAFEL_PROXIES',
  'STAMTAFEL_LOG',
  'STAMTAFEL_METRICS',
  ...Object.values(limitVariables),
  ...Object.values(houseVariables).map(([name]) => name),
  BOT_DELAY,
  AFTERWARDS,
  DATABASE,
  BROKER,
  INCREMENTS,
  INCREMENT_SECONDS,
  INCREMENT_DAYS,
];

export interface Env {
  readonly [name: string]: string | undefined;
}

/** Reads the environment; a value that makes no sense stops the start with one sentence. */
export function readConfig(env: Env): Config {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const host = text(env, 'HOST') ?? '127.0.0.1';
  const given = text(env, 'STAMTAFEL_ORIGINS');
  if (port === 0 && given === undefined)
    throw new BadInput(
      'PORT must be from 1 to 65535 unless STAMTAFEL_ORIGINS says where browsers come from.',
    );
  const typed = given?.split(',').map(origin);
  const limit = (name: keyof Limits): number =>
    wholeNumber(env, limitVariables[name], standardLimits[name], 1, 1e9);
  const house = (name: keyof typeof houseVariables): number => {
    const [variable, unit] = houseVariables[name];
    return unit * wholeNumber(env, variable, standardSetting[name] / unit, 0, 1e6);
  };
  return {
    host,
    port,
    data: resolve(text(env, 'STAMTAFEL_DATA') ?? 'data'),
    key: text(env, 'STAMTAFEL_KEY'),
    web: webClient(env),
    origins: typed === undefined ? nowAndThen(() => ownOrigins(host, port)) : () => typed,
    secure: typed?.every((one) => one.startsWith('https://')) ?? false,
    proxies: wholeNumber(env, 'STAMTAFEL_PROXIES', 0, 0, 10),
    logLevel: oneOf(env, 'STAMTAFEL_LOG', logLevels, 'info'),
    metrics: oneOf(env, 'STAMTAFEL_METRICS', metricsFor, 'local'),
    limits: {
      requestsPerMinute: limit('requestsPerMinute'),
      changesPerMinute: limit('changesPerMinute'),
      newTablesPer10Minutes: limit('newTablesPer10Minutes'),
      socketsPerPerson: limit('socketsPerPerson'),
      socketsPerAddress: limit('socketsPerAddress'),
      messagesPer20Seconds: limit('messagesPer20Seconds'),
      bufferedBytes: limit('bufferedBytes'),
    },
    house: {
      ...standardSetting,
      graceMs: house('graceMs'),
      orderDelayMs: house('orderDelayMs'),
      waiveMs: house('waiveMs'),
      watchDelayMs: house('watchDelayMs'),
      idleMs: house('idleMs'),
      mostTables: house('mostTables'),
      keepDays: house('keepDays'),
      afterwards: oneOf(env, AFTERWARDS, afterwards, standardSetting.afterwards),
      quotaBytes: house('quotaBytes'),
      botDelayMs: botDelay(env),
    },
    increments: increments(env),
    shared: sharedHouse(env),
  };
}

function sharedHouse(env: Env): SharedHouse | undefined {
  const database = text(env, DATABASE);
  const broker = text(env, BROKER);
  const key = text(env, 'STAMTAFEL_KEY');
  if (database === undefined) {
    if (broker === undefined) return undefined;
    throw new BadInput(`${BROKER} needs ${DATABASE}: nodes that hear of each other share a database.`);
  }
  if (key === undefined)
    throw new BadInput(
      `${DATABASE} needs STAMTAFEL_KEY: at least 32 random characters, the same ones at every node.`,
    );
  if (text(env, INCREMENTS) !== undefined)
    throw new BadInput(
      `${INCREMENTS} is for a house with a data folder; a database has its own means, such as WAL archives.`,
    );
  if (
    broker?.split(',').every((one) => /^(nats|tls):$/.test(URL.parse(one.trim())?.protocol ?? '')) === false
  )
    throw new BadInput(`${BROKER} must be like nats://user:password@host:4222; several with commas between.`);
  return { database, broker, key };
}

function increments(env: Env): IncrementSetting | undefined {
  const to = text(env, INCREMENTS);
  const everyMs = 1000 * wholeNumber(env, INCREMENT_SECONDS, 60, 1, 86_400);
  const days = wholeNumber(env, INCREMENT_DAYS, 7, 1, 3650);
  return to === undefined ? undefined : { to: resolve(to), everyMs, days };
}

function webClient(env: Env): string | undefined {
  const typed = text(env, 'STAMTAFEL_WEB');
  if (typed === undefined) return undefined;
  const folder = resolve(typed);
  if (!existsSync(join(folder, 'index.html')))
    throw new BadInput(`STAMTAFEL_WEB must be the folder of the built web client; ${folder} holds none.`);
  return folder;
}

/** `500-1100`, or a single number for a fixed delay. */
function botDelay(env: Env): HouseSetting['botDelayMs'] {
  const typed = text(env, BOT_DELAY);
  if (typed === undefined) return standardSetting.botDelayMs;
  const [, least = '', most = least] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(typed) ?? [];
  if (least === '' || Number(most) < Number(least))
    throw new BadInput(`${BOT_DELAY} must be milliseconds such as 500-1100, not "${typed}".`);
  return { least: Number(least), most: Number(most) };
}

/** A machine may get its network after the start, or another one later: looked at every few seconds when asked. */
function nowAndThen<T>(look: () => T): () => T {
  let seen: { readonly value: T; readonly at: number } | undefined;
  return () => {
    const now = performance.now();
    if (seen === undefined || now - seen.at >= LOOK_MS) seen = { value: look(), at: now };
    return seen.value;
  };
}

/** Where browsers can reach a server that listens here: loopback always, the local network if it listens there. */
function ownOrigins(host: string, port: number): string[] {
  const names = ['localhost', '127.0.0.1', '[::1]'];
  if (host === '0.0.0.0' || host === '::') {
    const name = hostname().toLowerCase();
    const outside = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ address, internal }) => !internal && !address.startsWith('fe80:'));
    // First the address that a phone in the same house most probably reaches.
    names.push(...outside.filter(({ family }) => family === 'IPv4').map(({ address }) => address));
    names.push(`${name}.local`, name);
    names.push(...outside.filter(({ family }) => family === 'IPv6').map(({ address }) => `[${address}]`));
  } else names.push(host.includes(':') ? `[${host}]` : host.toLowerCase());
  // Browsers leave the default port out.
  return [...new Set(names)].map((name) => `http://${name}${port === 80 ? '' : `:${port}`}`);
}

/** Where people find the house from another device; empty if it listens to this machine only. */
export const elsewhere = (origins: readonly string[]): string[] =>
  origins.filter((one) => !isNameOfThisMachine(new URL(one).hostname));

/** A name, as in a URL, that means this machine on every machine. */
export const isNameOfThisMachine = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

function origin(typed: string): string {
  const trimmed = typed.trim();
  const found = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  if (!found || !/^https?:$/.test(found.protocol) || found.origin !== trimmed.replace(/\/$/, ''))
    throw new BadInput(
      `STAMTAFEL_ORIGINS must be addresses such as https://tafel.example, separated by commas, not "${trimmed}".`,
    );
  return found.origin;
}

const text = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined;

function wholeNumber(env: Env, name: string, standard: number, least: number, most: number): number {
  const typed = text(env, name);
  if (typed === undefined) return standard;
  const value = Number(typed);
  if (!/^\d+$/.test(typed) || value < least || value > most)
    throw new BadInput(`${name} must be a whole number from ${least} to ${most}, not "${typed}".`);
  return value;
}

function oneOf<T extends string>(env: Env, name: string, values: readonly T[], standard: T): T {
  const typed = text(env, name);
  if (typed === undefined) return standard;
  const value = values.find((one) => one === typed);
  if (value === undefined) throw new BadInput(`${name} must be ${values.join(', ')}; it is "${typed}".`);
  return value;
}
