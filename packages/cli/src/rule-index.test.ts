import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { indexRules, where } from './rule-index.ts';

function gameWith(t: TestContext, files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-rules-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return indexRules(folder, folder);
}

test('a rule is in the code where its id stands, in a comment or as a value', (t) => {
  const index = gameWith(t, {
    'rules/contest.ts': `/** HR-111 the stronger side pulls. */\nexport const tie = { rule: 'HR-112' }; // see HR-111\n`,
    'rule-ids.ts': `export const ruleIds = ['HR-113'] as const;`,
    'texts/rules.nl.ts': `export const rulesNl = { 'HR-113': 'Tekst.' };`,
    'testing/table.ts': `// HR-113`,
  });
  assert.deepEqual(index.get('HR-111')?.code, [
    { file: 'rules/contest.ts', line: 1 },
    { file: 'rules/contest.ts', line: 2 },
  ]);
  assert.deepEqual(index.get('HR-112')?.code, [{ file: 'rules/contest.ts', line: 2 }]);
  assert.equal(index.get('HR-113'), undefined);
});

test('a lettered id is another id', (t) => {
  const index = gameWith(t, { 'a.ts': `// SV-012a and PD4-001` });
  assert.deepEqual([...index.keys()], ['SV-012a', 'PD4-001']);
});

test('a test counts by its title, when it runs', (t) => {
  const index = gameWith(t, {
    'a.test.ts': `
test('HR-001 and HR-002 are for two', () => {});
  it("HR-003 doesn't matter", () => {});
for (const n of [1, 2]) test(\`HR-004 \${n} barrels\`, () => {});
test(
  'HR-005 on a line of its own',
  () => {},
);
test.skip('HR-006 skipped', () => {});
// test('HR-007 commented out', () => {});
assert.match(/x/.test('HR-008'));
const mention = 'HR-009';
`,
  });
  assert.deepEqual([...index.keys()], ['HR-001', 'HR-002', 'HR-003', 'HR-004', 'HR-005']);
  assert.deepEqual(index.get('HR-002')?.tests, [
    { title: 'HR-001 and HR-002 are for two', file: 'a.test.ts', line: 2 },
  ]);
  assert.equal(index.get('HR-003')?.tests[0]?.title, "HR-003 doesn't matter");
  assert.deepEqual(index.get('HR-001')?.code, []);
});

test('a scenario proves what its title and its list name', (t) => {
  const index = gameWith(t, {
    'scenarios/a.json': JSON.stringify({ title: 'HR-020 a tie', proves: ['HR-021', 'HR-022'] }),
    'scenarios/broken.json': '{',
    'golden/a.json': JSON.stringify({ title: 'HR-023' }),
  });
  assert.deepEqual([...index.keys()], ['HR-020', 'HR-021', 'HR-022']);
  assert.deepEqual(index.get('HR-021')?.scenarios, [{ title: 'HR-020 a tie', file: 'scenarios/a.json' }]);
});

test('a rule that does not exist is nowhere', () => {
  assert.deepEqual(where('HR-999'), { code: [], tests: [], scenarios: [] });
});
