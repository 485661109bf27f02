/** A phone's connection: a proxy that lets everything through late and slowly, for pages, workers and service workers alike. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Profile {
  /** There and back, in milliseconds. A new connection costs it once more. */
  readonly roundTripMs: number;
  /** Bits per second towards the phone; all connections share them. */
  readonly bitsPerSecond: number;
}

interface PhoneLine {
  readonly port: number;
  close(): void;
}

/** How much of one connection goes over the line before it is another one's turn. */
const PACKET = 1460;
const TICK_MS = 4;

export async function phoneLine(house: number, profile: Profile): Promise<PhoneLine> {
  const late = profile.roundTripMs / 2;
  const waiting = new Map<Socket, Buffer[]>();
  const sockets = new Set<Socket>();
  let credit = 0;
  let before = performance.now();
  const pump = setInterval(() => {
    const now = performance.now();
    const earned = ((now - before) * profile.bitsPerSecond) / 8000;
    before = now;
    if (waiting.size === 0) {
      credit = 0;
      return;
    }
    credit += earned;
    while (credit > 0 && waiting.size > 0)
      for (const [phone, packets] of waiting) {
        const packet = packets.shift();
        if (packets.length === 0) waiting.delete(phone);
        if (packet === undefined) continue;
        credit -= packet.length;
        setTimeout(() => phone.writable && phone.write(packet), late);
      }
  }, TICK_MS);

  const server = createServer((phone) => {
    const opened = performance.now();
    const upstream = connect(house, '127.0.0.1');
    for (const socket of [phone, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        waiting.delete(phone);
        phone.destroy();
        upstream.destroy();
      });
    }
    phone.on('data', (bytes) => {
      // The greeting of a new connection takes a round trip of its own.
      const greeting = Math.max(0, opened + profile.roundTripMs - performance.now());
      setTimeout(() => upstream.writable && upstream.write(bytes), late + greeting);
    });
    upstream.on('data', (bytes: Buffer) => {
      const packets = waiting.get(phone) ?? [];
      for (let at = 0; at < bytes.length; at += PACKET) packets.push(bytes.subarray(at, at + PACKET));
      waiting.set(phone, packets);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  return {
    port: at.port,
    close() {
      clearInterval(pump);
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
