import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { Line, type LineState } from './line.ts';

/** As long as Chromium waits for the answer to a goodbye. */
const GOODBYE_MS = 60_000;
const SILENCE_MS = 45_000;

/** A socket to a house that says only what the test lets it say, and answers no goodbye: the way there is cut. */
class DeadEnd extends EventTarget {
  readonly said: string[] = [];
  isClosing = false;

  send(text: string): void {
    this.said.push(text);
  }

  close(): void {
    if (this.isClosing) return;
    this.isClosing = true;
    setTimeout(() => this.dispatchEvent(new Event('close')), GOODBYE_MS);
  }

  hear(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

class Eyes extends EventTarget {
  readonly baseURI = 'http://house.example/';
  visibilityState = 'visible';
}

/** Tells whether there is a network. */
let page: EventTarget;
let eyes: Eyes;
let sockets: DeadEnd[];
let states: LineState[];
/** Ends what waits for an answer longer than it may. */
let enough: AbortController;
let hangUp: () => void;
let line: Line;
/** How the house answers who we are. */
let me: (signal: AbortSignal) => Promise<Response>;

/** The house answers without any time passing. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

async function pass(ms: number): Promise<void> {
  mock.timers.tick(ms);
  await settled();
}

const newest = (): DeadEnd => sockets.at(-1) ?? assert.fail('nothing was dialled');

async function welcomed(): Promise<void> {
  newest().hear({ is: 'welcome' });
  await settled();
  assert.equal(line.state, 'online');
}

const globals = new Map<string, PropertyDescriptor | undefined>();
function lay(name: string, value: unknown): void {
  if (!globals.has(name)) globals.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

beforeEach(async () => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_800_000_000_000 });
  mock.method(Math, 'random', () => 0);
  enough = new AbortController();
  mock.method(AbortSignal, 'timeout', () => enough.signal);
  page = new EventTarget();
  eyes = new Eyes();
  lay('document', eyes);
  lay('addEventListener', page.addEventListener.bind(page));
  lay('removeEventListener', page.removeEventListener.bind(page));
  me = async () => Response.json({ id: 'p', name: 'Anna' });
  lay('fetch', (_: URL, { signal }: { readonly signal: AbortSignal }) => me(signal));
  sockets = [];
  states = [];
  line = new Line(() => {
    const socket = new DeadEnd();
    sockets.push(socket);
    return socket;
  });
  hangUp = line.listen({
    table: 't',
    onUp: () => {},
    onState: () => states.push(line.state),
    hear: () => {},
  });
  await settled();
});

afterEach(() => {
  hangUp();
  mock.timers.reset();
  mock.restoreAll();
  for (const [name, descriptor] of globals)
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, descriptor);
});

test('a line on which nothing is heard is lost at once, and another is dialled; the old one has nothing to say', async () => {
  await welcomed();
  const dead = newest();
  await pass(SILENCE_MS - 1);
  assert.deepEqual([line.state, line.say({ do: 'pong', n: 1 })], ['online', true]);
  await pass(1);
  assert.deepEqual([line.state, line.say({ do: 'pong', n: 2 })], ['lost', false]);
  await pass(1000);
  assert.equal(sockets.length, 2);
  await welcomed();
  dead.hear({ is: 'bye', reason: 'replaced' });
  await pass(30_000);
  newest().hear({ is: 'ping', n: 3 });
  await pass(GOODBYE_MS - 30_000);
  assert.deepEqual([line.state, line.isReplaced, sockets.length], ['online', false, 2]);
  assert.deepEqual(states, ['online', 'lost', 'online']);
});

test('a network that goes and comes is heard of without any waiting', async () => {
  await welcomed();
  page.dispatchEvent(new Event('offline'));
  assert.equal(line.state, 'lost');
  await settled();
  assert.equal(sockets.length, 1);
  page.dispatchEvent(new Event('online'));
  await settled();
  assert.equal(sockets.length, 2);
  await welcomed();
});

test('sockets that hang before a welcome are given up, and after some of them the page says so', async () => {
  for (const dialled of [1, 2, 3]) {
    assert.equal(sockets.length, dialled);
    assert.equal(line.trouble, undefined);
    await pass(SILENCE_MS);
    assert.equal(line.state, 'lost');
    await pass(15_000);
  }
  assert.equal(line.trouble?.code, 'no-sockets');
});

test('a house that never says who we are is asked again after a while', async () => {
  await welcomed();
  me = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  await pass(SILENCE_MS);
  await pass(1000);
  assert.equal(sockets.length, 1);
  enough.abort();
  await settled();
  assert.equal(line.trouble?.code, 'offline');
  me = async () => Response.json({ id: 'p', name: 'Anna' });
  line.now();
  await settled();
  assert.equal(sockets.length, 2);
  await welcomed();
});

test('a press on “try now” tries at once, even while a socket hangs that never opened', async () => {
  assert.equal(sockets.length, 1);
  line.now();
  await settled();
  assert.deepEqual([sockets.length, sockets[0]?.isClosing], [2, true]);
  await welcomed();
  line.now();
  await settled();
  assert.equal(sockets.length, 2, 'a line that is up is left alone');
});

/** The phone sleeps: the clock on the wall goes on, timers do not. */
async function sleep(ms: number): Promise<void> {
  eyes.visibilityState = 'hidden';
  eyes.dispatchEvent(new Event('visibilitychange'));
  const now = Date.now() + ms;
  mock.method(Date, 'now', () => now);
  eyes.visibilityState = 'visible';
  eyes.dispatchEvent(new Event('visibilitychange'));
  await settled();
}

test('a phone that wakes up looks at its line: after a long sleep it dials at once, after a short one it waits less', async () => {
  await welcomed();
  await sleep(30_000);
  assert.equal(line.state, 'online');
  await pass(SILENCE_MS - 30_000);
  assert.equal(line.state, 'lost');
  await pass(1000);
  await welcomed();
  await sleep(600_000);
  assert.equal(line.state, 'lost');
  assert.equal(sockets.length, 3, 'not after a wait');
});

test('a phone that wakes up while the next try is far off tries now, unless another window has the table', async () => {
  await welcomed();
  newest().dispatchEvent(new Event('close'));
  await settled();
  assert.equal(line.state, 'lost');
  await sleep(100);
  assert.equal(sockets.length, 2);
  await welcomed();
  newest().hear({ is: 'bye', reason: 'replaced' });
  newest().dispatchEvent(new Event('close'));
  await sleep(600_000);
  assert.deepEqual([line.isReplaced, sockets.length], [true, 2]);
});
