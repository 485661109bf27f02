// npm start: everything a fresh clone needs, then a table to play at.
import { join } from 'node:path';
import process from 'node:process';
import { ready, root, run, script } from './bootstrap.mjs';

await script(async () => {
  const node = await ready();
  return run(node, [join(root, 'packages', 'cli', 'src', 'main.ts'), 'play', ...process.argv.slice(2)]);
});
