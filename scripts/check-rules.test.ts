import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { checkRules, describe } from './check-rules.ts';

/** A game of two rules with everything a rule needs. */
const complete = {
  'games/toy/rule-ids.ts': `export const ruleIds = ['HR-001', 'HR-002'] as const;`,
  'games/toy/texts/rules.nl.ts': `export const rulesNl = { 'HR-001': 'Eén.', 'HR-002': 'Twee.' };`,
  'games/toy/texts/rules.en.ts': `export const rulesEn = { 'HR-001': 'One.', 'HR-002': 'Two.' };`,
  'games/toy/game.ts': `/** HR-001, HR-002 */\nexport const game = {};`,
  'games/toy/game.test.ts': `test('HR-001 works', () => {});`,
  'games/toy/scenarios/two.json': JSON.stringify({ title: 'Two', proves: ['HR-002'] }),
  'games/shared/no-game.ts': `// HR-009`,
  'rules/toy.md': `| HR-001 | One. |\n| HR-002 | Two, see HR-001. |`,
};

async function check(t: TestContext, changes: Record<string, string | undefined> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'stamtafel-check-rules-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries({ ...complete, ...changes })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const reports = await checkRules({ root, games: join(root, 'games'), specifications: join(root, 'rules') });
  return { reports, problems: reports.flatMap((report) => report.problems), text: describe(reports) };
}

test('a complete game has no problems and a line in the table', async (t) => {
  const { reports, problems, text } = await check(t);
  assert.deepEqual(problems, []);
  assert.deepEqual(
    reports.map(({ game, have }) => ({ game, have })),
    [{ game: 'toy', have: { code: 2, nl: 2, en: 2, proof: 2 } }],
  );
  assert.equal(text, 'game  rules  code  nl  en  test  problems\ntoy       2     2   2   2     2         0');
});

test('missing code, text or test is told per id', async (t) => {
  const { problems, text } = await check(t, {
    'games/toy/game.ts': `/** HR-001 */`,
    'games/toy/texts/rules.nl.ts': `export const rulesNl = { 'HR-001': 'Eén.', 'HR-002': '  ' };`,
    'games/toy/texts/rules.en.ts': undefined,
    'games/toy/game.test.ts': undefined,
  });
  assert.deepEqual(problems, [
    { id: 'HR-001', what: ['no English text', 'no test'] },
    { id: 'HR-002', what: ['no code', 'no Dutch text', 'no English text'] },
  ]);
  assert.match(text, /^HR-001 {2}no English text, no test\nHR-002 {2}no code, /);
});

test('a text that was not translated is told', async (t) => {
  const { problems } = await check(t, {
    'games/toy/texts/rules.en.ts': `export const rulesEn = { 'HR-001': 'Eén.', 'HR-002': 'Two.' };`,
  });
  assert.deepEqual(problems, [{ id: 'HR-001', what: ['the same text in both languages'] }]);
});

test('an id that the list does not have is told', async (t) => {
  const { problems } = await check(t, {
    'games/toy/game.ts': `/** HR-001, HR-002, HR-003 */`,
    'games/toy/texts/rules.nl.ts': `export const rulesNl = { 'HR-001': 'Eén.', 'HR-002': 'Twee.', 'HR-004': 'Vier.' };`,
  });
  assert.deepEqual(problems, [
    { id: 'HR-003', what: ['mentioned in code or tests, but not in rule-ids.ts'] },
    { id: 'HR-004', what: ['has a text, but is not in rule-ids.ts'] },
  ]);
});

test('the list must be the specification’s', async (t) => {
  const { problems } = await check(t, { 'rules/toy.md': `HR-001 and HR-003` });
  assert.deepEqual(problems, [
    { id: 'HR-002', what: ['not in the specification'] },
    { id: 'HR-003', what: ['in the specification, but not in rule-ids.ts'] },
  ]);
});

test('a game without a specification has no rule that counts', async (t) => {
  const { problems } = await check(t, { 'rules/toy.md': undefined });
  assert.deepEqual(
    problems,
    ['HR-001', 'HR-002'].map((id) => ({ id, what: ['not in the specification'] })),
  );
});
