/** What a log line may contain: kinds, tables and times. Never cards, tokens, names, chat or addresses. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';

export type Log = FastifyBaseLogger;

interface LogOptions {
  readonly level: Config['logLevel'];
  readonly base: null;
  readonly serializers: { err(error: unknown): LoggedError };
  readonly stream?: { write(line: string): void };
}

interface LoggedError {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

export function logOptions(level: Config['logLevel'], stream?: { write(line: string): void }): LogOptions {
  return { level, base: null, serializers: { err: safeError }, ...(stream && { stream }) };
}

/** An error without its message, since a sentence of the rules may name a card; messages of the system name none. */
function safeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    code,
    message: /^(E[A-Z]+$|ERR_|FST_)/.test(code) ? error.message : '',
    stack: frames.slice(0, 12).join('\n'),
  };
}
