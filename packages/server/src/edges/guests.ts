/** Who a caller is: a guest by a sealed cookie, or an outside program by a token for one seat. Nothing is stored. */
import { randomBytes } from 'node:crypto';
import { seatSchema, tableIdSchema } from '@stamtafel/protocol';
import { z } from 'zod';
import type { House, Person } from '../house/house.ts';
import { COOKIE_DAYS } from '../log/secrets.ts';
import { HouseTrouble } from '../table/trouble.ts';
import type { Seals } from './seals.ts';

const DAY = 24 * 3600 * 1000;
/** A cookie older than this is renewed with the next response. */
const RENEWED_AFTER = DAY;

const personId = z.string().regex(/^[gp][0-9a-f]{32}$/);
const guestSchema = z.strictObject({ id: personId, name: z.string().max(64), at: z.number() });
const programSchema = z.strictObject({
  id: personId,
  name: z.string().max(64),
  table: tableIdSchema,
  seat: seatSchema,
});

/** 128 bits from the operating system. */
const freshId = (kind: 'g' | 'p'): string => `${kind}${randomBytes(16).toString('hex')}`;

export const newGuest = (name = ''): Person => ({ id: freshId('g'), name });
export const newProgram = (name: string): Person => ({ id: freshId('p'), name });

export function guestCookie(seals: Seals, { id, name }: Person, now: number): string {
  return seals.seal('guest', JSON.stringify({ id, name, at: now }));
}

interface ReadGuest {
  readonly person: Person;
  /** The cookie should be renewed: it is old, or its key is. */
  readonly renew: boolean;
}

export function readGuest(seals: Seals, cookie: string, now: number): ReadGuest | undefined {
  const opened = seals.open('guest', cookie);
  if (!opened) return undefined;
  const read = guestSchema.safeParse(JSON.parse(opened.payload));
  if (!read.success) return undefined;
  const { id, name, at } = read.data;
  const age = now - at;
  if (age > COOKIE_DAYS * DAY) return undefined;
  return { person: { id, name }, renew: opened.old || age > RENEWED_AFTER };
}

/** An outside program that plays one seat, and nothing else. */
export interface Program {
  readonly person: Person;
  /** Where it first sat down; it also sits at the rematches. */
  readonly table: string;
  readonly seat: number;
}

export function programToken(seals: Seals, { person, table, seat }: Program): string {
  return seals.seal('program', JSON.stringify({ id: person.id, name: person.name, table, seat }));
}

export function readProgram(seals: Seals, token: string): Program | undefined {
  const opened = seals.open('program', token);
  if (!opened) return undefined;
  const read = programSchema.safeParse(JSON.parse(opened.payload));
  if (!read.success) return undefined;
  const { id, name, table, seat } = read.data;
  return { person: { id, name }, table, seat };
}

/** A token is valid while its program sits there: taking the seat away from the program revokes the token. */
export async function stillSits(house: House, { person, table, seat }: Program): Promise<boolean> {
  try {
    const { seats } = await house.info(person, table);
    return seats[seat]?.yours === true;
  } catch (error) {
    if (error instanceof HouseTrouble) return false;
    throw error;
  }
}
