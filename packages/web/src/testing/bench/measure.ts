import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import type { Browser, Page } from 'playwright-core';
import { sizes } from '../browser.ts';
import { type LongTask, type Seen, signs, watch } from './watch.ts';

interface Wish {
  readonly address: string;
  /** How many times slower the page runs. Workers do not: Chromium slows down one thread. */
  readonly cpu: number;
  readonly answers: number;
  /** Where the profiles go, if they are wanted. */
  readonly profiles: string | undefined;
}

export interface Measured {
  /** When the page, or the board after the press, is first seen. */
  readonly seen: number;
  /** When it can be used: at a table the sentence is there that says what is asked, and of whom. */
  readonly ready: number;
  /** When the first choice can be made. Where a computer begins, it has answered by then. */
  readonly choice?: number;
  readonly scriptBytes: number;
  readonly loading: readonly LongTask[];
  readonly playing: readonly LongTask[];
  readonly answers: number;
}

const POLL_MS = 100;
const LONGEST_WAIT_MS = 60_000;
/** The longest movement at this pace, and a moment to look at it. */
const AFTER_PRESS_MS = 600;

/** The first page on a first visit. */
export async function measureHome(browser: Browser, wish: Wish): Promise<Measured> {
  return visit(browser, wish, async (page) => {
    const profile = await tracing(page, wish, 'home');
    await page.goto(wish.address, { waitUntil: 'commit' });
    const { ready } = await until(page, (seen) => seen.ready.shelf !== undefined);
    await wait(2000);
    await profile();
    const seen = await seenSoFar(page);
    return {
      seen: seen.firstPaint ?? Number.NaN,
      ready: ready.shelf ?? Number.NaN,
      scriptBytes: seen.script,
      loading: seen.longTasks,
      playing: [],
      answers: 0,
    };
  });
}

/** From the press on a box, as soon as that is possible, to the first choices; then some answers against champions. */
export async function measureGame(browser: Browser, game: string, wish: Wish): Promise<Measured> {
  const place = catalogue.findIndex(({ id }) => id === game);
  return visit(browser, wish, async (page) => {
    await page.goto(wish.address, { waitUntil: 'commit' });
    const home = await until(page, (seen) => seen.ready.shelf !== undefined);
    const profile = await tracing(page, wish, `${game}-load`);
    await press(page, signs.shelf, place);
    const open = await until(page, (seen) => seen.ready.choices !== undefined);
    await wait(AFTER_PRESS_MS);
    await profile();
    const begun = await seenSoFar(page);
    const playing = await tracing(page, wish, `${game}-play`);
    const played = await play(page, wish.answers);
    await playing();
    const pressed = open.pressed ?? Number.NaN;
    return {
      seen: (open.ready.board ?? Number.NaN) - pressed,
      ready: (open.ready.prompt ?? Number.NaN) - pressed,
      choice: (open.ready.choices ?? Number.NaN) - pressed,
      scriptBytes: begun.script - home.script,
      loading: begun.longTasks.filter(({ start }) => start >= pressed && start < begun.now),
      playing: played.longTasks.filter(({ start }) => start >= begun.now),
      answers: played.answers,
    };
  });
}

/** A phone of its own, with nothing kept from others. */
async function visit(
  browser: Browser,
  { cpu }: Wish,
  measure: (page: Page) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: sizes.phone, hasTouch: true, locale: 'nl' });
  try {
    await context.addInitScript(watch, signs);
    await context.addInitScript(
      (games) => {
        localStorage.setItem('stamtafel-settings', JSON.stringify({ speed: 'brisk' }));
        const champions = JSON.stringify({ levels: ['level4', 'level4', 'level4', 'level4'] });
        for (const game of games) localStorage.setItem(`stamtafel-setup-${game}`, champions);
      },
      catalogue.map(({ id }) => id),
    );
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** What a trace tells: tasks, what the browser did in them, and the script's own functions. */
const TRACED = [
  '-*',
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
];

/** Begins a trace of the page; the result ends it and writes it down. */
async function tracing(page: Page, { profiles }: Wish, name: string): Promise<() => Promise<void>> {
  const browser = page.context().browser();
  if (profiles === undefined || browser === null) return async () => {};
  await browser.startTracing(page, { categories: TRACED });
  return async () => {
    const trace = await browser.stopTracing();
    mkdirSync(profiles, { recursive: true });
    writeFileSync(join(profiles, `${name}.json`), trace);
  };
}

const seenSoFar = (page: Page): Promise<Seen> =>
  page.evaluate(() => Reflect.apply(Reflect.get(globalThis, 'stamtafelSeen'), undefined, []));

async function until(page: Page, isThere: (seen: Seen) => boolean): Promise<Seen> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += POLL_MS) {
    const seen = await seenSoFar(page);
    if (isThere(seen)) return seen;
    await wait(POLL_MS);
  }
  throw new Error('nothing comes');
}

/** A finger on one of these, where it is seen; whether there was one. */
async function press(page: Page, selector: string, place: number): Promise<boolean> {
  const at = await page.evaluate(
    ([wanted, nth]) => {
      const found = document.querySelectorAll(wanted);
      const target = found[nth % Math.max(1, found.length)];
      target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = target?.getBoundingClientRect();
      return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [selector, place] as const,
  );
  if (at !== undefined) await page.touchscreen.tap(at.x, at.y);
  return at !== undefined;
}

/** Presses choices until this many answers are given, or the match is over: what confirms a set first, else any of them. */
async function play(page: Page, answers: number): Promise<Seen> {
  for (let presses = 0; presses < 10 * answers; ) {
    const seen = await seenSoFar(page);
    if (seen.answers >= answers || seen.isOver) return seen;
    const isPressed =
      (await press(page, `${signs.choices}[data-kind="main"]`, 0)) ||
      (await press(page, `${signs.choices}:not([aria-pressed="true"])`, anyPlace(presses)));
    if (isPressed) presses++;
    await wait(isPressed ? AFTER_PRESS_MS : POLL_MS);
  }
  return seenSoFar(page);
}

const anyPlace = (press: number): number => Math.imul(press + 1, 0x9e37_79b1) >>> 8;
