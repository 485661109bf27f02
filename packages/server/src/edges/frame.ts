import { Buffer } from 'node:buffer';

const FINAL_TEXT = '\x81';

let last = { text: '', frame: framed('') };

/** What is told to many becomes a frame once, and is the very same one for all of them. */
export function textFrame(text: string): string {
  if (text !== last.text) last = { text, frame: framed(text) };
  return last.frame;
}

/**
 * A WebSocket text frame (RFC 6455 5.2) from the server, hence not masked. Its bytes are the characters of a latin1
 * string: Node sends such a string without a buffer of its own, and two frames are sent for every move.
 */
function framed(text: string): string {
  const length = Buffer.byteLength(text);
  // Only ASCII text has as many bytes as characters.
  const bytes = length === text.length ? text : Buffer.from(text).toString('latin1');
  if (length < 126) return FINAL_TEXT + String.fromCharCode(length) + bytes;
  if (length < 0x10000) return `${FINAL_TEXT}~${numberIn(2, length)}${bytes}`;
  return `${FINAL_TEXT}\x7f${numberIn(8, length)}${bytes}`;
}

function numberIn(bytes: number, value: number): string {
  let text = '';
  for (let place = bytes - 1; place >= 0; place--)
    text += String.fromCharCode(Math.floor(value / 256 ** place) % 256);
  return text;
}
