import { mindOf, thinkInSlices } from '@stamtafel/bots';
import { entryOf } from '@stamtafel/games/catalogue.ts';
import type { Answer, Refusal, Seat } from '@stamtafel/kernel';
import { Engine } from './engine.ts';
import { keepAfter, keptMatch } from './keep.ts';
import { type Help, type KeptMatch, type Message, placeOf, type Request } from './messages.ts';
import { LocalRace } from './race.ts';

/** The table of this browser, off the page: rules, computer players and the drawer. */
let engine: Engine | undefined;
let kept: KeptMatch | undefined;
let race: LocalRace | undefined;
let pace = 0;
let isEnough = false;
/** Questions before this one were asked of a match as it lay here until another window had played on. */
let firstQuestion = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The page is still showing what happened: what a computer answers waits until that is over. */
let isPlaying = false;
let heldBack: (() => void) | undefined;

const post = (message: Message): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void obey(data).catch(failed);
});

const failed = (error: unknown): void =>
  post({ is: 'trouble', trouble: engine === undefined ? 'cannot-open' : 'broken', text: String(error) });

async function obey(request: Request): Promise<void> {
  switch (request.do) {
    case 'prepare':
      await gameAndMind(request.game);
      return;
    case 'open': {
      pace = request.pace;
      const lay = await readied(request.kept);
      lay();
      return changed();
    }
    case 'pace':
      pace = request.pace;
      return;
    case 'sitDown':
      engine?.sitDown();
      return show();
    case 'plays':
      isPlaying = request.isPlaying;
      if (!isPlaying) heldBack?.();
      return;
    case 'why':
      return post({ is: 'reply', n: request.n, refusal: engine?.why(request.attempts) });
    case 'answer':
      if (engine?.startsRace(request.answers[0])) await race?.countDown();
      if (engine?.isAsking(request.decision) !== true) {
        // It was asked before another window played on; pressed twice in this one it is only late.
        if (request.decision < firstQuestion) post({ is: 'trouble', trouble: 'elsewhere', text: '' });
        return post({ is: 'reply', n: request.n, refusal: undefined });
      }
      return reply(request.n, engine.answer(request.answers, race?.stamp()));
    case 'resign':
      return reply(request.n, engine?.resign());
    case 'leave':
      // Nothing is played any more; what was played and shown is still kept.
      clearTimeout(timer);
      question++;
      await keeping;
      return self.close();
    case 'keep':
      await keeping;
      return post({ is: 'reply', n: request.n, refusal: undefined });
    case 'hint': {
      const asked = question;
      const advising = engine?.advise();
      const advice = advising && (await thinkInSlices(advising, breathe, () => asked !== question));
      const isTimely = advice !== undefined && asked === question;
      if (isTimely) helped('tips');
      return post({ is: 'hint', n: request.n, advice: isTimely ? advice : null });
    }
    case 'luck': {
      const [edition, mind] = await gameAndMind(request.record.game);
      if (edition === undefined) throw new Error(`there is no game ${request.record.game}`);
      const { countLuck } = await import('../replay/count-luck.ts');
      const tell = (progress: number): void => post({ is: 'counting', progress });
      const luck = await countLuck({ edition, mind, ...request, tell, breathe, isEnough: () => isEnough });
      return post({ is: 'luck', luck });
    }
    case 'enough':
      isEnough = true;
      return;
    case 'undo': {
      const { n, number } = request;
      // The countdown belongs to the race.
      const undone = race?.isCounting ? 'gone' : (engine?.undo(number, request) ?? 'gone');
      if (undone === 'done' || undone === 'seen') {
        helped('takenBack');
        hasPlayed = true;
        changed();
      }
      return post({ is: 'undone', n, undone });
    }
  }
}

function helped(how: keyof Help): void {
  if (kept === undefined) return;
  const help = kept.help ?? { tips: 0, takenBack: 0 };
  kept = { ...kept, help: { ...help, [how]: help[how] + 1 } };
  keep();
}

/** Fetches what a match needs; what comes back lays it on the table at once, in the place of what may lie there. */
async function readied(match: KeptMatch): Promise<() => void> {
  const { sitters, record } = match;
  const [edition, mind] = await gameAndMind(record.game);
  if (edition === undefined) throw new Error(`there is no game ${record.game}`);
  return () => {
    kept = match;
    firstQuestion = engine?.questions ?? 0;
    engine = new Engine(edition, sitters, record, { place: placeOf(match), mind }, engine?.questions);
    race = new LocalRace(engine, record.seed ?? '', {
      now: () => performance.now(),
      after(ms, act) {
        const later = setTimeout(act, ms);
        return () => clearTimeout(later);
      },
      countdown: (ms) => post({ is: 'countdown', ms }),
      changed,
    });
  };
}

/** Other windows of this browser, which may show the same match: each says what it has kept. */
const windows = new BroadcastChannel('stamtafel-kept');

windows.onmessage = ({ data }: MessageEvent<string>) => {
  if (data === kept?.id) void follow(data).catch(() => {});
};

/** Shows what another window has played. What is being kept here finds out by itself. */
async function follow(id: string): Promise<void> {
  const now = await keptMatch(id);
  if (now === undefined) return;
  // It was only opened there: what is asked here still stands.
  if (keeping === undefined && kept !== undefined && isAsKept(now, kept)) {
    kept = now;
    return;
  }
  const lay = await readied(now);
  if (keeping !== undefined || now.changed === kept?.changed) return;
  lay();
  show();
}

/** Nothing has been played since. */
const isAsKept = (now: KeptMatch, then: KeptMatch): boolean =>
  JSON.stringify(now.record) === JSON.stringify(then.record);

const gameAndMind = (game: string) => Promise.all([entryOf(game)?.load(), mindOf(game)]);

/** The table is shown at once; the reply says that it is kept as well. */
async function reply(n: number, refusal: Refusal | undefined): Promise<void> {
  if (refusal === undefined) {
    hasPlayed = true;
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
  post({ is: 'shown', table: engine.shown() });
  letBotsAnswer();
}

/** The least a computer waits where people may speak up, unless they have switched waiting off. */
const INTERRUPTION_MS = 1500;

/** Answers that take too long come whole steps later, so that the time tells nothing about the answer. */
const SHORTEST_STEP_MS = 50;

/** Counts the questions: a thought about an earlier one is dropped. */
let question = 0;

/** Always the same time from question to answer, whatever the answer is; those who choose together share it. */
function letBotsAnswer(): void {
  clearTimeout(timer);
  heldBack = undefined;
  question++;
  if (race?.plan() || race?.isCounting) return;
  void letThemThink(question, performance.now()).catch(failed);
}

/** Those who may speak up are asked first. When a person acts meanwhile, all of it is dropped. */
async function letThemThink(asked: number, begun: number): Promise<void> {
  if (engine === undefined) return;
  const [seat, ...others] = engine.bots();
  // At the beginning players do not want to wait.
  const usual = engine.isOpening ? pace / 2 : pace;
  const due = engine.mayBeInterrupted && pace > 0 ? Math.max(pace, INTERRUPTION_MS) : usual;
  for (const speaker of engine.speakers()) {
    const remark = await think(speaker, asked);
    if (asked !== question) return;
    if (remark !== undefined) return answerLater(speaker, remark, begun, pace);
  }
  if (seat === undefined) return;
  const answer = await think(seat, asked);
  if (asked === question) answerLater(seat, answer, begun, due / (1 + others.length));
}

/** Nothing if it fails. */
async function think(seat: Seat, asked: number): Promise<Answer | undefined> {
  try {
    const thinking = engine?.ponder(seat);
    return thinking && (await thinkInSlices(thinking, breathe, () => asked !== question));
  } catch {
    return undefined;
  }
}

/** Lets messages in. A timer would wait four milliseconds each time. */
const lungs = new MessageChannel();
const breathing: (() => void)[] = [];
lungs.port1.onmessage = () => breathing.shift()?.();
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    breathing.push(resolve);
    lungs.port2.postMessage(0);
  });

function answerLater(seat: Seat, answer: Answer | undefined, begun: number, due: number): void {
  const used = performance.now() - begun;
  const step = Math.max(SHORTEST_STEP_MS, due / 2);
  const shown = due + Math.max(0, Math.ceil((used - due) / step)) * step;
  const say = (): void => {
    clearTimeout(timer);
    heldBack = undefined;
    void botAnswers(seat, answer).catch(failed);
  };
  timer = setTimeout(() => (isPlaying ? wait(say) : say()), due === 0 ? 0 : shown - used);
}

/** A page that was closed in the middle of something, or hangs, holds nothing up for longer than this. */
const LONGEST_WAIT_MS = 20_000;

function wait(say: () => void): void {
  heldBack = say;
  timer = setTimeout(say, LONGEST_WAIT_MS);
}

async function botAnswers(seat: Seat, answer: Answer | undefined): Promise<void> {
  if (engine?.stage() === 'start') await race?.countDown();
  engine?.botAnswers(seat, answer);
  changed();
}

/** One write at a time; what comes meanwhile is written together. */
let keeping: Promise<void> | undefined;
let dirty = false;
/** Something was done in this window that is not saved yet. */
let hasPlayed = false;
function keep(): void {
  dirty = true;
  keeping ??= write().finally(() => {
    keeping = undefined;
  });
}

async function write(): Promise<void> {
  while (dirty && engine !== undefined && kept !== undefined) {
    dirty = false;
    const played = hasPlayed;
    hasPlayed = false;
    const before = kept.changed;
    const next = { ...kept, record: engine.record(), changed: Math.max(before + 1, Date.now()) };
    let other: KeptMatch | undefined;
    try {
      other = await keepAfter(before, next);
    } catch (error) {
      post({ is: 'unkept', kept: next, text: String(error) });
      return;
    }
    if (other === undefined) {
      kept = { ...kept, record: next.record, changed: next.changed };
      windows.postMessage(kept.id);
    } else if (isAsKept(other, kept)) {
      // It was opened in another window and nothing was played there: what was played here counts.
      kept = { ...kept, changed: other.changed };
      dirty = true;
      hasPlayed ||= played;
    } else await giveWayTo(other, played);
  }
}

/** What was played here meanwhile does not count; the player is told. */
async function giveWayTo(other: KeptMatch, played: boolean): Promise<void> {
  const lay = await readied(other);
  lay();
  const isToBeTold = played || hasPlayed;
  dirty = false;
  hasPlayed = false;
  if (isToBeTold) post({ is: 'trouble', trouble: 'elsewhere', text: '' });
  show();
}
