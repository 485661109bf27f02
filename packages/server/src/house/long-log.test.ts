import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as aTurn } from 'node:timers/promises';
import type { Body } from '../table/entry.ts';
import { toEntries } from '../table/log-entries.ts';
import { person, TestHouse } from '../testing/house.ts';

const anna = person('anna');
const ENTRIES = 3000;

/** How many turns others have until this is done. */
async function turnsDuring(act: Promise<unknown>): Promise<number> {
  let isDone = false;
  void act.finally(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns++) await aTurn();
  return turns;
}

test('while a long log is read, for its table, a list or its story, others have their turn', async () => {
  const house = new TestHouse();
  const { table } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    visibility: 'listed',
  });
  await (await house.client(anna).open(table.id)).play(0);
  const { log } = house;
  const card = await log.card(table.id);
  const last = (await log.read(table.id)).at(-1);
  assert.ok(card && last);
  const ordered = (n: number): Body => ({
    is: 'ordered',
    seat: 0,
    asks: 'split',
    order: n % 2 === 0 ? 'pass' : 'none',
  });
  const bodies = Array.from({ length: ENTRIES }, (_, n) => ordered(n));
  await log.append({ card, epoch: 0, after: last, entries: toEntries(bodies, last.at) });

  const again = house.restarted();
  const listed = await turnsDuring(again.house.listed(anna));
  const loaded = await turnsDuring(again.house.info(anna, table.id));
  const told = await turnsDuring(again.house.story(anna, table.id, 0));
  assert.deepEqual(
    [listed, loaded, told].map((turns) => turns >= ENTRIES / 300),
    [true, true, true],
    `${listed}, ${loaded}, ${told} turns`,
  );
  // What is read is also carried out again, which takes as long.
  assert.ok(loaded >= ENTRIES / 150, `${loaded} turns`);
  const a = await again.client(anna).open(table.id);
  const { decision } = a.sight(0);
  assert.ok((decision ?? a.sight(1).decision)?.options.length);
});
