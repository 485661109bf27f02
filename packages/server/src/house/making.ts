import { BadInput, commit } from '@stamtafel/kernel';
import type { NewTable, SeatWish } from '@stamtafel/protocol';
import { startOf } from '../log/chain.ts';
import { SaveUnknown } from '../log/port.ts';
import { newTable } from '../table/apply.ts';
import type { Decided } from '../table/decided.ts';
import type { Made } from '../table/entry.ts';
import { toEntries } from '../table/log-entries.ts';
import { matchOf } from '../table/matches.ts';
import { begun, checkLive } from '../table/seating.ts';
import { isHost, seatsOf, type TableState } from '../table/state.ts';
import { refuse } from '../table/trouble.ts';
import { cleanName } from './asking.ts';
import { cardOf } from './card.ts';
import type { Environment } from './environment.ts';
import { checkKnown } from './forgetting.ts';
import type { Person } from './house.ts';
import { newSecret, newTableId, newToken, tokenHash } from './vault.ts';

interface NewlyMade {
  readonly id: string;
  readonly key: string;
  readonly invites: readonly (string | null)[];
}

/** A table as its host wishes it. */
export function make(env: Environment, who: Person, wish: NewTable): Promise<NewlyMade> {
  let mine = 0;
  const planned = (seat: SeatWish): Made['seats'][number] => {
    // A host who takes no chair, such as a screen that shows the table, needs no name.
    if (seat.kind !== 'me') return seat;
    mine++;
    const name = cleanName(wish.name ?? who.name);
    const fallback = mine === 1 ? name : `${name} ${mine}`;
    return { kind: 'person', person: who.id, name: cleanName(seat.name ?? fallback) };
  };
  const { game, options, visibility, clock, watching, reveal, sitIn, awaitWords } = wish;
  const seats = wish.seats.map(planned);
  const plan = { game, options, visibility, clock, watching, reveal, seats, ...(sitIn && { sitIn }) };
  return keep(env, who.id, awaitWords ? { ...plan, awaitWords } : plan);
}

export type Rematch = Pick<NewlyMade, 'id' | 'key'>;

export function checkRematch(table: TableState, person: string): void {
  if (seatsOf(table, person).length === 0 && !isHost(table, person)) refuse('only-players-rematch');
  if (table.next === undefined && table.phase !== 'over') refuse('not-over');
}

/** The same table again with the people who sit there now; it stays closed to those who were sent away. */
export function makeRematch(
  env: Environment,
  before: TableState,
  asking: { readonly asker: string; readonly isHostHere: boolean },
): Promise<Rematch> {
  const host = hostOfRematch(before, asking);
  const { game, options, visibility, clock, watching, reveal, sitIn, awaitWords } = before.made;
  const seats = before.seats.map(({ person, name, playsFor, level }): Made['seats'][number] => {
    // A player without a name was forgotten and will not come: the chair is free.
    if (person !== undefined && name !== '')
      return { kind: 'person', person, name, ...(playsFor !== undefined && { playsFor }) };
    // A computer player on a chair that belongs to nobody comes along.
    return person === undefined && level !== undefined ? { kind: 'bot', level } : { kind: 'open' };
  });
  const sat = before.sat.filter((seat) => seats[seat]?.kind === 'person');
  // A player who was sent from one of their chairs may be the one who asks for the rematch, and so its host.
  const barred = [...new Set(before.barred)].filter((person) => person !== host);
  const plan = { game, options, visibility, clock, watching, reveal, seats, after: before.id, sat };
  return keep(env, host, {
    ...plan,
    ...(sitIn && { sitIn }),
    ...(awaitWords && { awaitWords }),
    ...(barred.length > 0 && { barred }),
  });
}

/**
 * The asker becomes the host; but a host without a chair who is present, such as a screen that shows the table, stays
 * host.
 */
function hostOfRematch(
  { made: { host }, seats }: TableState,
  { asker, isHostHere }: { readonly asker: string; readonly isHostHere: boolean },
): string {
  const sits = seats.some(({ person, playsFor }) => person === host || playsFor === host);
  return !sits && isHostHere ? host : asker;
}

type Plan = Pick<
  Made,
  | 'game'
  | 'options'
  | 'seats'
  | 'visibility'
  | 'clock'
  | 'watching'
  | 'reveal'
  | 'sitIn'
  | 'awaitWords'
  | 'after'
  | 'sat'
  | 'barred'
>;

async function keep(env: Environment, host: string, plan: Plan): Promise<NewlyMade> {
  const match = openMatch(plan);
  const id = newTableId();
  const secret = newSecret();
  const key = newToken();
  const invites = plan.seats.map(({ kind }) => (kind === 'open' ? newToken() : null));
  const made: Made = {
    is: 'made',
    ...plan,
    rules: match.game.version,
    host,
    commitment: commit(secret),
    secret: env.vault.seal(id, secret),
    key: tokenHash(key),
    invites: invites.map((invite) => (invite === null ? null : tokenHash(invite))),
  };
  const at = env.clock.wall();
  const fresh: Decided = { bodies: [made], after: newTable(id, made, at) };
  const { bodies, after } = begun(checkLive(fresh), { at, unseal: env.vault.unseal });
  checkKnown(env, { person: host });
  const first = { card: cardOf(after, at), epoch: 0, after: startOf(id), entries: toEntries(bodies, at) };
  await env.log.append(first).catch((error: unknown) => {
    env.couldNotSave(id);
    env.failed(id, error);
    if (error instanceof SaveUnknown) refuse('table-save-unknown');
    refuse('table-not-saved');
  });
  return { id, key, invites };
}

function openMatch({ game, seats, options }: Plan) {
  try {
    return matchOf({ game, seats: seats.length, options });
  } catch (error) {
    if (error instanceof BadInput) refuse('unfit', { why: error.message });
    throw error;
  }
}
