import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstDowns, round } from '@stamtafel/games/play-design/four-downs/testing/table.ts';
import { Table } from '@stamtafel/kernel';
import { answers, looks, nevers } from '../testing/looks.ts';
import { mind } from './mind.ts';
import { raceOf } from './race.ts';

const near = (found: number | undefined, wanted: number): void =>
  assert.ok(found !== undefined && Math.abs(found - wanted) < 1e-9, `${found} instead of ${wanted}`);

test('a lead holds unless one of the unseen cards that beat it is among those of the other', () => {
  const t = round({ hands: { A: 'off-single-wing off-empty-backfield off-pistol def-goal-line', B: 4 } });
  const seen = looks(mind, t, 'A');
  assert.equal(seen.get('play off-single-wing')!['lead.sure'], 1, 'no green defense card has a 7');
  // One of 24 unseen cards (Quarter) beats Empty Backfield, and B holds four of them.
  near(seen.get('play off-empty-backfield')!['lead.holds'], 20 / 24);
  near(seen.get('play off-pistol')!['lead.holds'], (21 * 20 * 19 * 18) / (24 * 23 * 22 * 21));
});

test('a player who has shown a lack of a colour and side cannot beat a card with it', () => {
  const t = round({
    hands: { A: 'off-pistol off-ace off-victory', B: 3 },
    played: { A: 'off-trips', B: 'off-shotgun-spread' },
    // Blue offense was answered with blue offense: no blue defense card is there.
    facts: { trick: 2, lacks: [0, 1 << 1] },
  });
  assert.equal(looks(mind, t, 'A').get('play off-pistol')!['lead.sure'], 1);
});

test('the reason for a card that takes the trick says so, and what is kept for later', () => {
  const t = round({
    hands: { A: 3, B: 'def-nickel def-quarter off-ace def-46' },
    played: { A: 'off-trips' },
    asks: { B: 'follow' },
  });
  const seen = looks(mind, t, 'B');
  assert.deepEqual([...seen.keys()].sort(), ['play def-nickel', 'play def-quarter']);
  assert.equal(seen.get('play def-nickel')!['follow.wins'], undefined, 'a 5 does not beat a 6');
  assert.equal(seen.get('play def-quarter')!['follow.wins'], 1);
});

test('the race: level players have equal chances but for the lead, and nobody who is out has any', () => {
  const { chance } = raceOf(2);
  near(chance([4, 4], 0, 0) + chance([4, 4], 0, 1), 1);
  near(chance([1, 1], 0, 0), 0.6);
  assert.ok(chance([9, 1], 1, 0) > 0.95);
  const four = raceOf(4);
  near(
    [0, 1, 2, 3].reduce((sum, seat) => sum + four.chance([3, 5, 0, 7], 1, seat), 0),
    1,
  );
  assert.equal(four.chance([3, 5, 0, 7], 1, 2), 0);
  near(four.chance([5, 5, 5, 5], 2, 1), four.chance([5, 5, 5, 5], 0, 3));
});

const raceOfSeat = (t: ReturnType<typeof round>, seat: number): number => {
  const into = new Float64Array(mind.sense.stateFeatures.length);
  mind.sense.state(new Table(t.match, t.state), seat, into);
  return Math.exp(into[0]!);
};

test('the end of a round between two is worked out, and the race says what it is worth', () => {
  const at = (mine: string, his: string) =>
    round({
      hands: { A: mine, B: his },
      played: { A: 'off-trips off-flexbone', B: 'off-heavy off-flex' },
      facts: { trick: 3, leader: 0, yards: [90, 90] },
    });
  near(raceOfSeat(at('off-single-wing def-big-nickel', 'def-dime def-46'), 0), 1);
  // Dime beats Pistol, and then B has the lead; only if Pistol is kept and Dime thrown away does A win: half of the half.
  near(raceOfSeat(at('off-single-wing off-pistol', 'def-dime def-46'), 0), 1 / 4);
  near(raceOfSeat(at('off-single-wing off-pistol', 'def-dime def-46'), 1), 3 / 4);
});

test('with more players a fresh round is valued by the race alone', () => {
  const t = round({ seats: 3, facts: { yards: [90, 90, 90] } });
  near(raceOfSeat(t, 0), 0.43);
  const into = new Float64Array(mind.sense.stateFeatures.length);
  mind.sense.state(new Table(t.match, t.state), 0, into);
  assert.deepEqual(Array.from(into.slice(1)), new Array(into.length - 1).fill(0));
});

test('never: to fold oneself out of the game', () => {
  const fold = (yards: number) =>
    nevers(
      mind,
      round({
        options: firstDowns,
        hands: { A: 4, B: 'off-pistol off-ace off-victory off-i-formation' },
        asks: { B: 'answer' },
        facts: { stake: 20, claimant: 0, yards: [0, yards] },
      }),
      'B',
    );
  assert.deepEqual(fold(90), ['fold']);
  assert.deepEqual(fold(80), []);
});

test('never: to fold a round that nobody can take away any more', () => {
  const fold = (rest: string) =>
    nevers(
      mind,
      round({
        options: firstDowns,
        hands: { A: rest, B: 2 },
        played: { A: 'off-pistol off-trips', B: 2 },
        asks: { A: 'answer' },
        facts: { stake: 20, claimant: 1, trick: 3, leader: 0, dealer: 1 },
      }),
      'A',
    );
  assert.deepEqual(fold('off-single-wing def-big-nickel'), ['fold']);
  assert.deepEqual(fold('off-single-wing off-ace'), []);
});

test('the champion leads the card nobody can beat while others hold many, and keeps the risk for the end', () => {
  const t = round({
    hands: { A: 'off-single-wing off-pistol', B: 2 },
    played: { A: 'off-field-goal off-ace', B: 'def-nickel def-46' },
    facts: { trick: 3, leader: 0, lacks: [0, 0] },
  });
  assert.equal(answers(mind, t, 'A'), 'play off-single-wing');
});

test('the champion claims a round that is won, and folds one that is not', () => {
  const played = { A: 'off-trips off-flexbone', B: 'off-heavy off-flex' };
  const won = round({
    options: firstDowns,
    hands: { A: 'off-single-wing def-big-nickel', B: 2 },
    played,
    facts: { trick: 3, leader: 0 },
  });
  assert.equal(answers(mind, won, 'A'), 'claim');
  const lost = round({
    options: firstDowns,
    hands: { A: '', B: 'off-victory' },
    played: { A: 'off-trips off-flexbone def-46 off-punt', B: 'off-heavy off-flex off-ace' },
    asks: { B: 'answer' },
    facts: { trick: 4, leader: 0, stake: 30, claimant: 0 },
  });
  assert.equal(answers(mind, lost, 'B'), 'fold');
});

test('the champion speaks up out of turn when the last trick is already won, and is silent when it is lost', () => {
  const lastTrick = (lead: string, asked: 'A' | 'B') =>
    answers(
      mind,
      round({
        options: firstDowns,
        hands: { A: '', B: 'def-dime' },
        played: { A: `off-trips off-flexbone def-46 ${lead}`, B: 'off-heavy off-flex off-ace' },
        asks: { B: 'follow' },
        facts: { trick: 4, leader: 0, yards: [50, 50] },
      }),
      asked,
    );
  assert.equal(lastTrick('off-single-wing', 'A'), 'claim');
  assert.equal(lastTrick('off-single-wing', 'B'), 'play def-dime');
  assert.equal(lastTrick('off-pistol', 'B'), 'claim');
});
