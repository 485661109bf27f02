/** Before anything else: may this request come from its origin, and who is the caller? */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { House, Person } from '../house/house.ts';
import { COOKIE_DAYS } from '../log/secrets.ts';
import { refuse } from '../table/trouble.ts';
import { guestCookie, newGuest, type Program, readGuest, readProgram, stillSits } from './guests.ts';
import { Allowance } from './limits.ts';
import type { Seals } from './seals.ts';

interface Asker {
  readonly person: Person;
  readonly program: Program | undefined;
  /** The caller has been here before. */
  readonly known: boolean;
  /** The cookie is getting old. */
  readonly renew: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    asker: Asker | null;
  }
}

interface IdentityParts {
  readonly config: Pick<Config, 'origins' | 'secure' | 'limits'>;
  readonly seals: Seals;
  readonly house: House;
  /** Milliseconds for rate limits; never falls. */
  now(): number;
}

/** Methods that need no Origin: none of our routes changes anything with them. */
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export const cookieName = (secure: boolean): string => (secure ? '__Host-stamtafel' : 'stamtafel');

export function addIdentity(app: FastifyInstance, { config, seals, house, now }: IdentityParts): void {
  const { origins, secure, limits } = config;
  const changes = new Allowance({ most: limits.changesPerMinute, ms: 60_000 });
  app.decorateRequest('asker', null);

  app.addHook('onRequest', async (request, reply) => {
    const asker = whoAsks(request, { seals, house, secure }, Date.now());
    if (asker.program && !(await stillSits(house, asker.program))) refuse('token-gone');
    const changing = !READING.has(request.method);
    if (changing) {
      mayCome(request, origins, asker);
      if (asker.program) refuse('token-plays-only');
      if (!changes.spend(asker.person.id, now())) refuse('too-many-requests');
    } else if (request.ws) mayCome(request, origins, asker);
    request.asker = asker;
    const fresh = asker.renew || (changing && !asker.known);
    if (fresh && !request.ws) keepGuest(reply, asker.person, { seals, secure });
  });
}

/** A browser sends the origin of its page; a program sends a token instead, and no cookie. */
function mayCome(request: FastifyRequest, origins: Config['origins'], { program }: Asker): void {
  const { origin } = request.headers;
  if (origin === undefined ? program === undefined && !request.ws : !origins().includes(origin))
    refuse('foreign-origin');
}

interface Known {
  readonly seals: Seals;
  readonly house: House;
  readonly secure: boolean;
}

function whoAsks(request: FastifyRequest, { seals, house, secure }: Known, now: number): Asker {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) {
    const program = readProgram(seals, bearer);
    if (!program) refuse('token-unreadable');
    return { person: program.person, program, known: true, renew: false };
  }
  const cookie = request.cookies[cookieName(secure)];
  const guest = cookie === undefined ? undefined : readGuest(seals, cookie, now);
  // Another window may have received the cookie again while its owner was being forgotten: it is no longer valid.
  if (!guest || house.hasForgotten(guest.person.id))
    return { person: newGuest(), program: undefined, known: false, renew: false };
  return { ...guest, program: undefined, known: true };
}

/** Sets the guest's cookie if there is none, or if it is getting old. */
export function keepGuest(
  reply: FastifyReply,
  person: Person,
  { seals, secure }: { readonly seals: Seals; readonly secure: boolean },
): void {
  reply.setCookie(cookieName(secure), guestCookie(seals, person, Date.now()), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: COOKIE_DAYS * 24 * 3600,
  });
}

/** The caller; after the first hook every request has one. */
export function askerOf(request: FastifyRequest): Asker {
  if (request.asker === null) throw new Error('a request that nobody asks');
  return request.asker;
}
