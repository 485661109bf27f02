import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { BadInput } from './game.ts';

/**
 * A shuffle anyone can check. Before the deal the dealer publishes `commitment`; every seat may then add words of its
 * own; the seed follows from both. Afterwards the secret is shown, and everybody can recompute every shuffle.
 */
export interface Fairness {
  /** SHA-256 of the secret, in hex: published before the deal. */
  readonly commitment: string;
  /** By seat: what it added after seeing the commitment; empty if nothing. */
  readonly contributions: readonly string[];
  /** 64 hex digits; shown when the match is over. */
  readonly secret?: string;
}

const HEX = /^[0-9a-f]{64}$/;
const COMMIT = 'stamtafel commitment 1:';
const SEED = 'stamtafel seed 1:';

/** What the dealer publishes before anybody else adds anything. */
export function commit(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(COMMIT + checked(secret))));
}

/** The seed of the match: keyed by the secret, over what every seat added, each with its length. */
export function seedOf(secret: string, contributions: readonly string[]): string {
  const added = contributions.map((words) => `${utf8ToBytes(words).length}:${words}`).join(',');
  return bytesToHex(hmac(sha256, hexToBytes(checked(secret)), utf8ToBytes(SEED + added)));
}

/** Whether the shown secret is the one that was promised, and what seed follows from it. */
export function verifyFairness(fairness: Fairness): {
  readonly ok: boolean;
  readonly seed: string | undefined;
} {
  const { secret, commitment, contributions } = fairness;
  if (secret === undefined || !HEX.test(secret)) return { ok: false, seed: undefined };
  return { ok: commit(secret) === commitment, seed: seedOf(secret, contributions) };
}

function checked(secret: string): string {
  if (!HEX.test(secret)) throw new BadInput('A secret is 64 hexadecimal digits.');
  return secret;
}
