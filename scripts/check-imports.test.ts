import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkImports, checkSource, type Manifest } from './check-imports.ts';
import { codeOnly, lineAt } from './source-text.ts';

const manifests: Record<string, Manifest> = {
  '': { devDependencies: { 'fast-check': '1.0.0' } },
  kernel: {
    exports: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
    dependencies: { '@noble/hashes': '1.0.0' },
  },
  games: { exports: { '.': './src/index.ts', './*': './src/*' } },
  protocol: { exports: { '.': './src/index.ts' }, dependencies: { zod: '1.0.0' } },
  bots: { exports: { '.': './src/index.ts' } },
  cli: { exports: { '.': './src/index.ts' }, dependencies: { commander: '1.0.0' } },
};

function complaints(path: string, text: string): string[] {
  return checkSource({ path, text }, { manifests, games: ['how-ruck', 'play-design', 'four-downs'] }).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

function assertFine(path: string, text: string) {
  assert.deepEqual(complaints(path, text), []);
}

function assertRefused(path: string, text: string, ...expected: RegExp[]) {
  const found = complaints(path, text);
  assert.equal(found.length, expected.length, found.join('\n'));
  for (const [index, pattern] of expected.entries()) assert.match(found[index] ?? '', pattern);
}

test('imports along the arrows are fine', () => {
  assertFine(
    'packages/kernel/src/chance.ts',
    `import { sha256 } from '@noble/hashes/sha2.js';\nimport { x } from './x.ts';`,
  );
  assertFine('packages/games/src/how-ruck/game.ts', `import type { Game } from '@stamtafel/kernel';`);
  assertFine('packages/games/src/how-ruck/rules/x.ts', `import { y } from '../../shared/y.ts';`);
  assertFine('packages/bots/src/how-ruck/a.ts', `import { games } from '@stamtafel/games/how-ruck/game.ts';`);
  assertFine(
    'packages/protocol/src/a.ts',
    `import { z } from 'zod';\nimport type { G } from '@stamtafel/games';`,
  );
  assertFine('packages/cli/src/a.ts', `import fs from 'node:fs';\nimport { Command } from 'commander';`);
});

test('imports against the arrows are refused, with file and line', () => {
  assertRefused(
    'packages/kernel/src/a.ts',
    `\nimport { x } from '@stamtafel/games';`,
    /^2: kernel may not use games/,
  );
  assertRefused(
    'packages/kernel/src/a.ts',
    `import { z } from '@stamtafel/protocol';`,
    /kernel may not use protocol/,
  );
  assertRefused(
    'packages/games/src/a.ts',
    `export * from '@stamtafel/bots';`,
    /games may not use bots, only kernel/,
  );
  assertRefused('packages/bots/src/a.ts', `await import('@stamtafel/cli');`, /bots may not use cli/);
  assertRefused('packages/protocol/src/a.ts', `import '@stamtafel/bots';`, /protocol may not use bots/);
  assertRefused('packages/toys/src/a.ts', `import '@stamtafel/kernel';`, /no place yet/);
});

test('a package is used by name and by what it offers', () => {
  assertRefused(
    'packages/games/src/a.ts',
    `import { x } from '../../kernel/src/play.ts';`,
    /leaves its package/,
  );
  assertRefused(
    'packages/games/src/a.ts',
    `import { x } from '@stamtafel/kernel/src/play.ts';`,
    /does not offer/,
  );
  assertRefused('packages/games/src/a.ts', `import { x } from '@stamtafel/games';`, /does not import itself/);
  assertFine('packages/games/src/a.test.ts', `import { suite } from '@stamtafel/kernel/testing';`);
});

test('only the arena knows the one who cheats', () => {
  assertFine('packages/cli/src/arena/deal.ts', `import { oracle } from './oracle.ts';`);
  assertRefused(
    'packages/cli/src/play/players.ts',
    `import { oracle } from '../arena/oracle.ts';`,
    /only packages\/cli\/src\/arena may use this/,
  );
  for (const name of ['bots', 'server', 'web'])
    assertRefused(
      `packages/${name}/src/a.ts`,
      `import { oracle } from '../../cli/src/arena/oracle.ts';`,
      /only packages\/cli\/src\/arena may use this/,
    );
  assertRefused(
    'packages/bots/src/a.ts',
    `import { x } from '@stamtafel/cli/src/arena/oracle.ts';`,
    /may not use cli/,
  );
});

test('code that is not about one game knows no game by name', () => {
  const named = [
    `import { timing } from '@stamtafel/games/how-ruck/timing.ts';`,
    `import { bestOf } from '@stamtafel/games/play-design/four-downs/rules/winning.ts';`,
    `import { drawing } from './how-ruck.ts';`,
    `const edition = await import("../games/how-ruck/index.tsx");`,
    `export const isRaced = (id: string) => id !== 'how-ruck';`,
  ];
  for (const name of ['protocol', 'bots', 'server', 'web', 'cli'])
    for (const text of named)
      assert.match(complaints(`packages/${name}/src/a.ts`, text).join(), /1: .*asks its edition/, text);
  for (const path of [
    'web/src/games/how-ruck/Board.tsx',
    'cli/src/play/draw/how-ruck.ts',
    'bots/src/a.test.ts',
  ])
    assert.doesNotMatch(complaints(`packages/${path}`, named[0] ?? '').join(), /edition/, path);
  assertFine('packages/games/src/index.ts', `import { howRuckEdition } from './how-ruck/edition.ts';`);
  assertFine('packages/cli/src/play/tables.ts', `import { howRuckDrawing } from './draw/how-ruck.ts';`);
  assertFine('packages/cli/src/help.ts', `const usage = 'stamtafel play how-ruck'; // how-ruck`);
});

test('libraries must be declared, and the kernel has only @noble', () => {
  assertRefused('packages/kernel/src/a.ts', `import { z } from 'zod';`, /nothing but @noble/);
  assertRefused('packages/cli/src/a.ts', `import { z } from 'zod/mini';`, /zod is not a dependency of cli/);
  assertRefused('packages/kernel/src/a.ts', `import '@noble/curves';`, /@noble\/curves is not a dependency/);
  assertFine('packages/kernel/src/a.test.ts', `import fc from 'fast-check';`);
});

test('kernel and games run without Node, clock and outside chance; their tests need not', () => {
  const impure = `import fs from 'node:fs';
const a = Math.random();
const b = new Date();
const c = Date.now() + performance.now();
setTimeout(() => {}, 1);
`;
  for (const name of ['kernel', 'games']) {
    assertRefused(
      `packages/${name}/src/a.ts`,
      impure,
      /^1: .* runs without Node/,
      /^2: .*Math\.random/,
      /^3: .*Date/,
      /^4: .*Date/,
      /^4: .*performance/,
      /^5: .*timers/,
    );
    assertFine(`packages/${name}/src/a.test.ts`, impure);
    assertFine(`packages/${name}/src/testing/a.ts`, impure);
  }
  assertFine('packages/cli/src/a.ts', impure);
});

test('words in comments, strings and longer names are not code', () => {
  assertFine(
    'packages/kernel/src/a.ts',
    `// Math.random and Date are forbidden
/* import x from 'node:fs' */
const text = 'import x from "node:fs"; Date';
const template = \`Date.now() \${text.length} setTimeout\`;
const pattern = /['"\`]Date/;
const candidate = { updateDate: 1, isDate: 2 }.updateDate;
`,
  );
  assertRefused('packages/kernel/src/a.ts', `const t = \`it is \${Date.now()}\`;`, /Date/);
});

test('codeOnly keeps every offset', () => {
  const source = `a('x // y'); // b\nc = \`1\${d({ e: '}' })}2\`; /* f\n */ g = h / i / 2; j = /k"/g;\nl();`;
  const code = codeOnly(source);
  assert.equal(code.length, source.length);
  assert.equal(
    code.replace(/ +/g, ' '),
    `a(' '); \nc = \` \${d({ e: ' ' })} \`; \n g = h / i / 2; j = / /g;\nl();`,
  );
  assert.equal(lineAt(source, source.indexOf('l()')), 4);
});

test('this project’s imports point the right way', () => {
  const { files, violations } = checkImports(fileURLToPath(new URL('..', import.meta.url)));
  assert.deepEqual(violations, []);
  assert.ok(files > 0);
});
