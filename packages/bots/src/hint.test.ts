import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import {
  answer,
  answerText,
  fastBelow,
  fastSeed,
  open,
  outcome,
  pending,
  start,
  view,
  world,
} from '@stamtafel/kernel';
import { isEqual, ranking } from './hint.ts';
import { adviceLines, hint, mindOf } from './index.ts';

const budget = { iterations: 24 };
const MOMENTS = 12;

for (const edition of editions) {
  const { game } = edition;

  test(`${game.id}: a hint names options with their shares, and knows nothing that the seat does not`, async () => {
    const mind = await mindOf(game.id);
    const match = open(game);
    const state = start(match, '3e'.repeat(32));
    const dice = fastSeed(11);
    let asked = 0;
    for (let turn = 0; asked < MOMENTS && outcome(match, state) === undefined; turn++) {
      const decisions = pending(match, state).filter(({ optional }) => !optional);
      const decision = decisions[fastBelow(dice, decisions.length)] ?? assert.fail('nobody is asked');
      const { seat, options } = decision;
      if (options.length > 1 && turn % 3 === 0) {
        asked++;
        const seen = view(match, state, seat);
        const advice = hint(match, seen, decision, mind, budget, turn);
        const [best] = advice.suggestions;
        assert.ok(best && advice.suggestions.length <= 3);
        for (const { answer: one, share, error } of advice.suggestions) {
          assert.ok(one && options.some((option) => answerText(option) === answerText(one)));
          assert.ok(share >= 0 && share <= 1 && error >= 0);
        }
        // Whatever is hidden lies differently, and the seat cannot tell: neither can the hint.
        const other = world(match, seen, fastSeed(turn + 1));
        const asSeen = pending(match, other).find((asks) => asks.seat === seat) ?? assert.fail('not asked');
        assert.deepEqual(hint(match, view(match, other, seat), asSeen, mind, budget, turn), advice);
        for (const language of ['nl', 'en'] as const) {
          const lines = adviceLines(advice, language, answerText);
          assert.ok(lines.length > 0 && lines.every((line) => !line.includes('undefined')));
        }
      }
      answer(match, state, seat, options[fastBelow(dice, options.length)] ?? assert.fail(), { at: turn });
    }
    assert.ok(asked > 3, `${asked}`);
  });
}

const suggestion = { share: 0.5, error: 0.04, equal: false, mix: 0, reasons: [] };

test('options that cannot be told apart are called equal, mixtures are shown as mixtures', () => {
  const [a, b] = [{ pick: 'a' }, { pick: 'b' }];
  const does = { is: 'does', nl: 'het vat trekt', en: 'pulls the barrel' } as const;
  const avoids = { is: 'avoids', nl: 'een Schot kost', en: 'costs a Scot' } as const;
  const suggestions = [
    { ...suggestion, answer: a, share: 0.6, reasons: [does, avoids] },
    { ...suggestion, answer: b, equal: true },
    { ...suggestion, answer: undefined, share: 0.2 },
  ];
  const advice = { isForced: false, isMixed: false, suggestions };
  assert.deepEqual(adviceLines(advice, 'nl', answerText), [
    'a (60 % kans op de winst, ± 4), omdat dit het vat trekt, terwijl een andere keuze een Schot kost.',
    'Even goed: b (50 % kans op de winst, ± 4).',
    'Ook te overwegen: niets zeggen (20 % kans op de winst, ± 4).',
  ]);
  const mixed = [
    { ...suggestion, answer: a, mix: 0.6, reasons: [does] },
    { ...suggestion, answer: b, mix: 0.4 },
  ];
  assert.deepEqual(adviceLines({ isForced: false, isMixed: true, suggestions: mixed }, 'en', answerText), [
    'It pays to be unpredictable here. Mix these:',
    '60%: a (50% chance of winning, ± 4), because it pulls the barrel.',
    '40%: b (50% chance of winning, ± 4).',
  ]);
});

const judged = (pick: string, visits: number, share: number, error: number) => ({
  answer: { pick },
  visits,
  share,
  error,
  mix: 0,
  never: false,
});
const picks = (options: Parameters<typeof ranking>[0]) =>
  ranking(options).map(({ answer: one }) => one?.pick);

test('an option that was hardly tried is not suggested, however good it might be', () => {
  const kroeg = judged('kroeg', 900, 0.68, 0.005);
  const once = judged('vip', 1, 0.42, 1);
  const twiceTheSame = judged('opera', 2, 0.9, 0);
  const vague = judged('fitness', 12, 0.6, 0.15);
  assert.deepEqual(picks([once, kroeg, twiceTheSame, vague]), ['kroeg']);
  assert.deepEqual(picks([once]), ['vip']);
});

test('the other options stand in descending order', () => {
  const options = [judged('b', 90, 0.43, 0.01), judged('c', 80, 0.47, 0.01), judged('a', 400, 0.52, 0.01)];
  assert.deepEqual(picks(options), ['a', 'c', 'b']);
});

test('uncertain options are not called equal for being uncertain', () => {
  const first = judged('a', 400, 0.68, 0.01);
  assert.ok(isEqual(first, judged('b', 300, 0.66, 0.02)));
  assert.ok(!isEqual(first, judged('b', 300, 0.64, 0.005)));
  assert.ok(!isEqual(first, judged('b', 20, 0.55, 0.09)));
});

test('a chance that nobody knows is not told as a figure', () => {
  const unsure = { ...suggestion, answer: { pick: 'a' }, error: 2 };
  const advice = { isForced: false, isMixed: false, suggestions: [unsure] };
  assert.deepEqual(adviceLines(advice, 'nl', answerText), [
    'a (nog nauwelijks bekeken), omdat het bij doorspelen het beste uitkomt.',
  ]);
  assert.deepEqual(adviceLines(advice, 'en', answerText), [
    'a (hardly looked at yet), because it does best when the match is played out.',
  ]);
});
