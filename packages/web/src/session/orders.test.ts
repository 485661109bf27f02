import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer, Decision } from '@stamtafel/kernel';
import { type OrderDrawer, passOf, StandingOrders } from './orders.ts';

const pass = { pick: 'pass' };
const asked = (asks: string, options: readonly Answer[], timeout: Answer): Decision => ({
  seat: 1,
  asks,
  rule: 'X-1',
  optional: false,
  options,
  timeout,
});

function drawer(): OrderDrawer {
  const texts = new Map<string, string>();
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

test('only a bare pass lets a window go by: not a turn, not the choice of a side, not a card', () => {
  assert.deepEqual(passOf(asked('react', [pass, { pick: 'use', card: 'a' }], pass)), pass);
  assert.equal(passOf(asked('turn', [pass], pass)), undefined);
  assert.equal(passOf(asked('role', [{ pick: 'offense' }], { pick: 'offense' })), undefined);
  assert.equal(passOf(asked('react', [{ ...pass, card: 'a' }], { ...pass, card: 'a' })), undefined);
});

test('an order answers for its own seat and question, until it is taken back', () => {
  const orders = new StandingOrders('a', drawer);
  const only = asked('react', [pass], pass);
  const more = asked('react', [pass, { pick: 'use', card: 'a' }], pass);
  orders.leave(1, 'react', 'pass-if-nothing-else');
  assert.deepEqual(orders.answer(only), pass);
  assert.equal(orders.answer(more), undefined);
  assert.equal(orders.answer({ ...only, seat: 0 }), undefined);
  assert.equal(orders.answer({ ...only, asks: 'counter' }), undefined);
  orders.leave(1, 'react', 'pass');
  assert.deepEqual(orders.answer(more), pass);
  orders.leave(1, 'react', 'none');
  assert.deepEqual([orders.of(1), orders.answer(only)], [{}, undefined]);
});

test('orders are kept for a player who comes back to the match, and only for that match, until it is over', () => {
  const kept = drawer();
  new StandingOrders('a', () => kept).leave(1, 'react', 'pass');
  const back = new StandingOrders('a', () => kept);
  assert.deepEqual(back.of(1), { react: 'pass' });
  assert.deepEqual(new StandingOrders('b', () => kept).of(1), {});
  back.forget();
  assert.deepEqual(new StandingOrders('a', () => kept).of(1), {});
  kept.setItem('stamtafel-orders-a', '[[1,"react","sing"],3,[0,"react","pass"]]');
  assert.deepEqual(
    [new StandingOrders('a', () => kept).of(0), new StandingOrders('a', () => kept).of(1)],
    [{ react: 'pass' }, {}],
  );
});

test('a browser that does not even open its drawer keeps no orders, and obeys them all the same', () => {
  const orders = new StandingOrders('a', () => {
    throw new Error('The operation is insecure.');
  });
  orders.leave(1, 'react', 'pass');
  assert.deepEqual(orders.of(1), { react: 'pass' });
  orders.forget();
});
