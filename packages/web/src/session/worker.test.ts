import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { stierenVersierenEdition } from '@stamtafel/games/stieren-versieren/edition.ts';
import type { Failing } from '../testing/failing-here.ts';
import type { BotLevel, Message, Request, ShownTable } from './messages.ts';
import type { Undoable, Undone } from './session.ts';

/** Says things to the worker of the page and waits for what it says. */
class Page {
  readonly #worker: Worker;
  readonly #heard: Message[] = [];
  #waiting: (() => void)[] = [];
  readonly ended: Promise<void>;

  constructor(t: TestContext, failing?: Failing) {
    const file = failing === undefined ? 'worker-here.ts' : 'failing-here.ts';
    this.#worker = new Worker(new URL(`../testing/${file}`, import.meta.url), { workerData: failing });
    t.after(() => this.#worker.terminate());
    this.ended = new Promise((resolve) => this.#worker.once('exit', () => resolve()));
    this.#worker.on('message', (message: Message) => {
      this.#heard.push(message);
      for (const look of this.#waiting.splice(0)) look();
    });
  }

  say(request: Request): void {
    this.#worker.postMessage(request);
  }

  /** Waits for the first message that `meant` recognises, and drops those before it. */
  async hear<T>(meant: (message: Message) => T | undefined): Promise<T> {
    for (;;) {
      const message = this.#heard.shift();
      const found = message && meant(message);
      if (found !== undefined) return found;
      if (message === undefined) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  see(isMeant: (table: ShownTable) => boolean): Promise<ShownTable> {
    return this.hear((message) =>
      message.is === 'shown' && isMeant(message.table) ? message.table : undefined,
    );
  }
}

/** Anna begins, and Toon takes so long that only `hurry` makes him answer. */
const lay = (
  page: Page,
  { id, version }: { readonly id: string; readonly version: number },
  options = {},
  level: BotLevel = 'random',
) =>
  page.say({
    do: 'open',
    pace: 600_000,
    kept: {
      id: 'here',
      changed: 1,
      sitters: [
        { kind: 'person', name: 'Anna' },
        { kind: 'bot', name: 'Toon', level },
      ],
      record: {
        format: 'stamtafel-match-1',
        game: id,
        rules: version,
        seats: 2,
        options,
        seed: '2'.repeat(64),
        entries: [],
      },
    },
  });

/** What is shown anew begins a new time to think. */
function hurry(page: Page): void {
  page.say({ do: 'pace', pace: 0 });
  page.say({ do: 'sitDown' });
}

const isAsked = ({ decision }: ShownTable): boolean => decision !== null;

const answer = (page: Page, { decision }: ShownTable, most = 1): void => {
  if (decision === null) assert.fail('nothing is asked');
  page.say({ do: 'answer', n: 1, decision: decision.number, answers: decision.options.slice(0, most) });
};

/** Presses twice, and gives what came of each. */
async function pressTwice(page: Page, last: Undoable | null): Promise<readonly Undone[]> {
  const { number } = last ?? assert.fail('nothing can be taken back');
  const press = (n: number): void => page.say({ do: 'undo', n, number, agreed: false });
  const come = (): Promise<Undone> =>
    page.hear((message) => (message.is === 'undone' ? message.undone : undefined));
  press(2);
  press(3);
  return [await come(), await come()];
}

/** Both choose their bulls at the same time; Anna has. */
async function bullsChosen(page: Page): Promise<ShownTable> {
  lay(page, stierenVersierenEdition.game);
  answer(page, await page.see(isAsked));
  answer(page, await page.see(isChoosing), 2);
  const chosen = await page.see((table) => !isAsked(table));
  assert.equal(chosen.undo?.how, 'free');
  return chosen;
}

const isChoosing = ({ decision }: ShownTable): boolean => decision?.asks === 'playBulls';

test('whoever leaves the table right after a move takes that with them, and the worker ends by itself', {
  timeout: 20_000,
}, async (t) => {
  const page = new Page(t);
  lay(page, stierenVersierenEdition.game);
  answer(page, await page.see(isAsked));
  page.say({ do: 'leave' });
  const played = await page.hear((message) => {
    const entries = message.is === 'unkept' ? message.kept.record.entries : [];
    return entries.length > 0 ? entries : undefined;
  });
  assert.equal(played[0]?.seat, 0);
  await page.ended;
});

test('SV-803 pressed while the computer answers, undo comes too late and holds nobody up', {
  timeout: 20_000,
}, async (t) => {
  const page = new Page(t);
  const { undo } = await bullsChosen(page);
  hurry(page);
  const revealed = await page.see((table) => table.undo === null);
  assert.deepEqual(await pressTwice(page, undo), ['gone', 'gone']);
  const next = isAsked(revealed) ? revealed : await page.see(isAsked);
  assert.ok(!isChoosing(next));
});

test('while the computer thinks two quick presses take back one answer, and it answers the next', {
  timeout: 20_000,
}, async (t) => {
  const page = new Page(t);
  const { undo } = await bullsChosen(page);
  assert.deepEqual(await pressTwice(page, undo), ['done', 'gone']);
  page.say({ do: 'sitDown' });
  const again = await page.see(isChoosing);
  assert.notEqual(again.undo?.number, undo?.number);
  answer(page, again, 2);
  await page.see((table) => !isAsked(table));
  hurry(page);
  await page.see((table) => isAsked(table) && !isChoosing(table));
});

test('HR-041 a countdown is not taken back: the race it belongs to comes', { timeout: 20_000 }, async (t) => {
  const page = new Page(t);
  lay(page, howRuckEdition.game, { teamForming: 'race', youngestSeat: 'A' });
  answer(page, await page.see(isAsked));
  await page.see((table) => !isAsked(table));
  hurry(page);
  const asked = await page.see((table) => table.decision?.asks === 'command');
  answer(page, asked);
  await page.hear((message) => (message.is === 'countdown' ? message.ms : undefined));
  assert.deepEqual(await pressTwice(page, asked.undo), ['gone', 'gone']);
  await page.see((table) => table.decision?.asks === 'race');
});

test('a computer that fails gets the answer of the clock, and the match goes on', {
  timeout: 20_000,
}, async (t) => {
  const page = new Page(t, 'player');
  lay(page, howRuckEdition.game, { teamForming: 'calm' }, 'greedy');
  page.say({ do: 'pace', pace: 0 });
  answer(page, await page.see(isAsked));
  // Toon splits all his pairs.
  await page.see(({ waiting }) => !waiting.includes(1));
});

test('rules that fail at the answer of a computer are told', { timeout: 20_000 }, async (t) => {
  const page = new Page(t, 'rules');
  lay(page, howRuckEdition.game, { teamForming: 'calm' });
  page.say({ do: 'pace', pace: 0 });
  answer(page, await page.see(isAsked));
  const told = await page.hear((message) => (message.is === 'trouble' ? message : undefined));
  assert.deepEqual(told, { is: 'trouble', trouble: 'broken', text: 'Error: this was meant to fail' });
});

test('a computer answers when the page has shown what happened before, and no sooner', async (t) => {
  const page = new Page(t);
  lay(page, howRuckEdition.game, { teamForming: 'calm' });
  await page.see(isAsked);
  page.say({ do: 'plays', isPlaying: true });
  hurry(page);
  await page.see(isAsked);
  const next = page.see(() => true);
  const soon = await Promise.race([next.then(() => 'answers'), wait(300).then(() => 'waits')]);
  assert.equal(soon, 'waits');
  page.say({ do: 'plays', isPlaying: false });
  const { story } = await next;
  assert.ok(story.length > 0);
});
