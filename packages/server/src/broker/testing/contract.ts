/** What every broker must do, whatever it is made of. */
import assert from 'node:assert/strict';
import { type TestContext, type TestOptions, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Broker, type Ears, type NodeId, Unanswered } from '../broker.ts';
import type { Call, Line, News, Reply } from '../messages.ts';
import type { Work } from '../work.ts';

/** Nodes that reach each other. */
export interface Network {
  join(node: NodeId, ears: Ears): Promise<Broker>;
}

interface Adapter {
  readonly name: string;
  readonly options?: TestOptions;
  open(t: TestContext): Promise<Network>;
}

const TABLE = 'abcdefghijklmnop';
/** The longest that anything may take here. */
const AMPLE_MS = 5000;
export const record: Call = { do: 'record', table: TABLE };
export const done: Reply = { is: 'done' };
const line = (n: number, text = `${n}`): Line => ({
  line: 'line-of-test',
  n,
  items: [{ to: [0, 3], way: 'step', text }],
});

export const work: Work = {
  table: TABLE,
  thought: {
    setting: { game: 'how-ruck', seats: 2, options: { teamForming: 'calm' } },
    level: 'level2',
    character: 7,
    view: {
      game: 'how-ruck',
      viewer: 0,
      zones: [[1, -1], []],
      bags: [{ within: 0, sure: [1], limits: [{ faces: [2], least: 0, most: 1 }] }],
      waiting: 1,
      welcome: 0,
      stack: [{ do: 'target', seat: 0, from: 3 }],
      sealed: -1,
      order: 0,
      facts: { won: [0, 1] },
    },
    decision: {
      seat: 0,
      asks: 'target',
      rule: 'HR-001',
      optional: false,
      options: [{ pick: 'onto', to: 2 }],
    },
    seed: 5,
    atSight: false,
  },
  dueMs: 900,
  waiters: [{ person: 'anna', neighbourhood: ['net'] }],
};

/** Ears that answer everything with `done` and keep what they hear. */
export function ears(more: Partial<Ears> = {}) {
  const heard = {
    calls: [] as [Call, NodeId][],
    lines: [] as [Line, NodeId][],
    news: [] as [News, NodeId][],
  };
  const kept: Ears = {
    async answer(call, from) {
      heard.calls.push([call, from]);
      return done;
    },
    heard: (said, from) => void heard.lines.push([said, from]),
    news: (said, from) => void heard.news.push([said, from]),
    ...more,
  };
  return { heard, ears: kept };
}

/** Waits until it holds. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + AMPLE_MS; !holds(); await sleep(2)) if (Date.now() > end) assert.fail(what);
}

export const unanswered = (wasHeard: Unanswered['wasHeard']) => (error: unknown) =>
  error instanceof Unanswered && error.wasHeard === wasHeard;

export function contract({ name, options = {}, open }: Adapter): void {
  const check = (title: string, run: (network: Network) => Promise<void>): void =>
    void test(`${name}: ${title}`, options, async (t) => run(await open(t)));

  check('the node that is asked answers, and no other', async (network) => {
    const [a, b, c] = [ears(), ears(), ears()];
    const asking = await network.join('a', a.ears);
    await network.join('b', b.ears);
    await network.join('c', c.ears);
    assert.deepEqual(await asking.ask('b', record, AMPLE_MS), done);
    assert.deepEqual(b.heard.calls, [[record, 'a']]);
    assert.deepEqual([a.heard.calls, c.heard.calls], [[], []]);
    assert.deepEqual(asking.stats(), { asked: 1, unanswered: 0, dropped: 0, unreadable: 0 });
  });

  check('whom nobody knows, and who has gone, surely has not heard', async (network) => {
    const asking = await network.join('a', ears().ears);
    await assert.rejects(asking.ask('nobody', record, AMPLE_MS), unanswered('no'));
    const gone = await network.join('b', ears().ears);
    assert.equal(gone.isConnected, true);
    await gone.close();
    assert.equal(gone.isConnected, false);
    await assert.rejects(asking.ask('b', record, AMPLE_MS), unanswered('no'));
    await assert.rejects(gone.ask('a', record, AMPLE_MS), unanswered('no'));
    gone.tell('a', line(1));
    gone.announce({ is: 'forgotten', person: 'anna' });
    assert.deepEqual([asking.stats().unanswered, gone.stats().dropped], [2, 2]);
  });

  check('an answer that comes too late is none, and the next one is not taken for it', async (network) => {
    const slow = Promise.withResolvers<Reply>();
    let asked = 0;
    const asking = await network.join('a', ears().ears);
    await network.join(
      'b',
      ears({ answer: () => (asked++ === 0 ? slow.promise : Promise.resolve(done)) }).ears,
    );
    await assert.rejects(asking.ask('b', record, 60), unanswered('perhaps'));
    slow.resolve({ is: 'not-here' });
    assert.deepEqual(await asking.ask('b', record, AMPLE_MS), done);
  });

  check('a node that fails to answer says so, and not why', async (network) => {
    const asking = await network.join('a', ears().ears);
    await network.join('b', ears({ answer: () => Promise.reject(new Error('a secret')) }).ears);
    const reply = await asking.ask('b', record, AMPLE_MS);
    assert.equal(reply.is === 'trouble' && reply.trouble.code, 'busy');
    assert.doesNotMatch(JSON.stringify(reply), /secret/);
  });

  check(
    'lines come to the node they are for, as they were, in the order in which they were told',
    async (network) => {
      const [b, c] = [ears(), ears()];
      const telling = await network.join('a', ears().ears);
      await network.join('b', b.ears);
      await network.join('c', c.ears);
      const sent = [line(1), line(2, 'é 🐂 \u2028 "'), line(3, 'x'.repeat(300_000)), line(4, '')];
      for (const one of sent) telling.tell('b', one);
      await until(() => b.heard.lines.length === sent.length, 'not all lines came');
      assert.deepEqual(
        b.heard.lines,
        sent.map((one) => [one, 'a']),
      );
      assert.deepEqual(c.heard.lines, []);
    },
  );

  check('what is told before a reply is heard before it', async (network) => {
    const a = ears();
    const asking = await network.join('a', a.ears);
    const order: string[] = [];
    const owner: Broker = await network.join(
      'b',
      ears({
        async answer() {
          owner.tell('a', line(1));
          return done;
        },
      }).ears,
    );
    await asking.ask('b', record, AMPLE_MS).then(() => order.push(`${a.heard.lines.length} heard`));
    assert.deepEqual(order, ['1 heard']);
  });

  check('news come to all others', async (network) => {
    const all = [ears(), ears(), ears()];
    const [first] = [await network.join('a', all[0]!.ears)];
    await network.join('b', all[1]!.ears);
    await network.join('c', all[2]!.ears);
    const news: News = { is: 'forgotten', person: 'anna' };
    first.announce(news);
    await until(() => all.slice(1).every(({ heard }) => heard.news.length === 1), 'news did not come');
    assert.deepEqual(
      all.map(({ heard }) => heard.news),
      [[], [[news, 'a']], [[news, 'a']]],
    );
  });

  check('a thought is thought once, by one of those who think for others', async (network) => {
    const heard: Work[] = [];
    const think: Ears['think'] = async (wanted) => {
      heard.push(wanted);
      return heard.length > 1 ? undefined : { pick: 'onto', to: 2 };
    };
    const asking = await network.join('a', ears().ears);
    await network.join('b', ears({ think }).ears);
    await network.join('c', ears({ think }).ears);
    await network.join('d', ears().ears);
    assert.deepEqual(await asking.think(work, AMPLE_MS), { pick: 'onto', to: 2 });
    assert.equal(await asking.think(work, AMPLE_MS), undefined, 'the bot does not want to speak up');
    assert.deepEqual(heard, [work, work]);
  });

  check('nobody thinks, or has the time, or comes in time', async (network) => {
    const asking = await network.join('a', ears().ears);
    await assert.rejects(asking.think(work, AMPLE_MS), unanswered('no'));
    const slow = Promise.withResolvers<undefined>();
    let asked = 0;
    const think: Ears['think'] = () => (asked++ === 0 ? Promise.reject(new Error('busy')) : slow.promise);
    await network.join('b', ears({ think }).ears);
    await assert.rejects(asking.think(work, AMPLE_MS), unanswered('no'));
    await assert.rejects(asking.think(work, 60), unanswered('perhaps'));
    slow.resolve(undefined);
    assert.deepEqual([asking.stats().asked, asking.stats().unanswered], [3, 3]);
  });
}
