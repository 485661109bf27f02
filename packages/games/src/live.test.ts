import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from './how-ruck/edition.ts';
import { type Chair, editions } from './index.ts';
import { asLive, isLive as live, needsLive, withoutLive } from './live.ts';
import { stierenVersierenEdition } from './stieren-versieren/edition.ts';

const person = (device: string): Chair => ({ kind: 'person', device });
const bot: Chair = { kind: 'bot', device: 'a' };
const [none, days] = [{ kind: 'none' }, { kind: 'days' }];

test('people play live at devices of their own and without days to answer; computers are always there', () => {
  const isLive = live.bind(undefined, howRuckEdition);
  assert.ok(isLive([person('a'), person('b')], none));
  assert.ok(isLive([person('a'), bot, bot], { kind: 'move' }));
  assert.ok(!isLive([person('a'), person('a')], none));
  assert.ok(!isLive([person('a'), person('b'), person('a')], none));
  assert.ok(!isLive([person('a'), person('b')], days));
});

test('SV-304 with a computer at the table nobody races for a challenge', () => {
  const isLive = live.bind(undefined, stierenVersierenEdition);
  assert.ok(isLive([person('a'), person('b'), person('c')], { kind: 'match' }));
  assert.ok(!isLive([person('a'), person('b'), bot], none));
  assert.ok(!isLive([person('a'), person('b')], days));
  assert.deepEqual(asLive(stierenVersierenEdition, {}), { challengeMode: 'race' });
  assert.deepEqual(asLive(stierenVersierenEdition, { challengeMode: 'lot' }), { challengeMode: 'lot' });
});

test('HR §10 the race is only played live; without it goes what matters only in a race', () => {
  const race = { barrelsToWin: 1, teamForming: 'race', photoFinishMs: 0 };
  assert.ok(needsLive(howRuckEdition, race));
  assert.ok(!needsLive(howRuckEdition, { teamForming: 'none' }));
  assert.ok(!needsLive(howRuckEdition, {}));
  assert.deepEqual(withoutLive(howRuckEdition, race), { barrelsToWin: 1 });
  const calm = { teamForming: 'none', barrelsToWin: 1 };
  assert.equal(withoutLive(howRuckEdition, calm), calm);
});

test('a live-only mode is a value of its option other than the standard', () => {
  for (const { game, live = {} } of editions)
    for (const [id, value] of Object.entries(live)) {
      const { values, standard } = game.options[id]!;
      assert.ok(!('from' in values) && values.includes(value) && value !== standard, `${game.id}: ${id}`);
    }
});
