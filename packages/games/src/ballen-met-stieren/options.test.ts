import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '@stamtafel/kernel';
import { ballenMetStieren } from './game.ts';
import { options } from './options.ts';
import { tableEn } from './texts/table.en.ts';
import { asks, events, picks } from './texts/table.ts';

test('§10 every option has its default and its values', () => {
  assert.deepEqual(open(ballenMetStieren).options, {
    home: 'draw',
    dice: 'cards',
    specialities: 'on',
    hoefDifference: 'absolute',
    kanonskogel: 'used',
    approval: 'stoppable',
    bench: 'reserves',
    lastTurn: 'one',
    outOfBulls: 'last',
    freeKickCards: 'used',
    spuger: 'off',
    figures: 'designed',
    seat1Team: 'oranje',
  });
  assert.throws(() => open(ballenMetStieren, { options: { spuger: 'maybe' } }), /off, away, home, both/);
});

test('every question, answer, event and house rule has its words', () => {
  assert.deepEqual(Object.keys(tableEn.prompts).sort(), [...asks].sort());
  assert.deepEqual(Object.keys(tableEn.events).sort(), [...events].sort());
  assert.deepEqual([...picks].sort(), [...Object.keys(ballenMetStieren.picks), 'resign'].sort());
  for (const [frame, rule] of Object.entries(ballenMetStieren.rules))
    assert.equal(
      'ask' in rule && rule.ask !== undefined,
      asks.some((ask) => ask === frame),
      frame,
    );
  assert.deepEqual(Object.keys(tableEn.options).sort(), Object.keys(options).sort());
});
