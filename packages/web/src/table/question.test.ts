import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ballenMetStierenEdition as edition } from '@stamtafel/games/ballen-met-stieren/edition.ts';
import type { BallenMetStieren } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { gather } from '../games/ballen-met-stieren/gather.ts';
import { Engine } from '../session/engine.ts';
import { keptQuestion, type Question, questionOf } from './question.ts';

/** One person and a computer choose their eleven at the same time. */
const opened = (): Engine<BallenMetStieren> =>
  new Engine(
    edition,
    [
      { kind: 'person', name: 'A' },
      { kind: 'bot', name: 'B' },
    ],
    {
      format: 'stamtafel-match-1',
      game: edition.game.id,
      rules: edition.game.version,
      seats: 2,
      options: {},
      seed: 'a'.repeat(64),
      entries: [],
    },
  );

/** What the page gets to see is a copy every time. */
const asked = (engine: Engine<BallenMetStieren>): Question => {
  const { view, decision } = structuredClone(engine.shown());
  return questionOf({ look: { gather }, match: engine.match, view, decision, language: 'nl' });
};

test('a question that others leave as it is stays the very same, with all that can be marked for it', () => {
  const engine = opened();
  const first = asked(engine);
  engine.botAnswers(1, engine.think(1) ?? assert.fail('silent'));
  assert.notEqual(asked(engine), first);
  assert.equal(keptQuestion(first, asked(engine)), first);
});

test('after an answer the same words are a new question, even when it was taken back', () => {
  const engine = opened();
  const first = asked(engine);
  const [answer] = first.decision?.options ?? [];
  assert.equal(engine.answer(answer === undefined ? [] : [answer]), undefined);
  const second = asked(engine);
  assert.equal(keptQuestion(first, second), second);
  assert.equal(engine.undo(engine.shown().undo?.number ?? -1, { agreed: false }), 'done');
  const again = asked(engine);
  assert.deepEqual(again.decision?.options, first.decision?.options);
  assert.equal(keptQuestion(first, again), again);
});

test('in another language its words are others', () => {
  const engine = opened();
  const first = asked(engine);
  const english: Question = { ...asked(engine), language: 'en' };
  assert.equal(keptQuestion(first, english), english);
});
