import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { howMany, seedOfDay } from '@stamtafel/kernel/testing';
import type { TableAction } from '@stamtafel/protocol';
import { HouseTrouble } from '../table/trouble.ts';
import { person, TestHouse } from '../testing/house.ts';

/**
 * Seats, invites, rejoining, watching and rematches against a small model of our own: who sits where, whether it has
 * begun, who is sent away, which key and which invites work. Whatever is tried, house and model agree on whether it is
 * allowed and on who sits where afterwards, before and after a restart.
 */
interface Model {
  id: string;
  host: number;
  /** By seat: a person, 'bot', or nobody. */
  seats: (number | 'bot' | undefined)[];
  phase: 'gathering' | 'playing' | 'paused' | 'over';
  /** The seats of people, in the order in which they sat down. */
  sat: number[];
  key: string;
  invites: (string | undefined)[];
  barred: Set<number>;
  /** By seat: has said what it adds to the shuffle. */
  ready: boolean[];
  listed: boolean;
  /** By seat: who has seen its hand since the deal. */
  seen: Set<number>[];
}

const PEOPLE = 5;
const SEATS = 3;
const walks = howMany({ quick: 20, test: 200, night: 20_000 });
const people = Array.from({ length: PEOPLE }, (_, i) => person(`p${i}`));

async function allowed<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof HouseTrouble) return undefined;
    throw error;
  }
}

async function walk(seed: number): Promise<number> {
  const dice = fastSeed(seed);
  const below = (n: number) => fastBelow(dice, n);
  const anyOf = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const house = new TestHouse({ below, setting: { waiveMs: 3_600_000, graceMs: 3_600_000 } });
  let current = house;
  const listed = below(2) === 0;
  const host = below(PEOPLE);
  const made = await house.make(people[host]!, {
    game: 'four-downs',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    visibility: listed ? 'listed' : 'link',
  });
  let model: Model = {
    id: made.table.id,
    host,
    seats: [host, undefined, undefined],
    phase: 'gathering',
    sat: [0],
    key: made.key,
    invites: made.invites.map((invite) => invite ?? undefined),
    barred: new Set(),
    ready: [false, false, false],
    listed,
    seen: [],
  };
  const tokens: string[] = [made.key, ...made.invites.filter((invite) => invite !== null), 'nonsense'];
  const sits = (p: number) => model.seats.includes(p);
  const isHost = (p: number) =>
    p === model.host || (!sits(model.host) && model.seats[model.sat[0] ?? SEATS] === p);
  const begin = () => {
    const sitting = new Set(model.seats.filter((s) => typeof s === 'number'));
    if (model.phase !== 'gathering' || model.seats.includes(undefined)) return;
    const isSilent = model.seats.some((s, i) => s !== 'bot' && !model.ready[i]);
    if (sitting.size <= 1 || !isSilent) deal();
  };
  const deal = () => {
    model.phase = 'playing';
    model.seen = model.seats.map((s) => new Set(typeof s === 'number' ? [s] : []));
  };
  const freeFor = (p: number) => model.seats.findIndex((s, i) => s === undefined && maySee(p, i));
  const maySee = (p: number, seat: number) =>
    model.seen[seat]?.has(p) || !model.seen.some((who) => who.has(p));

  const steps: { readonly [name: string]: (p: number) => Promise<void> } = {
    async take(p) {
      const [seat, key, invite] = [below(4), anyOf([undefined, ...tokens]), anyOf([undefined, ...tokens])];
      const claim = { ...(seat < SEATS && { seat }), ...(key && { key }), ...(invite && { invite }) };
      const done = await allowed(current.house.take(people[p]!, model.id, { name: `p${p}`, ...claim }));
      let goes: number | undefined;
      if (invite !== undefined) goes = model.invites.indexOf(invite);
      else if (model.listed || key === model.key) goes = seat < SEATS ? seat : freeFor(p);
      if (goes === -1 || (seat < SEATS && goes !== seat)) goes = undefined;
      if (goes !== undefined && invite === undefined && model.seats[goes] !== undefined) goes = undefined;
      if (goes !== undefined && model.seats[goes] === p) goes = undefined;
      if (goes !== undefined && !maySee(p, goes)) goes = undefined;
      const ok = goes !== undefined && model.phase !== 'over' && !model.barred.has(p);
      assert.equal(done !== undefined, ok, `take ${JSON.stringify(claim)}`);
      if (!ok || goes === undefined) return;
      model.seats[goes] = p;
      if (!model.sat.includes(goes)) model.sat.push(goes);
      model.invites[goes] = undefined;
      model.ready[goes] = false;
      model.seen[goes]?.add(p);
      begin();
    },
    async leave(p) {
      const done = await allowed(current.house.act(people[p]!, model.id, { do: 'leave' }));
      const ok = sits(p) && model.phase !== 'over';
      assert.equal(done !== undefined, ok);
      if (ok) empty((s) => s === p);
    },
    async remove(p) {
      const seat = below(SEATS);
      const done = await allowed(current.house.act(people[p]!, model.id, { do: 'remove', seat }));
      const there = model.seats[seat];
      const ok = isHost(p) && model.phase !== 'over' && there !== undefined && there !== p;
      assert.equal(done !== undefined, ok);
      if (!ok) return;
      if (typeof there === 'number') model.barred.add(there);
      empty((_, i) => i === seat);
    },
    async bot(p) {
      const seat = below(SEATS);
      const there = model.seats[seat];
      if (typeof there === 'number') return;
      const done = await allowed(
        current.house.act(people[p]!, model.id, { do: 'bot', seat, level: 'random' }),
      );
      const may = isHost(p) || (model.phase !== 'gathering' && sits(p));
      const ok = there === undefined && model.phase !== 'over' && may;
      assert.equal(done !== undefined, ok);
      if (!ok) return;
      model.seats[seat] = 'bot';
      model.invites[seat] = undefined;
      begin();
    },
    async invite(p) {
      const seat = below(SEATS);
      const action: TableAction = { do: anyOf(['invite', 'handOver'] as const), seat };
      const done = await allowed(current.house.act(people[p]!, model.id, action));
      const ok =
        action.do === 'invite'
          ? isHost(p) && model.seats[seat] === undefined
          : model.seats[seat] === p && model.phase !== 'over';
      assert.equal(done !== undefined, ok, action.do);
      if (!done?.invite) return;
      model.invites[seat] = done.invite;
      tokens.push(done.invite);
    },
    async newKey(p) {
      const done = await allowed(current.house.act(people[p]!, model.id, { do: 'newKey' }));
      assert.equal(done !== undefined, isHost(p));
      if (!done?.key) return;
      model.key = done.key;
      tokens.push(done.key);
    },
    async contribute(p) {
      const done = await allowed(
        current.house.act(people[p]!, model.id, { do: 'contribute', words: `${below(9)}` }),
      );
      const ok = model.phase === 'gathering' && sits(p);
      assert.equal(done !== undefined, ok);
      if (!ok) return;
      model.seats.forEach((s, i) => {
        if (s === p) model.ready[i] = true;
      });
      begin();
    },
    async start(p) {
      const done = await allowed(current.house.act(people[p]!, model.id, { do: 'start' }));
      const ok = isHost(p) && model.phase === 'gathering' && !model.seats.includes(undefined);
      assert.equal(done !== undefined, ok);
      if (ok) deal();
    },
    async phase(p) {
      const action = anyOf(['pause', 'resume', 'end'] as const);
      if (action === 'end' && below(3) > 0) return;
      const done = await allowed(current.house.act(people[p]!, model.id, { do: action }));
      const from = { pause: ['playing'], resume: ['paused'], end: ['gathering', 'playing', 'paused'] }[
        action
      ];
      const ok = isHost(p) && from.includes(model.phase);
      assert.equal(done !== undefined, ok, action);
      if (ok) model.phase = ({ pause: 'paused', resume: 'playing', end: 'over' } as const)[action];
    },
    async rematch(p) {
      const done = await allowed(current.house.act(people[p]!, model.id, { do: 'rematch' }));
      const ok = model.phase === 'over' && (sits(p) || isHost(p));
      assert.equal(done !== undefined, ok);
      const next = done?.table.next;
      if (next === undefined || done?.key === undefined) return;
      tokens.push(done.key);
      for (const [one, who] of people.entries()) {
        const told = (await current.house.info(who, model.id)).next;
        assert.equal(told, model.barred.has(one) && !sits(one) ? undefined : next);
      }
      const persons = new Set(model.seats.filter((s) => typeof s === 'number'));
      const hasBegun = !model.seats.includes(undefined) && persons.size <= 1;
      model = {
        ...model,
        id: next,
        host: p,
        key: done.key,
        phase: 'gathering',
        invites: model.seats.map(() => undefined),
        barred: new Set([...model.barred].filter((one) => one !== p)),
        ready: [false, false, false],
        seen: [],
      };
      if (hasBegun) deal();
    },
    async watch(p) {
      const client = await current.client(people[p]!).open(model.id);
      const seats = model.seats.flatMap((s, i) => (s === p ? [i] : []));
      const viewers = seats.length > 0 ? seats : model.barred.has(p) ? [] : [SEATS];
      const dealt = (await current.house.info(people[p]!, model.id)).fairness && hasPlay();
      if (dealt) assert.deepEqual([...client.seen.keys()], viewers);
      await client.drop();
    },
    async restart() {
      current = house.restarted({ below, setting: { waiveMs: 3_600_000, graceMs: 3_600_000 } });
    },
  };
  const hasPlay = () => model.phase === 'playing' || model.phase === 'paused';
  function empty(which: (sitter: Model['seats'][number], seat: number) => boolean) {
    model.seats.forEach((sitter, seat) => {
      if (!which(sitter, seat)) return;
      model.seats[seat] = undefined;
      model.sat = model.sat.filter((other) => other !== seat);
      model.invites[seat] = undefined;
      model.ready[seat] = false;
    });
  }

  const names = Object.keys(steps);
  let tried = 0;
  for (let n = 0; n < 60; n++) {
    const p = below(PEOPLE);
    await steps[anyOf(names)]!(p);
    tried++;
    const info = await current.house.info(people[p]!, model.id);
    if (info.phase === 'over') model.phase = 'over';
    const shown = info.seats.map(({ kind, yours }) => (kind === 'person' ? (yours ? p : 'other') : kind));
    const expected = model.seats.map((s) =>
      s === undefined ? 'open' : s === 'bot' ? 'bot' : s === p ? p : 'other',
    );
    assert.deepEqual(shown, expected);
    assert.equal(info.phase, model.phase);
    assert.equal(info.host, isHost(p));
    assert.equal(info.sentAway === true, model.barred.has(p) && !sits(p));
    assert.deepEqual(current.events, [], 'a restart finds every card as its log says');
  }
  return tried;
}

test('seats, invites, rejoining, watching and rematches are as a small model says', async () => {
  let tried = 0;
  const first = seedOfDay('model');
  for (let seed = first; seed < first + walks; seed++)
    try {
      tried += await walk(seed);
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error });
    }
  assert.equal(tried, 60 * walks);
});
