import type { TestContext } from 'node:test';
import type { LastingRequest, LiveMessage, NewTable, Trouble } from '@stamtafel/protocol';
import { calmDuel, person, type TestClient, TestHouse } from '../house.ts';

/** Meets a refusal in the way in which somebody could. */
export type Provoke = (t: TestContext) => Promise<Trouble | undefined>;

export const [anna, bert, carla, wim] = [person('anna'), person('bert'), person('carla'), person('wim')];
export const [me, open] = [{ kind: 'me' }, { kind: 'open' }] as const;

/** The trouble that a request was answered with. */
export const metBy = (message: LiveMessage): Trouble | undefined =>
  message.is === 'trouble' ? message.trouble : undefined;

/** Anna has made a table for this many; nobody else has come. */
export async function gathering(wish: Partial<NewTable> = {}, house = new TestHouse()) {
  const { table, key, invites } = await house.make(anna, { game: 'four-downs', seats: [me, open], ...wish });
  return { house: house.house, around: house, table: table.id, key, invites };
}

/** Anna, Bert and Carla play. */
export async function threePlay(wish: Partial<NewTable> = {}) {
  const made = await gathering({ seats: [me, open, open], ...wish });
  const { house, table, key } = made;
  await house.take(bert, table, { name: 'Bert', key });
  await house.take(carla, table, { name: 'Carla', key });
  await house.act(anna, table, { do: 'start' });
  return made;
}

/** The match of Anna and Bert is over. */
export async function overDuel(house = new TestHouse()) {
  const duel = await calmDuel(house);
  await house.house.act(anna, duel.table, { do: 'end' });
  return duel;
}

/** Anna and Bert, before the race. */
export async function readyToRace() {
  const house = new TestHouse();
  const options = { teamForming: 'race', youngestSeat: 'A' };
  const { table, key } = await house.make(anna, { game: 'how-ruck', seats: [me, open], options });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const a = await house.client(anna).open(table.id);
  const b = await house.client(bert).open(table.id);
  await a.play(0, { pick: 'ready' });
  return { house, table: table.id, a, b };
}

export async function racing() {
  const race = await readyToRace();
  await race.b.play(1, { pick: 'ready' });
  const { a, table } = race;
  a.connection.receive(moveOf(a, { table, seat: 0, decision: numberOf(a, 0), pick: 'command' }));
  await race.house.clock.pass(3000);
  return race;
}

/** A move without asking what the client sees. */
export const moveOf = (
  client: TestClient,
  {
    table,
    seat,
    decision,
    pick,
  }: { readonly table: string; readonly seat: number; readonly decision: number; readonly pick: string },
): LastingRequest => ({ do: 'move', table, seat, decision, id: client.newId(), answer: { pick } });

export const numberOf = (client: TestClient, seat: number): number =>
  client.sight(seat).decision?.number ?? 0;

export const undo = (client: TestClient, table: string, seat: number): Promise<Trouble | undefined> =>
  client.ask({ do: 'undo', table, seat, id: client.newId() }).then(metBy);

export const say = (client: TestClient, table: string, words: string): Promise<Trouble | undefined> =>
  client.ask({ do: 'say', table, id: client.newId(), words: { text: words } }).then(metBy);
