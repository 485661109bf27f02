// npm test [-- WORD… --name PATTERN]: the test files whose path contains one of the words (all without any),
// and of these the tests whose title contains the pattern.
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ready, root, run, script, Trouble } from './bootstrap.mjs';
import { testFiles } from './test-files.mjs';

await script(async () => {
  const { words, name } = readArguments(process.argv.slice(2));
  const node = await ready();
  const files = testFiles(root).filter(
    (file) => words.length === 0 || words.some((word) => file.includes(word)),
  );
  if (files.length === 0) throw new Trouble(`No test file has ${words.join(' or ')} in its path.`, 2);

  process.chdir(root);
  const { NODE_TEST_CONTEXT: _, ...env } = process.env; // a test run inside a test is a run of its own
  const runner = join(root, 'scripts', 'tests', 'run.ts');
  // What one file has compiled, the others need not: half of the time of a short file.
  const cache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') };
  return run(node, [runner, JSON.stringify({ files, names: name, quick: false })], { ...cache, ...env });
});

/** @param {string[]} args */
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string', multiple: true, default: [] } },
    });
    return { words: positionals, name: values.name };
  } catch (error) {
    const [what] = /** @type {Error} */ (error).message.split('. ');
    throw new Trouble(`${what}. Usage: npm test -- [WORD…] [--name PATTERN]`, 2);
  }
}
