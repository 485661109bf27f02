import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stierenVersierenEdition as edition } from '@stamtafel/games/stieren-versieren/edition.ts';
import { Teller } from '@stamtafel/games/telling/tell.ts';
import type { Decision, Kind } from '@stamtafel/kernel';
import { gather } from '../games/stieren-versieren/gather.ts';
import { Engine } from '../session/engine.ts';
import { matchAt } from '../testing/kept.ts';
import { nl } from '../texts/nl.ts';
import { barOf } from './bar.ts';
import { questionOf } from './question.ts';
import { seenCards } from './seen.ts';
import { type Touched, untouched } from './useTouched.ts';

const onPhone = { isWide: false };
const onLaptop = { isWide: true };

/** What the first of some players is asked. */
function sceneAt(seats: number, isThere: (decision: Decision) => boolean) {
  const { sitters, record } = matchAt({ edition, seats, isThere });
  const engine = new Engine(edition, sitters, record);
  const { match } = engine;
  const { view, decision: asked } = engine.shown();
  const question = questionOf({ look: { gather }, match, view, decision: asked, language: 'nl' });
  const zones = seenCards<Kind>(match, view);
  const scene = {
    ...question,
    ...untouched,
    chair: 0,
    texts: nl,
    teller: new Teller(edition, match, 'nl', ['Jij', 'Mieke', 'Toon']),
    cards: (zone: string) => zones.get(zone) ?? [],
  };
  return {
    options: question.decision?.options ?? [],
    gathering: question.gathering ?? assert.fail('nothing to mark'),
    bar: (room: { readonly isWide: boolean }, touched: Partial<Touched> = {}) =>
      barOf({ ...scene, ...touched }, room) ?? assert.fail('no bar'),
    barWithout: () => barOf({ ...scene, decision: null }, onPhone),
  };
}

const turn = sceneAt(
  3,
  ({ asks, options }) => asks === 'turn' && options.filter(({ pick }) => pick === 'swap').length > 1,
);
const pair = sceneAt(2, ({ asks }) => asks === 'playBulls');

test('without a question there is no bar', () => {
  assert.equal(turn.barWithout(), undefined);
});

test('untouched, every answer is in the list or beside it, and nothing is sent', () => {
  const { list, apart, sends, label } = turn.bar(onLaptop);
  assert.ok(!('left' in list));
  const shown = [...list, ...apart].flatMap(({ answers }) => answers);
  const wanted = turn.options.filter((answer) => answer !== turn.gathering.end);
  assert.deepEqual(new Set(shown), new Set(wanted));
  assert.ok(list.every(({ card }) => card !== undefined));
  assert.ok(apart.every(({ card }) => card === undefined));
  assert.equal(sends, undefined);
  assert.equal(label, nl.choices);
});

test('a card that was touched leaves its own answers, under its name', () => {
  const card = turn.gathering.from[0]?.card ?? assert.fail();
  const { list, apart, label } = turn.bar(onLaptop, { selected: { card } });
  assert.ok('left' in list && list.left.length > 0);
  assert.ok(list.left.every((answer) => answer.card === card));
  assert.deepEqual(apart, []);
  assert.notEqual(label, nl.choices);
});

test('a set that was begun among other choices is finished first: only its members are left, and it can be sent', () => {
  const { from } = turn.gathering;
  const { list, sends } = turn.bar(onLaptop, { marks: from.slice(0, 1) });
  assert.deepEqual(list, { left: from });
  assert.equal(sends, turn.gathering);
});

test('a question about nothing but a set keeps its list while it is marked, and can be sent all along', () => {
  for (const marks of [[], pair.gathering.from.slice(0, 1)]) {
    const { list, sends } = pair.bar(onPhone, { marks });
    assert.ok(!('left' in list));
    assert.equal(list.length, pair.gathering.from.length);
    assert.equal(sends, pair.gathering);
  }
});

test('on a phone words are short sooner: fewer stand beside each other, and what is apart takes room from the list', () => {
  const card = turn.gathering.from[0]?.card ?? assert.fail();
  const [phone, laptop] = [onPhone, onLaptop].map((room) => turn.bar(room, { selected: { card } }));
  assert.ok(phone !== undefined && laptop !== undefined);
  assert.ok(phone.longest < laptop.longest);
  assert.equal(pair.bar(onPhone).longest, pair.bar(onLaptop).longest, 'what sends stands below the list');
  assert.equal(pair.bar(onPhone).crowd, 'many');
});
