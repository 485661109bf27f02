/**
 * Whether the time that the house takes tells what somebody else has done in secret: the same requests beside several
 * truths, in one process and in turn, without a network. Differences of a microsecond and less are measured
 * here; docs/adr/0012 says what they are worth to a player.
 *
 *     nice node_modules/.bin/node packages/server/src/testing/secret-times.ts [game] [samples] [disk]
 *
 * With `disk` what is accepted is committed to a database, as in a real house.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hrtime, stdout } from 'node:process';
import { setImmediate as aTurn } from 'node:timers/promises';
import { fastSeed, fastShuffle } from '@stamtafel/kernel';
import type { LiveRequest, NumberedDecision } from '@stamtafel/protocol';
import type { Connection, House, Person } from '../house/house.ts';
import { MemoryLog } from '../log/memory.ts';
import type { Append, End } from '../log/port.ts';
import { SqliteLog } from '../log/sqlite.ts';
import { following } from '../log/testing/tables.ts';
import { reads } from './house.ts';
import {
  anotherQuestion,
  asItWas,
  type Beginning,
  beginningOf,
  type Gathered,
  gathered,
  happen,
  idOf,
  type Secret,
  secretsIn,
  type Truth,
  truths,
} from './two-truths.ts';

const game = process.argv[2] ?? 'five-possessions';
const samples = Number(process.argv[3] ?? 10_000);
const folder = process.argv[4] === 'disk' ? mkdtempSync(join(tmpdir(), 'stamtafel-')) : undefined;
/** The first ones warm up the compiler. */
const WARM = Math.ceil(samples / 10);

interface Side {
  readonly truth: Truth;
  readonly house: House;
  readonly other: Person;
  readonly seat: number;
  readonly table: string;
  readonly connection: Connection;
  /** A question that is not asked. */
  readonly asks: string;
  /** What the other player is asked, if anything, and how often that was answered and withdrawn. */
  readonly decision: NumberedDecision | null;
  times: number;
  /** Resolves with the answer to the request that was just made. */
  answered(): Promise<void>;
}

/** From some moment on everything is also committed to a database. */
class DiskLog extends MemoryLog {
  #disk: SqliteLog | undefined;

  override async append(append: Append): Promise<End> {
    await this.#disk?.append(append);
    return super.append(append);
  }

  async goToDisk(at: string, table: string): Promise<void> {
    const card = await this.card(table);
    if (card === undefined) throw new Error('there is no such table');
    const disk = await SqliteLog.open(mkdtempSync(join(at, 'house-')));
    await disk.append(following(undefined, await this.read(table), card));
    this.#disk = disk;
  }

  override async close(): Promise<void> {
    await this.#disk?.close();
    await super.close();
  }
}

/** A house in which this is true, with the other player's connection to it. */
async function sideOf(played: Gathered, beginning: Beginning, secret: Secret, truth: Truth): Promise<Side> {
  const { people, table } = played;
  const log = new DiskLog();
  const house = await asItWas(beginning, { mostEntries: 1e9 }, log);
  const seat = (secret.seat + 1) % people.length;
  const [actor, other] = [people[secret.seat], people[seat]];
  if (actor === undefined || other === undefined) throw new Error('somebody is missing');
  const client = await house.client(other).open(table);
  const { decision } = client.sight(seat);
  const asks = anotherQuestion(game, decision?.asks);
  await client.drop();
  let heard = (): void => {};
  const hear = (frame: string): void => {
    if (frame.includes('"done":') || /^\{"is":"(done|trouble|view)"/.test(frame)) heard();
  };
  const answered = (): Promise<void> =>
    new Promise((resolve) => {
      heard = resolve;
    });
  const connection = house.house.connect(other, reads(hear));
  connection.receive({ do: 'open', table, seen: [] });
  await happen(truth, await house.client(actor).open(table), secret);
  if (folder !== undefined) await log.goToDisk(folder, table);
  return { truth, house: house.house, other, seat, table, connection, asks, decision, times: 0, answered };
}

type Asked = LiveRequest | Promise<unknown> | undefined;

/** `first`: what goes before and is not measured. */
interface Asking {
  readonly first?: (side: Side, n: number) => Asked;
  readonly ask: (side: Side, n: number) => Asked;
}

const undo = ({ table, seat }: Side, n: number): LiveRequest => ({
  do: 'undo',
  table,
  seat,
  id: idOf(14, n),
});

/** Each time the number of the question is two higher. */
function answer(side: Side, n: number): LiveRequest | undefined {
  const { table, seat, decision } = side;
  const [option] = decision?.options ?? [];
  if (decision === null || option === undefined) return undefined;
  return {
    do: 'move',
    table,
    seat,
    decision: decision.number + 2 * side.times++,
    id: idOf(13, n),
    answer: option,
  };
}

async function settle({ connection, answered }: Side, asked: Asked): Promise<void> {
  if (asked === undefined || asked instanceof Promise) {
    await asked;
    return;
  }
  const done = answered();
  connection.receive(asked);
  await done;
}

const askings: { readonly [name: string]: Asking } = {
  open: { ask: ({ table }) => ({ do: 'open', table, seen: [] }) },
  'undo that is refused': { ask: undo },
  'move that is refused': {
    ask: ({ table, seat }, n) => ({
      do: 'move',
      table,
      seat,
      decision: 0,
      id: idOf(12, n),
      answer: { pick: 'no' },
    }),
  },
  'order given and withdrawn': {
    ask: ({ table, seat, asks }, n) => ({
      do: 'order',
      table,
      seat,
      asks,
      order: n % 2 === 0 ? 'pass' : 'none',
      id: idOf(12, n),
    }),
  },
  info: { ask: ({ house, other, table }) => house.info(other, table) },
  story: { ask: ({ house, other, table, seat }) => house.story(other, table, seat) },
  answer: { first: (side, n) => (side.times > 0 ? undo(side, n) : undefined), ask: answer },
  'answer withdrawn': { first: answer, ask: undo },
};

async function measure(
  sides: readonly Side[],
  { first, ask }: Asking,
): Promise<ReadonlyMap<Truth, Float64Array>> {
  const times = new Map(sides.map(({ truth }) => [truth, new Float64Array(samples)]));
  const dice = fastSeed(1);
  const order = sides.map((_, i) => i);
  for (let n = -WARM; n < samples; n++) {
    fastShuffle(dice, order);
    for (const i of order) {
      const side = sides[i];
      if (side === undefined) continue;
      if (first !== undefined) {
        await settle(side, first(side, n));
        await aTurn();
      }
      const began = hrtime.bigint();
      await settle(side, ask(side, n));
      const took = Number(hrtime.bigint() - began);
      if (n >= 0) times.get(side.truth)?.fill(took, n, n + 1);
      await aTurn();
    }
  }
  return times;
}

/** In microseconds: the mean without the slowest tenth, how far they lie apart, and half the width of its 95 % interval. */
function meanOf(times: Float64Array): {
  readonly mean: number;
  readonly apart: number;
  readonly give: number;
} {
  const kept = times.toSorted().slice(0, Math.floor(times.length * 0.9));
  const mean = kept.reduce((sum, time) => sum + time, 0) / kept.length;
  const apart = Math.sqrt(kept.reduce((sum, time) => sum + (time - mean) ** 2, 0) / kept.length);
  return { mean: mean / 1000, apart: apart / 1000, give: (1.96 * apart) / Math.sqrt(kept.length) / 1000 };
}

const us = (n: number): string => n.toFixed(2);

const played = await gathered(game);
const secrets = await secretsIn(played, 3);
for (const isUnseen of [true, false]) {
  const secret = secrets.find((one) => one.isUnseen === isUnseen);
  if (secret === undefined) continue;
  const beginning = await beginningOf(played, secret.entries);
  stdout.write(
    `${game}, ${isUnseen ? 'nobody can see that anything was done' : 'everybody sees who is done'}\n`,
  );
  for (const [name, asking] of Object.entries(askings)) {
    if (name.startsWith('answer') && !isUnseen) continue;
    const sides: Side[] = [];
    for (const truth of truths) sides.push(await sideOf(played, beginning, secret, truth));
    const times = await measure(sides, asking);
    for (const { house } of sides) await house.close();
    const nothing = meanOf(times.get('nothing') ?? new Float64Array());
    const parts = truths.slice(1).map((truth) => {
      const { mean, give } = meanOf(times.get(truth) ?? new Float64Array());
      return `${truth} ${us(mean - nothing.mean)} ± ${us(Math.hypot(give, nothing.give))}`;
    });
    stdout.write(
      `  ${name}: nothing ${us(nothing.mean)} µs, apart ${us(nothing.apart)}; ${parts.join('; ')}\n`,
    );
  }
}
if (folder !== undefined) rmSync(folder, { recursive: true });
