/** Edges on a real port for a test, and clients that speak to them over real sockets. */
import { once } from 'node:events';
import type { TestContext } from 'node:test';
import { WebSocket } from 'ws';
import { type Config, type Limits, readConfig, standardLimits } from '../../config.ts';
import type { House } from '../../house/house.ts';
import { type Edges, type EdgesParts, openEdges } from '../app.ts';
import type { SealKey } from '../seals.ts';

export const ORIGIN = 'http://localhost:3000';
export const testKeys: readonly SealKey[] = [
  { id: 'new', key: new Uint8Array(32).fill(2) },
  { id: 'old', key: new Uint8Array(32).fill(1) },
];

export interface Opened extends Edges {
  readonly url: string;
  readonly logged: string[];
  /** A request; with our Origin unless the headers say otherwise. */
  ask(path: string, how?: Ask): Promise<Answered>;
  /** A cookie of a fresh guest. */
  guest(name?: string): Promise<string>;
  live(how?: { readonly [header: string]: string }): WebSocket;
}

export interface Ask {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
  readonly cookie?: string;
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  json(): unknown;
}

export interface Setting {
  readonly house: House;
  readonly limits?: Partial<Limits>;
  readonly config?: Partial<Config>;
  readonly clock?: EdgesParts['clock'];
  readonly patience?: EdgesParts['patience'];
}

export async function openForTest(t: TestContext, setting: Setting): Promise<Opened> {
  const { house, limits, config, clock, patience } = setting;
  const logged: string[] = [];
  const edges = await openEdges({
    house,
    config: {
      ...readConfig({ STAMTAFEL_LOG: 'trace' }),
      limits: { ...standardLimits, requestsPerMinute: 1e6, changesPerMinute: 1e6, ...limits },
      ...config,
    },
    keys: testKeys,
    version: '0.0.0-test',
    ...(patience && { patience }),
    logTo: { write: (line) => void logged.push(line) },
    ...(clock && { clock }),
  });
  const url = await edges.app.listen({ host: '127.0.0.1', port: 0 });
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= edges.close());
  t.after(close);

  const ask = async (path: string, how: Ask = {}): Promise<Answered> => {
    const { method = 'GET', body, headers = {}, cookie } = how;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(method !== 'GET' && { origin: ORIGIN }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
  };

  return {
    ...edges,
    close,
    url,
    logged,
    ask,
    guest: async (name = 'Guest') => {
      const { headers } = await ask('/api/me', { method: 'PUT', body: { name } });
      return headers.get('set-cookie')?.split(';')[0] ?? '';
    },
    live: (headers = {}) => new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers }),
  };
}

export interface Heard {
  readonly is: string;
  readonly [key: string]: unknown;
}

/** A socket with everything it has received. */
export interface Client {
  readonly socket: WebSocket;
  readonly heard: Heard[];
  say(message: unknown): void;
  /** Waits until a matching message has been received. */
  hear(is: string, fits?: (message: Heard) => boolean): Promise<Heard>;
  /** Waits for the end; the close code. */
  readonly ended: Promise<number>;
}

export function client(socket: WebSocket): Client {
  const heard: Heard[] = [];
  const waiting = new Set<(message: Heard | undefined) => void>();
  socket.on('message', (data) => {
    const message: Heard = JSON.parse(String(data));
    heard.push(message);
    for (const wake of waiting) wake(message);
  });
  socket.on('error', () => {});
  const ended = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      resolve(code);
      for (const wake of waiting) wake(undefined);
    });
  });
  return {
    socket,
    heard,
    ended,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    hear: (is, fits = () => true) =>
      new Promise((resolve, reject) => {
        const found = heard.find((message) => message.is === is && fits(message));
        if (found) return resolve(found);
        const gone = (): void => reject(new Error(`closed before ${is} was heard`));
        if (socket.readyState === WebSocket.CLOSED) return gone();
        const wake = (message: Heard | undefined): void => {
          if (message && !(message.is === is && fits(message))) return;
          waiting.delete(wake);
          if (message) resolve(message);
          else gone();
        };
        waiting.add(wake);
      }),
  };
}

/** A client that has said hello and was welcomed. */
export async function welcomed(opened: Opened, cookie: string): Promise<Client> {
  const one = client(opened.live({ origin: ORIGIN, cookie }));
  await once(one.socket, 'open');
  one.say({ do: 'hello', protocol: 1 });
  await one.hear('welcome');
  return one;
}

/** Answers pings, or it is taken for gone where a test takes longer than a minute. */
export function answerPings({ socket, heard, say }: Client): void {
  const pong = ({ is, n }: Heard): void => (is === 'ping' ? say({ do: 'pong', n }) : undefined);
  heard.forEach(pong);
  socket.on('message', (data) => pong(JSON.parse(String(data))));
}
