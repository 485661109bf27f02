/** A table whose truth can be swapped for another that nobody else can tell apart, and everything the others hear. */
import { editionOf } from '@stamtafel/games';
import {
  type Answer,
  answerText,
  type Decision,
  eventsFor,
  fastBelow,
  fastSeed,
  isSameView,
  pending,
  type Seat,
} from '@stamtafel/kernel';
import type { LiveMessage, NewTable } from '@stamtafel/protocol';
import type { Person } from '../house/house.ts';
import type { HouseSetting } from '../house/setting.ts';
import { vaultOf } from '../house/vault.ts';
import { MemoryLog } from '../log/memory.ts';
import type { LogEntry, TableCard } from '../log/port.ts';
import { following } from '../log/testing/tables.ts';
import { Fold } from '../table/apply.ts';
import { readEntries } from '../table/log-entries.ts';
import { carryOut, type Play } from '../table/play.ts';
import { TestClock } from './clock.ts';
import { type TestClient, TestHouse } from './house.ts';
import { testKey } from './spy.ts';

/** A person as the edges know people too. */
export const guest = (name: string, n: number): Person => ({
  id: `g${n.toString(16).padStart(32, '0')}`,
  name,
});

export const people = ['anna', 'bert', 'carla', 'dora'].map((name, n) => guest(name, n + 1));
export const watcher = guest('wim', 9);

export interface Gathered {
  readonly house: TestHouse;
  readonly table: string;
  readonly people: readonly Person[];
  readonly clients: readonly TestClient[];
}

/** As few people as the game takes, or this many, each in their own chair. */
export async function gathered(
  game: string,
  wish: Partial<NewTable> = {},
  count = editionOf(game)?.game.players[0],
): Promise<Gathered> {
  const there = people.slice(0, count);
  const [host, ...others] = there;
  if (host === undefined) throw new Error('nobody plays this');
  const house = new TestHouse({ key: testKey });
  const { table, key } = await house.make(host, {
    game,
    seats: there.map((who) => ({ kind: who === host ? 'me' : 'open' })),
    ...wish,
  });
  for (const who of others) await house.house.take(who, table.id, { name: who.name, key });
  await house.house.act(host, table.id, { do: 'start' });
  const clients: TestClient[] = [];
  for (const who of there) clients.push(await house.client(who).open(table.id));
  return { house, table: table.id, people: there, clients };
}

/** A beginning of a table's log. */
export interface Beginning {
  readonly entries: readonly LogEntry[];
  readonly card: TableCard;
}

export async function beginningOf({ house, table }: Gathered, entries: number): Promise<Beginning> {
  const card = await house.log.card(table);
  if (card === undefined) throw new Error('there is no such table');
  return { entries: (await house.log.read(table)).slice(0, entries), card: { ...card, phase: 'playing' } };
}

/** The table as it was then, in a house where time starts again. */
export async function asItWas(
  { entries, card }: Beginning,
  setting: Partial<HouseSetting> = {},
  log = new MemoryLog(),
): Promise<TestHouse> {
  await log.append(following(undefined, entries, card));
  return new TestHouse({ log, key: testKey, clock: new TestClock(), below: (n) => 3 % n, setting });
}

/** What a seat may do at some moment so that nobody else can tell which of it: perhaps also nothing. */
export interface Secret {
  /** How many entries the log has at this moment. */
  readonly entries: number;
  readonly seat: Seat;
  readonly asks: string;
  readonly answers: readonly [Answer, Answer];
  /** Nobody else can even tell that it has done anything. */
  readonly isUnseen: boolean;
  /** The others have answered: the match goes on by it. */
  readonly isLast: boolean;
}

/** Plays at random and finds such moments, as many as asked for and of as many kinds as there are. */
export async function secretsIn(played: Gathered, seed: number): Promise<readonly Secret[]> {
  const { house, table, clients } = played;
  const dice = fastSeed(seed);
  const found = new Map<string, Secret>();
  for (let n = 0; n < 150; n++) {
    const entries = await house.log.read(table);
    const play = playAfter(table, entries);
    if (play === undefined || play.outcome) break;
    const asked = pending(play.match, play.state).filter(({ options }) => options.length > 0);
    for (const decision of asked) {
      const kind = kindOf(play, decision);
      if (kind !== undefined && !found.has(kind.name))
        found.set(kind.name, { entries: entries.length, ...kind.secret });
    }
    const owing = asked.filter(({ optional }) => !optional);
    const next = owing[fastBelow(dice, owing.length || 1)];
    if (next === undefined) break;
    await clients[next.seat]?.play(next.seat, next.options[fastBelow(dice, next.options.length)]);
  }
  return [...found.values()];
}

/** The match as a log says. */
export function playAfter(table: string, entries: readonly LogEntry[]): Play | undefined {
  const fold = new Fold(table, vaultOf(testKey));
  for (const entry of readEntries(table, entries).read) fold.add(entry);
  return fold.table?.play;
}

/** The two answers that differ most in length among those that look the same to everybody else. */
function kindOf(play: Play, { seat, asks, options }: Decision) {
  const { match } = play;
  const others = Array.from({ length: match.seats + 1 }, (_, viewer) => viewer).filter((one) => one !== seat);
  const after = (answer: Answer): Play => carryOut(play, { seat, answer }, 0);
  const heard = ({ told }: Play, viewer: Seat): string => JSON.stringify(eventsFor(match, told, viewer));
  const looksLike = (one: Play, other: Play): boolean =>
    others.every(
      (viewer) =>
        isSameView(match, one.state, other.state, viewer) && heard(one, viewer) === heard(other, viewer),
    );
  const [shortest, ...longer] = options.toSorted((a, b) => answerText(a).length - answerText(b).length);
  if (shortest === undefined) return undefined;
  const first = after(shortest);
  const longest = longer.findLast((answer) => looksLike(first, after(answer)));
  const isUnseen = looksLike(play, first);
  if (longest === undefined && !isUnseen) return undefined;
  const answers: Secret['answers'] = [shortest, longest ?? shortest];
  const isLast = first.state.stack.at(-1) !== play.state.stack.at(-1);
  const secret = { seat, asks, answers, isUnseen, isLast };
  return { name: `${seat} ${asks} ${isUnseen} ${isLast}`, secret };
}

/** What a seat has done in secret: nothing, little in short words, or much in long ones. */
export const truths = ['nothing', 'little', 'much'] as const;
export type Truth = (typeof truths)[number];

const ORDERS = 20;
const WITHDRAWN = 8;

/** An id of this many letters. */
export const idOf = (letters: number, n: number): string => `${n}`.padStart(letters, 'x');

/** A question of this game that is not asked now: an order for it answers nothing. */
export const anotherQuestion = (game: string, asked: string | undefined): string =>
  Object.keys(editionOf(game)?.texts.en.prompts ?? {}).find((question) => question !== asked) ?? '';

/** The secret itself. The numbers of the questions are the actor's own, and so are the answers they get. */
export async function happen(
  truth: Truth,
  actor: TestClient,
  { seat, answers, isUnseen }: Secret,
): Promise<void> {
  const table = actor.table?.id ?? '';
  const done = async (asked: Promise<LiveMessage>): Promise<void> => {
    const answer = await asked;
    if (answer.is === 'trouble') throw new Error(answer.trouble.text);
  };
  if (truth === 'nothing') return;
  if (truth === 'little') return done(actor.play(seat, answers[0], { id: idOf(8, 1) }));
  const asks = anotherQuestion(actor.table?.game ?? '', actor.sight(seat).decision?.asks);
  for (let n = 0; n < ORDERS; n++) {
    const order = n % 2 === 0 ? 'pass' : 'none';
    await done(actor.ask({ do: 'order', table, seat, asks, order, id: idOf(40, n) }));
  }
  for (let n = 0; n < (isUnseen ? WITHDRAWN : 0); n++) {
    await done(actor.play(seat, answers[n % 2], { id: idOf(40, 100 + n) }));
    await done(actor.ask({ do: 'undo', table, seat, id: idOf(40, 200 + n) }));
  }
  await done(actor.play(seat, answers[1], { id: idOf(40, 300) }));
}
