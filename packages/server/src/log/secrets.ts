/**
 * The keys of a house, in a file beside the database and never inside it: with the database or a backup alone, one
 * can neither forge a guest's cookie nor read the seed of a running match.
 */
import { hash as digest, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CannotOpen } from './port.ts';
import { syncFolder } from './sync.ts';

interface CookieKey {
  readonly id: string;
  readonly key: Buffer;
}

export const keysName = 'keys.json';

const DAY = 24 * 3600 * 1000;
/** The longest that browsers keep a cookie. */
export const COOKIE_DAYS = 400;
/** A house that starts with an older key than this gets a new one. */
const ROTATED_AFTER_DAYS = 30;

const keySchema = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits');
const cookieKeySchema = z.strictObject({
  id: z.string().regex(/^[0-9a-z]{1,16}$/),
  key: keySchema,
  /**
   * In milliseconds since 1970. Files of earlier versions do not say; of their keys only the first has ever signed.
   */
  made: z.int().default(0),
});
const keysSchema = z.strictObject({
  /** The newest first: it signs; all are accepted, so that a rotation logs nobody out. */
  cookies: z.array(cookieKeySchema).min(1),
  seeds: keySchema,
});
type Keys = z.infer<typeof keysSchema>;

/** A damaged key is still a key: only the sum of all tells that it is another. Earlier versions wrote none. */
const fileSchema = keysSchema.extend({ sum: keySchema.optional() });

const sumOf = ({ cookies, seeds }: Keys): string =>
  digest('sha256', JSON.stringify([cookies.map(({ id, key, made }) => [id, key, made]), seeds]), 'hex');

/** Where keys come from; from nowhere: they were made just now. */
type Origin = 'operator' | 'file' | 'nowhere';

interface SecretsWish {
  readonly secret?: string | undefined;
  readonly now?: number;
}

export class Secrets {
  readonly cookies: readonly CookieKey[];
  /** Seals the secrets of shuffles: the key of the vault. */
  readonly seeds: Buffer;
  readonly #keep: () => void;
  readonly #from: Origin;

  /** Read from the folder's file, which is made at the first start; or all derived from the operator's secret. */
  static open(folder: string, wish: SecretsWish = {}): Secrets {
    const secrets = Secrets.read(folder, wish);
    secrets.keep();
    return secrets;
  }

  /** The same, but nothing is written: before anything is signed or sealed with them, `keep` them. */
  static read(folder: string, { secret, now = Date.now() }: SecretsWish = {}): Secrets {
    if (secret !== undefined) return Secrets.derive(secret);
    const before = stored(folder);
    const keys = rotated(before, now);
    return new Secrets(keys, before === undefined ? 'nowhere' : 'file', () => {
      if (keys !== before) write(folder, keys);
    });
  }

  /** All from the operator's secret. */
  static derive(secret: string): Secrets {
    return new Secrets(derived(secret), 'operator', () => {});
  }

  private constructor({ cookies, seeds }: Keys, from: Origin, keep: () => void) {
    this.cookies = cookies.map(({ id, key }) => ({ id, key: Buffer.from(key, 'hex') }));
    this.seeds = Buffer.from(seeds, 'hex');
    this.#from = from;
    this.#keep = keep;
  }

  get from(): Origin {
    return this.#from;
  }

  /** Makes them durable. */
  keep(): void {
    this.#keep();
  }
}

/**
 * When the newest key is old, a new one signs from now on; older keys stay as long as a cookie of theirs can live.
 */
function rotated(keys: Keys | undefined, now: number): Keys {
  const made = keys?.cookies[0]?.made ?? 0;
  if (keys !== undefined && now - made < ROTATED_AFTER_DAYS * DAY) return keys;
  const before = keys?.cookies ?? [];
  // A key has signed until the next one was made.
  const kept = before.filter((_, i) => now - (before[i - 1]?.made ?? now) <= COOKIE_DAYS * DAY);
  const seeds = keys?.seeds ?? randomBytes(32).toString('hex');
  return { cookies: [newCookieKey(now), ...kept], seeds };
}

function stored(folder: string): Keys | undefined {
  const file = join(folder, keysName);
  const text = textOf(file);
  if (text === undefined) return undefined;
  try {
    const { sum, ...keys } = fileSchema.parse(JSON.parse(text));
    if (sum !== undefined && sum !== sumOf(keys)) throw new Error('changed');
    return keys;
  } catch {
    // Without the reason: it could contain part of a key.
    throw new CannotOpen(
      `${file} is not a file of keys, or it is damaged; put back your copy, it is needed for running matches.`,
    );
  }
}

function derived(secret: string): Keys {
  if (secret.length < 32)
    throw new CannotOpen('STAMTAFEL_KEY is too short; use 32 random characters or more.');
  const part = (name: string, bytes = 32) =>
    Buffer.from(hkdfSync('sha256', secret, 'stamtafel', name, bytes)).toString('hex');
  const cookie = { id: part('cookie 1 id', 4), key: part('cookie 1'), made: 0 };
  return { cookies: [cookie], seeds: part('seeds') };
}

const newCookieKey = (made: number) => ({
  id: randomBytes(4).toString('hex'),
  key: randomBytes(32).toString('hex'),
  made,
});

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
    writeFileSync(half, `${JSON.stringify({ ...keys, sum: sumOf(keys) }, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    renameSync(half, file);
    syncFolder(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new CannotOpen(`${file} cannot be written (${code}).`);
  }
}
