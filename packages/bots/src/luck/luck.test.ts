import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { editions } from '@stamtafel/games';
import { type Kind, type Match, type MatchRecord, open, outcome, RESIGN, recorder } from '@stamtafel/kernel';
import { howMany, sampleOfDay } from '@stamtafel/kernel/testing';
import { blankMind } from '../blank-mind.ts';
import { diceOf, playOn } from '../match.ts';
import { mindOf } from '../minds.ts';
import { duel } from '../testing/duel.ts';
import { nim } from '../testing/nim.ts';
import { type Luck, LuckCount, type Rounds } from './luck.ts';

const few: Rounds = { cards: 4, mostCards: 6, look: 2, closer: 4 };
const many: Rounds = { cards: 400, mostCards: 400, look: 40, closer: 400 };
const hex = (n: number): string => n.toString(16).padStart(64, '0');

interface Finished<K extends Kind> {
  readonly match: Match<K>;
  readonly record: MatchRecord;
}

/** Players who know nothing but the rules try it out to the end. */
function counted<K extends Kind>({ match, record }: Finished<K>, rounds = many, seed = 1): Luck {
  const count = new LuckCount(match, record, blankMind, rounds, seed);
  while (!count.next());
  return count.answer();
}

/** A game of Nim in which this many were taken each time. */
function taking(heap: number, takes: readonly number[]) {
  const match = open(nim, { options: { heap } });
  const table = recorder(match, { seed: hex(1) });
  for (const [turn, to] of takes.entries()) table.play(turn % 2, { pick: 'take', to });
  assert.ok(outcome(match, table.state), 'the match is not over');
  return { match, record: table.record() };
}

/** A duel in which both chose so; the first of them won it. */
function wonDuel(winsOfHundred: readonly (readonly number[])[], a: number, b: number) {
  const match = open(duel(winsOfHundred), {});
  for (let seed = 1; seed < 100; seed++) {
    const table = recorder(match, { seed: hex(seed) });
    table.play(0, { pick: 'choose', to: a });
    table.play(1, { pick: 'choose', to: b });
    if (outcome(match, table.state)?.ranks[0] === 1) return { match, record: table.record() };
  }
  throw new Error('nobody wins this');
}

const near = (found: number | undefined, expected: number, what: string): void =>
  assert.ok(Math.abs((found ?? Number.NaN) - expected) < 0.08, `${what}: ${found}, not about ${expected}`);

test('the answer that throws the match away is the worst decision, at its moment and with what it cost', () => {
  // With two left, taking both wins; taking one gives the last to the other.
  const { mattered } = counted(taking(5, [1, 2, 1, 1]));
  const [worst] = mattered.filter(({ seat, gain }) => seat === 0 && gain.mean < 0);
  assert.equal(worst?.moment, 2);
  near(worst?.gain.mean, -0.5, 'taking one of two');
});

test('the winning answer is the best decision, and an answer without a choice is no decision', () => {
  const { mattered } = counted(taking(4, [1, 1, 2]));
  assert.deepEqual(
    mattered.map(({ moment }) => moment).filter((moment) => moment > 0),
    [2, 1],
  );
  near(mattered[0]?.gain.mean, 0.5, 'taking two of two');
  // From three: taking one leaves two (lost half the time), taking two leaves one (lost); so a quarter on average.
  near(mattered.find(({ moment }) => moment === 1)?.gain.mean, 0.25, 'taking one of three');
  const forced = counted(taking(1, [1]));
  assert.deepEqual(forced.mattered, []);
});

test('a match that the deal decides is all cards: nothing anybody answered mattered', () => {
  const { deal, later, choices, mattered } = counted(wonDuel([Array(2).fill(100), Array(2).fill(100)], 0, 1));
  assert.deepEqual(
    deal.map(({ mean }) => mean),
    [0.5, -0.5],
  );
  assert.deepEqual(
    later.map(({ mean }) => mean),
    [0, 0],
  );
  assert.deepEqual(choices, [0, 0]);
  assert.deepEqual(mattered, []);
});

test('a lot that falls later is luck, and no merit of the answer before it', () => {
  const { deal, later, cards, mattered } = counted(wonDuel([Array(2).fill(20), Array(2).fill(20)], 1, 1));
  near(deal[0]?.mean, -0.3, 'the deal');
  near(later[0]?.mean, 0.8, 'the lot');
  near(cards[0]?.mean, 0.5, 'both');
  assert.deepEqual(mattered, [], 'the answer gets what the lot did');
});

test('a choice that decides is all choices', () => {
  const match = wonDuel([Array(2).fill(99), Array(2).fill(1)], 0, 1);
  const { cards, choices, mattered } = counted(match);
  near(cards[0]?.mean, 0, 'the cards');
  near(choices[0], 0.5, 'the choices');
  assert.deepEqual(
    mattered.map(({ moment, seat }) => ({ moment, seat })),
    [{ moment: 0, seat: 0 }],
  );
});

test('a decision within the noise is not named, however large it looks at first', () => {
  const { mattered } = counted(wonDuel([Array(2).fill(45), Array(2).fill(45)], 0, 0), {
    ...many,
    look: 2,
    closer: 10,
  });
  assert.deepEqual(mattered, []);
});

test('stopped at any time it has figures that add up, and names nothing it has not looked at closely', () => {
  const { match, record } = taking(12, [1, 2, 1, 2, 2, 1, 2, 1]);
  const count = new LuckCount(match, record, blankMind, few, 1);
  for (let n = 0; n < 7; n++) {
    assert.equal(count.next(), false);
    const { result, even, cards, choices, mattered, rollouts } = count.answer();
    assert.equal(rollouts, n + 1);
    assert.deepEqual(mattered, []);
    result.forEach((share, seat) => {
      assert.ok(Math.abs(share - even - (cards[seat]?.mean ?? 0) - (choices[seat] ?? 0)) < 1e-9);
    });
  }
});

test('stopped in the middle of the closer look it names what is already clear', () => {
  const { match, record } = taking(5, [1, 2, 1, 1]);
  const count = new LuckCount(match, record, blankMind, many, 1);
  while (!count.answer().looked) assert.equal(count.next(), false, 'it was never looked at before the end');
  const { mattered, rollouts } = count.answer();
  assert.ok(mattered.some(({ moment, gain }) => moment === 2 && gain.mean < -0.3));
  assert.equal(count.next(), false);
  assert.equal(count.done, rollouts + 1);
});

test('other dice give other figures, within their errors', () => {
  const match = wonDuel([Array(2).fill(20), Array(2).fill(20)], 1, 1);
  const [one, other] = [1, 2].map((seed) => counted(match, many, seed).deal[0]);
  assert.ok(one !== undefined && other !== undefined);
  assert.notEqual(one.mean, other.mean);
  assert.ok(Math.abs(one.mean - other.mean) < 4 * (one.error + other.error));
});

test('a match that is not over has no luck to count', () => {
  const match = open(nim, { options: { heap: 9 } });
  const { record } = recorder(match, { seed: hex(1) });
  assert.throws(() => new LuckCount(match, record(), blankMind), /not over/);
});

for (const edition of editions) {
  const { game } = edition;
  for (const seats of game.players) {
    test(`${game.id} for ${seats}: sums add up, and the same seed gives the same figures`, async () => {
      const mind = await mindOf(game.id);
      const match = open(game, { seats });
      const table = recorder(match, { seed: hex(seats) });
      playOn(table, [(...given) => edition.players.greedy(...given)], diceOf(seats));
      const record = table.record();
      const run = (): Luck => {
        const count = new LuckCount(match, record, mind, few, 1);
        while (!count.next());
        assert.ok(count.done > record.entries.length, 'hardly anything was tried');
        return count.answer();
      };
      const luck = run();
      assert.deepEqual(run(), luck);
      for (const parts of [luck.deal, luck.later, luck.cards])
        assert.ok(
          Math.abs(parts.reduce((sum, { mean }) => sum + mean, 0)) < 1e-9,
          'one gains what others lose',
        );
      assert.ok(Math.abs(luck.choices.reduce((sum, share) => sum + share, 0)) < 1e-9);
      luck.result.forEach((share, seat) => {
        const [deal, later, cards] = [luck.deal, luck.later, luck.cards].map((part) => part[seat]?.mean ?? 0);
        assert.ok(Math.abs(cards! - deal! - later!) < 1e-9);
        assert.ok(Math.abs(share - luck.even - cards! - luck.choices[seat]!) < 1e-9);
      });
    });
  }
}

test('giving up is a decision like any other', () => {
  const edition = editions.find(({ game }) => game.resigns !== undefined);
  assert.ok(edition !== undefined, 'nobody can give up anywhere');
  const match = open(edition.game, { seats: 2 });
  const table = recorder(match, { seed: hex(1) });
  table.play(0, { pick: RESIGN });
  const { mattered } = counted({ match, record: table.record() }, { ...few, look: 4, closer: 60 });
  assert.equal(mattered[0]?.seat, 0);
  const { mean = 0 } = mattered[0]?.gain ?? {};
  assert.ok(mean < -0.25 && mean > -0.75, `about half a win is given away, not ${mean}`);
});

test('golden matches with house rules, races and bonus cards are counted as well', async () => {
  const games = fileURLToPath(new URL('../../../games/src/', import.meta.url));
  const files = globSync('**/golden/*.match.json', { cwd: games });
  assert.ok(files.length >= editions.length, `${files.length} golden matches`);
  const some = howMany({ quick: 2, test: 10, night: files.length });
  for (const file of sampleOfDay('golden matches', files.sort(), some)) {
    const record: MatchRecord = JSON.parse(readFileSync(join(games, file), 'utf8'));
    const edition = editions.find(({ game }) => game.id === record.game);
    assert.ok(edition !== undefined, file);
    const match = open(edition.game, { seats: record.seats, options: record.options });
    const rounds = { cards: 1, mostCards: 1, look: 1, closer: 1 };
    const count = new LuckCount(match, record, await mindOf(record.game), rounds);
    while (!count.next());
    assert.equal(count.answer().looked, true, file);
  }
});
