// npm start: everything a fresh clone needs, then the house, open in the browser.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ready, root, run, script } from './bootstrap.mjs';

await script(async () => {
  const node = await ready();
  const build = join(root, 'packages', 'web', 'build.ts');
  // It does nothing when nothing has changed. A client that cannot be built says why; the API is there all the same.
  if (existsSync(build)) await run(node, [build]);
  // Node keeps what it made of the sources: the next start takes half the time.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env };
  const flags = JSON.parse(readFileSync(join(root, 'packages', 'server', 'node-flags.json'), 'utf8'));
  const main = join(root, 'packages', 'cli', 'src', 'main.ts');
  return run(node, [...flags, main, 'serve', ...process.argv.slice(2)], env);
});
