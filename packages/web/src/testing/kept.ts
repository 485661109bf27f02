/** Matches that simple players have brought to some moment, and a page that sits down at them. */
import type { Edition } from '@stamtafel/games/edition.ts';
import {
  type Answer,
  type Decision,
  fastSeed,
  type Kind,
  open,
  outcome,
  pending,
  recorder,
  type State,
  view,
} from '@stamtafel/kernel';
import type { Page } from 'playwright-core';
import type { KeptMatch, Message, Request } from '../session/messages.ts';
import type { Check } from './flaws.ts';
import { choices } from './player.ts';

const people = ['Jij', 'Mieke', 'Toon', 'Sjaan', 'Harrie'];
const MOST_SEEDS = 60;

interface Moment<K extends Kind> {
  readonly edition: Edition<K>;
  readonly seats: number;
  readonly options?: KeptMatch['record']['options'];
  /** What a player answers instead of what the simple player would. */
  readonly instead?: (decision: Decision, state: State<K>) => Answer | undefined;
  /** Whether this is the moment; asked whenever the person at the table is asked something. */
  readonly isThere: (decision: Decision, state: State<K>) => boolean;
}

/** A match in which the person on the first seat is asked just that. */
export function matchAt<K extends Kind>({
  edition,
  seats,
  options = {},
  instead,
  isThere,
}: Moment<K>): KeptMatch {
  const match = open(edition.game, { seats, options });
  for (let seed = 1; seed < MOST_SEEDS; seed++) {
    const table = recorder(match, { seed: seed.toString(16).padStart(64, '0') });
    const dice = fastSeed(seed);
    while (outcome(match, table.state) === undefined) {
      const asked = pending(match, table.state);
      if (asked.some((decision) => decision.seat === 0 && isThere(decision, table.state)))
        return kept(seats, table.record());
      const owed = asked.find(({ optional }) => !optional);
      if (owed === undefined) throw new Error('nobody is asked anything');
      const said = instead?.(owed, table.state);
      table.play(
        owed.seat,
        said ?? edition.players.greedy(match, view(match, table.state, owed.seat), owed, dice),
      );
    }
  }
  throw new Error('that moment never comes');
}

export function kept(seats: number, record: KeptMatch['record']): KeptMatch {
  const sitters = people
    .slice(0, seats)
    .map((name, seat) => ({ name, kind: seat === 0 ? ('person' as const) : ('bot' as const) }));
  const id = `${record.game}-${seats}-${record.entries.length}`;
  return { id, sitters, record: { ...record, players: sitters.map(({ name }) => name) }, changed: 1 };
}

/** Puts the match into the drawer of this browser. */
export const keep = (page: Page, match: KeptMatch): Promise<void> =>
  page.evaluate(
    (laid) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('stamtafel', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('matches', 'readwrite');
          transaction.objectStore('matches').put(laid);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    match,
  );

/** Listens to the table of this page, which is in a worker, and asks it something; what comes back waits for the answer. */
async function listen(
  page: Page,
  awaited: Message['is'],
  request?: Request & { readonly n: number },
): Promise<() => Promise<void>> {
  const heard = await page.evaluateHandle(
    ([is, ask]) => {
      const table: unknown = Reflect.get(globalThis, 'tableOfThisBrowser');
      if (!(table instanceof Worker)) throw new Error('this page has no table of its own');
      const answered = new Promise<void>((resolve) => {
        table.addEventListener('message', ({ data }: MessageEvent<Message>) => {
          if (data.is === is && (ask === undefined || ('n' in data && data.n === ask.n))) resolve();
        });
      });
      if (ask !== undefined) table.postMessage(ask);
      return { answered };
    },
    [awaited, request] as const,
  );
  return () => heard.evaluate(({ answered }) => answered);
}

/**
 * Until all that the table of this page has shown is in the drawer: it is shown at once and written after that, and is
 * lost with a page that is left in between.
 */
export async function untilKept(page: Page): Promise<void> {
  const kept = await listen(page, 'reply', { do: 'keep', n: -1 });
  await kept();
}

/** Sits down at a match that is put into the drawer of this browser. */
export async function sitDownAt(page: Page, address: string, match: KeptMatch): Promise<void> {
  await keep(page, match);
  await page.goto(`${address}#/tafel/${match.id}`);
  await choices(page).first().waitFor();
}

/** What of the board sticks out of its place, lies over the hand, or makes the page scroll. */
export const tooLarge: Check = () => {
  const board = document.querySelector('.table-board')?.getBoundingClientRect() ?? new DOMRect();
  const { scrollWidth, scrollHeight } = document.documentElement;
  const out = scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page'] : [];
  for (const element of document.querySelectorAll('.table-board :is([data-card], [data-zone], button, p)')) {
    const clip = element.parentElement;
    const isClipped = clip !== null && getComputedStyle(clip).overflow === 'hidden';
    const { left, right, top, bottom, width } = (isClipped ? clip : element).getBoundingClientRect();
    const isInside =
      left >= board.left - 1 &&
      right <= board.right + 1 &&
      top >= board.top - 1 &&
      bottom <= board.bottom + 1;
    if (width > 1 && !isInside) out.push(element.outerHTML.slice(0, 120));
  }
  return out;
};
