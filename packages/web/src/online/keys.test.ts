import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remember, remembered } from './keys.ts';

/** As a browser's own: what it keeps are its keys. */
const drawer = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: new Proxy(
    {
      getItem: (name: string) => drawer.get(name) ?? null,
      setItem: (name: string, value: string) => drawer.set(name, value),
      removeItem: (name: string) => drawer.delete(name),
    },
    {
      ownKeys: () => [...drawer.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  ),
});

test('a good key is remembered, whatever else is learnt about the table, and by table', () => {
  remember('a', { key: 'goed' });
  remember('a', { commitment: 'belofte' });
  remember('a', { screen: true });
  assert.deepEqual(remembered('a'), { key: 'goed', commitment: 'belofte', screen: true });
  assert.deepEqual(remembered('b'), {});
  remember('a', { key: 'nieuw' });
  assert.equal(remembered('a').key, 'nieuw');
});

test('what another program wrote there is not taken for a key', () => {
  for (const written of ['{', '7', 'null', '{"key":7,"screen":"ja"}']) {
    drawer.set('stamtafel-table-c', written);
    assert.deepEqual(remembered('c'), {}, written);
  }
});

test('of more than sixty tables those are forgotten about which nothing was learnt for longest', ({
  mock,
}) => {
  drawer.clear();
  mock.timers.enable({ apis: ['Date'], now: 1_800_000_000_000 });
  // One of an older Stamtafel, which wrote no time.
  drawer.set('stamtafel-table-ancient', '{"key":"oud"}');
  const names = Array.from({ length: 62 }, (_, n) => `t${n}`);
  // Something else has its own names.
  drawer.set('stamtafel-settings', '{}');
  for (const name of names) {
    // The first one is played at all along.
    for (const table of [name, 't0']) {
      mock.timers.tick(1000);
      remember(table, { key: name });
    }
    // Whatever a browser does with the order.
    const [last, ...others] = [...drawer].reverse();
    drawer.clear();
    for (const [kept, value] of [...others, last ?? assert.fail()]) drawer.set(kept, value);
  }
  const left = names.filter((name) => remembered(name).key !== undefined);
  assert.deepEqual(left, ['t0', ...names.slice(-59)]);
  assert.deepEqual([remembered('ancient'), drawer.has('stamtafel-settings')], [{}, true]);
});
