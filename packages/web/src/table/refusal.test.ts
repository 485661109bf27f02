import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Snapshot } from '../session/session.ts';
import { texts } from '../testing/texts.ts';
import { firstSentence, inBrief, isWonderedAt } from './refusal.ts';

test('a sentence ends where the next one begins', () => {
  assert.equal(
    firstSentence('Je moet kleur bekennen. Kun je dat niet, dan mag alles.'),
    'Je moet kleur bekennen.',
  );
  assert.equal(
    firstSentence('The 1.5 metre drinker stays. So does his beer.'),
    'The 1.5 metre drinker stays.',
  );
  assert.equal(
    firstSentence('Heb je die kleur? Dan moet je bekennen. Anders niet.'),
    'Heb je die kleur? Dan moet je bekennen.',
    'a question without its answer says nothing',
  );
  assert.equal(firstSentence('Eén zin'), 'Eén zin');
});

test('a refusal in brief names the rule that forbids it, or whose turn it is not', () => {
  const scene = { decision: null, texts: texts.nl };
  const rule = 'Je moet kleur bekennen. Anders niet.';
  const brief = (args: { asked?: number }, text: string | undefined, instead: readonly string[] = []) =>
    inBrief(scene, { rule: 'T-1', args }, text, instead);
  assert.equal(brief({}, rule), 'Dat mag niet, want: Je moet kleur bekennen.');
  assert.equal(brief({ asked: 0 }, rule, ['Kerel']), 'Jij bent nu niet aan de beurt.');
  assert.equal(brief({}, undefined), 'Dat mag niet, want:');
  assert.equal(
    brief({}, rule, ['Kerel', 'Passen']),
    'Dat mag niet, want: Je moet kleur bekennen. Dit mag wel: Kerel, Passen.',
  );
  const many = Array.from({ length: 5 }, (_, n) => `kaart ${n}`);
  const long = ['Een hele lange naam voor een kaart', 'Een nog veel langere naam voor een kaart', 'Passen'];
  for (const instead of [many, long])
    assert.equal(brief({}, rule, instead), 'Dat mag niet, want: Je moet kleur bekennen.', 'only when short');
});

test('nobody wonders why he cannot play what lies on the table, unless other cards there can be chosen', () => {
  const seat = { name: '', kind: 'person', yours: true, present: true, kept: false } as const;
  const at = (viewer: number, lit: string | undefined, outcome: Snapshot['outcome'] = null) =>
    ['hand.A', 'hand.B', 'table'].map((zone) =>
      isWonderedAt(
        {
          decision: { seat: 0, asks: 'play', rule: 'T-1', options: [], timeout: undefined, optional: false },
          snapshot: { viewer, seats: [seat, seat], outcome },
          chair: 0,
          cards: (within) => [
            { id: within === 'table' ? 'bull' : 'cow', back: undefined, zone: within, key: '' },
          ],
          isLit: ({ card }) => card === lit,
        },
        zone,
      ),
    );
  assert.deepEqual(at(0, undefined), [true, false, false]);
  assert.deepEqual(at(0, 'bull'), [true, false, true]);
  assert.deepEqual(at(2, 'bull'), [false, false, false], 'a watcher');
  assert.deepEqual(
    at(0, 'bull', { scores: [1, 0], ranks: [1, 2], reason: '' }),
    [false, false, false],
    'after the end',
  );
});
