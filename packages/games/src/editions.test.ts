import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed, open, outcome, playout, start, Table, view } from '@stamtafel/kernel';
import { editions, languages } from './index.ts';

for (const { game, sources, breakdown } of editions) {
  test(`${game.id}: every card says where its figures come from, in both languages`, () => {
    const match = open(game);
    const marks = new Set<string>();
    for (const { id } of match.cards)
      for (const language of languages) {
        const figures = sources?.figures(match, id, language) ?? [];
        assert.ok(figures.length > 0, id);
        for (const { text, mark } of figures) {
          assert.match(text, /\S/, id);
          assert.ok(sources?.marks[language][mark], id);
          marks.add(mark);
        }
      }
    assert.ok(marks.has('R') && marks.has('D') && !marks.has('own'), [...marks].join(' '));
  });

  if (breakdown !== undefined)
    test(`${game.id}: the sum of the breakdown is the score, whoever looks at the end`, () => {
      const dice = fastSeed(3);
      for (const seats of game.players) {
        const match = open(game, { seats });
        const g = new Table(match, start(match, seats));
        playout(g, dice);
        const { scores } = outcome(match, g.state) ?? { scores: [] };
        for (const language of languages)
          for (const viewer of [0, match.seats]) {
            const seen = view(match, g.state, viewer);
            const lines = breakdown(match, game.display?.(seen, match) ?? seen, language);
            const totals = lines.map((own) => Number(/(?:punten|points) (\d+)/.exec(own.at(-1) ?? '')?.[1]));
            assert.deepEqual(totals, scores);
          }
      }
    });
}
