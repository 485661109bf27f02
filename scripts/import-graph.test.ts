import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadedBy, reached } from './import-graph.ts';

test('what is loaded is imported or exported again, at once or later, and is no type', () => {
  const text = `
    // import './comment.ts';
import './bare.ts';
import { a, type B } from './some.ts';
import type { C } from './types.ts';
import {
  long,
} from './long.ts';
export * from './again.ts';
export type { D } from './more-types.ts';
export const e = 'no import from anywhere';
const later = await import('./later.ts');
`;
  assert.deepEqual(loadedBy(text), ['./bare.ts', './some.ts', './long.ts', './again.ts', './later.ts']);
});

test('it is followed through files and packages, once each, also in a circle', () => {
  const files: Readonly<Record<string, string>> = {
    'packages/a/src/x.test.ts': `import './y.ts';\nimport { z } from '@stamtafel/b/z.ts';\nimport 'node:fs';`,
    'packages/a/src/y.ts': `import './x.test.ts';\nimport ws from 'ws';`,
    'packages/b/package.json': `{ "exports": { ".": "./src/index.ts", "./*": "./src/*" } }`,
    'packages/b/src/z.ts': `export { w } from '../other/w.ts';`,
  };
  const found = reached('', 'packages/a/src/x.test.ts', (file) => files[file] ?? '');
  assert.deepEqual(
    [...found.files],
    ['packages/a/src/x.test.ts', 'packages/a/src/y.ts', 'packages/b/src/z.ts', 'packages/b/other/w.ts'],
  );
  assert.deepEqual([...found.modules], ['node:fs', 'ws']);
});
