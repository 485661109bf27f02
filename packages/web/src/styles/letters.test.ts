import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('..', import.meta.url));
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8').replace(/\/\*.*?\*\//gs, '') }));

interface Declaration {
  readonly property: string;
  readonly value: string;
  /** The sheet and the declaration, as a failing test says it. */
  readonly says: string;
}

/** Wherever a style sheet says how letters look. */
const declarations: readonly Declaration[] = sheets.flatMap(({ name, text }) =>
  [...text.matchAll(/(?<![\w-])(font|font-size|font-weight)\s*:\s*([^;}]+)/g)].map(
    ([, property = '', value = '']) => ({ property, value, says: `${name}: ${property}: ${value.trim()}` }),
  ),
);

const scale: readonly string[] =
  (sheets.find(({ name }) => name === join('styles', 'base.css'))?.text ?? '').match(/--text[\w-]*(?=:)/g) ??
  [];

test('letters have one of the few sizes of the scale: no style sheet makes up one in rem', () => {
  assert.ok(scale.length >= 8 && scale.length <= 10, `${scale.length} sizes`);
  assert.ok(declarations.length > 200, `${declarations.length} declarations`);
  const own = declarations.filter(
    ({ property, value }) => property !== 'font-weight' && /[\d.]rem\b/.test(value),
  );
  assert.deepEqual(says(own), []);
  const unknown = declarations.filter(({ value }) =>
    (value.match(/--text[\w-]*/g) ?? []).some((size) => !scale.includes(size)),
  );
  assert.deepEqual(says(unknown), []);
});

test('letters are regular or bold: no style sheet asks for a weight between or beyond', () => {
  const others = declarations.filter(
    ({ property, value }) =>
      (property === 'font-weight' && !/^(400|700|inherit)\s*$/.test(value)) ||
      (property === 'font' && /^(?!400 |700 )\d+ |bold|lighter/.test(value)),
  );
  assert.deepEqual(says(others), []);
});

const says = (found: readonly Declaration[]): readonly string[] => found.map((one) => one.says);
