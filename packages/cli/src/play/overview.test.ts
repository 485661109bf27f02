import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { anyGame } from './draw/any-game.ts';
import { WIDTH } from './layout.ts';
import { gameTable } from './tables.ts';
import { evening } from './testing/table.ts';

for (const edition of editions)
  test(`the overview card of ${edition.game.id} is in the terminal, whole, in both languages`, async () => {
    const { sections, setUp = [] } = await edition.overview();
    assert.ok(sections.length > 0);
    for (const [language, typed] of [
      ['nl', 'overzicht'],
      ['en', 'overview'],
    ] as const) {
      const { text } = await evening(gameTable(edition, anyGame()), [typed], { wishes: { language } });
      const card = text.split(`> ${typed}\n`)[1] ?? '';
      const words = card.replaceAll(/\s+/g, ' ');
      for (const { title, lines } of sections)
        for (const said of [title, ...lines.flatMap(({ name, text: line }) => [name, line])])
          assert.ok(words.includes(said[language]), said[language]);
      for (const step of setUp) assert.ok(words.includes(step[language]), step[language]);
      for (const id of sections.flatMap(({ lines }) => lines.flatMap(({ rules }) => rules)))
        assert.ok(words.includes(id), id);
      for (const line of card.split('\n')) assert.ok([...line].length < WIDTH, line);
    }
  });
