/** The web client's files, with the headers that keep foreign code out of its pages. */
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { Config } from '../config.ts';
import { refusal } from '../table/refusals.ts';
import type { App } from './app.ts';
import { sendTrouble } from './errors.ts';
import { frontPage, lostPage } from './page.ts';

export async function addHeaders(app: App, { secure }: Pick<Config, 'secure'>): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        // Text becomes code only through the page's own policy.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['stamtafel'],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: secure ? { maxAge: 180 * 24 * 3600 } : false,
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
}

/** Files with a hash in their name never change; all others are asked for again. */
const HASHED = /[.-][\w-]{8,}\.\w+(\.(br|gz))?$/;

export async function addWeb(app: App, { web }: Pick<Config, 'web'>): Promise<void> {
  if (web !== undefined) {
    await app.register(fastifyStatic, {
      root: web,
      cacheControl: false,
      // The build has put them beside the files.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const fixed = path.includes('assets') && HASHED.test(path);
        reply.header('cache-control', fixed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  } else {
    app.get('/', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(frontPage()),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isApi = /^\/api(\/|$)/.test(path);
    // Programs, scripts, styles and images get the JSON answer.
    const isForReading = request.headers.accept?.includes('text/html') ?? false;
    if (web === undefined || isApi || !isForReading) return sendTrouble(reply, refusal('nothing-here'));
    return reply
      .code(404)
      .headers({ 'cache-control': 'no-cache', vary: 'accept' })
      .type('text/html; charset=utf-8')
      .send(lostPage(path));
  });
}
