import type { ChatLine, LiveRequest } from '@stamtafel/protocol';
import { phraseSchema } from '@stamtafel/protocol';
import { apart } from '@stamtafel/protocol/names.ts';
import { z } from 'zod';
import type { Saying } from '../log/port.ts';
import { clean, LONGEST_LINE } from '../table/clean.ts';
import { asJson } from '../table/log-entries.ts';
import { isHost, isInTheRoom, seatsOf, type TableState } from '../table/state.ts';
import { refuse } from '../table/trouble.ts';
import type { Onlooker } from './desk.ts';
import type { Environment } from './environment.ts';
import { isForgotten } from './forgetting.ts';
import type { Room } from './helpers/room.ts';
import type { Person } from './house.ts';
import { text } from './showing/feed.ts';

/** A newcomer reads this many of the last lines. */
const LINES = 50;
/** More than are kept. */
const ALL_LINES = 1000;
/** This many lines in one go, then one more after each refill time. */
const BURST = 5;
const REFILL_MS = 2000;

const keptSchema = z.strictObject({
  n: z.number(),
  seat: z.number().nullable(),
  name: z.string(),
  words: z.union([z.strictObject({ text: z.string() }), z.strictObject({ phrase: phraseSchema })]),
});

/** What is said at a table. Personal: kept apart from the log of the match, and nothing depends on it. */
export class Chat {
  readonly #room: Room;
  readonly #env: Environment;
  #last = 0;
  /** By person: when the allowance will be full again. */
  readonly #full = new Map<string, number>();

  constructor(room: Room, env: Environment) {
    this.#room = room;
    this.#env = env;
  }

  /** Sent even if nothing has been said yet: what comes after this is new. */
  async greet(onlooker: Onlooker): Promise<void> {
    const said = await this.#env.chat.said(this.#room.id, LINES).catch(() => []);
    const lines = said.flatMap((saying) => this.#asToldNow(saying));
    if (isInTheRoom(this.#room.state, onlooker.person))
      onlooker.sendDroppable(text({ is: 'chat', table: this.#room.id, lines }));
  }

  async say(person: Person, { words }: Pick<Extract<LiveRequest, { do: 'say' }>, 'words'>): Promise<void> {
    const { state, clock } = this.#room;
    if (!isInTheRoom(state, person.id)) refuse('only-players-talk');
    const [seat] = seatsOf(state, person.id);
    const sitter = seat === undefined ? undefined : state.seats[seat];
    const name = sitter?.name ?? watcherName(person.name, state);
    // What a program says, under the name it has there, belongs to the person who runs it and is forgotten with them.
    const whose = sitter?.playsFor ?? person.id;
    if (isForgotten(this.#env, whose)) refuse('forgotten-silent');
    const cleaned = 'text' in words ? { text: clean(words.text, LONGEST_LINE) } : words;
    if ('text' in cleaned && cleaned.text === '') refuse('line-empty');
    this.#spend(person.id);
    const at = clock.wall();
    this.#last = Math.max(this.#last + 1, at);
    const line = { n: this.#last, seat: seat ?? null, name, words: cleaned };
    const saying = { table: this.#room.id, person: whose, at, body: JSON.stringify(line) };
    this.#room.tellDroppable(text({ is: 'chat', table: this.#room.id, lines: this.#asToldNow(saying) }));
    await this.#env.chat.say(saying).catch(() => false);
  }

  /** Not kept with the line: who is the host may change. */
  #asToldNow(saying: Saying): ChatLine[] {
    const isHosts = isHost(this.#room.state, saying.person);
    return readLine(saying).map((line) => (line.seat === null && isHosts ? { ...line, host: true } : line));
  }

  /** Pages know people by their lines only. */
  async watcherWhoSaid(n: number): Promise<string> {
    const said = await this.#env.chat.said(this.#room.id, ALL_LINES);
    const found = said.find((one) => readLine(one).some((line) => line.n === n && line.seat === null));
    return found?.person ?? refuse('line-unknown');
  }

  /** Tells all readers at this table that these lines are gone. */
  takeBack(sayings: readonly Saying[]): void {
    const lines = sayings.flatMap((saying) => readLine(saying).map(({ n }) => n));
    if (lines.length > 0) this.#room.tell(text({ is: 'unsaid', table: this.#room.id, lines }));
  }

  #spend(person: string): void {
    const now = this.#room.clock.now();
    const full = Math.max(now, this.#full.get(person) ?? now) + REFILL_MS;
    if (full - now > BURST * REFILL_MS) refuse('line-too-soon');
    // Deleted and inserted again, so that those who have said nothing for longest come first.
    this.#full.delete(person);
    this.#full.set(person, full);
    for (const [other, then] of this.#full) {
      if (then > now) break;
      this.#full.delete(other);
    }
  }
}

/** Whoever only watches is not taken for somebody who plays here. */
const watcherName = (name: string, { seats }: TableState): string =>
  apart(
    name,
    seats.flatMap((seat) => (seat.name === '' ? [] : [seat.name])),
  );

/** A line that is damaged is none. */
function readLine({ at, body }: Saying): ChatLine[] {
  const line = keptSchema.safeParse(asJson(body));
  return line.success ? [{ ...line.data, at }] : [];
}
