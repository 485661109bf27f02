import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newTableSchema } from '@stamtafel/protocol';
import { embedded } from '../../log/port.ts';
import { settled, TestClock } from '../../testing/clock.ts';
import { duel, person, TestHouse } from '../../testing/house.ts';
import { SpyLog, testKey } from '../../testing/spy.ts';
import { thinkingHere } from '../../testing/thinking-here.ts';
import type { Onlooker } from '../desk.ts';
import { standardSetting } from '../setting.ts';
import { vaultOf } from '../vault.ts';
import { Gallery, type Scene } from './gallery.ts';
import { infoOf, nobodyAround } from './info.ts';

const crowds = [100, 400] as const;

/** A gallery of a table where a match is on, with as many onlookers; and everything that it has to do with them. */
async function crowded(count: number) {
  const log = new SpyLog();
  const house = new TestHouse({ log, key: testKey });
  const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
  const { table } = await house.make(person('anna'), { game: 'four-downs', seats: [...seats] });
  const clock = new TestClock();
  const work = { looks: 0, infos: 0, frames: 0, feeds: 0 };
  const env = {
    ...embedded(log),
    clock,
    setting: standardSetting,
    vault: vaultOf(testKey),
    thinkers: thinkingHere(),
    forgetting: new Map(),
    // The first version of a feed is drawn.
    below: () => work.feeds++,
    async mayMake() {},
    made() {},
    kept() {},
    couldNotSave() {},
    frozen() {},
    whole() {},
    mended() {},
    failed() {},
  };
  const gallery = new Gallery(table.id, env, { clock, refresh: () => gallery.show(scene) });
  const state = log.truth(table.id);
  const scene: Scene = {
    state,
    watched: state.play,
    decisions: () => [],
    wish: null,
    isHostGone: false,
    clocks: undefined,
    shown: () => undefined,
    infoFor(who) {
      work.infos++;
      const isPresent = (one: string): boolean => gallery.isPresent(one);
      return infoOf(state, who, { ...nobodyAround, isPresent, watchers: gallery.watchers(state) });
    },
  };
  const onlooker = (name: string): Onlooker => ({
    // Whoever goes through all of them looks at who they are.
    get person() {
      work.looks++;
      return name;
    },
    neighbourhood: ['here'],
    send: () => void work.frames++,
    sendDroppable: () => void work.frames++,
    step: () => void work.frames++,
  });
  for (let n = 0; n < count; n++) {
    gallery.enter(onlooker(`w${n}`), []);
    gallery.show(scene);
  }
  await clock.pass(count);
  const working = (act: () => void) => {
    Object.assign(work, { looks: 0, infos: 0, frames: 0, feeds: 0 });
    act();
    gallery.show(scene);
    return { ...work };
  };
  return { gallery, onlooker, working, clock, work, scene };
}

test('coming and going cost the same however many look on', async () => {
  const costs = [];
  for (const count of crowds) {
    const { gallery, onlooker, working } = await crowded(count);
    const one = onlooker('one');
    costs.push({
      comes: working(() => gallery.enter(one, [])),
      isThere: working(() => gallery.isPresent('nobody')),
      goes: working(() => gallery.exit(one)),
    });
  }
  assert.deepEqual(costs[0], costs[1]);
  assert.deepEqual([costs[0]?.comes.frames, costs[0]?.goes.frames], [2, 0]);
});

test('how many watch is told to a crowd as often as one of them in a millisecond, and is right in the end', async () => {
  const { gallery, onlooker, working, clock, work } = await crowded(crowds[0]);
  const more = Array.from({ length: 50 }, (_, n) => onlooker(`more${n}`));
  for (const one of more) assert.equal(working(() => gallery.enter(one, [])).frames, 2);
  for (const one of more.slice(0, 20)) assert.equal(working(() => gallery.exit(one)).frames, 0);
  Object.assign(work, { frames: 0, infos: 0 });
  await clock.pass(1000);
  // Once, and worked out once: they are all told the same.
  assert.deepEqual([work.frames, work.infos], [crowds[0] + 30, 1]);
});

test('a crowd is told at once when a player has gone, and how many watch when it has not been told for a while', async () => {
  const { house, table, a, b } = await duel('four-downs');
  const crowd = Array.from({ length: 60 }, (_, n) => house.client(person(`w${n}`)));
  for (const one of crowd) await one.open(table);
  await house.clock.pass(1000);
  assert.ok([a, ...crowd].every((one) => one.table?.watchers === 60));
  await b.drop();
  assert.ok([a, ...crowd].every((one) => one.table?.seats[1]?.present === false));
  await crowd[0]!.drop();
  assert.equal(a.table?.watchers, 60);
  assert.equal((await house.house.info(person('anna'), table)).watchers, 59);
  await house.clock.pass(1000);
  assert.ok([a, ...crowd.slice(1)].every((one) => one.table?.watchers === 59));
});

test('who comes back and has missed nothing but time disturbs nobody else', async () => {
  const house = new TestHouse();
  const wish = newTableSchema.parse({
    game: 'four-downs',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    clock: { kind: 'move', seconds: 60 },
  });
  const { table } = await house.house.make(person('anna'), wish);
  const [a, v, w] = [house.client(person('anna')), house.client(person('vera')), house.client(person('wim'))];
  for (const one of [a, v, w]) await one.open(table.id);
  await house.clock.pass(5000);
  const heard = [a, v].map(({ frames }) => frames.length);
  const before = w.sight(2);
  // She is there a second time, so how many watch does not change.
  const twice = await house.client(person('wim')).open(table.id);
  await w.reconnect(table.id);
  assert.deepEqual(
    [a, v].map(({ frames }) => frames.length),
    heard,
  );
  assert.deepEqual(w.sight(2), before);
  const last = w.messages.findLast(({ is }) => is === 'view' || is === 'step');
  assert.ok(last?.is === 'view' && last.clocks?.left.includes(55_000));
  await a.play(a.seen.get(0)?.sight.decision ? 0 : 1);
  await settled();
  assert.deepEqual([v.sight(2), w.sight(2)], [twice.sight(2), twice.sight(2)]);
});

test('what was shown to those who do not come back is kept for a while, not until something happens', async () => {
  const { gallery, onlooker, clock, scene, work } = await crowded(0);
  const one = onlooker('one');
  gallery.enter(one, []);
  gallery.show(scene);
  gallery.exit(one);
  const feedsMade = async (): Promise<number> => {
    const before = work.feeds;
    gallery.rest();
    await gallery.story(2, scene, async () => []);
    return work.feeds - before;
  };
  assert.equal(await feedsMade(), 0);
  await clock.pass(standardSetting.lingerMs + 1);
  assert.equal(await feedsMade(), 1);
});
