import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions, languages } from '@stamtafel/games';
import { lessons } from '@stamtafel/games/lessons.ts';
import { answerText, readAnswer } from '@stamtafel/kernel';
import { texts as pageTexts } from '../testing/texts.ts';
import { Tutor } from './tutor.ts';

test('every game has a lesson', () => {
  assert.deepEqual(Object.keys(lessons).sort(), editions.map(({ game }) => game.id).sort());
});

for (const { game, texts } of editions) {
  const load = lessons[game.id];
  assert.ok(load !== undefined, game.id);
  const lesson = await load();
  const { steps } = lesson;

  test(`${game.id}: the lesson is played through, every wanted answer is legal`, () => {
    const tutor = new Tutor(game, lesson);
    assert.ok(steps.length >= 8 && steps.length <= 15, `${steps.length} steps`);
    steps.forEach((step, index) => {
      assert.equal(tutor.index, index, `step ${index}`);
      const { wants = [], together } = step;
      // One question with several right answers, or one question after the other.
      const questions = together ? wants.map((wanted) => [wanted]) : wants.length > 0 ? [wants] : [];
      for (const right of questions) {
        const decision = tutor.decision();
        assert.ok(decision !== null, `step ${index + 1}: the learner is asked nothing`);
        const offered = decision.options.map(answerText);
        for (const text of right)
          assert.ok(
            offered.includes(text),
            `step ${index + 1}: “${text}” is not among ${offered.join(', ')}`,
          );
        const other = decision.options.find((option) => !wants.includes(answerText(option)));
        if (other !== undefined) slips(tutor, other, index);
        const [first] = right;
        assert.ok(first !== undefined);
        assert.equal(tutor.answer(readAnswer(tutor.match, first)), undefined, first);
      }
      if (tutor.index === index) tutor.next();
      assert.ok(!tutor.slipped, `step ${index + 1}`);
    });
    assert.equal(tutor.index, steps.length - 1);
    assert.ok(tutor.isLast);
  });

  test(`${game.id}: everything is said in both languages`, () => {
    for (const [index, { says, hint, wants }] of steps.entries())
      for (const said of hint === undefined ? [says] : [says, hint]) {
        for (const language of languages)
          assert.ok(
            said[language].length > 20 && said[language].length < 420,
            `step ${index + 1}: ${said[language]}`,
          );
        assert.notEqual(said.nl, said.en);
        assert.ok(wants !== undefined || hint === undefined, `step ${index + 1} hints at nothing`);
      }
  });

  test(`${game.id}: one can go back to every step`, () => {
    const tutor = new Tutor(game, lesson);
    for (let index = steps.length - 1; index >= 0; index--) {
      tutor.goTo(index);
      assert.equal(tutor.index, index);
    }
  });

  test(`${game.id}: a house rule that the lesson teaches is named, and where to switch it on`, () => {
    for (const id of Object.keys(lesson.options ?? {})) {
      // Who begins is not taught: the lesson lays its own tables.
      if (id === 'startPlayer') continue;
      for (const language of languages) {
        const { name } = texts[language].options[id] ?? assert.fail(id);
        const { setUp, online } = pageTexts[language];
        assert.ok(
          steps.some(({ says }) =>
            [name, `“${setUp}”`, `“${online.houseRules}”`].every((word) => says[language].includes(word)),
          ),
          `${language}: nothing says that ${name} is a house rule`,
        );
      }
    }
  });

  function slips(tutor: Tutor, other: Parameters<Tutor['answer']>[0], index: number): void {
    const { view, story, tables } = tutor;
    assert.equal(tutor.answer(other), undefined);
    assert.ok(tutor.slipped, `step ${index + 1}: ${answerText(other)}`);
    assert.ok(steps[index]?.hint !== undefined, `step ${index + 1} has no hint for “${answerText(other)}”`);
    assert.equal(tutor.decision(), null);
    tutor.takeBack();
    assert.deepEqual(tutor.view, view);
    assert.deepEqual(tutor.story, story);
    assert.equal(tutor.tables, tables);
  }
}
