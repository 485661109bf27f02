/** A house in a process of its own, as `npm start` opens it, to be measured from outside. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import nodeFlags from '../../node-flags.json' with { type: 'json' };

export const ORIGIN = 'http://localhost:3000';

export interface Figures {
  readonly rss: number;
  readonly heapUsed: number;
  /** How much its main thread has done without looking up, at most, since it was last asked. */
  readonly longestTurnMs: number;
}

export class HouseProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string, url: string) {
    this.#child = child;
    this.#folder = folder;
    this.url = url;
  }

  static async start(env: Readonly<Record<string, string>> = {}): Promise<HouseProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'stamtafel-measured-'));
    const program = fileURLToPath(new URL('./served-house.ts', import.meta.url));
    const child = fork(program, [folder], { execArgv: nodeFlags, env: { ...process.env, ...env } });
    const [url] = await once(child, 'message');
    return new HouseProcess(child, folder, url);
  }

  async figures(): Promise<Figures> {
    const answer = once(this.#child, 'message');
    this.#child.send('figures');
    const [figures] = await answer;
    return figures;
  }

  async end(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.send('end');
    await gone;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A loopback address for each group of this many: nobody is kept out by what one address may do. */
export const addressOf = (n: number, each: number): string => {
  const group = Math.floor(n / each) + 2;
  return `127.0.${group >> 8}.${group & 255}`;
};

interface Given {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Somebody at an address of their own choice: `fetch` cannot choose one. */
export class Stranger {
  readonly #url: string;
  readonly #address: string;
  #cookie = '';

  constructor(url: string, address: string) {
    this.#url = url;
    this.#address = address;
  }

  async introduce(name: string): Promise<void> {
    const { headers } = await this.ask('PUT', '/api/me', { name });
    this.#cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  }

  async ask(method: string, path: string, body?: object): Promise<Given> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(`${this.#url}${path}`, {
      method,
      localAddress: this.#address,
      headers: { origin: ORIGIN, cookie: this.#cookie, ...type },
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    const [response] = await once(sent, 'response');
    let text = '';
    for await (const piece of response) text += piece;
    return { status: response.statusCode, headers: response.headers, text };
  }

  /** A live connection that has introduced itself. */
  async connect(): Promise<WebSocket> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/live`, {
      headers: { origin: ORIGIN, cookie: this.#cookie },
      localAddress: this.#address,
      // Browsers also open a new one for it.
      agent: false,
    });
    await once(socket, 'open');
    socket.send('{"do":"hello","protocol":1}');
    return socket;
  }
}
