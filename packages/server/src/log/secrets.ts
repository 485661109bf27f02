/**
 * The keys of a house, in a file beside the database and never inside it: who gets hold of the database or of a
 * backup can neither forge a guest's cookie nor read the seed of a match that is being played.
 */
import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CannotOpen } from './port.ts';
import { syncFolder } from './sync.ts';

export interface CookieKey {
  readonly id: string;
  readonly key: Buffer;
}

export const keysName = 'keys.json';

const keySchema = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits');
const keysSchema = z.strictObject({
  /** The newest first: it signs; both are accepted, so that a rotation throws nobody out. */
  cookies: z.array(z.strictObject({ id: z.string().regex(/^[0-9a-z]{1,16}$/), key: keySchema })).length(2),
  seeds: keySchema,
});
type Keys = z.infer<typeof keysSchema>;

export class Secrets {
  readonly cookies: readonly CookieKey[];
  /** Seals the secrets of shuffles: the key of the vault. */
  readonly seeds: Buffer;

  /** From the folder's file, made at the first start; or all derived from one secret of the operator's. */
  static open(folder: string, secret?: string): Secrets {
    return new Secrets(secret === undefined ? stored(folder) : derived(secret));
  }

  private constructor({ cookies, seeds }: Keys) {
    this.cookies = cookies.map(({ id, key }) => ({ id, key: Buffer.from(key, 'hex') }));
    this.seeds = Buffer.from(seeds, 'hex');
  }
}

/** A new key signs from now on; the one before it is still accepted, the oldest no longer. */
export function rotateCookieKeys(folder: string): void {
  const { cookies, seeds } = stored(folder);
  write(folder, { cookies: [newCookieKey(), ...cookies.slice(0, 1)], seeds });
}

function stored(folder: string): Keys {
  const file = join(folder, keysName);
  const text = textOf(file);
  if (text === undefined) {
    write(folder, { cookies: [newCookieKey(), newCookieKey()], seeds: randomBytes(32).toString('hex') });
    return stored(folder);
  }
  try {
    return keysSchema.parse(JSON.parse(text));
  } catch {
    // Without the reason: it could hold part of a key.
    throw new CannotOpen(
      `${file} is not a file of keys; put back the right one, it is needed for running matches.`,
    );
  }
}

function derived(secret: string): Keys {
  if (secret.length < 32)
    throw new CannotOpen('STAMTAFEL_KEY is too short; use 32 characters of chance or more.');
  const part = (name: string, bytes = 32) =>
    Buffer.from(hkdfSync('sha256', secret, 'stamtafel', name, bytes)).toString('hex');
  const cookies = ['cookie 1', 'cookie 2'].map((name) => ({ id: part(`${name} id`, 4), key: part(name) }));
  return { cookies, seeds: part('seeds') };
}

const newCookieKey = () => ({ id: randomBytes(4).toString('hex'), key: randomBytes(32).toString('hex') });

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return undefined;
    throw new CannotOpen(`${file} cannot be read (${code}).`);
  }
}

/** Durable before anything is signed or sealed with it. */
function write(folder: string, keys: Keys): void {
  const file = join(folder, keysName);
  const half = `${file}.part`;
  try {
    writeFileSync(half, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(half, file);
    syncFolder(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new CannotOpen(`${file} cannot be written (${code}).`);
  }
}
