/**
 * How much memory an idle table takes: many tables in the middle of a match, with their two people still looking.
 * Run with --expose-gc: node --expose-gc packages/server/src/testing/idle-table.ts [TABLES]
 */
import { editions } from '@stamtafel/games';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { LiveReader, newTableSchema, type Sight } from '@stamtafel/protocol';
import { openHouse } from '../house/open-house.ts';
import { MemoryLog } from '../log/memory.ts';
import { embedded } from '../log/port.ts';
import { settled, TestClock } from './clock.ts';
import { reads } from './house.ts';
import { thinkingHere } from './thinking-here.ts';

const tables = Number(process.argv[2] ?? 200);
const ANSWERS = 60;
const key = new Uint8Array(32).fill(7);

function heap(): number {
  for (let i = 0; i < 4; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

for (const { game } of editions) {
  const dice = fastSeed(3);
  const clock = new TestClock();
  const log = new MemoryLog();
  const play = openHouse({
    key,
    store: embedded(log),
    clock,
    thinkers: thinkingHere(),
    setting: { mostTables: tables + 1 },
  });
  const seats = game.players.at(-1) ?? 2;
  const ids: string[] = [];
  for (let n = 0; n < tables; n++) {
    const who = { id: `p${n}`, name: 'x' };
    const wish = newTableSchema.parse({
      game: game.id,
      seats: Array.from({ length: seats }, () => ({ kind: 'me' })),
    });
    const { table } = await play.make(who, wish);
    ids.push(table.id);
    await playSome(who, table.id);
  }
  await play.close();
  const before = heap();
  const house = openHouse({ key, store: embedded(log.again()), clock, thinkers: thinkingHere() });
  for (const [n, id] of ids.entries()) {
    const who = { id: `p${n}`, name: 'x' };
    house
      .connect(
        who,
        reads(() => {}),
      )
      .receive({ do: 'open', table: id, seen: [] });
    await settled();
  }
  await clock.pass(61_000);
  const looked = (heap() - before) / tables / 1024;
  await house.close();
  const again = openHouse({ key, store: embedded(log.again()), clock, thinkers: thinkingHere() });
  const bare = heap();
  for (const [n, id] of ids.entries()) await again.info({ id: `p${n}`, name: 'x' }, id);
  const resident = (heap() - bare) / tables / 1024;
  console.log(
    `${game.id.padEnd(20)} ${seats} seats  nobody looks ${resident.toFixed(1)} KiB  all seats looked at ${looked.toFixed(1)} KiB`,
  );
  await again.close();

  async function playSome(who: { id: string; name: string }, table: string): Promise<void> {
    const sights = new Map<number, Sight>();
    const reader = new LiveReader();
    const hear = (frame: string): void => {
      for (const message of reader.read(frame))
        if (message.is === 'view' || message.is === 'step') sights.set(message.viewer, message.sight);
    };
    const connection = play.connect(who, reads(hear));
    connection.receive(reader.open(table));
    await settled();
    for (let n = 0; n < ANSWERS; n++) {
      const asked = [...sights].filter(([, { decision }]) => decision && !decision.optional);
      const [seat, sight] = asked[fastBelow(dice, asked.length || 1)] ?? [];
      if (seat === undefined || !sight?.decision) break;
      const { options, number } = sight.decision;
      const { pick, card, to } = options[fastBelow(dice, options.length)] ?? { pick: '' };
      const answer = { pick, ...(card !== undefined && { card }), ...(to !== undefined && { to }) };
      connection.receive({ do: 'move', table, seat, decision: number, id: `move-number-${n}`, answer });
      await settled();
    }
    connection.close();
  }
}
