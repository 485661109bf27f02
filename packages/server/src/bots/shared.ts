import type { Answer } from '@stamtafel/kernel';
import type { Broker } from '../broker/broker.ts';
import type { Work } from '../broker/work.ts';
import type { HouseClock } from '../house/clock.ts';
import { type Asked, isShort, type Thinkers, type ThinkersStats, type Thought } from './thinkers.ts';

/** Other nodes have at least this long, or else this share of the time until the answer is due. */
const LEAST_MS = 400;
const SHARE = 3 / 4;

/**
 * Bots that think on other nodes while this one's workers have more to do than they can. Who does not answer in time has
 * thought for nothing: what comes late is worthless.
 */
export class SharedThinkers implements Thinkers {
  readonly #own: Thinkers;
  readonly #broker: Pick<Broker, 'think'>;
  readonly #clock: HouseClock;

  constructor(own: Thinkers, broker: Pick<Broker, 'think'>, clock: HouseClock) {
    this.#own = own;
    this.#broker = broker;
    this.#clock = clock;
  }

  async think(table: string, thought: Thought, asked: Asked): Promise<Answer | undefined> {
    if (isShort(thought) || this.#own.stats().waiting === 0) return this.#own.think(table, thought, asked);
    const { dueMs, waiters, signal } = asked;
    const begun = this.#clock.now();
    try {
      const work = workOf(table, thought, asked);
      return await wanted(this.#broker.think(work, Math.max(LEAST_MS, dueMs * SHARE)), signal);
    } catch (error) {
      if (signal?.aborted) throw error;
      const left = Math.max(0, dueMs - (this.#clock.now() - begun));
      return this.#own.think(table, thought, { waiters, dueMs: left, ...(signal && { signal }) });
    }
  }

  stats(): ThinkersStats {
    return this.#own.stats();
  }

  close(): Promise<void> {
    return this.#own.close();
  }
}

/** What another node asks for is thought if nothing of one's own waits; otherwise it is refused at once. */
export async function thinkFor(own: Thinkers, { table, thought, dueMs, waiters }: Work) {
  if (own.stats().waiting > 0) throw new Error('there is enough to think here');
  const { decision, ...rest } = thought;
  return own.think(table, { ...rest, decision: { timeout: undefined, ...decision } }, { dueMs, waiters });
}

/** As plain data: of those who wait, only who they are and where. */
function workOf(table: string, thought: Thought, { dueMs, waiters }: Asked): Work {
  const { setting, view, decision } = thought;
  const { timeout, options, ...question } = decision;
  return {
    table,
    thought: {
      ...thought,
      setting: { ...setting, options: { ...setting.options } },
      view: {
        ...view,
        zones: view.zones.map((zone) => [...zone]),
        bags: view.bags.map(({ within, sure, limits }) => ({
          within,
          sure: [...sure],
          limits: limits.map((limit) => ({ ...limit, faces: [...limit.faces] })),
        })),
        stack: view.stack.map((frame) => ({ ...frame })),
        facts: { ...view.facts },
      },
      decision: { ...question, options: [...options], ...(timeout !== undefined && { timeout }) },
    },
    dueMs: Math.max(0, dueMs),
    waiters: waiters.map(({ person, neighbourhood }) => ({ person, neighbourhood: [...neighbourhood] })),
  };
}

/** Rejects when nobody wants the answer any more. */
function wanted<T>(thought: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return thought;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new Error('nobody asks any more'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    thought.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
