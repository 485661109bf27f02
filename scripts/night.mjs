// npm run night: the campaigns that are too long for npm test, in parts of some minutes, for some hours.
import { join } from 'node:path';
import process from 'node:process';
import { ready, root, run, script } from './bootstrap.mjs';

await script(async () => {
  const node = await ready();
  process.chdir(root);
  const cache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') };
  const night = join(root, 'scripts', 'night', 'night.ts');
  return run(node, [night, ...process.argv.slice(2)], { ...cache, ...process.env });
});
