/**
 * Keeps everything that was built in one cache, named after its contents, so that the app opens without a network after the
 * first visit; and shows what a hidden page has to tell. The cache of the version before stays as long as a window may need
 * it.
 */
declare const self: ServiceWorkerGlobalScope;
/** Both are written in front when the client is built (offline.ts). */
declare const CACHE: string;
declare const FILES: readonly string[];

/**
 * A file that does not come is asked for again after each of these pauses. An install that is given up all the same
 * keeps what it has, and the next visit goes on from there; until then the version of before stays whole.
 */
const PAUSES_MS = [1000, 4000, 15_000, 40_000];

/** How long a person who opens the page waits for the newest one, where an older one is kept. */
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

/** One after another: a match played meanwhile needs the line too. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of FILES) if ((await cache.match(file)) === undefined) await keep(cache, file);
}

async function keep(cache: Cache, file: string): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      await cache.add(new Request(file, { priority: 'low' }));
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await cache.add(file);
}

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const kept = (request: Request | string): Promise<Response | undefined> =>
  caches.match(request, { cacheName: CACHE });

/** A window of an earlier version still asks for files of that one: their names tell them apart. */
async function file(request: Request): Promise<Response> {
  const isNamed = new URL(request.url).pathname.includes('/assets/');
  return (await kept(request)) ?? (isNamed ? await caches.match(request) : undefined) ?? fetch(request);
}

const windows = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Where this is the first window no other one needs earlier files. A later cache is one that is being filled. */
async function forgetEarlier(): Promise<void> {
  if ((await windows()).length > 0) return;
  const ours = (await caches.keys()).filter((key) => key.startsWith('stamtafel-'));
  await Promise.all(ours.slice(0, Math.max(0, ours.indexOf(CACHE))).map((key) => caches.delete(key)));
}

const PAGE = new URL('./', self.location.href).pathname;

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (event.request.mode !== 'navigate') event.respondWith(file(event.request));
  else if (url.pathname === PAGE) {
    event.waitUntil(forgetEarlier());
    event.respondWith(page(event.request));
  }
});

/**
 * The newest page when the house gives one soon; the kept one without a network, with one that brings nothing, or when the
 * house has no time for pages. The kept one stays that of its files: a later version comes with all of its own.
 */
async function page(request: Request): Promise<Response> {
  const coming = fetch(request).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  const answer = await Promise.race([coming, late]);
  if (answer !== undefined && answer.status !== 429 && answer.status < 500) return answer;
  return (await kept('./')) ?? (await coming) ?? Response.error();
}

/** What a page tells (nudge): that a table waits, or no longer does. */
interface Told {
  readonly table: string;
  readonly title?: string;
  readonly address?: string;
}

/** One after another: what is told and what is taken back may follow each other at once. */
let heeded: Promise<void> = Promise.resolve();
self.addEventListener('message', (event) => {
  const told: Told = event.data;
  heeded = heeded
    .then(() => (told.title === undefined ? takeBack(told) : tell(told.title, told)))
    .catch(() => {});
  event.waitUntil(heeded);
});

/** Not while another page of the house is looked at. */
async function tell(title: string, { table, address }: Told): Promise<void> {
  if ((await windows()).some(({ visibilityState }) => visibilityState === 'visible')) return;
  const icon = './icon-192.png';
  await self.registration.showNotification(title, { tag: table, icon, data: { address } });
}

async function takeBack({ table }: Told): Promise<void> {
  for (const notice of await self.registration.getNotifications({ tag: table })) notice.close();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.address));
});

async function open(address: string): Promise<void> {
  const there = (await windows()).find(({ url }) => url === address);
  await (there === undefined ? self.clients.openWindow(address) : there.focus());
}
