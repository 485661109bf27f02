import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { needsOf } from './needs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('what a file needs follows from what it loads, through however many files', () => {
  const files: Readonly<Record<string, string>> = {
    'a.test.ts': `import { run } from './helper.ts';`,
    'helper.ts': `import { spawn } from 'node:child_process';`,
    'b.test.ts': `import { visit } from './browser.ts';`,
    'browser.ts': `import { chromium } from 'playwright-core';`,
    'c.test.ts': `import type { Page } from 'playwright-core';\nimport { join } from 'node:path';`,
  };
  const read = (file: string): string => files[file] ?? '';
  assert.deepEqual(needsOf('', 'a.test.ts', read), { browser: false, children: true });
  assert.deepEqual(needsOf('', 'b.test.ts', read), { browser: true, children: false });
  assert.deepEqual(needsOf('', 'c.test.ts', read), { browser: false, children: false });
});

test('files of this project are told apart', () => {
  const told = (file: string) => needsOf(root, file);
  assert.deepEqual(told('packages/games/src/how-ruck/rules/round.test.ts'), {
    browser: false,
    children: false,
  });
  assert.deepEqual(told('packages/server/src/house/seats.test.ts'), { browser: false, children: false });
  assert.equal(told('packages/server/src/kill.test.ts').children, true);
  assert.equal(told('packages/web/src/browser-tests/table.test.ts').browser, true);
});
