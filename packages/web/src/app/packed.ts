/**
 * Bytes as the text of a link: a version, a dot, and the bytes deflated, in letters that need no escaping. The zlib form
 * has a checksum: a link that was cut off or mistyped is known as such.
 */
const VERSION = 1;

/** Longer than any deal or match with own cards; a link can come from anyone, so its length is bounded. */
const LONGEST_LINK = 30_000;
const LONGEST_INSIDE = 200_000;

type Bytes = Uint8Array<ArrayBuffer>;

export async function packed(bytes: Bytes): Promise<string> {
  const deflated = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return `${VERSION}.${lettersOf(new Uint8Array(await new Response(deflated).arrayBuffer()))}`;
}

/** What a text may be: something to be looked at further, of a later version than this one, or nothing. */
type Unpacked =
  | { readonly is: 'something'; readonly bytes: Bytes }
  | { readonly is: 'later' | 'broken' | 'too-long' };

export async function unpacked(link: string): Promise<Unpacked> {
  if (link.length > LONGEST_LINK) return { is: 'too-long' };
  const [, version, letters] = /^(\d{1,3})\.([\w-]+)$/.exec(link) ?? [];
  if (version === undefined || letters === undefined) return { is: 'broken' };
  if (Number(version) > VERSION) return { is: 'later' };
  if (Number(version) < VERSION) return { is: 'broken' };
  try {
    const bytes = await inflated(bytesOf(letters));
    return bytes === undefined ? { is: 'too-long' } : { is: 'something', bytes };
  } catch {
    return { is: 'broken' };
  }
}

/** A few letters can be deflated from very many: so it is read piece by piece, and no further than it may be long. */
async function inflated(bytes: Bytes): Promise<Bytes | undefined> {
  const pieces = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const read: Bytes[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await pieces.read();
    if (done) return new Uint8Array(await new Blob(read).arrayBuffer());
    read.push(value);
    length += value.length;
    if (length > LONGEST_INSIDE) {
      await pieces.cancel();
      return undefined;
    }
  }
}

const lettersOf = (bytes: Bytes): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesOf = (letters: string): Bytes =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Throws for bytes that are no text. */
export const textIn = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
