/** Refusals that have to do with how far a match is, with answers, names and chat, and with limits. */
import { MemoryLog } from '../../log/memory.ts';
import { settled } from '../clock.ts';
import { calmDuel, TestHouse, trouble } from '../house.ts';
import {
  anna,
  bert,
  gathering,
  me,
  metBy,
  moveOf,
  numberOf,
  open,
  overDuel,
  type Provoke,
  racing,
  readyToRace,
  say,
  wim,
} from './provoke.ts';

export const atPlay = {
  async 'not-begun'() {
    const { around, table } = await gathering();
    const a = await around.client(anna).open(table);
    return metBy(await a.ask(moveOf(a, { table, seat: 0, decision: 0, pick: 'pass' })));
  },
  async 'begun-already'() {
    const { house, table } = await calmDuel();
    return trouble(house.house.act(anna, table, { do: 'start' }));
  },
  async 'dealt-already'() {
    const { house, table } = await calmDuel();
    return trouble(house.house.act(anna, table, { do: 'contribute', words: 'salt' }));
  },
  async 'seats-open'() {
    const { house, table } = await gathering();
    return trouble(house.act(anna, table, { do: 'start' }));
  },
  async 'not-being-played'() {
    const { house, table, b } = await calmDuel();
    await b.drop();
    await house.house.act(anna, table, { do: 'pause' });
    return trouble(house.house.act(anna, table, { do: 'bot', seat: 1, level: 'random' }));
  },
  async paused() {
    const { house, table, a } = await calmDuel();
    await house.house.act(anna, table, { do: 'pause' });
    return metBy(await a.play(0, { pick: 'pass' }));
  },
  async 'not-paused'() {
    const { house, table } = await calmDuel();
    return trouble(house.house.act(anna, table, { do: 'resume' }));
  },
  async 'race-runs-on'() {
    const { house, table } = await racing();
    return trouble(house.house.act(anna, table, { do: 'pause' }));
  },
  async over() {
    const { house, table } = await overDuel();
    return trouble(house.house.act(anna, table, { do: 'end' }));
  },
  async 'put-away'() {
    const { house, table } = await overDuel();
    await house.log.putAway([table]);
    return trouble(house.house.act(bert, table, { do: 'rename', name: 'Bertus' }));
  },
  async 'not-over'() {
    const { house, table } = await calmDuel();
    return trouble(house.house.act(anna, table, { do: 'rematch' }));
  },
  async 'no-shuffles-shown'() {
    const { house, table } = await gathering({ seats: [me, me], reveal: false });
    await house.act(anna, table, { do: 'end' });
    return trouble(house.record(anna, table));
  },
  async 'gone-on'() {
    const { a } = await calmDuel();
    return metBy(await a.play(0, undefined, { decision: 7 }));
  },
  async 'no-answer-now'() {
    const { a } = await calmDuel();
    return metBy(await a.play(0, { pick: 'resign' }, { more: [{ pick: 'resign' }] }));
  },
  async 'rule-forbids'() {
    const { a } = await racing();
    return metBy(await a.play(0, { pick: 'command' }));
  },
  async unfit() {
    const house = new TestHouse();
    return trouble(house.make(anna, { game: 'four-downs', seats: [me, open], options: { nonsense: 1 } }));
  },
  async 'no-such-question'() {
    const { a, table } = await calmDuel();
    return a.tell({ do: 'order', table, seat: 0, asks: 'nonsense', order: 'pass' });
  },
  async 'race-start-alone'() {
    const { a, b } = await readyToRace();
    await b.play(1, { pick: 'ready' });
    return metBy(await a.play(0, { pick: 'pass' }, { more: [{ pick: 'command' }] }));
  },
  async 'race-question-gone'() {
    const { a } = await racing();
    a.shown.set(0, 'a token of no question');
    return metBy(await a.play(0));
  },
  async 'race-start-early'(t) {
    const { house, table, a, b } = await readyToRace();
    const saved = Promise.withResolvers<void>();
    const append = house.log.append.bind(house.log);
    t.mock.method(house.log, 'append', (...given: Parameters<typeof append>) =>
      saved.promise.then(() => append(...given)),
    );
    b.connection.receive(moveOf(b, { table, seat: 1, decision: numberOf(b, 1), pick: 'ready' }));
    const early = moveOf(a, { table, seat: 0, decision: 1, pick: 'command' });
    a.connection.receive(early);
    saved.resolve();
    await settled();
    return a.messages.flatMap((one) => metBy(one) ?? []).at(-1);
  },
  async 'race-not-started'(t) {
    const { house, table, a, b } = await readyToRace();
    await b.play(1, { pick: 'ready' });
    a.connection.receive(moveOf(a, { table, seat: 0, decision: numberOf(a, 0), pick: 'command' }));
    t.mock.method(house.log, 'append', () => Promise.reject(new Error('no disk')));
    await house.clock.pass(3000);
    return a.messages.flatMap((one) => metBy(one) ?? []).at(-1);
  },
  async 'name-empty'() {
    const { house, table, key } = await gathering();
    return trouble(house.take(bert, table, { name: '\u200b', key }));
  },
  async 'line-empty'() {
    const { a, table } = await calmDuel();
    return say(a, table, '\u200b');
  },
  async 'line-unknown'() {
    const { house, table } = await calmDuel();
    return trouble(house.house.act(anna, table, { do: 'sendAway', line: 12_345 }));
  },
  async 'line-too-soon'() {
    const { a, table } = await calmDuel();
    for (let lines = 0; lines < 5; lines++) await say(a, table, 'hello');
    return say(a, table, 'hello');
  },
  async 'table-nearly-full'() {
    const house = new TestHouse({ setting: { mostEntries: 12 } });
    const { table } = await gathering({ seats: [me, open] }, house);
    for (let names = 0; ; names++) {
      const renamed = house.house.act(anna, table, { do: 'rename', name: `Anna ${names}` });
      const met = await renamed.then(
        () => undefined,
        () => trouble(renamed),
      );
      if (met !== undefined) return met;
    }
  },
  async 'table-full'() {
    const { a } = await calmDuel(new TestHouse({ setting: { mostEntries: 12 } }));
    for (let answers = 0; answers < 20; answers++) {
      const met = metBy(await a.play(0));
      if (met !== undefined) return met;
    }
    return undefined;
  },
  async 'too-many-tables'() {
    const house = new TestHouse({ setting: { mostTables: 1 } });
    await gathering({}, house);
    return trouble(gathering({}, house));
  },
  async 'too-many-looked-at'() {
    const house = new TestHouse();
    const w = house.client(wim);
    for (let tables = 0; tables < 13; tables++) {
      const { table } = await gathering({}, house);
      const met = await w.tell({ do: 'open', table, seen: [] });
      if (met !== undefined) return met;
    }
    return undefined;
  },
  async 'house-full'() {
    const log = new (class extends MemoryLog {
      override room() {
        return Promise.resolve({ used: 0, free: 0 });
      }
    })();
    return trouble(gathering({}, new TestHouse({ log })));
  },
} as const satisfies { readonly [id: string]: Provoke };
