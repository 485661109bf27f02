/** Refusals of tables that cannot go on, and of what cannot be saved. */
import type { TestContext } from 'node:test';
import type { Trouble } from '@stamtafel/protocol';
import { CannotSave, LogDamaged, SaveUnknown, SeqTaken } from '../../log/port.ts';
import { calmDuel, TestHouse, trouble } from '../house.ts';
import { SpyLog, testKey } from '../spy.ts';
import { anna, bert, gathering, metBy, type Provoke } from './provoke.ts';

export const atStorage = {
  async 'no-such-table'() {
    return trouble(new TestHouse().house.info(anna, 'nosuchtable00000'));
  },
  async frozen() {
    const { house, table } = await calmDuel();
    const other = house.restarted({ key: new Uint8Array(32).fill(9) });
    return trouble(other.house.act(anna, table, { do: 'pause' }));
  },
  async 'log-unreadable'(t) {
    const { house, table } = await calmDuel();
    t.mock.method(house.log, 'read', () => Promise.reject(new LogDamaged('a bad page')));
    return trouble(house.restarted().house.info(anna, table));
  },
  async 'rules-failed'(t) {
    const log = new SpyLog();
    const { table, a } = await calmDuel(new TestHouse({ log, key: testKey }));
    const { rules } = log.truth(table).play?.match ?? {};
    for (const rule of Object.values(rules ?? {}))
      t.mock.method(rule, 'do', () => {
        throw new Error('a card lies where it cannot lie');
      });
    return metBy(await a.play(0));
  },
  'cannot-save': (t) => saving(t, new CannotSave('the disk is full')),
  'save-unknown': (t) => saving(t, new SaveUnknown('the disk does not answer')),
  'written-elsewhere': (t) => saving(t, new SeqTaken('somebody was quicker')),
  'table-not-saved': (t) => making(t, new CannotSave('the disk is full')),
  'table-save-unknown': (t) => making(t, new SaveUnknown('the disk does not answer')),
  async 'not-all-forgotten'(t) {
    const house = new TestHouse();
    t.mock.method(house.log, 'forget', () => Promise.reject(new CannotSave('the disk is full')));
    return trouble(house.house.forget(bert));
  },
  async 'being-put-away'() {
    const { house, table } = await calmDuel();
    await house.house.close();
    return trouble(house.house.info(anna, table));
  },
  async 'went-wrong'(t) {
    const { house, table } = await calmDuel();
    const other = house.restarted();
    t.mock.method(house.log, 'read', () => Promise.reject(new Error('EIO')));
    return other.client(anna).tell({ do: 'open', table, seen: [] });
  },
} as const satisfies { readonly [id: string]: Provoke };

async function saving(t: TestContext, error: Error): Promise<Trouble | undefined> {
  const { house, a } = await calmDuel();
  t.mock.method(house.log, 'append', () => Promise.reject(error));
  return metBy(await a.play(0));
}

async function making(t: TestContext, error: Error): Promise<Trouble> {
  const house = new TestHouse();
  t.mock.method(house.log, 'append', () => Promise.reject(error));
  return trouble(gathering({}, house));
}
