import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame } from '../input.ts';
import { tableFor } from './tables.ts';
import { evening } from './testing/table.ts';

test('SV-805 at one screen a race becomes clock, and it is said; a match that was begun keeps its mode', async () => {
  const table = tableFor(findGame('stieren-versieren'));
  for (const seats of ['person,person,person', 'person,greedy']) {
    const wishes = { language: 'en', seats, options: ['challengeMode=race'] } as const;
    const { text, files } = await evening(table, ['', 'save x'], { wishes });
    assert.match(text, /At one screen there is no race to challenge/);
    const record = files.get('x');
    assert.ok(record !== undefined);
    assert.notEqual(record.options.challengeMode, 'race', seats);
  }
  const { text } = await evening(table, [''], { wishes: { language: 'en' } });
  assert.doesNotMatch(text, /nobody races/);
});

test('computers are introduced by level and persona, and they play', async () => {
  const table = tableFor(findGame('stier-zoekt-bier'));
  const wishes = { language: 'nl', seats: 'person,kalf,greedy' } as const;
  const { text } = await evening(table, ['1', '1'], { wishes });
  assert.match(text, /Aan tafel: Gast \(A\), Mieke \(B, Kalf, [a-z ]+\) en Toon \(C, computer\)/);
  const english = await evening(table, [''], { wishes: { ...wishes, language: 'en' } });
  assert.match(english.text, /Mieke \(B, Calf, [a-z ]+\)/);
});

test('a hint names choices with their chances, the same ones when asked again; around one screen there are no hints', async () => {
  const table = tableFor(findGame('stier-zoekt-bier'));
  const wishes = { language: 'nl', seats: 'person,greedy,greedy' } as const;
  const first = await evening(table, ['tip'], { wishes });
  assert.match(first.text, /> tip\n(.+\n)*.*\(\d+ % kans op de winst, ± \d+\)/);
  assert.equal((await evening(table, ['hint'], { wishes })).text.replace('> hint', '> tip'), first.text);
  const together = await evening(table, ['', 'tip'], {
    wishes: { ...wishes, seats: 'person,person,greedy' },
  });
  assert.match(together.text, /alleen voor wie tegen computers speelt/);
});
