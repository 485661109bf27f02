import { Buffer } from 'node:buffer';

const FINAL_TEXT = 0x81;

/**
 * A text frame of the protocol of sockets (RFC 6455 5.2), from the server, hence not masked. In one piece, and without
 * the library's options and queues: two of them leave for every move.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 0x10000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
  frame.write(text, head);
  return frame;
}
