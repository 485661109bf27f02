import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sha256 } from '../table/log-entries.ts';

/** Seals the secrets of shuffles with a key that is not in the database, each for its table only. */
export interface Vault {
  seal(table: string, secret: string): string;
  unseal(table: string, sealed: string): string;
}

/** Sealed with another key, for another table, or changed since. */
export class CannotUnseal extends Error {
  override readonly name = 'CannotUnseal';
}

const IV = 12;
const TAG = 16;

/** `key`: 32 bytes. AES-256-GCM; the table's name is authenticated too. */
export function vaultOf(key: Uint8Array): Vault {
  if (key.length !== 32) throw new Error('the key of the vault must have 32 bytes');
  return {
    seal(table, secret) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(table));
      const body = Buffer.concat([cipher.update(secret, 'hex'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    unseal(table, sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      // Decoding is lenient, but a seal must have only one spelling.
      if (bytes.toString('base64') !== sealed) throw new CannotUnseal('not a seal');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), { authTagLength: TAG })
          .setAAD(Buffer.from(table))
          .setAuthTag(bytes.subarray(IV, IV + TAG));
        const body = Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]);
        return body.toString('hex');
      } catch (error) {
        throw new CannotUnseal('not a seal of this key', { cause: error });
      }
    },
  };
}

/** 256 bits from the operating system, as the kernel wants them. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** 130 bits in small letters and digits: tables cannot be found by guessing. */
export function newTableId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from(randomBytes(26), (byte) => letters.charAt(byte & 31)).join('');
}

/** An invite, or the key to a table's open seats. The log only ever sees its hash. */
export const newToken = (): string => randomBytes(18).toString('base64url');
export const tokenHash = (token: string): string => sha256(`stamtafel token 1:${token}`);
