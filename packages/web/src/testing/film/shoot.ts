import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { KeptMatch } from '../../session/messages.ts';
import { keep } from '../kept.ts';

/** The room that a browser leaves for the page, not the whole screen of the device. */
export const screens = {
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 664 },
  small: { width: 360, height: 640 },
} as const;
export type Screen = keyof typeof screens;

interface Wish {
  readonly address: string;
  readonly match: KeptMatch;
  readonly size: Screen;
  readonly language: string;
  readonly speed: string;
  readonly answers: number;
}

/** A picture of the page, with the milliseconds since the press, and what is being shown. */
export interface Frame {
  readonly ms: number;
  readonly beat: string;
  readonly jpeg: string;
}

interface Taken {
  readonly at: number;
  readonly jpeg: string;
}

interface Told {
  readonly at: number;
  readonly beat: string;
}

/** After this long without another question the strip ends all the same. */
const LONGEST_MS = 20_000;
const POLL_MS = 60;
/** What was pressed is drawn, and the first pictures of cards. */
const SETTLED_MS = 900;

/** A strip for each press, until this many presses were answers or the match is over. */
export async function shoot(browser: Browser, wish: Wish): Promise<readonly (readonly Frame[])[]> {
  const { size, language, match, address, speed } = wish;
  const context = await browser.newContext({
    viewport: screens[size],
    locale: language,
    hasTouch: size !== 'laptop',
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(
      (settings) => localStorage.setItem('stamtafel-settings', JSON.stringify(settings)),
      { language, speed },
    );
    await context.addInitScript(tellBeats);
    const page = await context.newPage();
    await page.goto(address);
    await keep(page, match);
    await page.goto(`${address}#/tafel/${match.id}`);
    await page.waitForFunction(isAsked);
    await wait(SETTLED_MS);
    const cdp = await context.newCDPSession(page);
    const films: Frame[][] = [];
    for (let press = 0; press < wish.answers; press++) {
      const film = await filmOf(page, cdp, press);
      films.push(film.frames);
      if (film.isOver) break;
    }
    return films;
  } finally {
    await context.close();
  }
}

/** Presses one choice, and looks on until the next question. */
async function filmOf(
  page: Page,
  cdp: CDPSession,
  press: number,
): Promise<{ readonly frames: Frame[]; readonly isOver: boolean }> {
  const taken: Taken[] = [];
  const take = (seen: { data: string; sessionId: number; metadata: { timestamp?: number } }): void => {
    taken.push({ at: (seen.metadata.timestamp ?? 0) * 1000, jpeg: seen.data });
    void cdp.send('Page.screencastFrameAck', { sessionId: seen.sessionId }).catch(() => {});
  };
  cdp.on('Page.screencastFrame', take);
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
  await wait(200);
  const begun = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.evaluate(pressOne, press);
  await wait(SETTLED_MS);
  for (let waited = SETTLED_MS; waited < LONGEST_MS; waited += POLL_MS) {
    if (await page.evaluate(isAsked)) break;
    await wait(POLL_MS);
  }
  await wait(SETTLED_MS);
  await cdp.send('Page.stopScreencast');
  cdp.off('Page.screencastFrame', take);
  const told = await page.evaluate<Told[]>('globalThis.stamtafelBeats.splice(0)');
  const isOver = await page.evaluate(() => document.querySelector('[data-over]') !== null);
  return { frames: chosen(taken, told, begun), isOver };
}

/** Before the press, then each beat as it stood when the next one began. */
function chosen(taken: readonly Taken[], told: readonly Told[], begun: number): Frame[] {
  const beats = [{ at: begun, beat: 'before' }, ...told.filter(({ at }) => at >= begun)];
  return beats.flatMap(({ at, beat }, i) => {
    const until = i === 0 ? begun : (beats[i + 1]?.at ?? Number.POSITIVE_INFINITY);
    const stood = taken.findLast((each) => each.at < until && (each.at >= at || i === 0));
    return stood === undefined ? [] : [{ ms: Math.round(at - begun), beat, jpeg: stood.jpeg }];
  });
}

/** In the page: when which beat begins. */
function tellBeats(): void {
  const beats: { at: number; beat: string }[] = [];
  Reflect.set(globalThis, 'stamtafelBeats', beats);
  let last = '';
  new MutationObserver(() => {
    const table = document.querySelector<HTMLElement>('.table');
    const beat = table?.dataset.beat ?? (table?.dataset.asked === undefined ? 'stands' : 'asked');
    const moment = `${table?.dataset.moment} ${beat}`;
    if (moment === last) return;
    last = moment;
    beats.push({ at: performance.timeOrigin + performance.now(), beat });
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-beat', 'data-moment', 'data-asked'],
  });
}

/** In the page: there is something to choose, or nothing more will be. */
const isAsked = (): boolean => document.querySelector('.actions button:enabled, [data-over]') !== null;

/** In the page: what confirms a set first, else any of them. */
function pressOne(press: number): void {
  const main = document.querySelector<HTMLElement>('.actions button[data-kind="main"]:enabled');
  const all = [
    ...document.querySelectorAll<HTMLElement>('.actions button:enabled:not([aria-pressed="true"])'),
  ];
  const any = all[(Math.imul(press + 1, 0x9e37_79b1) >>> 8) % Math.max(1, all.length)];
  (main ?? any)?.click();
}
