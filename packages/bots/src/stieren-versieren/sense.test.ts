import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onTurn, type Sv, short } from '@stamtafel/games/stieren-versieren/testing/table.ts';
import { NONE, Table } from '@stamtafel/kernel';
import { askTop } from '../search/playout.ts';
import { search } from '../search/search.ts';
import { judgeOf } from '../sense.ts';
import { answers as answersOf, type Looks, looks as looksOf, nevers as neversOf } from '../testing/looks.ts';
import { F } from './features.ts';
import { mind } from './mind.ts';

const { sense } = mind;

/** In short words. */
const looks = ({ seated }: Sv, letter: string): Looks =>
  new Map([...looksOf(mind, seated, letter)].map(([text, features]) => [short(text), features]));
const nevers = ({ seated }: Sv, letter: string): string[] => neversOf(mind, seated, letter).map(short);
const answers = ({ seated }: Sv, letter: string): string => short(answersOf(mind, seated, letter));

test('a cow who can be wooed counts cow times bull, and freely only without a rival', () => {
  const zones = { opera: ['K:hart-5'], 'opera.A': ['A:hart-4', 'A:hart-1'], 'hand.A': ['A:geld-1'] };
  const free = looks(onTurn(zones), 'A').get('woo K:hart-5')!;
  assert.equal(free.wooPoints, 2);
  assert.equal(free.wooFree, 2);
  const rival = looks(onTurn({ ...zones, 'opera.B': ['B:hart-3'], 'hand.B': ['B:bier-1'] }), 'A');
  assert.equal(rival.get('woo K:hart-5')!.wooFree, undefined);
  assert.ok(Number(rival.get('woo K:hart-5')!.wooRisk) > 0);
});

test('the player who put a cow down knows her, and nobody else does', () => {
  const facts = { slots: [NONE, NONE, NONE, NONE, 0], round: 1, start: 0 };
  const zones = { 'opera.down': ['K:hart-5'], 'opera.A': ['A:hart-4'], 'opera.B': ['B:hart-4'] };
  const mine = looks(onTurn(zones, { facts }), 'A').get('talk A:hart-4 5')!;
  assert.equal(mine.talkDrivenFromHome, undefined, 'a 5 does not drive a 4 off');
  const his = looks(onTurn(zones, { facts, turn: 'B' }), 'B').get('talk B:hart-4 5')!;
  assert.ok(Number(his.talkDrivenFromHome) > 0);
});

test('every feature has its words in its own place', () => {
  assert.deepEqual(
    sense.optionFeatures.map(({ name }) => name),
    Object.keys(F),
  );
  assert.deepEqual(
    Object.values(F),
    Object.keys(F).map((_, place) => place),
  );
});

test('of many options every row can be read', () => {
  const zones = {
    'opera.A': ['A:hart-1', 'A:hart-2', 'A:hart-3', 'A:bier-1', 'A:bier-2', 'A:bier-3'],
    'kroeg.A': ['A:hart-4', 'A:hart-5', 'A:geld-1', 'A:geld-2', 'A:geld-3', 'A:halter-1'],
    'hand.A': ['A:geld-4', 'A:geld-5', 'A:bier-4'],
  };
  const { match, state } = onTurn(zones).seated;
  const g = new Table(match, state);
  const { frame, count } = askTop(g, 0);
  const judge = judgeOf(sense, mind.weights, 2);
  judge.rate(g, frame, 0, count);
  assert.ok(count > 32);
  assert.ok(judge.seen.length >= count * sense.optionFeatures.length);
});

test('never: to leave free points with the last action of the last round, or to pass', () => {
  const zones = { opera: ['K:hart-5'], 'opera.A': ['A:hart-4'], 'hand.A': ['A:geld-1'] };
  const last = onTurn(zones, { facts: { last: true, actions: 1 } });
  assert.deepEqual(nevers(last, 'A').sort(), [
    'move A:hart-4 fitness',
    'move A:hart-4 kroeg',
    'pass',
    'swap A:geld-1',
  ]);
  assert.deepEqual(nevers(onTurn(zones, { facts: { last: true, actions: 2 } }), 'A'), ['pass']);
  assert.deepEqual(nevers(onTurn(zones), 'A'), []);
  const fought = onTurn({ ...zones, 'opera.B': ['B:hart-5'] }, { facts: { last: true, actions: 1 } });
  assert.deepEqual(nevers(fought, 'A'), []);
});

test('never: to challenge without a chance, or to let a Romeo go who cannot win', () => {
  const scene = { opera: ['K:hart-4'], 'opera.A': ['A:hart-4'] };
  const weak = onTurn({ ...scene, 'hand.A': ['A:bier-1'], 'opera.B': ['B:hart-3'], 'hand.B': ['B:hart-1'] });
  weak.play('A', 'woo K:hart-4');
  assert.deepEqual(nevers(weak, 'B'), ['challenge B:hart-3']);
  const strong = onTurn({ ...scene, 'opera.B': ['B:hart-5'], 'hand.B': ['B:bier-1'] });
  strong.play('A', 'woo K:hart-4');
  assert.deepEqual(nevers(strong, 'B'), ['decline']);
});

test('never: to help where the fight is decided, or to lay down a side that Romeo beats alone', () => {
  const zones = { opera: ['K:hart-4'], 'opera.A': ['A:hart-4', 'A:hart-1'], 'hand.A': ['A:hart-2'] };
  const fight = onTurn({ ...zones, 'opera.B': ['B:hart-3'], 'hand.B': ['B:hart-5', 'B:bier-1'] });
  fight.play('A', 'woo K:hart-4', 'bull A:hart-4');
  fight.play('B', 'challenge B:hart-3');
  assert.deepEqual(nevers(fight, 'B'), ['done']);
  fight.play('B', 'support B:hart-5');
  // 8 against 4 + 1 and one card, which is at most a 2 of all that A has left.
  assert.deepEqual(nevers(fight, 'B'), ['support B:bier-1']);
  const hopeless = onTurn({ ...zones, 'opera.B': ['B:hart-5', 'B:hart-3'], 'hand.B': ['B:hart-2'] });
  hopeless.play('A', 'woo K:hart-4', 'bull A:hart-1');
  hopeless.play('B', 'challenge B:hart-5', 'join B:hart-3', 'support B:hart-2', 'done');
  // 4 + 1 + 2 against 8 on the table.
  assert.deepEqual(nevers(hopeless, 'A'), ['join A:hart-4', 'support A:hart-2']);
  const safe = onTurn({ ...zones, 'opera.B': ['B:hart-3'], 'hand.B': ['B:bier-1', 'B:hart-5'] });
  safe.play('A', 'woo K:hart-4', 'bull A:hart-4');
  safe.play('B', 'challenge B:hart-3', 'done');
  assert.deepEqual(nevers(safe, 'A'), ['join A:hart-1', 'support A:hart-2']);
});

test('never: by the table at hand, whatever was imagined before', () => {
  const zones = { opera: ['K:hart-4'], 'opera.B': ['B:hart-4'], 'hand.B': ['B:hart-5'] };
  const weak = onTurn({ ...zones, 'opera.A': ['A:hart-3'], 'hand.A': ['A:hart-1'] }, { turn: 'B' });
  weak.play('B', 'woo K:hart-4');
  const { match, ...seated } = weak.seated;
  const judge = judgeOf(sense, mind.weights, match.seats);
  const thinking = search(match, seated.view('A'), seated.decision('A')!, judge, mind.tuning, 1);
  for (let i = 0; i < 20; i++) thinking.think();
  const never = thinking.judged().flatMap((one) => (one.never ? [one.answer?.pick] : []));
  assert.deepEqual(never, ['challenge']);
});

test('a card a challenger lays face down is rather one that counts', () => {
  const likely = (card: string): number => {
    const t = onTurn({
      opera: ['K:hart-4'],
      'opera.A': ['A:hart-3'],
      'hand.A': ['A:hart-1'],
      'opera.B': ['B:hart-3'],
      'hand.B': ['B:hart-5', 'B:bier-1'],
    });
    t.play('A', 'woo K:hart-4');
    t.play('B', 'challenge B:hart-3', `support ${card}`, 'done');
    return sense.plausible!(new Table(t.seated.match, t.seated.state), 0);
  };
  assert.equal(likely('B:hart-5'), 1);
  assert.ok(likely('B:bier-1') < 0.5);
});

test('the champion woos the better cow, brings a cow home, and turns up a cow it has put down at home', () => {
  const bulls = { 'opera.A': ['A:hart-4'], 'hand.A': ['A:geld-1'] };
  const twoCows = onTurn({ ...bulls, opera: ['K:hart-2', 'K:hart-5'] }, { facts: { actions: 1 } });
  assert.equal(answers(twoCows, 'A'), 'woo K:hart-5');
  assert.equal(
    answers(onTurn({ kroeg: ['K:hart-3'], 'kroeg.A': ['A:hart-4'] }), 'A'),
    'escort K:hart-3 opera',
  );
  const known = onTurn(
    { ...bulls, 'opera.down': ['K:hart-5'], 'kroeg.A': ['A:geld-2'], 'kroeg.down': ['K:bier-5'] },
    { facts: { slots: [1, NONE, NONE, NONE, 0], round: 1, start: 0 }, seen: { A: ['K:hart-5'] } },
  );
  assert.equal(answers(known, 'A'), 'talk A:hart-4 5');
});

test('the champion takes a fight it wins and lets another one go', () => {
  const zones = { opera: ['K:hart-4'], 'opera.A': ['A:hart-3'], 'hand.A': ['A:bier-1'] };
  const strong = onTurn({
    ...zones,
    'opera.B': ['B:hart-5', 'B:hart-4'],
    'hand.B': ['B:hart-3', 'B:bier-4'],
  });
  strong.play('A', 'woo K:hart-4');
  assert.equal(answers(strong, 'B'), 'challenge B:hart-5');
  const weak = onTurn({ ...zones, 'opera.B': ['B:hart-2'], 'hand.B': ['B:bier-4'] });
  weak.play('A', 'woo K:hart-4');
  assert.equal(answers(weak, 'B'), 'decline');
});
