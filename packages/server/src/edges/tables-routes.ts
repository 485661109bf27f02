/** Tables over HTTP: everything but playing, which is live. Only POST changes anything. */
import { editionOf } from '@stamtafel/games';
import { open, verifyRecord } from '@stamtafel/kernel';
import {
  type Acted,
  actedSchema,
  LONGEST_TOKEN,
  matchSchema,
  nameSchema,
  newTableSchema,
  seatSchema,
  tableActionSchema,
  tableIdSchema,
  tableInfoSchema,
  takeSeatSchema,
} from '@stamtafel/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { House, Person } from '../house/house.ts';
import { refuse } from '../table/trouble.ts';
import type { App, Parts } from './app.ts';
import { newProgram, programToken, readProgram, stillSits } from './guests.ts';
import { askerOf } from './identity.ts';
import { NewTables } from './new-tables.ts';
import { troubles } from './schemas.ts';

const tableParams = z.strictObject({ table: tableIdSchema });
/** In a path or query everything is text. Digits only: an empty text would be read as seat 0. */
const seatText = z.string().regex(/^\d$/, 'must be the number of a seat').transform(Number).pipe(seatSchema);
const made = z
  .strictObject({
    table: tableInfoSchema,
    key: z.string().describe('For the link: anyone who has it can take a free seat.'),
    invites: z.array(z.string().nullable()).describe('By seat: for one person, once.'),
  })
  .meta({ id: 'MadeTable' });
/** As the kernel tells it; the texts are in the game's own words. */
const event = z.looseObject({}).meta({ id: 'Event' });
const verdict = z
  .strictObject({
    ok: z.boolean(),
    flaws: z.array(z.strictObject({ entry: z.int(), problem: z.string() })),
  })
  .meta({ id: 'Verdict' });
const legend = z
  .strictObject({
    seats: z.int(),
    zones: z.array(z.string()).describe('The names of the places in a view, in their order.'),
    faces: z.array(z.looseObject({ id: z.string() })).describe('The cards that the numbers in a view mean.'),
  })
  .meta({ id: 'Legend' });

export function tablesRoutes(app: App, parts: Parts): void {
  const newTables = new NewTables(parts.config.limits.newTablesPer10Minutes, parts.now);
  makingRoute(app, parts.house, newTables);
  readingRoutes(app, parts.house);

  app.post(
    '/api/tables/:table/seats',
    {
      schema: {
        tags: ['tables'],
        summary: 'Sit down',
        params: tableParams,
        body: takeSeatSchema,
        response: { 200: tableInfoSchema, ...troubles },
      },
    },
    async (request) => parts.house.take(askerOf(request).person, request.params.table, request.body),
  );

  app.post(
    '/api/tables/:table/actions',
    {
      schema: {
        tags: ['tables'],
        summary: 'Start, leave, hand over, pause, end, play again …',
        params: tableParams,
        body: tableActionSchema,
        response: { 200: actedSchema, ...troubles },
      },
    },
    async (request) => {
      const { person } = askerOf(request);
      const { table } = request.params;
      const act = (): Promise<Acted> => parts.house.act(person, table, request.body);
      const makesTable =
        request.body.do === 'rematch' && (await parts.house.info(person, table)).next === undefined;
      return makesTable ? newTables.count(request, act) : act();
    },
  );

  app.post(
    '/api/tables/:table/seats/:seat/token',
    {
      schema: {
        tags: ['tables'],
        summary: 'Let an outside program play this seat; its token is shown this once',
        params: tableParams.extend({ seat: seatText }),
        body: z.strictObject({ name: nameSchema }),
        response: { 200: z.strictObject({ token: z.string(), table: tableInfoSchema }), ...troubles },
      },
    },
    async (request) => {
      const { table, seat } = request.params;
      const { name } = request.body;
      const owner = askerOf(request).person;
      const invite = await inviteTo(parts.house, owner, table, seat);
      const person = newProgram(name);
      await parts.house.take({ ...person, playsFor: owner.id }, table, { seat, name, invite });
      const token = programToken(parts.seals, { person, table, seat });
      return { token, table: await parts.house.info(owner, table) };
    },
  );

  app.delete(
    '/api/tables/:table/seats/:seat/token',
    {
      schema: {
        tags: ['tables'],
        summary: 'Take the seat of an outside program yourself, using its token, which then becomes invalid',
        params: tableParams.extend({ seat: seatText }),
        body: z.strictObject({ token: z.string().max(LONGEST_TOKEN), name: nameSchema }),
        response: { 200: tableInfoSchema, ...troubles },
      },
    },
    async (request) => {
      const { table, seat } = request.params;
      const { token, name } = request.body;
      const program = readProgram(parts.seals, token);
      if (program?.seat !== seat || !(await stillSits(parts.house, { ...program, table })))
        refuse('token-not-here');
      const invite = await inviteTo(parts.house, program.person, table, seat);
      const info = await parts.house.take(askerOf(request).person, table, { seat, name, invite });
      parts.live.dismiss(program.person.id);
      return info;
    },
  );
}

/** A player hands over their own seat; the host invites to an open one. */
async function inviteTo(house: House, who: Person, table: string, seat: number): Promise<string> {
  const { seats } = await house.info(who, table);
  const yours = seats[seat]?.yours === true;
  const { invite } = await house.act(who, table, { do: yours ? 'handOver' : 'invite', seat });
  if (invite === undefined) throw new Error('an invitation without an invite');
  return invite;
}

function makingRoute(app: App, house: House, newTables: NewTables): void {
  app.post(
    '/api/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'Make a table',
        body: newTableSchema,
        response: { 201: made, ...troubles },
      },
    },
    async (request, reply) => {
      const { person } = askerOf(request);
      const { table, key, invites } = await newTables.count(request, () => house.make(person, request.body));
      return reply.code(201).send({ table, key, invites: [...invites] });
    },
  );
}

function readingRoutes(app: App, house: House): void {
  app.get(
    '/api/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'Listed tables where you can sit down or watch',
        response: { 200: z.array(tableInfoSchema), ...troubles },
      },
    },
    async (request) => [...(await house.listed(askerOf(request).person))],
  );

  app.get(
    '/api/tables/mine',
    {
      schema: {
        tags: ['tables'],
        summary: 'The tables that you host or sit at',
        response: { 200: z.array(tableInfoSchema), ...troubles },
      },
    },
    async (request) => [...(await house.mine(askerOf(request).person))],
  );

  app.get(
    '/api/tables/:table',
    {
      schema: {
        tags: ['tables'],
        summary: 'A table as you may see it',
        params: tableParams,
        response: { 200: tableInfoSchema, ...troubles },
      },
    },
    async (request) => house.info(await reader(house, request, request.params.table), request.params.table),
  );

  app.get(
    '/api/tables/:table/legend',
    {
      schema: {
        tags: ['tables'],
        summary: 'What the numbers in its views mean: places and cards',
        params: tableParams,
        response: { 200: legend, ...troubles },
      },
    },
    async (request) => {
      const { table } = request.params;
      const { game, rules, seats, options } = await house.info(await reader(house, request, table), table);
      const match = open(gameOf(game), { rules, seats: seats.length, options });
      return {
        seats: match.seats,
        zones: match.zones.map(({ name }) => name),
        faces: match.faces.map((card) => ({ ...card })),
      };
    },
  );

  app.get(
    '/api/tables/:table/story',
    {
      schema: {
        tags: ['tables'],
        summary: 'Everything that was told to one of your seats, or to the watchers',
        params: tableParams,
        querystring: z.strictObject({
          viewer: seatText.describe('A seat; the number of seats for the watchers.'),
        }),
        response: { 200: z.array(event), ...troubles },
      },
    },
    async (request) => {
      const { table } = request.params;
      const told = await house.story(await reader(house, request, table), table, request.query.viewer);
      return told.map((one) => ({ ...one }));
    },
  );

  app.get(
    '/api/tables/:table/record',
    {
      schema: {
        tags: ['tables'],
        summary: 'The whole match with its secret, when it is over: a file for stamtafel verify',
        params: tableParams,
        response: { 200: matchSchema, ...troubles },
      },
    },
    async (request) =>
      matchSchema.parse(
        await house.record(await reader(house, request, request.params.table), request.params.table),
      ),
  );

  app.get(
    '/api/tables/:table/verify',
    {
      schema: {
        tags: ['tables'],
        summary: 'Replays a match that is over and checks every shuffle against its commitment',
        params: tableParams,
        response: { 200: verdict, ...troubles },
      },
    },
    async (request) => {
      const { table } = request.params;
      const record = await house.record(await reader(house, request, table), table);
      const { flaws } = verifyRecord(gameOf(record.game), record);
      return { ok: flaws.length === 0, flaws: flaws.map((flaw) => ({ ...flaw })) };
    },
  );
}

/** The caller as a reader of this table; a program reads only where it sits. */
async function reader(house: House, request: FastifyRequest, table: string): Promise<Person> {
  const { person, program } = askerOf(request);
  if (program && !(await stillSits(house, { ...program, table }))) refuse('token-elsewhere');
  return person;
}

function gameOf(id: string) {
  const edition = editionOf(id);
  if (!edition) refuse('no-such-game');
  return edition.game;
}
