import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes sw.js: everything that was built is put into one cache, named after its contents, so that the app opens
 * without a network after the first visit. Own lines instead of a package: there is nothing more to it.
 */
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
        const list = ['./', ...files, ...extras].filter((name) => !name.endsWith('.map'));
        const source = worker(`stamtafel-${hash.digest('hex').slice(0, 16)}`, list);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

const worker = (cache: string, files: readonly string[]): string => `const CACHE = ${JSON.stringify(cache)};
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});
// One after another: whoever plays meanwhile needs the line too.
async function keepAll() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) await cache.add(new Request(file, { priority: 'low' }));
}
self.addEventListener('activate', (event) => {
  const old = (keys) => keys.filter((key) => key.startsWith('stamtafel-') && key !== CACHE);
  event.waitUntil(
    caches.keys().then((keys) => Promise.all(old(keys).map((key) => caches.delete(key)))).then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate') {
    // The newest page when there is a network, the kept one when there is not.
    event.respondWith(fetch(event.request).catch(() => caches.match('./')));
    return;
  }
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
`;
