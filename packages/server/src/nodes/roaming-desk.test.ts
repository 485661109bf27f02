import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusal } from '../table/refusals.ts';
import { settled } from '../testing/clock.ts';
import { trouble } from '../testing/house.ts';
import { TABLE, ToyDesk, ToyOnlooker, toyNodes } from './testing/nodes.ts';

const anna = { id: 'anna', name: 'Anna' };
const coming = { who: anna, seen: [], roundTrip: 40 };
const move = (id: string) =>
  ({
    do: 'move',
    table: TABLE,
    seat: 0,
    decision: 3,
    id: `request-${id}`,
    answer: { pick: 'pass' },
  }) as const;

/** Node a looks at the table of node b; messages take a millisecond, and some are lost. */
function far({ clockAhead = 0 } = {}) {
  const way = { ms: 1, lose: (_from: string, _to: string) => false, sent: 0 };
  const nodes = toyNodes((from, to, deliver) => {
    way.sent++;
    if (!way.lose(from, to)) nodes.clock.after(way.ms, deliver);
  });
  const toy = new ToyDesk();
  const b = nodes.node('b', { desk: toy, clockAhead });
  const a = nodes.node('a');
  return { ...nodes, way, toy, a, b, desk: a.neighbours.desk(TABLE) };
}

/** Lets time pass until it is done. */
async function passing<T>(
  { clock }: Pick<ReturnType<typeof far>, 'clock'>,
  done: Promise<T>,
  ms = 20_000,
): Promise<T> {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  done.then(end, end);
  for (let passed = 0; !isOver && passed < ms; passed++) await clock.pass(1);
  return isOver ? done : assert.fail('it takes too long');
}

async function looking(nodes = far()) {
  const onlooker = new ToyOnlooker();
  await passing(nodes, nodes.desk.open(onlooker, coming));
  return { ...nodes, onlooker };
}

test('who looks at a table elsewhere is told what is told there, in that order', async () => {
  const { clock, toy, onlooker } = await looking();
  assert.equal(onlooker.version, 100);
  for (let n = 0; n < 5; n++) toy.step();
  await settled();
  await clock.pass(1);
  assert.deepEqual([onlooker.version, onlooker.views], [105, 1]);
  const [, who] = [...toy.lookers].flat();
  assert.deepEqual(who, { who: anna, seen: [], roundTrip: 42 }, 'the way between the nodes is part of hers');
});

test('what one move tells all who look on from another node goes there once', async () => {
  const nodes = far();
  const all = Array.from({ length: 20 }, () => new ToyOnlooker());
  for (const one of all) await passing(nodes, nodes.desk.open(one, coming));
  nodes.way.sent = 0;
  nodes.toy.step();
  await settled();
  assert.equal(nodes.way.sent, 1);
  await nodes.clock.pass(1);
  assert.deepEqual(new Set(all.map(({ version }) => version)), new Set([101]));
});

test('what was told because of a request is heard before its reply, in one message with it', async () => {
  const nodes = await looking();
  nodes.way.sent = 0;
  const done = nodes.desk.ask(anna, move('1'), 5000).then(() => nodes.onlooker.version);
  assert.equal(await passing(nodes, done), 101);
  assert.equal(nodes.way.sent, 2);
});

test('a moment here is told as the same moment by the clock there', async () => {
  for (const clockAhead of [0, 70_000, -900]) {
    const nodes = await looking(far({ clockAhead }));
    const received = nodes.clock.now();
    await passing(nodes, nodes.desk.ask(anna, move('1'), received));
    const [[, , there] = assert.fail()] = nodes.toy.requests;
    assert.ok(Math.abs(there - (received + clockAhead)) <= 1);
  }
});

test('refusals come as they are', async () => {
  const nodes = await looking();
  nodes.toy.refuses = true;
  const refused = await passing(nodes, trouble(nodes.desk.ask(anna, move('1'), 0)));
  assert.deepEqual(refused, refusal('no-answer-now'));
  const other = new ToyOnlooker('bert');
  const frozen = await passing(nodes, trouble(nodes.desk.open(other, coming)));
  assert.equal(frozen.code, 'frozen');
  await nodes.clock.pass(3000);
  assert.deepEqual([other.heard, nodes.toy.lookers.size], [[], 1]);
  assert.equal((await passing(nodes, trouble(nodes.desk.take(anna, { name: 'Anna' })))).code, 'full');
  assert.equal((await passing(nodes, trouble(nodes.desk.act(anna, { do: 'pause' })))).code, 'not-allowed');
});

test('what is asked without looking is answered too', async () => {
  const nodes = far();
  assert.equal(await passing(nodes, nodes.desk.waitsFor('anna')), true);
  assert.deepEqual(await passing(nodes, nodes.desk.story('anna', 2)), [
    { key: 'told', args: { seat: 1, word: 'x' }, cards: ['ace', null] },
  ]);
  await passing(nodes, nodes.desk.leave('bert'));
  assert.deepEqual(nodes.toy.asked, ['bert']);
  assert.equal(nodes.b.neighbours.stats().linesOut, 0);
});

test('a part of the line that is lost is noticed, and who looks goes on from the version they have', async () => {
  const nodes = await looking();
  nodes.way.lose = (from) => from === 'b';
  nodes.toy.step();
  await settled();
  nodes.way.lose = () => false;
  nodes.toy.step();
  await settled();
  await nodes.clock.pass(400);
  assert.deepEqual([nodes.onlooker.version, nodes.onlooker.views], [102, 1]);
  assert.equal(nodes.a.neighbours.stats().broken, 1);
  assert.equal(nodes.toy.lookers.size, 2, 'she of the broken line is still believed to be there');
  await nodes.clock.pass(15_000);
  assert.equal(nodes.toy.lookers.size, 1);
});

test('the last part that is lost is noticed by asking', async () => {
  const nodes = await looking();
  nodes.way.lose = (from) => from === 'b';
  nodes.toy.step();
  await settled();
  nodes.way.lose = () => false;
  await nodes.clock.pass(2000);
  assert.deepEqual([nodes.onlooker.version, nodes.onlooker.views], [101, 1]);
});

test('a lost reply is asked for again, with the same request', async () => {
  const nodes = await looking();
  let lost = 0;
  nodes.way.lose = (from) => from === 'b' && lost++ === 0;
  await passing(nodes, nodes.desk.ask(anna, move('1'), 0));
  assert.deepEqual(
    nodes.toy.requests.map(([, request]) => request),
    [move('1'), move('1')],
  );
});

test('of what cannot be repeated it is said that nobody knows', async () => {
  const nodes = await looking();
  let lost = 0;
  nodes.way.lose = (from, to) => from === 'b' && to === 'a' && lost++ === 0;
  assert.equal((await passing(nodes, trouble(nodes.desk.take(anna, { name: 'Anna' })))).code, 'save-unknown');
  assert.equal(nodes.toy.asked.length, 1);
});

test('when its node dies, people and what they ask go on at the next', async () => {
  const nodes = await looking();
  const next = new ToyDesk(100);
  nodes.node('c', { desk: next });
  const never = new Promise(() => {});
  nodes.toy.until = never;
  const done = nodes.desk.ask(anna, move('1'), 0);
  await nodes.clock.pass(10);
  await nodes.b.broker.close();
  await nodes.clock.pass(1500);
  nodes.run.by = 'c';
  await passing(nodes, done);
  await nodes.clock.pass(1000);
  assert.deepEqual([next.requests.length, next.lookers.size], [1, 1]);
  assert.deepEqual([nodes.onlooker.version, nodes.onlooker.views], [101, 1]);
});

test('and here, if this node is the next; and from here to another again', async () => {
  const nodes = toyNodes();
  const [there, here] = [new ToyDesk(100), new ToyDesk(500)];
  const b = nodes.node('b', { desk: there });
  const a = nodes.node('a', { desk: here });
  const desk = a.neighbours.desk(TABLE);
  const onlooker = new ToyOnlooker();
  await passing(nodes, desk.open(onlooker, coming));
  assert.equal(onlooker.version, 100);
  await b.broker.close();
  nodes.run.by = 'a';
  await nodes.clock.pass(2000);
  assert.deepEqual([onlooker.version, here.lookers.size], [500, 1]);
  const [looks] = here.lookers.keys();
  assert.equal(looks, onlooker, 'here nothing stands between them');
  await passing(nodes, desk.ask(anna, move('1'), 77));
  assert.deepEqual(here.requests[0], [anna, move('1'), 77]);
  const again = nodes.node('b', { desk: there });
  nodes.run.by = 'b';
  here.close(onlooker);
  a.neighbours.letGo(TABLE);
  await nodes.clock.pass(1000);
  assert.deepEqual([onlooker.version, onlooker.views, there.lookers.size >= 1], [100, 3, true]);
  desk.close(onlooker);
  await nodes.clock.pass(20_000);
  assert.equal(there.lookers.size, 0);
  assert.deepEqual(again.neighbours.stats(), { linesIn: 0, linesOut: 0, broken: 0 });
});

test('a node that has let the table go says so, and is not asked again', async () => {
  const nodes = await looking();
  const next = new ToyDesk(100);
  nodes.node('c', { desk: next });
  nodes.run.by = 'c';
  nodes.b.neighbours.letGo(TABLE);
  await passing(nodes, nodes.desk.ask(anna, move('1'), 0));
  await nodes.clock.pass(1500);
  assert.deepEqual([nodes.toy.requests.length, next.requests.length, nodes.onlooker.version], [0, 1, 101]);
  assert.equal(nodes.toy.lookers.size, 0);
});

test('while nobody runs it callers wait, but not for ever', async () => {
  const nodes = await looking();
  await nodes.b.broker.close();
  const refused = await passing(nodes, trouble(nodes.desk.ask(anna, move('1'), 0)));
  assert.equal(refused.code, 'busy');
  const revived = nodes.node('b', { desk: nodes.toy });
  await nodes.clock.pass(1000);
  assert.equal(nodes.onlooker.version, 100, 'who looks is let in as soon as it is there');
  assert.equal(revived.neighbours.stats().linesOut, 1);
});

test('who leaves has left, whatever comes late or twice', async () => {
  const nodes = far();
  nodes.way.ms = 50;
  const onlooker = new ToyOnlooker();
  const opened = nodes.desk.open(onlooker, coming);
  await nodes.clock.pass(130);
  nodes.desk.close(onlooker);
  await passing(nodes, opened);
  await nodes.clock.pass(15_000);
  assert.equal(nodes.toy.lookers.size, 0);
  assert.deepEqual([nodes.a.neighbours.stats().linesIn, nodes.b.neighbours.stats().linesOut], [0, 0]);
});

test('messages that come twice count once', async () => {
  const nodes = toyNodes((_from, _to, deliver) => {
    nodes.clock.after(1, deliver);
    nodes.clock.after(3, deliver);
  });
  const toy = new ToyDesk();
  nodes.node('b', { desk: toy });
  const desk = nodes.node('a').neighbours.desk(TABLE);
  const [first, second] = [new ToyOnlooker(), new ToyOnlooker('bert')];
  await passing(nodes, desk.open(first, coming));
  await passing(nodes, desk.open(second, coming));
  desk.close(second);
  for (let n = 0; n < 5; n++) {
    toy.step();
    await nodes.clock.pass(2);
  }
  assert.deepEqual([first.version, first.views, second.version, toy.lookers.size], [105, 1, 100, 1]);
});

test('a shorter way that is measured is told with the way between the nodes', async () => {
  const nodes = await looking();
  nodes.desk.measured(nodes.onlooker, 12);
  await nodes.clock.pass(5);
  assert.deepEqual(nodes.toy.trips, [42, 14]);
});
