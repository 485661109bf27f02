/** The whole server for a test: real sockets, a real SQLite file in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type Env, readConfig } from '../../config.ts';
import { openServer, type RunningServer, type ServerParts } from '../../main.ts';
import { ORIGIN } from './open.ts';

export interface TestServer extends RunningServer {
  readonly folder: string;
  readonly logged: string[];
  /** Another one over the same folder; this one must be closed first. */
  again(): Promise<TestServer>;
}

/** Limits that a test does not reach by chance, and no delays. */
const generous: Env = {
  PORT: '0',
  STAMTAFEL_LOG: 'trace',
  STAMTAFEL_ORIGINS: ORIGIN,
  STAMTAFEL_BOT_DELAY_MS: '0',
  STAMTAFEL_WAIVE_SECONDS: '0',
  STAMTAFEL_REQUESTS_PER_MINUTE: '1000000',
  STAMTAFEL_CHANGES_PER_MINUTE: '1000000',
  STAMTAFEL_NEW_TABLES_PER_10_MINUTES: '1000000',
  STAMTAFEL_OPEN_TABLES: '1000000',
  STAMTAFEL_SOCKETS_PER_ADDRESS: '1000000',
  STAMTAFEL_MESSAGES_PER_20_SECONDS: '1000000',
};

/** Of a thousand requests at once the last may have to wait long on a busy machine. */
const patience = { headersMs: 60_000, requestMs: 60_000, checkMs: 1_000 };

export async function serverForTest(t: TestContext, env: Env = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-edges-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return openIn(t, folder, env);
}

/** Over a folder that is there already. */
export async function openIn(
  t: TestContext,
  folder: string,
  env: Env = {},
  more: Partial<Pick<ServerParts, 'lostKey' | 'patience'>> = {},
): Promise<TestServer> {
  const logged: string[] = [];
  const config = readConfig({ ...generous, STAMTAFEL_DATA: folder, ...env });
  const logTo = { write: (line: string) => void logged.push(line) };
  const server = await openServer({ config, version: 'test', logTo, patience, ...more });
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= server.close());
  t.after(close);
  return { ...server, close, folder, logged, again: () => openIn(t, folder, env) };
}

/** A request as our own page makes it. */
export async function ask<T>(
  url: string,
  cookie: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly body: T }> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { origin: ORIGIN, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answered: T = JSON.parse(await response.text());
  return { status: response.status, body: answered };
}

export async function newGuest(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/api/me`, {
    method: 'PUT',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  await response.body?.cancel();
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}
