/**
 * The text of a link: a version, a dot, and JSON that is deflated and written in letters that need no escaping. The zlib
 * form has a checksum: a link that was cut off or mistyped is known as such.
 */
import type { SharedDeal } from '@stamtafel/protocol';

export const VERSION = 1;

/** Longer than any deal with cards of one's own; a link is read before anybody can be trusted. */
const LONGEST_LINK = 30_000;
const LONGEST_TEXT = 200_000;

/** In this order, without their names, so that a link stays short. */
const parts = [
  'game',
  'rules',
  'seat',
  'levels',
  'seed',
  'options',
  'place',
  'result',
  'sender',
] as const satisfies readonly (keyof SharedDeal)[];

/** A deal as the text of its link. */
export async function written(deal: SharedDeal): Promise<string> {
  const json = JSON.stringify(parts.map((part) => deal[part]));
  const deflated = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate'));
  return `${VERSION}.${lettersOf(new Uint8Array(await new Response(deflated).arrayBuffer()))}`;
}

/** What a text may be: something to be looked at further, of a later version than this one, or nothing. */
export type Unwritten =
  | { readonly is: 'something'; readonly value: unknown }
  | { readonly is: 'later' }
  | { readonly is: 'broken' };

const broken: Unwritten = { is: 'broken' };

export async function unwritten(link: string): Promise<Unwritten> {
  const [, version, letters] = /^(\d{1,3})\.([\w-]+)$/.exec(link) ?? [];
  if (version === undefined || letters === undefined || link.length > LONGEST_LINK) return broken;
  if (Number(version) > VERSION) return { is: 'later' };
  if (Number(version) < VERSION) return broken;
  try {
    const values: unknown = JSON.parse(await inflated(bytesOf(letters)));
    if (!Array.isArray(values) || values.length !== parts.length) return broken;
    return { is: 'something', value: Object.fromEntries(parts.map((part, i) => [part, values[i]])) };
  } catch {
    return broken;
  }
}

/** A few letters can be deflated from very many: so it is read piece by piece. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const pieces = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader();
  let text = '';
  for (;;) {
    const { done, value } = await pieces.read();
    if (done) return text;
    text += value;
    if (text.length > LONGEST_TEXT) {
      await pieces.cancel();
      throw new Error('too long');
    }
  }
}

const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
