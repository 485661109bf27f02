import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuck } from '@stamtafel/games/how-ruck/game.ts';
import {
  type Around,
  pulling,
  racing,
  type Seating,
  type Zones,
} from '@stamtafel/games/how-ruck/testing/table.ts';
import { answerText, Table } from '@stamtafel/kernel';
import { sit } from '@stamtafel/kernel/testing';
import { levelThinker } from '../levels.ts';
import { levelNames } from '../mind.ts';
import { solve } from '../search/solve.ts';
import { judgeOf } from '../sense.ts';
import { answers as answersOf, type Looks, looks as looksOf, nevers as neversOf } from '../testing/looks.ts';
import { mind } from './mind.ts';

const { sense } = mind;

const looks = (t: Seating, letter = 'A'): Looks => looksOf(mind, t, letter);
const nevers = (t: Seating, letter = 'A'): string[] => neversOf(mind, t, letter);
const answers = (t: Seating, letter = 'A', iterations = 200): string =>
  answersOf(mind, t, letter, { iterations });

const ofHand = (cards: readonly string[], zones: Zones = {}, around: Around = {}): Seating =>
  pulling({ 'hand.A': cards, ...zones }, around);

test('a Scot on one’s own side counts with his strength, on the other side with what he takes away', () => {
  const seen = looks(ofHand(['rood-3-1', 'blauw-0-1'], { 'B.blauw': ['dame-3-1'] }, { barrel: 7 }));
  assert.equal(seen.get('place rood-3-1 A.rood')?.lead, (3 - 2 - 1) / 4 || undefined);
  assert.equal(seen.get('place rood-3-1 B.rood')?.lead, -2 / 4);
  assert.equal(seen.get('place blauw-0-1 B.blauw')?.lead, 2 / 4);
  assert.equal(seen.get('place blauw-0-1 B.blauw')?.pull, undefined, 'no contest, no move');
});

test('the text How-Ruck pulls the barrel by the lead there is after placing', () => {
  const seen = looks(ofHand(['rood-3-hr', 'groen-0-1'], { 'A.groen': ['dame-4-1'] }));
  assert.equal(seen.get('place rood-3-hr A.rood')?.pull, 3 / 4);
  assert.equal(seen.get('place rood-3-hr A.rood')?.spendsContest, 1);
});

test('both seats see the same position with sides changed', () => {
  const mine = looks(
    ofHand(['rood-3-hr'], { 'A.groen': ['dame-4-1'], 'B.blauw': ['blauw-0-1'] }, { barrel: 5 }),
  );
  const theirs = looks(
    pulling(
      { 'hand.B': ['rood-3-hr'], 'B.groen': ['dame-4-1'], 'A.blauw': ['blauw-0-1'] },
      { barrel: 8, turn: 'B' },
    ),
    'B',
  );
  assert.deepEqual(theirs.get('place rood-3-hr B.rood'), mine.get('place rood-3-hr A.rood'));
  assert.deepEqual(theirs.get('place rood-3-hr A.rood'), mine.get('place rood-3-hr B.rood'));
});

test('an option that ends the round counts only as won or lost', () => {
  const seen = looks(ofHand(['adrenalinestoot', 'rood-1-hr'], { 'B.rood': ['nessie'] }, { barrel: 3 }));
  assert.deepEqual(seen.get('carryOut adrenalinestoot'), { won: 1, 'plays adrenalinestoot': 1 });
  const losing = looks(ofHand(['how-ruck', 'groen-1-1'], { 'B.rood': ['nessie'] }, { barrel: 9 }));
  assert.deepEqual(losing.get('carryOut how-ruck'), { lost: 1, 'plays how-ruck': 1 });
});

test('safe tells how likely the other one can win next turn, by the cards nobody has seen', () => {
  const zones = { 'B.rood': ['dame-4-1'], 'B.blauw': ['dame-4-2'] };
  const near = looks(ofHand(['groen-2-1', 'rood-0-1'], zones, { barrel: 9 }));
  assert.ok(near.get('place groen-2-1 A.groen')!.safe! < -0.5);
  assert.ok(near.get('place rood-0-1 B.rood')!.safe! > near.get('place groen-2-1 A.groen')!.safe!);
  const far = looks(ofHand(['groen-2-1', 'rood-0-1'], zones, { barrel: 2 }));
  assert.equal(far.get('place rood-0-1 B.rood')!.safe, undefined);
});

test('a threat is a card in hand that wins next turn if nothing is done', () => {
  const seen = looks(
    ofHand(['how-ruck', 'groen-3-1', 'groen-0-1'], { 'A.rood': ['dame-4-1'] }, { barrel: 4 }),
  );
  assert.equal(seen.get('place groen-3-1 A.groen')?.threat, 1);
  assert.equal(seen.get('place groen-0-1 A.groen')?.threat, undefined);
});

test('with placement on one’s own side only, a contest card reaches no further than that', () => {
  const zones = { 'B.rood': ['dame-4-1'], 'hand.A': ['rood-2-hr-1', 'groen-2-1'] };
  const reach = (placement: string) =>
    looks(pulling(zones, { barrel: 3, options: { placement } })).get('place groen-2-1 A.groen')?.threat;
  assert.equal(reach('both'), undefined, '6 against 8, and 6 against 6 after it');
  const closer = { ...zones, 'A.blauw': ['dame-4-2'] };
  const threat = (placement: string) =>
    looks(pulling(closer, { barrel: 3, options: { placement } })).get('place groen-2-1 A.groen')?.threat;
  assert.equal(threat('both'), 1);
  assert.equal(threat('own'), undefined);
});

test('never: to pass over a win on the spot, whichever card brings it', () => {
  const adrenaline = ofHand(['adrenalinestoot', 'rood-1-1'], {}, { barrel: 3 });
  assert.deepEqual(nevers(adrenaline), [
    'waive adrenalinestoot',
    'place rood-1-1 A.rood',
    'place rood-1-1 B.rood',
  ]);
  const monster = ofHand(['monsterachtig', 'rood-1-1'], { 'B.rood': ['nessie'] });
  assert.ok(nevers(monster).includes('waive monsterachtig'));
  assert.ok(!nevers(monster).includes('carryOut monsterachtig'));
  const contest = ofHand(['rood-3-hr', 'rood-1-1'], { 'A.blauw': ['dame-4-1'] }, { barrel: 3 });
  assert.ok(!nevers(contest).includes('place rood-3-hr A.rood'));
  assert.ok(nevers(contest).includes('place rood-1-1 A.rood'));
});

test('never: to lose the round on the spot by one’s own contest', () => {
  const t = ofHand(['rood-1-hr', 'rood-1-1'], { 'B.blauw': ['nessie'] }, { barrel: 10 });
  assert.deepEqual(nevers(t), ['place rood-1-hr A.rood', 'place rood-1-hr B.rood']);
  assert.deepEqual(nevers(ofHand(['how-ruck', 'rood-1-1'], { 'A.blauw': ['nessie'] })), []);
});

test('at every level a win on the spot is taken, and a round is not given away', () => {
  const winning = ofHand(['adrenalinestoot', 'rood-3-1', 'blauw-0-1', 'touwbreuk'], {}, { barrel: 3 });
  const losing = ofHand(['how-ruck', 'zwak-wint', 'rood-1-1'], { 'B.blauw': ['nessie'] }, { barrel: 9 });
  for (const name of levelNames)
    for (let seed = 0; seed < 4; seed++) {
      const answer = (t: Seating): string => {
        const thinking = levelThinker(mind, name, seed)(
          t.match,
          t.view('A'),
          t.decision('A')!,
          { iterations: 40 },
          seed,
        );
        thinking.on();
        return answerText(thinking.answer()!);
      };
      assert.equal(answer(winning), 'carryOut adrenalinestoot', name);
      assert.notEqual(answer(losing), 'carryOut how-ruck', name);
    }
});

test('the champion wins at once where it can', () => {
  assert.equal(
    answers(ofHand(['monsterachtig', 'rood-3-1'], { 'B.rood': ['nessie'] })),
    'carryOut monsterachtig',
  );
  const t = ofHand(['blauw-3-hr', 'rood-3-1', 'groen-0-1'], { 'A.rood': ['dame-4-1'] }, { barrel: 4 });
  assert.equal(answers(t), 'place blauw-3-hr A.blauw');
});

test('the champion breaks the rope when the barrel is as good as gone', () => {
  const zones = { 'B.rood': ['dame-4-1'], 'A.groen': ['groen-1-2'] };
  assert.equal(
    answers(ofHand(['touwbreuk', 'blauw-2-1', 'groen-1-1'], zones, { barrel: 11 })),
    'carryOut touwbreuk',
  );
});

test('pairs are split at first sight, in a race as well, by what cards do for a team', () => {
  const t = racing();
  const [first, second] = t.options('A');
  assert.ok(first && second);
  assert.equal(answers(t, 'A', 1), answers(t, 'A', 100_000));
  const team = (name: string) => mind.weights.option[sense.optionFeatures.findIndex((f) => f.name === name)]!;
  assert.ok(team('keepsContest') > 0 && team('keepsStrong') > 0 && team('keeps en-daag') > 0);
});

test('between two rounds a position is worth what the barrels say', () => {
  const value = (won: readonly number[], barrelsToWin: number) => {
    const t = racing({ teamForming: 'race', barrelsToWin });
    t.state.facts.won = won.slice();
    const judge = judgeOf(
      sense,
      { ...mind.weights, state: sense.stateFeatures.map((f) => (f === 'match' ? 1 : 0)) },
      2,
    );
    return judge.value(new Table(t.match, t.state))[0]!;
  };
  assert.ok(Math.abs(value([0, 0], 3) - 0.5) < 1e-3);
  assert.ok(Math.abs(value([1, 0], 3) - 0.6875) < 1e-3);
  assert.ok(Math.abs(value([2, 0], 3) - 0.875) < 1e-3);
  assert.ok(Math.abs(value([1, 2], 3) - 0.25) < 1e-3);
  assert.ok(Math.abs(value([1, 0], 2) - 0.75) < 1e-3);
});

test('an untouched new round is a rest, and one that has begun is not', () => {
  const rests = (t: Seating) => sense.rests?.(new Table(t.match, t.state));
  for (const teamForming of ['calm', 'race', 'none']) {
    const t = sit(howRuck, { options: { teamForming } });
    assert.equal(rests(t), true, teamForming);
    const [seat = ''] = Object.keys(t.asked());
    t.play(seat, t.options(seat)[0]!);
    assert.equal(rests(t), false, teamForming);
  }
});

test('the end of a round is worked out, by both, unless a player draws blindly', () => {
  const dry = { 'pile.A': [], 'pile.B': [] };
  const end = (mine: readonly string[], theirs: readonly string[]) =>
    pulling({ ...dry, 'hand.A': mine, 'hand.B': theirs }, { barrel: 7, options: { barrelsToWin: 1 } });
  const closes = (t: Seating) => sense.closing?.(new Table(t.match, t.state));
  const worth = (t: Seating) =>
    Array.from(solve(new Table(t.match, t.state), judgeOf(sense, mind.weights, 2), 0) ?? []);
  // The barrel stands in B's half, and both sides are equally strong: A has to become stronger, and then pull.
  const unanswered = end(['how-ruck', 'rood-3-1'], ['groen-2-1']);
  assert.equal(closes(unanswered), true);
  assert.deepEqual(worth(unanswered), [1, 0]);
  assert.equal(answers(unanswered), 'place rood-3-1 A.rood');
  assert.deepEqual(worth(end(['how-ruck', 'rood-3-1'], ['groen-3-1'])), [0, 1], 'B makes up for it');
  assert.equal(closes(end(['vuile-truc', 'rood-3-hr'], ['groen-2-1'])), false);
  assert.equal(closes(pulling({ 'hand.A': ['how-ruck'], 'hand.B': ['groen-2-1'] })), false, 'piles are left');
});
