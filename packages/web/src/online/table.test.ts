import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LiveRequest } from '@stamtafel/protocol';
import { LiveReader } from '@stamtafel/protocol/reader.ts';
import { tableInfo } from '../testing/table-info.ts';
import type { Listener } from './line.ts';
import { OnlineTable, type TableLine } from './table.ts';
import { answersSent, ordersWith, wishWith } from './underway.ts';

/** A line that the test takes down and up again. Half-dead, it takes what is said and nobody hears it. */
class TestLine implements TableLine {
  state: TableLine['state'] = 'online';
  readonly trouble = undefined;
  readonly reader = new LiveReader();
  readonly heard: LiveRequest[] = [];
  isDead = false;
  listener: Listener | undefined;

  listen(listener: Listener): () => void {
    this.listener = listener;
    listener.onUp();
    return () => {};
  }

  say(request: LiveRequest): boolean {
    if (this.state === 'online' && !this.isDead) this.heard.push(request);
    return this.state === 'online';
  }

  comesBack(): void {
    this.heard.length = 0;
    this.isDead = false;
    this.state = 'online';
    this.listener?.onUp();
  }
}

const ids = (requests: readonly LiveRequest[]): readonly string[] =>
  requests.flatMap((request) => ('id' in request && request.id !== undefined ? [request.id] : []));

for (const how of ['lost', 'dead'] as const)
  test(`what is said while the line is ${how} is said again once it is back, in the same order, until it is answered`, async () => {
    const line = new TestLine();
    const table = new OnlineTable('t', line);
    if (how === 'lost') line.state = 'lost';
    else line.isDead = true;
    const said = [
      table.order(1, 'knock', 'pass'),
      table.order(1, 'knock', 'none'),
      table.agree(1, 7, true),
      table.agree(0, 7, false),
    ];
    line.comesBack();
    const again = line.heard.filter((request) => request.do === 'order' || request.do === 'agree');
    assert.deepEqual(
      again.map((request) => (request.do === 'order' ? request.order : request.yes)),
      ['pass', 'none', true, false],
    );
    const [first, second, third, fourth] = ids(again);
    assert.ok(first && second && third && fourth);
    line.listener?.hear({ is: 'done', id: first });
    const trouble = { code: 'outdated', text: 'This is no longer asked.' } as const;
    line.listener?.hear({ is: 'trouble', id: third, table: 't', trouble });
    assert.deepEqual([await said[0], await said[2]], [undefined, trouble]);
    line.comesBack();
    assert.deepEqual(ids(line.heard), [second, fourth], 'the same names, and only what was not answered');
    table.close();
  });

test('pressed twice before the house has answered, undo is said once: a second one would take back the answer before', async () => {
  const line = new TestLine();
  const table = new OnlineTable('t', line);
  const undos = () => line.heard.filter((request) => request.do === 'undo').map(({ seat }) => seat);
  const [first, second] = [table.undo(1), table.undo(1)];
  void table.undo(0);
  assert.deepEqual(undos(), [1, 0], 'every chair has its own');
  assert.equal(await second, undefined);
  line.listener?.hear({ is: 'done', id: ids(line.heard)[0] ?? '' });
  assert.equal(await first, undefined);
  void table.undo(1);
  assert.deepEqual(undos(), [1, 0, 1]);
  table.close();
});

test('pending answers, orders and wishes that need no second answer are shown as they will be', () => {
  const place = { table: 't', seat: 1 } as const;
  const move = { do: 'move', ...place, decision: 3, id: 'a', answer: { pick: 'pass' } } as const;
  const order = { do: 'order', ...place, asks: 'knock', order: 'pass', id: 'b' } as const;
  const agree = { do: 'agree', ...place, request: 7, yes: true, id: 'c' } as const;
  const underway = [move, order, agree];
  assert.deepEqual(answersSent(underway, 1, 3), [{ pick: 'pass' }]);
  assert.deepEqual(answersSent(underway, 1, 4), []);
  assert.deepEqual(answersSent(underway, 0, 3), []);
  assert.deepEqual(ordersWith(underway, 1, { react: 'pass' }), { react: 'pass', knock: 'pass' });
  assert.deepEqual(ordersWith([...underway, { ...order, order: 'none' }], 1, {}), {});
  assert.deepEqual(ordersWith(underway, 0, {}), {});
  const wish = { request: 7, kind: 'undo', seat: 0, asked: 0b110 } as const;
  assert.equal(wishWith(underway, wish)?.asked, 0b100);
  assert.equal(wishWith([{ ...agree, yes: false }], wish)?.asked, 0);
  assert.equal(wishWith(underway, { ...wish, request: 8 })?.asked, 0b110);
  assert.equal(wishWith(underway, null), null);
});

const info = tableInfo({ id: 't' });

test('a table that does not open again once the line is back is no longer shown, as if it had never opened', () => {
  const line = new TestLine();
  const table = new OnlineTable('t', line);
  const told = { is: 'table', table: info } as const;
  const refused = (code: 'not-found' | 'busy') =>
    line.listener?.hear({ is: 'trouble', table: 't', trouble: { code, text: '' } });
  line.listener?.hear(told);
  refused('busy');
  assert.equal(table.now().info, info, 'it is open: something beside it did not come');
  line.comesBack();
  refused('not-found');
  assert.deepEqual([table.now().info, table.now().trouble?.code], [undefined, 'not-found']);
  line.comesBack();
  line.listener?.hear(told);
  assert.deepEqual([table.now().info, table.now().trouble], [info, undefined]);
  table.close();
});

test('a wish that not everybody answered in time is remembered by its number, of this table only', () => {
  const line = new TestLine();
  const table = new OnlineTable('t', line);
  line.listener?.hear({ is: 'unanswered', table: 'other', request: 6 });
  assert.equal(table.now().unanswered, undefined);
  line.listener?.hear({ is: 'unanswered', table: 't', request: 7 });
  assert.equal(table.now().unanswered, 7);
});

test('a player who comes back opens the table again: then the house gives the chair back', () => {
  const line = new TestLine();
  const table = new OnlineTable('t', line);
  line.heard.length = 0;
  table.comeBack();
  assert.deepEqual(
    line.heard.map((request) => request.do),
    ['open'],
  );
});
