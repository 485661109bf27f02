import { setTimeout as sleep } from 'node:timers/promises';
import {
  AuthorizationError,
  connect,
  type Msg,
  type NatsConnection,
  NoRespondersError,
  RequestError,
} from '@nats-io/transport-node';
import { CannotOpen } from '../log/port.ts';
import { type Broker, type BrokerStats, type Ears, type NodeId, Unanswered } from './broker.ts';
import { failed } from './failed.ts';
import type { Reply } from './messages.ts';
import * as wire from './wire.ts';

export interface NatsWish {
  /** nats://[user:password@]host:port, tls:// for TLS; several with a comma between them. */
  readonly url: string;
  readonly node: NodeId;
  /** In front of all subjects: houses that share a NATS have each their own. */
  readonly realm: string;
  /** Whether anybody can be reached has changed. */
  readonly connected?: (isConnected: boolean) => void;
}

/** Connected, but nobody hears of this node yet. */
export interface NatsLine {
  join(ears: Ears): Promise<Broker>;
  close(): Promise<void>;
}

/** How often an idle line is tried, and how many tries may go unanswered. */
const PING_MS = 2000;
const MOST_PINGS = 2;
const RECONNECT_MS = 250;
const CONNECT_MS = 5000;
/** How long a node that leaves waits for the server to know it. */
const LEAVE_MS = 1000;
const THINKERS = 'thinkers';

/**
 * Nodes that share a NATS server or a cluster of them: core NATS, without anything it could keep. Where there is no
 * connection nothing is kept for later either: it would only come late. Rejects with CannotOpen if no server can be
 * reached at first.
 */
export async function natsLine({ url, node, realm, connected = () => {} }: NatsWish): Promise<NatsLine> {
  const connection = await connect({
    ...serversOf(url),
    name: node,
    timeout: CONNECT_MS,
    pingInterval: PING_MS,
    maxPingOut: MOST_PINGS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
  }).catch((error: unknown) => {
    throw asSentence(error, url);
  });
  const broker = new NatsBroker(connection, node, realm);
  void broker.watch(connected);
  return {
    async join(ears) {
      broker.listen(ears);
      // From now on any node that learns of this one can reach it.
      await connection.flush();
      return broker;
    },
    close: () => broker.close(),
  };
}

/** For the operator, without a password. */
function asSentence(error: unknown, url: string): CannotOpen {
  const where = serversOf(url).servers.join(', ');
  if (error instanceof AuthorizationError)
    return new CannotOpen(`The broker at ${where} does not let this user in; check name and password.`);
  const why = error instanceof Error ? error.message : String(error);
  return new CannotOpen(`The broker at ${where} cannot be reached (${why}).`);
}

function serversOf(url: string) {
  const all = url.split(',').map((one) => new URL(one.trim()));
  const [first] = all;
  return {
    servers: all.map(({ host }) => host),
    ...(first?.username && {
      user: decodeURIComponent(first.username),
      pass: decodeURIComponent(first.password),
    }),
    ...(first?.protocol === 'tls:' && { tls: {} }),
  };
}

class NatsBroker implements Broker {
  readonly node: NodeId;
  readonly #connection: NatsConnection;
  readonly #realm: string;
  readonly #count = { asked: 0, unanswered: 0, dropped: 0, unreadable: 0 };
  #isConnected = true;

  constructor(connection: NatsConnection, node: NodeId, realm: string) {
    this.#connection = connection;
    this.node = node;
    this.#realm = realm;
  }

  get isConnected(): boolean {
    return this.#isConnected && !this.#connection.isClosed();
  }

  /** The last part of a subject says who speaks. */
  listen({ answer, heard, news, think }: Ears): void {
    this.#on(`ask.${this.node}.*`, wire.readCall, (call, from, message) => {
      void answer(call, from)
        .catch(failed)
        .then((reply) => this.#respond(message, reply));
    });
    this.#on(`tell.${this.node}.*`, wire.readLine, heard);
    this.#on('news.*', wire.readNews, (one, from) => {
      if (from !== this.node) news(one, from);
    });
    if (think === undefined) return;
    this.#on(
      'think.*',
      wire.readWork,
      (work, from, message) => {
        // Its own workers have enough to do, or it would not ask.
        const thought = from === this.node ? Promise.reject(new Unanswered('no')) : think(work);
        thought.then(
          (given) => this.#respond(message, { answer: given ?? null }),
          () => message.respond(),
        );
      },
      THINKERS,
    );
  }

  #on<T>(
    subject: string,
    read: (text: string) => T | undefined,
    hear: (message: T, from: NodeId, raw: Msg) => void,
    queue?: string,
  ): void {
    this.#connection.subscribe(`${this.#realm}.${subject}`, {
      ...(queue !== undefined && { queue }),
      callback: (error, raw) => {
        if (error !== null) return;
        const message = read(raw.string());
        const from = raw.subject.slice(raw.subject.lastIndexOf('.') + 1);
        if (message === undefined) this.#count.unreadable++;
        else hear(message, from, raw);
      },
    });
  }

  #respond(message: Msg, reply: Reply | { readonly answer: unknown }): void {
    if (this.isConnected) this.#sized(JSON.stringify(reply), (text) => message.respond(text));
    else this.#count.dropped++;
  }

  async watch(connected: (isConnected: boolean) => void): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      const isConnected = type === 'reconnect' || (this.#isConnected && type !== 'disconnect');
      if (isConnected !== this.#isConnected) {
        this.#isConnected = isConnected;
        connected(isConnected);
      }
    }
  }

  async ask(node: NodeId, call: Parameters<Broker['ask']>[1], ms: number): Promise<Reply> {
    const reply = await this.#request(`ask.${node}.${this.node}`, JSON.stringify(call), ms);
    return this.#read(reply, wire.readReply);
  }

  tell(node: NodeId, line: Parameters<Broker['tell']>[1]): void {
    this.#publish(`tell.${node}.${this.node}`, JSON.stringify(line));
  }

  announce(news: Parameters<Broker['announce']>[0]): void {
    this.#publish(`news.${this.node}`, JSON.stringify(news));
  }

  async think(work: Parameters<Broker['think']>[0], ms: number) {
    const reply = await this.#request(`think.${this.node}`, JSON.stringify(work), ms);
    // An empty one: it has enough to do.
    if (reply === '') throw this.#unanswered('no');
    return this.#read(reply, wire.readThought).answer ?? undefined;
  }

  #publish(subject: string, text: string): void {
    if (!this.isConnected) this.#count.dropped++;
    else this.#sized(text, () => this.#connection.publish(`${this.#realm}.${subject}`, text));
  }

  async #request(subject: string, text: string, ms: number): Promise<string> {
    this.#count.asked++;
    if (!this.isConnected) throw this.#unanswered('no');
    try {
      const reply = await this.#connection.request(`${this.#realm}.${subject}`, text, { timeout: ms });
      return reply.string();
    } catch (error) {
      throw this.#unanswered(isNobodyThere(error) ? 'no' : 'perhaps');
    }
  }

  #read<T>(text: string, read: (text: string) => T | undefined): T {
    const reply = read(text);
    if (reply !== undefined) return reply;
    this.#count.unreadable++;
    throw this.#unanswered('perhaps');
  }

  /** What the server would refuse would cost the whole connection. */
  #sized(text: string, send: (text: string) => void): void {
    const most = this.#connection.info?.max_payload ?? Number.POSITIVE_INFINITY;
    if (Buffer.byteLength(text) <= most) send(text);
    else this.#count.dropped++;
  }

  #unanswered(wasHeard: 'no' | 'perhaps'): Unanswered {
    this.#count.unanswered++;
    return new Unanswered(wasHeard);
  }

  stats(): BrokerStats {
    return { ...this.#count };
  }

  /** A server hears of a line that was cut some time later: told before, whoever asks learns at once that nobody is here. */
  async close(): Promise<void> {
    const isHeard = this.isConnected;
    this.#isConnected = false;
    if (isHeard) {
      const leaving = this.#connection.drain().catch(() => {}); // or the line has failed meanwhile
      await Promise.race([leaving, sleep(LEAVE_MS, undefined, { ref: false })]);
    }
    await this.#connection.close();
  }
}

const isNobodyThere = (error: unknown): boolean =>
  error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders());
