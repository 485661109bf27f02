import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answer,
  answerText,
  type Decision,
  fastBelow,
  fastSeed,
  type Kind,
  open,
  outcome,
  pending,
  start,
} from '@stamtafel/kernel';
import { testSeed } from '@stamtafel/kernel/testing';
import type { Edition } from '../edition.ts';
import { editions } from '../index.ts';
import { menuOf } from './menu.ts';
import { Teller } from './tell.ts';

const MATCHES = 4;

/** Every question of some random matches, with the words that ask it. */
function* questions(edition: Edition): Generator<{ decision: Decision; teller: Teller<Kind> }> {
  const { game } = edition;
  for (let n = 0; n < MATCHES; n++) {
    const match = open(game, { seats: game.players[n % game.players.length] ?? 2 });
    const state = start(match, testSeed(n + 1));
    const dice = fastSeed(n);
    const teller = new Teller(edition, match, 'nl', ['Anna', 'Bram', 'Cor', 'Dirk', 'Eva']);
    while (outcome(match, state) === undefined) {
      const asked = pending(match, state).filter(({ options }) => options.length > 0);
      for (const decision of asked) yield { decision, teller };
      const { seat, options } = asked[fastBelow(dice, asked.length)] ?? assert.fail('nobody is asked');
      answer(match, state, seat, options[fastBelow(dice, options.length)] ?? assert.fail('no option'));
    }
  }
}

for (const edition of editions)
  test(`${edition.game.id}: every answer is in one choice, and one that is carried out at once says what it does`, () => {
    for (const { decision, teller } of questions(edition)) {
      const { options, seat } = decision;
      const menu = menuOf(decision, teller);
      const listed = menu.flatMap(({ answers }) => answers.map(answerText));
      assert.deepEqual(listed.toSorted(), options.map(answerText).toSorted());
      if (!menu.some(({ answers }) => answers.length > 1)) continue;
      for (const { label, answers } of menu)
        if (answers.length === 1) assert.ok(label.startsWith(teller.label(answers[0]!, seat)), label);
    }
  });
