/** The edges of the house, put together: HTTP, the live channel, and everything that guards them. */
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { LONGEST_FRAME } from '@stamtafel/protocol';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Config, Limits } from '../config.ts';
import { type HouseClock, houseClock, timeOutside } from '../house/clock.ts';
import type { House } from '../house/house.ts';
import type { NodeStats } from '../nodes/open-node.ts';
import { refuse } from '../table/trouble.ts';
import { easeArrivals } from './arrivals.ts';
import { Departures } from './departures.ts';
import { brokenLine, errorHandler, malformed } from './errors.ts';
import { FairTurns } from './fair-turns.ts';
import { textFrame } from './frame.ts';
import { gamesRoutes } from './games-routes.ts';
import { addIdentity, askerOf } from './identity.ts';
import { type LiveChannel, liveChannel } from './live.ts';
import { unknownProxy } from './local-requests.ts';
import { logOptions } from './log.ts';
import { meRoutes } from './me-routes.ts';
import { houseFigures, type Metrics, newMetrics, nodeFigures } from './metrics.ts';
import { Outbox } from './outbox.ts';
import { type SealKey, type Seals, sealsBy } from './seals.ts';
import { systemRoutes } from './system-routes.ts';
import { tablesRoutes } from './tables-routes.ts';
import { addHeaders, addWeb } from './web.ts';
import { whereabouts } from './whereabouts.ts';

export interface EdgesParts {
  readonly house: House;
  readonly config: Config;
  /** The newest first. */
  readonly keys: readonly SealKey[];
  readonly version: string;
  /** How long to wait for headers and bodies; tests use other times. */
  readonly patience?: { readonly [T in 'requestMs' | 'headersMs' | 'checkMs']: number };
  /** Where log lines go; standard output by default. */
  readonly logTo?: { write(line: string): void };
  readonly clock?: HouseClock;
  /** Of a house on several machines: what this node has to say. */
  readonly node?: () => NodeStats;
}

/** What the routes share. */
export interface Parts {
  readonly house: House;
  readonly config: Config;
  readonly seals: Seals;
  readonly metrics: Metrics;
  readonly live: LiveChannel;
  readonly version: string;
  readonly node: (() => NodeStats) | undefined;
  readonly state: { closing: boolean };
  now(): number;
}

/** Largest sizes and longest waits. Node and Fastify set none by default. */
export const bounds = {
  bodyBytes: 16 * 1024,
  headerBytes: 8 * 1024,
  requestMs: 10_000,
  headersMs: 5_000,
  /** How often both timeouts are checked; Node's default is twice a minute. */
  checkMs: 1_000,
  keepAliveMs: 65_000,
  /**
   * How many connections may wait to be accepted while the house is busy, as far as the system allows. Node's 511 are
   * fewer than come back at once after a restart: the system then refuses new ones for a second and even cuts off
   * some that were already accepted.
   */
  waiting: 4096,
  frameBytes: LONGEST_FRAME,
  framePieces: 16,
} as const;

const newApp = ({ config, logTo, patience = bounds }: EdgesParts, metrics: Metrics) =>
  Fastify({
    logger: logOptions(config.logLevel, logTo),
    // Its lines carry addresses and whole URLs; ours are written once the response is sent.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.proxies,
    bodyLimit: bounds.bodyBytes,
    requestTimeout: patience.requestMs,
    keepAliveTimeout: bounds.keepAliveMs,
    http: {
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.checkMs,
      maxHeaderSize: bounds.headerBytes,
    },
    forceCloseConnections: 'idle',
    frameworkErrors: malformed(metrics),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  }).withTypeProvider<ZodTypeProvider>();

export type App = ReturnType<typeof newApp>;

/**
 * How many requests of each kind are allowed for one of the usual kind. A first visit fetches more than a hundred
 * files, and several people may share an address. Replaying a whole match takes the house up to 20 ms.
 */
const SHARES = { file: 20, replay: 0.2, other: 1 } as const;

/** By route, not by URL: one URL can be written in several ways. */
function kindOf({ routeOptions: { url = '' } }: FastifyRequest): keyof typeof SHARES {
  if (!url.startsWith('/api')) return 'file';
  return /\/(story|record|verify)$/.test(url) ? 'replay' : 'other';
}

/** Each kind is counted separately, so that fetching files does not keep others at the same address from playing. */
async function limitRequests(app: App, { requestsPerMinute }: Limits): Promise<void> {
  await app.register(rateLimit, {
    timeWindow: 60_000,
    keyGenerator: (request) => `${kindOf(request)} ${whereabouts(request.ip)}`,
    max: (request) => Math.ceil(SHARES[kindOf(request)] * requestsPerMinute),
  });
}

/** Each takes up to a third of a millisecond; those for which a match is replayed are few. */
const REQUESTS_IN_A_TURN = 16;

export interface Edges {
  readonly app: App;
  /** Accepts nothing new, lets the house finish what is under way, then closes everything. */
  close(): Promise<void>;
}

export async function openEdges(given: EdgesParts): Promise<Edges> {
  const { house, config, clock = houseClock() } = given;
  const now = (): number => timeOutside(clock);
  const metrics = newMetrics();
  const app = newApp(given, metrics);
  const seals = sealsBy(given.keys);
  houseFigures(metrics.registry, house);
  if (given.node !== undefined) nodeFigures(metrics.registry, house, given.node);
  const live = liveChannel({ house, seals, limits: config.limits, metrics, log: app.log, clock });
  const outbox = new Outbox();
  const departures = new Departures();
  const state = { closing: false };
  const { version, node } = given;
  const parts: Parts = { house, config, seals, metrics, live, version, node, state, now };

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler(metrics));
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const status = reply.statusCode;
    metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    const ms = Math.round(reply.elapsedTime);
    // What the house cannot do for now (503) is said where it is found, once, and not as often as somebody asks.
    const isFault = status >= 500 && status !== 503;
    request.log[isFault ? 'warn' : 'debug']({ method, route, status, ms }, 'request');
  });
  const turns = new FairTurns(REQUESTS_IN_A_TURN);
  app.addHook('onRequest', (request, _reply, done) => turns.do(whereabouts(request.ip), done));
  await addHeaders(app, config);
  await app.register(cookie);
  await limitRequests(app, config.limits);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Stamtafel',
        version: given.version,
        description:
          'Tables for five rule-heavy Dutch card games. Only POST, PUT and DELETE change anything.',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  // A separate constant: the types of ws do not know the limit on fragments yet.
  const sockets = {
    maxPayload: bounds.frameBytes,
    maxFragments: bounds.framePieces,
    // To turn this on, the library must also make the frames (see frame.ts).
    perMessageDeflate: false,
  };
  await app.register(websocket, { options: sockets, errorHandler: brokenLine });
  // The library would open a socket there, log its path and close it.
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && routeOptions.url !== '/api/live') refuse('nothing-here');
  });
  app.addHook('onRequest', async ({ url }) => {
    if (state.closing && !/^\/api\/(health|ready)$/.test(url)) refuse('house-restarts');
  });
  if (config.proxies === 0) {
    const warn = unknownProxy(app.log);
    app.addHook('onRequest', async (request) => warn(request));
  }
  addIdentity(app, { config, seals, house, now });
  gamesRoutes(app);
  tablesRoutes(app, parts);
  meRoutes(app, parts);
  systemRoutes(app, parts);
  // The response, and with it the request, would be held for as long as the connection lasts; nothing is sent with it.
  const letGo = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // With a body it is another socket than the request's own; and it may have hung up while it waited for its turn.
    const { socket } = reply.raw;
    if (request.ws && socket !== null) reply.raw.detachSocket(socket);
  };
  app.get('/api/live', { websocket: true, preHandler: letGo }, (socket, request) => {
    // The library's listener also holds both.
    socket.removeAllListeners('error');
    socket.on('error', (error) => brokenLine(error, socket, app));
    const { person, known, program } = askerOf(request);
    // A request without an Origin is not from a browser, so its cookie would prove nothing.
    const trusted = known && program === undefined && request.headers.origin !== undefined;
    const caller = { address: whereabouts(request.ip), guest: trusted ? person : undefined };
    const mail = outbox.to(request.raw.socket);
    departures.ease(request.raw.socket);
    live.welcome(socket, caller, {
      write: (text) => mail.put(textFrame(text)),
      flush: () => mail.send(),
    });
  });
  await addWeb(app, config);
  easeArrivals(app.server);

  return {
    app,
    close: async () => {
      state.closing = true;
      await house.close();
      live.close();
      await app.close();
    },
  };
}
