import { Buffer } from 'node:buffer';

const FINAL_TEXT = '\x81';

/**
 * A text frame of the protocol of sockets (RFC 6455 5.2), from the server, hence not masked. Its bytes as the letters of
 * a latin1 text: such a text is sent as it is, without a buffer of its own; two of them leave for every move.
 */
export function textFrame(text: string): string {
  const length = Buffer.byteLength(text);
  // Only plain letters are as many bytes as letters.
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
