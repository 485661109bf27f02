// npm run quick: what one runs while working. The checks, and beside them all tests that need neither a browser nor
// processes of their own, with campaigns at their shortest.
import { join } from 'node:path';
import process from 'node:process';
import { ready, root, run, script, Trouble } from './bootstrap.mjs';

await script(async () => {
  if (process.argv.length > 2) throw new Trouble('npm run quick takes no arguments; npm test does.', 2);
  const node = await ready();
  process.chdir(root);
  return run(node, [join(root, 'scripts', 'tests', 'quick.ts')]);
});
