/** A stand-in for the house: one table with seats to take, and a counter that only accepted messages move. */
import type { LiveRequest, TableInfo } from '@stamtafel/protocol';
import type { Client, House, Person } from '../../house/house.ts';
import { refuse } from '../../table/trouble.ts';

export const TABLE = 'cardboardtable00';
/** Known to the house, but nothing happens there; every caller sits on all its seats. */
export const ELSEWHERE = 'anothertable0000';
export const INVITE = 'invite-to-the-second-seat';

interface FakeHouse extends House {
  /** Everything that reached the house over live channels. */
  readonly received: { readonly who: Person; readonly request: LiveRequest }[];
  readonly roundTrips: number[];
  /** The clients that are connected. */
  readonly clients: Set<Client>;
  readonly seats: (Person | null)[];
}

export function fakeHouse(): FakeHouse {
  const received: FakeHouse['received'] = [];
  const roundTrips: number[] = [];
  const clients = new Set<Client>();
  const seats: (Person | null)[] = [null, null];
  let invite: string | undefined = INVITE;
  let host: string | undefined;

  const known = (table: string): void => {
    if (table !== TABLE && table !== ELSEWHERE) refuse('no-such-table');
  };
  const infoFor = (who: Person, table = TABLE): TableInfo => ({
    id: table,
    game: 'how-ruck',
    rules: 1,
    options: {},
    phase: 'gathering',
    visibility: 'link',
    clock: { kind: 'none' },
    watching: 'live',
    reveal: true,
    seats: seats.map((sitter) => ({
      kind: sitter ? 'person' : 'open',
      name: sitter?.name ?? '',
      kept: false,
      present: false,
      yours: table === ELSEWHERE || sitter?.id === who.id,
      ready: false,
    })),
    host: who.id === host,
    watchers: 0,
    made: 0,
  });

  return {
    received,
    roundTrips,
    clients,
    seats,
    make: async (who) => {
      host = who.id;
      return { table: infoFor(who), key: 'key-of-the-door', invites: [null, INVITE] };
    },
    info: async (who, table) => {
      known(table);
      return infoFor(who, table);
    },
    listed: async (who) => [infoFor(who)],
    mine: async (who) => (who.id === host ? [infoFor(who)] : []),
    take: async (who, table, claim) => {
      known(table);
      if (claim.invite === undefined || claim.invite !== invite) refuse('invitation-gone');
      invite = undefined;
      seats[claim.seat ?? 1] = who;
      return infoFor(who);
    },
    act: async (who, table, action) => {
      known(table);
      if (who.id !== host) refuse('host-only');
      if (action.do !== 'invite') return { table: infoFor(who) };
      invite = `another-${INVITE}`;
      return { table: infoFor(who), invite };
    },
    story: async (_who, table) => {
      known(table);
      return [];
    },
    record: async (_who, table) => {
      known(table);
      return refuse('not-over');
    },
    forget: async (who) => {
      for (const [seat, sitter] of seats.entries()) if (sitter?.id === who.id) seats[seat] = null;
    },
    hasForgotten: () => false,
    connect: (who, client) => {
      clients.add(client);
      return {
        receive: (request) => {
          received.push({ who, request });
          if (request.do === 'move') client.send(JSON.stringify({ is: 'done', id: request.id }));
        },
        roundTrip: (ms) => void roundTrips.push(ms),
        close: () => void clients.delete(client),
      };
    },
    stats: () => ({
      tables: 1,
      connections: clients.size,
      made: 0,
      moves: received.length,
      refused: 0,
      loads: 0,
      cannotSave: 0,
      frozen: 0,
      damaged: 0,
      readThrough: undefined,
      copied: undefined,
      retired: 0,
      room: { is: 'enough', used: 0, quota: 0, free: 0 },
      stoodStillMs: 0,
      bots: { waiting: 0, longestMs: 0, thinking: 0, failed: 0, shortened: 0 },
      neighbours: undefined,
    }),
    watchers: () => 0,
    canSave: async () => true,
    damaged: async () => {},
    readThrough: () => {},
    copied: () => {},
    close: async () => {
      for (const client of clients) client.send(JSON.stringify({ is: 'bye', reason: 'restart' }));
    },
  };
}
