import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { editions } from '@stamtafel/games';
import type { Match } from '@stamtafel/kernel';
import { atNight, howMany, sampleOfDay } from '@stamtafel/kernel/testing';
import type { LastingRequest, NewTable } from '@stamtafel/protocol';
import { MemoryLog } from '../log/memory.ts';
import { CannotSave, type LogEntry, type WholeLog } from '../log/port.ts';
import { following } from '../log/testing/tables.ts';
import { type TestClient, TestHouse } from '../testing/house.ts';
import { Overheard } from '../testing/overheard.ts';
import { testKey } from '../testing/spy.ts';
import {
  anotherQuestion,
  asItWas,
  type Beginning,
  beginningOf,
  type Gathered,
  gathered,
  guest,
  happen,
  idOf,
  playAfter,
  type Secret,
  secretsIn,
  type Truth,
  truths,
  watcher,
} from '../testing/two-truths.ts';

/** So many secrets of each kind at each table; a slice of the night has fewer tables. */
const each = atNight ? 20 : 1;
const stranger = guest('stranger', 8);

/** The same tables in another house. */
class CopiedLog extends MemoryLog {
  async copy(log: WholeLog, table: string): Promise<void> {
    const card = await log.card(table);
    if (card === undefined) throw new Error('there is no such table');
    await super.append(following(undefined, await log.read(table), card));
  }
}

class DamagedAtItsEnd extends CopiedLog {
  override async read(table: string, from?: number): Promise<readonly LogEntry[]> {
    const entries = await super.read(table, from);
    return entries.map((entry, n) => (n === entries.length - 1 ? { ...entry, hash: '0'.repeat(64) } : entry));
  }
}

class FullDisk extends CopiedLog {
  override append(): Promise<never> {
    return Promise.reject(new CannotSave('the disk is full'));
  }
}

/** Everything that the others ask and try, and everything that they hear. */
async function heardByOthers(played: Gathered, beginning: Beginning, secret: Secret, truth: Truth) {
  const { table, people } = played;
  const { game } = await played.house.house.info(people[0] ?? stranger, table);
  const { seat } = secret;
  const other = (seat + 1) % people.length;
  const [actor, b] = [people[seat], people[other]];
  if (actor === undefined || b === undefined) throw new Error('somebody is missing');
  const answered = beginning.entries.filter(({ body }) => body.includes(`"moved","seat":${other}`)).length;
  const part = 2 * (answered + 45);
  const house = await asItWas(beginning, { mostEntries: part * (people.length + 1) });
  const ears = new Overheard(house);

  const theirs = people.flatMap((who, s) => (s === seat ? [] : [ears.client(who)]));
  const w = ears.client(watcher);
  const own = await house.client(actor).open(table);
  for (const client of [...theirs, w]) await client.open(table);
  const mine = theirs.find(({ who }) => who === b);
  if (mine === undefined) throw new Error('nobody is left');
  const once: LastingRequest = { do: 'say', table, id: idOf(9, 1), words: { phrase: 'hello' } };
  const asks = anotherQuestion(game, mine.seen.get(other)?.sight.decision?.asks);
  const toggle = (n: number): LastingRequest => {
    const order = n % 2 === 0 ? 'pass' : 'none';
    return { do: 'order', table, seat: other, asks, order, id: idOf(10, n) };
  };
  await ears.say(mine, once);
  for (let n = 0; n < 30; n++) await ears.say(mine, toggle(n));

  await house.clock.pass(1000);
  await happen(truth, own, secret);
  await house.clock.pass(3000);

  // A request that is sent again, clients that come back, and people who come only now.
  await ears.say(mine, once);
  for (const client of [...theirs, w]) await client.reconnect(table);
  await ears.client(stranger).open(table);
  await askForAll(ears, played, other);

  // Until it is too much.
  await ears.sayUntilRefused(mine, (n) => toggle(n + 100), 200);
  for (let letters = 40; letters >= 8; letters--)
    await ears.say(mine, { do: 'undo', table, seat: other, id: idOf(letters, letters) });
  if (secret.isUnseen) await answerAndWithdraw(ears, mine, other);
  await ears.sayUntilRefused(mine, (n) => ({ ...once, id: idOf(11, n) }), 10);
  for (let n = 0; n < 200; n++) if (!(await ears.act(b, table, { do: 'rename', name: `B${n}` }))) break;
  await ears.act(b, table, { do: 'pause' });
  await ears.act(b, table, { do: 'resume' });
  await house.clock.pass(61_000);
  await askForAll(ears, played, other);

  for (const log of [new CopiedLog(), new DamagedAtItsEnd(), new FullDisk()]) {
    await log.copy(house.log, table);
    await afterARestart(
      new TestHouse({ log, key: testKey, clock: house.clock, below: (n) => 5 % n }),
      played,
      other,
      ears.lines,
    );
  }
  await ears.close();
  return ears.lines;
}

/** As long as the other still owes an answer, this one reveals nothing. */
async function answerAndWithdraw(ears: Overheard, client: TestClient, seat: number): Promise<void> {
  const table = client.table?.id ?? '';
  await ears.sayUntilRefused(
    client,
    (n) => {
      const id = idOf(12, n);
      if (n % 2 === 1) return { do: 'undo', table, seat, id };
      const { number = 0, options: [answer = { pick: 'nothing' }] = [] } = client.sight(seat).decision ?? {};
      return { do: 'move', table, seat, decision: number, answer, id };
    },
    200,
  );
}

/** What anybody can ask for, with its headers and its length. */
async function askForAll(ears: Overheard, { table, people }: Gathered, other: number): Promise<void> {
  const paths = [
    'health',
    'tables',
    'tables/mine',
    `tables/${table}`,
    `tables/${table}/story?viewer=${other}`,
    `tables/${table}/story?viewer=${people.length}`,
    `tables/${table}/record`,
    `tables/${table}/verify`,
  ];
  for (const path of paths)
    for (const who of [people[other] ?? stranger, watcher, stranger]) await ears.fetch(who, path);
}

/** A house that knows only what the log says: first about a table that is not in memory. */
async function afterARestart(
  house: TestHouse,
  played: Gathered,
  other: number,
  lines: string[],
): Promise<void> {
  const { table, people } = played;
  const ears = new Overheard(house, lines);
  await askForAll(ears, played, other);
  const clients = [people[other] ?? stranger, watcher].map((who) => ears.client(who));
  for (const client of clients) await client.open(table);
  await ears.act(people[other] ?? stranger, table, { do: 'rename', name: 'Renamed' });
  await askForAll(ears, played, other);
  for (const client of clients) await client.drop();
  await house.clock.pass(400_000);
  for (const who of [watcher, stranger]) await ears.fetch(who, 'health');
  await ears.close();
}

/** Shows where two long lists begin to differ. */
function assertSame(lines: readonly string[], expected: readonly string[]): void {
  const n = lines.findIndex((line, i) => line !== expected[i]);
  if (n >= 0) assert.deepEqual(lines.slice(n, n + 2), expected.slice(n, n + 2));
  assert.equal(lines.length, expected.length);
}

const settings: readonly Partial<NewTable>[] = [
  { visibility: 'listed', clock: { kind: 'match', seconds: 3600, increment: 5 } },
  { visibility: 'listed', watching: 'delayed', clock: { kind: 'days', days: 2 } },
];

/** In 4 downs two players have no secrets from each other but their hands. */
const games = editions.map(({ game }) => game.id).filter((id) => id !== 'four-downs');

const tables = games.flatMap((game) => settings.map((wish, n) => ({ game, wish, n })));

for (const { game, wish, n } of sampleOfDay('two truths', tables, howMany({ quick: 1, test: 3, night: 10 })))
  test(`${game}, watched ${wish.watching ?? 'live'}: whatever a seat has done in secret, all others get the same answers to the same requests`, async (t) => {
    // The limits count by the clock of the machine, whose seconds differ with how busy it is.
    t.mock.timers.enable({ apis: ['Date'], now: 0 });
    const played = await gathered(game, wish);
    const secrets = await secretsIn(played, 3 + n);
    const seen = secrets.filter(({ isUnseen }) => !isUnseen);
    const unseen = secrets.filter(({ isUnseen }) => isUnseen);
    const chosen = [...seen.slice(0, each), ...unseen.slice(0, each)];
    assert.ok(chosen.length > 0, 'nobody has a secret');
    for (const secret of chosen) {
      const beginning = await beginningOf(played, secret.entries);
      const little = await heardByOthers(played, beginning, secret, 'little');
      assertSame(await heardByOthers(played, beginning, secret, 'much'), little);
      if (secret.isUnseen) assertSame(await heardByOthers(played, beginning, secret, 'nothing'), little);
    }
  });

test('stieren-versieren: nobody hears who wants to challenge, nor who wanted to and was not drawn', async () => {
  // The one answers before another does, the other last of all, and the lot falls on somebody else.
  const moments = new Set([false, true]);
  for (let n = 0; moments.size > 0; n++) {
    assert.ok(n < 60, `no such lot came up: ${[...moments]}`);
    const played = await gathered('stieren-versieren', settings[n % settings.length], 4);
    for (const secret of await secretsIn(played, n)) {
      if (secret.asks !== 'challengeLot' || !moments.delete(secret.isLast)) continue;
      assert.deepEqual(
        secret.answers.map(({ pick }) => pick),
        ['decline', 'challenge'],
      );
      const beginning = await beginningOf(played, secret.entries);
      const declined = await heardByOthers(played, beginning, secret, 'little');
      assertSame(await heardByOthers(played, beginning, secret, 'much'), declined);
    }
  }
});

/** How often the rules of a game are consulted: what takes time without a clock to measure it. */
function consulted(t: TestContext, { rules }: Match): () => number {
  let times = 0;
  for (const rule of Object.values(rules))
    for (const part of ['who', 'ask', 'do'] as const) {
      const whole = Object.getOwnPropertyDescriptor(rule, part);
      if (whole?.value === undefined) continue;
      Object.defineProperty(rule, part, {
        configurable: true,
        get() {
          times++;
          return whole.value;
        },
      });
      t.after(() => Object.defineProperty(rule, part, whole));
    }
  return () => times;
}

for (const game of games)
  test(`${game}: what others ask makes as much work, whatever a seat has done in secret`, async (t) => {
    const played = await gathered(game);
    const secrets = await secretsIn(played, 5);
    const { table, people } = played;
    const { match } = playAfter(table, await played.house.log.read(table)) ?? assert.fail('no match');
    const count = consulted(t, match);
    for (const isUnseen of [true, false]) {
      const secret = secrets.find((one) => one.isUnseen === isUnseen);
      if (secret === undefined) continue;
      const beginning = await beginningOf(played, secret.entries);
      const seat = (secret.seat + 1) % people.length;
      const [actor, other] = [people[secret.seat] ?? stranger, people[seat] ?? stranger];
      const works = new Map<Truth, readonly number[]>();
      for (const truth of isUnseen ? truths : truths.slice(1)) {
        const house = await asItWas(beginning);
        const own = await house.client(actor).open(table);
        const [client, w] = [await house.client(other).open(table), await house.client(watcher).open(table)];
        await happen(truth, own, secret);
        await house.house.story(other, table, seat);
        const asks = anotherQuestion(game, client.sight(seat).decision?.asks);
        const work: number[] = [];
        const takeBack = () => client.tell({ do: 'undo', table, seat, id: idOf(9, 1) });
        for (const ask of [
          () => client.open(table),
          () => client.reconnect(table),
          () => w.reconnect(table),
          takeBack,
          () => client.tell({ do: 'order', table, seat, asks, order: 'pass' }),
          () => house.house.info(other, table),
          () => house.house.story(other, table, seat),
        ]) {
          const before = count();
          const answered = await ask();
          // Where the last answer can be taken back, all that came after it is carried out again (ADR 12).
          const isTakenBack = ask === takeBack && answered === undefined;
          work.push(isTakenBack ? 0 : count() - before);
        }
        works.set(truth, work);
      }
      const [first, ...others] = [...works.values()];
      for (const work of others) assert.deepEqual(work, first);
    }
  });
