/** The caller's own name, kept in a sealed cookie and at the tables where they sat. */
import { nameSchema, seatSchema, tableIdSchema } from '@stamtafel/protocol';
import { LONGEST_NAME } from '@stamtafel/protocol/names.ts';
import { z } from 'zod';
import { clean } from '../table/clean.ts';
import type { App, Parts } from './app.ts';
import { askerOf, cookieName, keepGuest } from './identity.ts';
import { troubles } from './schemas.ts';

const me = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    table: tableIdSchema.exactOptional().describe('For a program: where it plays.'),
    seat: seatSchema.exactOptional(),
  })
  .meta({ id: 'Me' });

/** Per address. */
const FORGOTTEN_PER_MINUTE = 10;

export function meRoutes(app: App, { house, seals, config, live }: Parts): void {
  const { secure } = config;

  app.get(
    '/api/me',
    {
      schema: {
        tags: ['me'],
        summary: 'Who you are; newcomers get a cookie',
        response: { 200: me, ...troubles },
      },
    },
    async (request, reply) => {
      const { person, program } = askerOf(request);
      if (program) return { ...person, table: program.table, seat: program.seat };
      keepGuest(reply, person, { seals, secure });
      return person;
    },
  );

  app.put(
    '/api/me',
    {
      schema: {
        tags: ['me'],
        summary: 'Your name from now on',
        body: z.strictObject({ name: nameSchema }),
        response: { 200: me, ...troubles },
      },
    },
    async (request, reply) => {
      const { id } = askerOf(request).person;
      const person = { id, name: clean(request.body.name, LONGEST_NAME) };
      keepGuest(reply, person, { seals, secure });
      return person;
    },
  );

  app.delete(
    '/api/me',
    {
      // It rewrites the chat file, and other people's chat has to wait for that.
      config: { rateLimit: { max: FORGOTTEN_PER_MINUTE, timeWindow: 60_000 } },
      schema: {
        tags: ['me'],
        summary: 'Forget me here',
        description: [
          'You and your programs leave every table that is not over; a bot keeps the chair where others play on, and a',
          'table that you host ends if no other person sits there. Then your names and your chat are deleted, your',
          'connections end and the cookie is removed; no copy of it is valid any more. What was played stays, without a',
          'name at your chair, and so do words that you added to a shuffle: without them it could not be checked.',
        ].join(' '),
        response: { 204: z.null(), ...troubles },
      },
    },
    async (request, reply) => {
      const { person, known } = askerOf(request);
      live.dismiss(person.id);
      if (known) await house.forget(person);
      // Another window may have come back in the meantime.
      live.dismiss(person.id);
      reply.clearCookie(cookieName(secure), { path: '/', secure, httpOnly: true, sameSite: 'lax' });
      return reply.code(204).send(null);
    },
  );
}
