import { entryOf } from '@stamtafel/games/catalogue.ts';
import type { Answer, Refusal, Seat } from '@stamtafel/kernel';
import { Engine } from './engine.ts';
import { keepMatch } from './keep.ts';
import type { KeptMatch, Message, Request } from './messages.ts';
import { LocalRace } from './race.ts';

/** The table of this browser, off the page: rules, computer players and the drawer. */
let engine: Engine | undefined;
let kept: KeptMatch | undefined;
let race: LocalRace | undefined;
let pace = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const post = (message: Message): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void obey(data).catch((error: unknown) => {
    post({ is: 'trouble', trouble: engine === undefined ? 'cannot-open' : 'broken', text: String(error) });
  });
});

async function obey(request: Request): Promise<void> {
  switch (request.do) {
    case 'open': {
      ({ kept, pace } = request);
      const edition = await entryOf(kept.record.game)?.load();
      if (edition === undefined) throw new Error(`there is no game ${kept.record.game}`);
      engine = new Engine(edition, kept.sitters, kept.record);
      race = new LocalRace(engine, kept.record.seed ?? '', {
        now: () => performance.now(),
        after(ms, act) {
          const later = setTimeout(act, ms);
          return () => clearTimeout(later);
        },
        countdown: (ms) => post({ is: 'countdown', ms }),
        changed,
      });
      return changed();
    }
    case 'pace':
      pace = request.pace;
      return;
    case 'sitDown':
      engine?.sitDown();
      return show();
    case 'why':
      return post({ is: 'reply', n: request.n, refusal: engine?.why(request.attempts) });
    case 'answer':
      if (engine?.stage() === 'command' && request.answers[0]?.pick === 'command') await race?.countDown();
      return reply(request.n, engine?.answer(request.answers, race?.stamp()));
    case 'resign':
      return reply(request.n, engine?.resign());
    case 'keep':
      await keeping;
      return post({ is: 'reply', n: request.n, refusal: undefined });
    case 'undo':
      engine?.undo();
      return reply(request.n, undefined);
  }
}

/** The table is shown at once; the reply says that it is kept as well. */
async function reply(n: number, refusal: Refusal | undefined): Promise<void> {
  if (refusal === undefined) {
    changed();
    await keeping;
  }
  post({ is: 'reply', n, refusal });
}

function changed(): void {
  show();
  keep();
}

function show(): void {
  if (engine === undefined) return;
  post({ is: 'sight', sight: engine.sight() });
  letBotsAnswer();
}

/** So long at least a computer waits where people may speak up, unless they want no waiting at all. */
const INTERRUPTION_MS = 1500;

/** Always the same time from question to answer, whatever the answer is; those who choose together share it. */
function letBotsAnswer(): void {
  clearTimeout(timer);
  if (race?.plan() || race?.isCounting) return;
  const [seat, ...others] = engine?.bots() ?? [];
  if (engine === undefined || seat === undefined) return;
  const begun = performance.now();
  const answer = engine.think(seat);
  const due = engine.mayBeInterrupted && pace > 0 ? Math.max(pace, INTERRUPTION_MS) : pace;
  const left = due / (1 + others.length) - (performance.now() - begun);
  timer = setTimeout(() => void botAnswers(seat, answer), Math.max(0, left));
}

async function botAnswers(seat: Seat, answer: Answer | undefined): Promise<void> {
  if (answer === undefined) return;
  if (engine?.stage() === 'command') await race?.countDown();
  engine?.botAnswers(seat, answer);
  changed();
}

/** One write at a time; what comes meanwhile is written together. */
let keeping: Promise<void> | undefined;
let dirty = false;
function keep(): void {
  dirty = true;
  keeping ??= write().finally(() => {
    keeping = undefined;
  });
}

async function write(): Promise<void> {
  while (dirty && engine !== undefined && kept !== undefined) {
    dirty = false;
    try {
      await keepMatch({ ...kept, record: engine.record(), changed: Date.now() });
    } catch (error) {
      post({ is: 'trouble', trouble: 'cannot-keep', text: String(error) });
      return;
    }
  }
}
