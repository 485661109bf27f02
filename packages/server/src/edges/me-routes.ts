/** Who I am: a name, kept in a sealed cookie and nowhere else. */
import { nameSchema, seatSchema, tableIdSchema } from '@stamtafel/protocol';
import { z } from 'zod';
import { clean, LONGEST_NAME } from '../table/clean.ts';
import type { App, Parts } from './app.ts';
import { askerOf, cookieName, keepGuest } from './identity.ts';
import { troubles } from './schemas.ts';

const me = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    table: tableIdSchema.exactOptional().describe('Of a program: where it plays.'),
    seat: seatSchema.exactOptional(),
  })
  .meta({ id: 'Me' });

export function meRoutes(app: App, { seals, config, live }: Parts): void {
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
      schema: {
        tags: ['me'],
        summary: 'Forget me here: takes the cookie away and ends your connections',
        response: { 204: z.null(), ...troubles },
      },
    },
    async (request, reply) => {
      live.dismiss(askerOf(request).person.id);
      reply.clearCookie(cookieName(secure), { path: '/', secure, httpOnly: true, sameSite: 'lax' });
      return reply.code(204).send(null);
    },
  );
}
