import type { Advice } from '@stamtafel/bots';
import type { Edition } from '@stamtafel/games/edition.ts';
import { needsLive } from '@stamtafel/games/live.ts';
import { type Answer, type MatchRecord, open, type Refusal, type Seat } from '@stamtafel/kernel';
import type { NumberedDecision, SharedDeal } from '@stamtafel/protocol';
import { ownScript } from '../app/own-script.ts';
import { addressOf } from '../app/router.ts';
import { rememberedLive } from '../home/setup.ts';
import { RaceCountdown } from './countdown.ts';
import { hold, keepOrHold, keptMatch, NotKept } from './keep.ts';
import {
  type KeptMatch,
  type Message,
  placeOf,
  type Request,
  type ShownTable,
  type Sitter,
  type Trouble,
} from './messages.ts';
import { ORDER_MS, StandingOrders } from './orders.ts';
import type { Agreement, Order, Session, Snapshot, Undoable, Undone } from './session.ts';

/** Deals a new match in this browser and keeps it; the id is where it can be found. */
export async function dealLocally(
  game: string,
  version: number,
  sitters: readonly Sitter[],
  options: MatchRecord['options'] = {},
): Promise<string> {
  return keepRecord(sitters, {
    format: 'stamtafel-match-1',
    game,
    rules: version,
    seats: sitters.length,
    options,
    seed: hex(32),
    entries: [],
  });
}

/** Deals the cards of a link once more; the id is where the match can be found. */
export async function dealAgain(deal: SharedDeal, sitters: readonly Sitter[]): Promise<string> {
  const { game, rules, seed, options, place, result, sender } = deal;
  const id = hex(8);
  await keepOrHold({
    id,
    sitters,
    record: { format: 'stamtafel-match-1', game, rules, seats: sitters.length, options, seed, entries: [] },
    sent: { place, result, sender },
    changed: Date.now(),
  });
  return id;
}

/** Puts a match into the drawer of this browser; the id is where it can be found. */
export async function keepRecord(sitters: readonly Sitter[], record: MatchRecord): Promise<string> {
  return keepNew(matchOf(sitters, record));
}

/** The same of a match that is played on here, from this chair. */
export async function keepTaken(
  sitters: readonly Sitter[],
  record: MatchRecord,
  chair: Seat,
): Promise<string> {
  return keepNew({ ...matchOf(sitters, record), chair });
}

async function keepNew(match: KeptMatch): Promise<string> {
  await keepOrHold(match);
  return match.id;
}

/** As it would lie in the drawer. */
export function matchOf(sitters: readonly Sitter[], record: MatchRecord): KeptMatch {
  const takenOver = record.entries.length > 0;
  return { id: hex(8), sitters, record, ...(takenOver && { takenOver }), changed: Date.now() };
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** A worker that is sent for what a game needs before a table takes it. */
let prepared: { readonly game: string; readonly worker: Worker } | undefined;

/** The worker for this game is on its way while the page gets ready for the table. */
export function prepareWorker(game: string): void {
  if (prepared?.game === game) return;
  prepared?.worker.terminate();
  const worker = workerFor(game);
  prepared = { game, worker };
  // A worker that failed to load is dropped, so that the table asks for another.
  worker.addEventListener('error', () => {
    if (prepared?.worker === worker) prepared = undefined;
  });
}

function takeWorker(game: string): Worker {
  const ready = prepared;
  prepared = undefined;
  if (ready?.game === game) return ready.worker;
  ready?.worker.terminate();
  return workerFor(game);
}

/** A worker that has been sent for what this game needs. */
export function workerFor(game: string): Worker {
  const worker = new Worker(ownScript(new URL('./worker.ts', import.meta.url)), { type: 'module' });
  const request: Request = { do: 'prepare', game };
  worker.postMessage(request);
  return worker;
}

/** Longer than a slow disk takes to keep a match. */
const LEAVING_MS = 10_000;

/** The house rules of the next match: who has called a race off meanwhile does not race again. */
const again = (edition: Edition, options: MatchRecord['options']): MatchRecord['options'] =>
  needsLive(edition, options) ? { ...options, ...rememberedLive(edition) } : options;

/** A match in this browser: the rules and the computer players are in a worker. Resolves with the first table to show. */
export function openLocally(
  edition: Edition,
  kept: KeptMatch,
  pace: number,
  onTrouble: (trouble: Trouble, text: string) => void,
): Promise<Session & { setPace(pace: number): void }> {
  const { sitters, record } = kept;
  const match = open(edition.game, record);
  const worker = takeWorker(record.game);
  const listeners = new Set<() => void>();
  const replies = new Map<number, (refusal: Refusal | undefined) => void>();
  const hints = new Map<number, (advice: Advice | null) => void>();
  const takingBack = new Map<number, (undone: Undone) => void>();
  let asked = 0;
  let snapshot: Snapshot | undefined;
  let isTold = false;
  const countdown = new RaceCountdown(() => count());
  const orders = new StandingOrders(kept.id, () => localStorage);
  let ordered: ReturnType<typeof setTimeout> | undefined;

  const send = (request: Request): void => worker.postMessage(request);
  const ask = (request: (n: number) => Request): Promise<Refusal | undefined> =>
    new Promise((resolve) => {
      asked++;
      replies.set(asked, resolve);
      send(request(asked));
    });
  const askForHint = (): Promise<Advice | null> =>
    new Promise((resolve) => {
      asked++;
      hints.set(asked, resolve);
      send({ do: 'hint', n: asked });
    });
  const askBack = ({ number }: Undoable, { agreed }: Agreement): Promise<Undone> =>
    new Promise((resolve) => {
      asked++;
      takingBack.set(asked, resolve);
      send({ do: 'undo', n: asked, number, agreed });
    });
  const isAlone = sitters.filter(({ kind }) => kind === 'person').length === 1;
  const shown = (table: ShownTable): Snapshot => {
    const { from, story, ...rest } = table;
    return {
      ...rest,
      version: (snapshot?.version ?? 0) + 1,
      story: [...(snapshot?.story.slice(0, from) ?? []), ...story],
      sent: [],
      seats: sitters.map(({ kind, name, level }) => ({
        kind,
        name,
        ...(level !== undefined && { level }),
        yours: kind === 'person',
        present: true,
        kept: false,
      })),
      canResign: match.game.resigns !== undefined,
      clocks: null,
      beginsAt: countdown.at,
      orders: orders.of(table.viewer),
      around: null,
    };
  };

  /** The countdown has begun or is over. */
  const count = (): void => {
    if (snapshot !== undefined)
      snapshot = { ...snapshot, version: snapshot.version + 1, beginsAt: countdown.at };
    for (const listener of listeners) listener();
  };

  /** Answers by itself what was left to it, if the same is still being asked. */
  const obey = ({ decision, curtain }: Snapshot): void => {
    clearTimeout(ordered);
    if (decision === null || curtain !== null || orders.of(decision.seat)[decision.asks] === undefined)
      return;
    ordered = setTimeout(() => {
      const pass = orders.answer(decision);
      if (pass !== undefined)
        void ask((n) => ({ do: 'answer', n, decision: decision.number, answers: [pass] }));
    }, ORDER_MS);
  };

  return new Promise((resolve, reject) => {
    const session = {
      id: kept.id,
      place: placeOf(kept),
      edition,
      match,
      snapshot(): Snapshot {
        if (snapshot === undefined) throw new Error('nothing has been shown yet');
        return snapshot;
      },
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      answer: ({ number }: NumberedDecision, answers: readonly Answer[]) =>
        ask((n) => ({ do: 'answer', n, decision: number, answers })),
      why: (attempts: readonly Answer[]) => ask((n) => ({ do: 'why', n, attempts })),
      hint: isAlone ? askForHint : null,
      undo: askBack,
      resign: async () => void (await ask((n) => ({ do: 'resign', n }))),
      sitDown: () => send({ do: 'sitDown' }),
      plays: (isPlaying: boolean) => send({ do: 'plays', isPlaying }),
      order(asks: string, order: Order) {
        if (snapshot === undefined) return;
        orders.leave(snapshot.viewer, asks, order);
        snapshot = { ...snapshot, orders: orders.of(snapshot.viewer) };
        obey(snapshot);
        for (const listener of listeners) listener();
      },
      house: null,
      rematch: async () =>
        addressOf({
          page: 'table',
          id: await dealLocally(record.game, edition.game.version, sitters, again(edition, record.options)),
        }),
      async record() {
        await ask((n) => ({ do: 'keep', n }));
        const now = await keptMatch(kept.id);
        if (now === undefined) throw new NotKept(`${kept.id} is not kept`);
        return now.record;
      },
      close() {
        clearTimeout(ordered);
        countdown.close();
        // It ends by itself once everything is kept, or hangs.
        send({ do: 'leave' });
        setTimeout(() => worker.terminate(), LEAVING_MS);
      },
      setPace: (next: number) => send({ do: 'pace', pace: next }),
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      switch (data.is) {
        case 'shown': {
          const first = snapshot === undefined;
          countdown.see();
          snapshot = shown(data.table);
          if (snapshot.outcome !== null) orders.forget();
          if (first) resolve(session);
          obey(snapshot);
          for (const listener of listeners) listener();
          return;
        }
        case 'countdown':
          countdown.begin(data.ms);
          count();
          return;
        case 'reply':
          replies.get(data.n)?.(data.refusal);
          replies.delete(data.n);
          return;
        case 'hint':
          hints.get(data.n)?.(data.advice);
          hints.delete(data.n);
          return;
        case 'undone':
          takingBack.get(data.n)?.(data.undone);
          takingBack.delete(data.n);
          return;
        case 'unkept':
          hold(data.kept);
          // Once is enough: it is the same at every move.
          if (!isTold) onTrouble('cannot-keep', data.text);
          isTold = true;
          return;
        case 'trouble':
          if (snapshot === undefined) reject(new Error(data.text));
          else onTrouble(data.trouble, data.text);
      }
    });
    worker.addEventListener('error', (event) => {
      if (snapshot === undefined) reject(new Error(event.message));
      else onTrouble('broken', event.message);
    });
    send({ do: 'open', kept, pace });
  });
}
