import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit } from '@stamtafel/kernel/testing';
import { standardDeck } from '../deck.ts';
import { howRuck } from '../game.ts';
import { keys, racing, splitAll, splits, sure } from '../testing/table.ts';

const ids = standardDeck.map((card) => card.id);
const dealt = () => sit(howRuck, { options: { youngestSeat: 'A' }, chance: [{ stream: 'deck', top: ids }] });
const seenIn = (t: ReturnType<typeof dealt>, viewer: string, zone: string): number =>
  t.view(viewer).zones[t.match.zoneByName.get(zone)!]!.filter((entry) => entry >= 0).length;

test('HR-030 forming the teams determines the start player', () => {
  // 41st card to A, 42nd to B: the higher one starts.
  const higherFor = (a: string, b: string) => {
    const others = ids.filter((id) => id !== a && id !== b);
    const t = sit(howRuck, {
      chance: [{ stream: 'deck', top: [...others.slice(0, 40), a, b, ...others.slice(40)] }],
    });
    splitAll(t);
    return t.asked();
  };
  assert.deepEqual(higherFor('nessie', 'rood-0-1'), { A: 'turn' });
  assert.deepEqual(higherFor('rood-0-1', 'nessie'), { B: 'turn' });
});

test('HR-031 the splitter sees the top two cards, keeps one and gives the other, both face down', () => {
  const t = dealt();
  assert.deepEqual(t.options('A'), [`keep ${ids[0]}`, `keep ${ids[1]}`]);
  assert.equal(t.refusal('A', `keep ${ids[2]}`)?.rule, 'HR-031');
  assert.equal(t.refusal('A', `keep ${ids[20]}`)?.rule, 'HR-031');
  t.play('A', `keep ${ids[1]}`);
  assert.deepEqual([t.zone('kept.A'), t.zone('given.A')], [[ids[1]], [ids[0]]]);
  for (const viewer of ['B', 'watcher'])
    assert.deepEqual(
      ['kept.A', 'given.A', 'pair.A'].map((zone) => seenIn(t, viewer, zone)),
      [0, 0, 0],
    );
});

test('HR-032 after each split the next two cards are taken; a full pile is ten pairs', () => {
  const t = dealt();
  for (let done = 1; done <= 10; done++) {
    t.play('A', `keep ${ids[2 * done - 2]}`);
    assert.deepEqual(
      t.told.map(({ key, args, cards }) => [key, args.count, cards.length]),
      [['split', done, 0]],
    );
    assert.deepEqual(
      t.options('A'),
      done === 10 ? [] : [`keep ${ids[2 * done]}`, `keep ${ids[2 * done + 1]}`],
    );
  }
  assert.deepEqual(t.asked(), { B: 'split' });
});

test('HR-033 before the tenth split a player holds exactly one pair, and what is split stays split', () => {
  const t = dealt();
  for (let done = 0; done < 10; done++) {
    assert.equal(t.zone('pair.A').length, 2);
    assert.equal(seenIn(t, 'A', 'prep.A'), 0);
    splits(t, 'A', 1);
  }
  assert.equal(t.zone('pair.A').length, 0);
  const late = dealt();
  splits(late, 'A', 1);
  assert.equal(late.refusal('A', `keep ${ids[1]}`)?.rule, 'HR-031');
});

test('HR-034 every pair gives one card to each team: both have 20', () => {
  const t = dealt();
  splitAll(t);
  assert.equal(t.zone('hand.A').length + t.zone('pile.A').length, 20);
  assert.equal(t.zone('hand.B').length + t.zone('pile.B').length, 20);
});

test('HR-035 each team is what its player kept and what the other gave, shuffled', () => {
  const t = sit(howRuck, {
    chance: [
      { stream: 'deck', top: ids },
      { stream: 'teams', top: ['rood-0-1', 'rood-0-2'] },
      { stream: 'teams', top: ['rood-0-1', 'rood-0-2'] },
    ],
  });
  splitAll(t);
  const team = [...t.zone('hand.A'), ...t.zone('pile.A')].sort();
  const kept = ids.slice(0, 20).filter((_, i) => i % 2 === 0);
  const given = ids.slice(20, 40).filter((_, i) => i % 2 === 1);
  assert.deepEqual(team, [...kept, ...given].sort());
  // The forced shuffles put rood-0-1, which A kept, on top of A's pile, and rood-0-2, which A gave, on top of B's.
  assert.deepEqual([t.zone('hand.A')[0], t.zone('hand.B')[0]], ['rood-0-1', 'rood-0-2']);
  assert.ok(keys(t).includes('teams'));
});

test('HR-036 a player knows of every pair they split which card is in which team, never where', () => {
  const t = dealt();
  splitAll(t);
  const kept = ids.slice(0, 20).filter((_, i) => i % 2 === 0);
  const given = ids.slice(0, 20).filter((_, i) => i % 2 === 1);
  // A sees what A drew; the rest of what A kept is somewhere in A's pile.
  const drawn = t.zone('hand.A');
  assert.deepEqual(sure(t, 'A', 'pile.A'), kept.filter((id) => !drawn.includes(id)).sort());
  assert.deepEqual(sure(t, 'A', 'pile.B'), [...given].sort());
  assert.deepEqual(sure(t, 'watcher', 'pile.A'), []);
  assert.equal(seenIn(t, 'A', 'pile.A') + seenIn(t, 'A', 'pile.B') + seenIn(t, 'A', 'hand.B'), 0);
});

test('HR-036 of a pair that was left the slower player knows both cards and that each team got one, not which', () => {
  const left = (keepFirst: boolean) => {
    const t = racing({}, [{ stream: 'deck', top: ids }]);
    splits(t, 'A', 10, 0);
    const [first = '', second = ''] = t.zone('pair.B');
    t.play('B', 'leave');
    t.play('A', `keep ${keepFirst ? first : second}`);
    return { t, first, second };
  };
  const { t, first, second } = left(true);
  assert.deepEqual(t.zone('given.A').at(-1), second);
  const seen = ['kept.A', 'given.A', 'pair.A'].map((zone) => seenIn(t, 'B', zone));
  assert.deepEqual(seen, [0, 0, 0]);
  assert.deepEqual(sure(t, 'B', 'kept.A'), [first, second].sort());
  assert.deepEqual(sure(t, 'B', 'given.A'), [first, second].sort());
  // Whichever A kept, B gets the same bytes.
  assert.equal(JSON.stringify(left(false).t.view('B')), JSON.stringify(t.view('B')));
  assert.equal(JSON.stringify(left(false).t.heard('B')), JSON.stringify(t.heard('B')));
  // After the shuffles too: exactly one of the two is in either team.
  splits(t, 'A', 9);
  const bags = t.view('B').bags;
  const faces = [first, second].map((id) => t.match.faceByName.get(id)!).sort((a, b) => a - b);
  assert.ok(bags.some((bag) => bag.limits.some((limit) => limit.least === 1 && limit.most === 1)));
  assert.ok(faces.every((face) => bags.some((bag) => bag.sure.includes(face))));
});

test('HR-060 calm: each splits at their own pace, however far the other is', () => {
  const t = dealt();
  splits(t, 'A', 10);
  assert.deepEqual(t.asked(), { B: 'split' });
  splits(t, 'B', 3);
  assert.deepEqual(t.asked(), { B: 'split' });
  assert.equal(t.refusal('A', `keep ${ids[0]}`)?.rule, 'HR-031', 'A holds no pair any more');
});

test('HR-061 calm: both count as having stopped together; the draw decides, nothing is left over', () => {
  const drawn = ['nessie', 'touwbreuk'];
  const others = ids.filter((id) => !drawn.includes(id));
  const t = sit(howRuck, { chance: [{ stream: 'deck', top: [...others.slice(0, 40), ...drawn] }] });
  splits(t, 'B', 10);
  splits(t, 'A', 10);
  assert.deepEqual(keys(t), ['split', 'drawn', 'drawn', 'faster', 'teams', 'barrelPlaced', 'starts']);
  assert.deepEqual([t.zone('drawn.A'), t.zone('drawn.B')], [['nessie'], ['touwbreuk']]);
  assert.deepEqual([t.zone('prep.A'), t.zone('prep.B')], [[], []]);
  assert.deepEqual([t.facts.barrel, t.asked()], [6, { A: 'turn' }]);
});
