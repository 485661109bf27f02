import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const worker = fileURLToPath(new URL('service-worker/sw.ts', import.meta.url));

/** Writes sw.js: the service worker with the names of all files that it keeps, and that of the cache they make up. */
export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'stamtafel-offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        const files = Object.keys(bundle).sort();
        const extras = readdirSync(publicDir).sort();
        for (const name of files) hash.update(name);
        for (const name of extras) hash.update(readFileSync(join(publicDir, name)));
        // The browser itself keeps the icons of an app that is installed.
        const list = ['./', ...files, ...extras].filter((name) => !/\.(map|png)$/.test(name));
        const cache = `stamtafel-${hash.digest('hex').slice(0, 16)}`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: source(cache, list) });
      },
    },
  };
}

const source = (cache: string, files: readonly string[]): string =>
  `const CACHE = ${JSON.stringify(cache)};
const FILES = ${JSON.stringify(files)};
${stripTypeScriptTypes(readFileSync(worker, 'utf8'))}`;
