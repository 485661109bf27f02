/** Text that only this house can have written: a payload with a keyed hash and the name of the key. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LONGEST_TOKEN } from '@stamtafel/protocol';

export interface SealKey {
  /** Short, of letters and digits. */
  readonly id: string;
  readonly key: Uint8Array;
}

/** What a sealed text is for; one kind is never accepted as another. */
type Purpose = 'guest' | 'program';

export interface Seals {
  seal(purpose: Purpose, payload: string): string;
  /**
   * The payload, or undefined for anything not sealed here for this purpose. `old`: by a key that is being replaced.
   */
  open(purpose: Purpose, sealed: string): { readonly payload: string; readonly old: boolean } | undefined;
}

/** The first key seals; every key opens. */
export function sealsBy(keys: readonly SealKey[]): Seals {
  const [newest] = keys;
  if (newest === undefined) throw new Error('seals need a key');
  const mark = (purpose: Purpose, { id, key }: SealKey, body: string): string =>
    createHmac('sha256', key).update(`stamtafel ${purpose} 1:${id}.${body}`).digest('base64url');
  return {
    seal(purpose, payload) {
      const body = Buffer.from(payload).toString('base64url');
      return `${newest.id}.${body}.${mark(purpose, newest, body)}`;
    },
    open(purpose, sealed) {
      if (sealed.length > LONGEST_TOKEN) return undefined;
      const [id, body, given, more] = sealed.split('.');
      const key = keys.find((one) => one.id === id);
      if (key === undefined || body === undefined || given === undefined || more !== undefined)
        return undefined;
      // Compared as text: the last letter of base64 has bits that decoding ignores.
      if (!sameText(given, mark(purpose, key, body))) return undefined;
      return { payload: Buffer.from(body, 'base64url').toString(), old: key !== newest };
    },
  };
}

function sameText(given: string, right: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
