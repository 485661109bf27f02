import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stierZoektBierEdition } from '@stamtafel/games/stier-zoekt-bier/edition.ts';
import { openBeer, place } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import { cardNamed, open, pending, position, Table, view } from '@stamtafel/kernel';
import { champion } from '../champion.ts';
import { askTop } from '../search/playout.ts';
import { judgeOf } from '../sense.ts';
import { mind } from './mind.ts';
import { hopeAt, hopesOf } from './pub.ts';

const { game } = stierZoektBierEdition;
const match = open(game, { seats: 3 });
const bull = cardNamed(match, 'ozzy-oerstier-2');

test('hope rises from step to step and ends at the quota', () => {
  assert.ok(bull);
  const hopes = hopesOf(bull);
  assert.equal(hopes.length, bull.quota + 1);
  assert.equal(hopes[0], 0);
  for (const [glasses, hope] of hopes.entries()) {
    assert.ok(hope >= (bull.points[glasses] ?? 0), `${glasses}`);
    assert.ok(glasses === 0 || hope >= (hopes[glasses - 1] ?? 0), `${glasses}`);
  }
  assert.equal(hopeAt(bull, 99), bull.points[bull.quota]);
});

/** In the bonus round: a bull at 3 glasses (1 point), and a card on top of the cellar that takes it to 6 (3 points). */
const bonus = () =>
  position(
    match,
    {
      zones: { 'A.1': ['ozzy-oerstier-2', 'oer-3-a'], 'cellar.A': ['pils-1-a', 'oer-3-b'] },
      facts: { round: 8, bierbaas: 0 },
      stack: [{ do: 'cellar', seat: 0 }],
    },
    1,
  );

test('SZB-151 in the bonus round nobody passes by points that lie on top of the cellar', () => {
  const state = bonus();
  const [decision] = pending(match, state);
  assert.ok(decision);
  const g = new Table(match, state);
  const { frame, count } = askTop(g, 0);
  const judge = judgeOf(mind.sense, mind.weights, match.seats);
  judge.rate(g, frame, 0, count);
  const wise = g.list.slice(0, count).filter((_, i) => judge.nevers[i] === 0);
  assert.deepEqual(
    wise.map(({ pick }) => pick),
    ['serve'],
  );
  const answer = champion(mind)(match, view(match, state, 0), decision, { iterations: 60 }, 1);
  assert.deepEqual(answer, { pick: 'serve', card: 'oer-3-b', to: match.zones[place(0, 0)]?.name });
});

test('the champion serves tapped beer before it is poured away', () => {
  const state = position(
    match,
    {
      zones: { 'A.1': ['ozzy-oerstier-2'], 'open.A': ['oer-4-a', 'pils-2-a'], bulls: 8 },
      facts: { round: 3, bierbaas: 0 },
      stack: [{ do: 'serve', seat: 0 }],
    },
    1,
  );
  assert.equal(state.zones[openBeer(0)]?.length, 2);
  const [decision] = pending(match, state);
  assert.ok(decision);
  const answer = champion(mind)(match, view(match, state, 0), decision, { iterations: 100 }, 2);
  assert.equal(answer?.pick, 'serve');
});
