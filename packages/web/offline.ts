import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes sw.js: everything that was built is put into one cache, named after its contents, so that the app opens
 * without a network after the first visit; and what a hidden page has to tell is shown. The cache of the version before
 * stays as long as a window may need it. Own lines instead of a package: there is nothing more to it.
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
        // The browser itself keeps the icons of an app that is installed.
        const list = ['./', ...files, ...extras].filter((name) => !/\.(map|png)$/.test(name));
        const source = worker(`stamtafel-${hash.digest('hex').slice(0, 16)}`, list);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/**
 * A file that does not come is asked for again after each of these pauses. An install that is given up all the same
 * keeps what it has, and the next visit goes on from there; until then the version of before stays whole.
 */
const PAUSES_MS = [1000, 4000, 15_000, 40_000];

/** So long whoever opens the page waits for the newest one, where another is kept. */
const PATIENCE_MS = 3000;

const worker = (cache: string, files: readonly string[]): string => `const CACHE = ${JSON.stringify(cache)};
const FILES = ${JSON.stringify(files)};
const PAUSES_MS = ${JSON.stringify(PAUSES_MS)};
const PATIENCE_MS = ${PATIENCE_MS};
self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});
// One after another: a match played meanwhile needs the line too.
async function keepAll() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) if ((await cache.match(file)) === undefined) await keep(cache, file);
}
async function keep(cache, file) {
  for (const pause of PAUSES_MS) {
    try {
      return await cache.add(new Request(file, { priority: 'low' }));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return cache.add(file);
}
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
const kept = (request) => caches.match(request, { cacheName: CACHE });
// A window of an earlier version still asks for files of that one: their names tell them apart.
async function file(request) {
  const isNamed = new URL(request.url).pathname.includes('/assets/');
  return (await kept(request)) ?? (isNamed ? await caches.match(request) : undefined) ?? fetch(request);
}
// Where this is the first window no other one needs earlier files. A later cache is one that is being filled.
async function forgetEarlier() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 0) return;
  const ours = (await caches.keys()).filter((key) => key.startsWith('stamtafel-'));
  await Promise.all(ours.slice(0, Math.max(0, ours.indexOf(CACHE))).map((key) => caches.delete(key)));
}
const PAGE = new URL('./', self.location).pathname;
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (event.request.mode !== 'navigate')
    event.respondWith(file(event.request));
  else if (url.pathname === PAGE) {
    event.waitUntil(forgetEarlier());
    event.respondWith(page(event.request));
  }
});
// The newest page when the house gives one soon; the kept one without a network, with one that brings nothing, or when
// the house has no time for pages. The kept one stays that of its files: a later version comes with all of its own.
async function page(request) {
  const coming = fetch(request).catch(() => undefined);
  const answer = await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  if (answer !== undefined && answer.status !== 429 && answer.status < 500) return answer;
  return (await kept('./')) ?? (await coming) ?? Response.error();
}
// A page in the background says that a table waits; not while another page of the house is looked at.
// One after another: what is told and what is taken back may follow each other at once.
let heeded = Promise.resolve();
self.addEventListener('message', (event) => {
  heeded = heeded.then(() => (event.data.title === undefined ? takeBack(event.data) : tell(event.data))).catch(() => {});
  event.waitUntil(heeded);
});
async function tell({ title, table, address }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const icon = './icon-192.png';
  await self.registration.showNotification(title, { tag: table, icon, data: { address } });
}
async function takeBack({ table }) {
  for (const notice of await self.registration.getNotifications({ tag: table })) notice.close();
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.address));
});
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  await (there === undefined ? self.clients.openWindow(address) : there.focus());
}
`;
