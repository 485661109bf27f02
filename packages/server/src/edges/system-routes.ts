import { refusal } from '../table/refusals.ts';
/** For operators and readers of the API: is the house well, how busy is it, what can be asked. */

import { troubleSchema } from '@stamtafel/protocol';
import { z } from 'zod';
import { elsewhere } from '../config.ts';
import type { App, Parts } from './app.ts';
import { sendTrouble } from './errors.ts';
import { isFromHere } from './local-requests.ts';
import { apiPage, apiStyle } from './page.ts';
import { troubles } from './schemas.ts';

const health = z
  .strictObject({
    ok: z.boolean(),
    version: z.string(),
    tables: z.int().describe('In memory now.'),
    connections: z.int(),
    frozen: z
      .int()
      .describe(
        'Tables whose log does not verify or whose game has failed; the log of the server names them.',
      ),
    node: z
      .strictObject({
        name: z.string(),
        connected: z.boolean().describe('Whether the broker can be reached.'),
        tables: z.int().describe('That this node runs.'),
        claims: z.int(),
        takeovers: z.int().describe('Claims of tables that another node had not let go of.'),
        lost: z.int().describe('Leases that ended before this node let go of them.'),
        forwarded: z.int().describe('Calls made to other nodes.'),
        gaps: z.int().describe('Lines between nodes that broke.'),
      })
      .optional()
      .describe('Of a house on several machines; told to this machine only.'),
  })
  .meta({ id: 'Health' });

function told({ house, node }: Parts) {
  if (node === undefined) return {};
  const { name, isConnected: connected, leases, broker } = node();
  const gaps = house.stats().neighbours?.broken ?? 0;
  return { node: { name, connected, ...leases, forwarded: broker.asked, gaps } };
}

export function systemRoutes(app: App, parts: Parts): void {
  const { house, metrics, config, state, version } = parts;
  const report = (ok = !state.closing) => {
    const { tables, connections, frozen } = house.stats();
    return { ok, version, tables, connections, frozen };
  };

  app.get(
    '/api/health',
    { schema: { tags: ['system'], summary: 'Whether the server is alive', response: { 200: health } } },
    async (request) => ({ ...report(), ...(isFromHere(request, config) && told(parts)) }),
  );

  app.get(
    '/api/ready',
    {
      schema: {
        tags: ['system'],
        summary: 'Whether it accepts new connections and can save moves',
        response: { 200: health, 503: health },
      },
    },
    async (_request, reply) => {
      const isReady = !state.closing && (await house.canSave());
      return reply.code(isReady ? 200 : 503).send(report(isReady));
    },
  );

  app.get(
    '/api/metrics',
    {
      schema: {
        tags: ['system'],
        summary: 'Figures for Prometheus; from this machine only, unless the operator says otherwise',
        response: { 200: z.string(), 403: troubleSchema },
      },
    },
    async (request, reply) => {
      if (config.metrics === 'off' || (config.metrics === 'local' && !isFromHere(request, config)))
        return sendTrouble(reply, refusal('figures-are-local'));
      reply.header('content-type', metrics.registry.contentType);
      // Plain text, not a JSON string: so without the serializer of the schema.
      return reply.serializer((text: unknown) => String(text)).send(await metrics.registry.metrics());
    },
  );

  app.get(
    '/api/addresses',
    {
      schema: {
        tags: ['system'],
        summary: 'Where other devices find this house; answered to this machine only',
        description:
          'A page that was opened as localhost asks this for links that lead here from a phone. Empty if the house listens to this machine only.',
        response: { 200: z.strictObject({ addresses: z.array(z.string()) }), ...troubles },
      },
    },
    // Other devices have found the house already and need not know the machine's other addresses.
    async (request) => ({
      addresses: isFromHere(request, config) ? elsewhere(config.origins()) : [],
    }),
  );

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(app.swagger())),
  );
  app.get('/api/page.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(apiStyle),
  );
}
