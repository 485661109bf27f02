import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { mutantsOf } from './mutants.ts';
import { scopeNames, scopeOf } from './scopes.ts';
import { withSwitches } from './switches.ts';
import { parse } from './tree.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What can become of a text, each once. */
const made = (text: string): string[] =>
  mutantsOf('a.ts', text).map(({ start, end, after }) => text.slice(0, start) + after + text.slice(end));

const errors: readonly (readonly [what: string, text: string, mutants: readonly string[]])[] = [
  ['a condition is turned round', 'if (a) b;', ['if (!(a)) b;', 'if (a) ']],
  ['a limit is shifted and turned round', 'x = a < b;', ['', 'x = a <= b;', 'x = a >= b;']],
  ['what is denied is asserted', 'x = !a;', ['', 'x = a;']],
  ['and becomes or', 'x = a && b;', ['', 'x = a || b;']],
  [
    'and becomes or without tearing apart what it joins',
    'x = a || b || c;',
    ['', 'x = (a || b) && c;', 'x = a && b || c;'],
  ],
  ['numbers are one off', 'f(2);', ['', 'f(3);', 'f(1);']],
  ['none becomes one', 'f(0);', ['', 'f(1);']],
  ['yes becomes no', 'f(true);', ['', 'f(false);']],
  ['plus becomes minus', 'x += a + b;', ['', 'x -= a + b;', 'x += a - b;']],
  ['some becomes every', 'x = a.some(f);', ['', 'x = a.every(f);']],
  ['a list is not sifted', 'x = a.filter(f);', ['', 'x = a;']],
  [
    'an early return is left out',
    'function f() { if (a) return b; }',
    ['function f() { if (!(a)) return b; }', 'function f() { if (a)  }'],
  ],
  [
    'a yes or no is returned the other way',
    'const f = (): boolean => g();',
    ['const f = (): boolean => !(g());'],
  ],
  [
    'a number is returned one off',
    'function f(): number { return g(); }',
    ['function f(): number { return (g()) + 1; }'],
  ],
  ['a list is returned empty', 'const f = (): string[] => g();', ['const f = (): string[] => [];']],
  ['types stay', 'type A = 1 | true; const a = b as 2; let c: 3 | undefined;', []],
  ['names of properties stay', 'const a = { 1: b };', []],
  ['texts of errors stay', "function f() { throw new Error('a' + 1 + g(2)); }", ['function f() {  }']],
  [
    'the step of a loop stays',
    'for (const a of b) c(); for (let i = a; i !== b; i++) {}',
    [
      'for (const a of b)  for (let i = a; i !== b; i++) {}',
      'for (const a of b) c(); for (let i = a; i === b; i++) {}',
    ],
  ],
  ['what stands in for a missing element stays', 'const a = [b[c] ?? 0, b?.[c] ?? 1, b.at(c) ?? 2];', []],
  ['what stands in for a missing first element stays', 'const [a = 0, b = f(1)] = c;', []],
  [
    'what stands in for a missing argument does not',
    'const f = ({ a = 0 }) => a;',
    ['const f = ({ a = 1 }) => a;'],
  ],
  ['what stands in for a missing setting does not', 'const a = b.c ?? 0;', ['const a = b.c ?? 1;']],
  [
    'what is only there to be faster stays',
    '// Only faster: it would be found out below.\nif (a) b();\nc(); // Only faster: warm.',
    [],
  ],
];

for (const [what, text, mutants] of errors)
  test(`mutants: ${what}`, () => {
    assert.deepEqual(made(text).sort(), [...mutants].sort());
  });

test('a mutant has the same key wherever its line is in the file', () => {
  const keys = (text: string) => mutantsOf('a.ts', text).map(({ key }) => key);
  assert.deepEqual(keys('\n\n  f(2);\n'), keys('f(2);'));
  assert.equal(new Set(keys('f(2, 2);\nf(2, 2);')).size, keys('f(2, 2);\nf(2, 2);').length);
});

test('with its switches a source runs as it is, and as each mutant would', () => {
  const text = [
    'let log = [];',
    'for (let i = 0; i < 3; i++) if (i > 1) log.push(i + 10); else log.push(-i);',
    'let n = 4; while (n > 2) { n -= 1; if (n === 3) continue; log.push(n, n > 3 || n < 1); }',
    'return log;',
  ].join('\n');
  const body = `function count() {\n${text}\n}`;
  const mutants = mutantsOf('a.ts', body);
  const switched = withSwitches(
    'a.ts',
    body,
    mutants.map((mutant, index) => ({ mutant, number: index + 1 })),
  );
  assert.ok(mutants.length > 20);
  const run = (source: string, on = 0): unknown => {
    let work = 0;
    const turn = (): void => {
      if (++work > 100) throw new Error('works without end');
    };
    try {
      return new Function('$m', '$w', `${source}; return count();`)((number: number) => number === on, turn);
    } catch (error) {
      return String(error);
    }
  };
  assert.deepEqual(run(switched), [-0, -1, 12, 2, false]);
  for (const [index, { start, end, after }] of mutants.entries()) {
    const changed = withSwitches('a.ts', body.slice(0, start) + (after || ';') + body.slice(end), []);
    assert.deepEqual(run(switched, index + 1), run(changed), `${after} instead of ${body.slice(start, end)}`);
  }
});

for (const name of scopeNames)
  test(`every source of ${name} can be read with all its mutants at once`, () => {
    const { sources, tests } = scopeOf(name, root);
    assert.ok(sources.length > 10 && tests.length > 10);
    for (const file of sources) {
      const text = readFileSync(join(root, file), 'utf8');
      const mutants = mutantsOf(file, text).map((mutant, index) => ({ mutant, number: index + 1 }));
      assert.equal(parse(file, withSwitches(file, text, mutants)).type, 'Program', file);
    }
  });
