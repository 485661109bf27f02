/** A client on all chairs of a table that mostly says what it may not, close to what it may. */
import assert from 'node:assert/strict';
import { type Answer, fastBelow, type Match } from '@stamtafel/kernel';
import { type LiveMessage, LiveReader, type Sight } from '@stamtafel/protocol';
import type { Person } from '../../house/house.ts';
import { settled } from '../../testing/clock.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { SpyLog } from '../../testing/spy.ts';
import { garbled } from './noise.ts';

/** This share of what is said is an allowed move: the match goes on. */
const LEGAL_OF_100 = 15;
const GARBLED_OF_100 = 10;
const OTHER_OF_100 = 8;

export interface RudeParts {
  readonly who: Person;
  readonly game: string;
  readonly seats: number;
  readonly house: TestHouse;
  readonly log: SpyLog;
  readonly dice: number[];
  say(text: string): void;
}

type Reply = Extract<LiveMessage, { is: 'done' | 'trouble' }>;

export class RudePlayer {
  readonly #parts: RudeParts;
  #reader = new LiveReader();
  #sights = new Map<number, Sight>();
  #table = '';
  #count = 0;
  #replied = Promise.withResolvers<Reply>();
  /** Messages that the rules themselves answered, for or against. */
  judged = 0;
  refused = 0;
  accepted = 0;

  constructor(parts: RudeParts) {
    this.#parts = parts;
  }

  hear(frame: string): void {
    for (const message of this.#reader.read(frame)) {
      assert.notEqual(message.is, 'lost');
      if (message.is === 'view' || message.is === 'step') this.#sights.set(message.viewer, message.sight);
      if (message.is === 'done' || message.is === 'trouble') this.#replied.resolve(message);
    }
  }

  #below(n: number): number {
    return fastBelow(this.#parts.dice, n);
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#below(list.length)]!;
  }

  /** Sits down at a new table and looks at it from all chairs. */
  async #sitDown(): Promise<void> {
    const { house, who, game, seats, say } = this.#parts;
    const { table } = await house.make(who, { game, seats: Array(seats).fill({ kind: 'me' }) });
    this.#table = table.id;
    this.#reader = new LiveReader();
    this.#sights = new Map();
    say(JSON.stringify(this.#reader.open(table.id)));
    while (this.#sights.size < seats) await settled();
  }

  async #leave(): Promise<void> {
    await this.checkAgainstTheLog();
    this.#parts.say(JSON.stringify({ do: 'close', table: this.#table }));
    this.#table = '';
  }

  /** What the house has in memory is what its log says. */
  async checkAgainstTheLog(): Promise<void> {
    if (this.#table === '') return;
    const { house, who, log } = this.#parts;
    const fresh = await house.restarted({ log }).client(who).open(this.#table);
    for (const [seat, sight] of this.#sights) assert.deepEqual(fresh.sight(seat), sight);
  }

  /** Says one thing. Whatever is refused leaves everything as it was. */
  async speak(): Promise<void> {
    if (this.#table === '') await this.#sitDown();
    const { log, say, dice } = this.#parts;
    const asked = [...this.#sights].filter(([, { decision }]) => decision && decision.options.length > 0);
    if (asked.length === 0) return this.#leave();
    const [seat, sight] = this.#pick(asked);
    const decision = sight.decision!;
    const legal = this.#pick(decision.options);
    const kind = this.#below(100);
    const move = { do: 'move', table: this.#table, seat, decision: decision.number, id: this.#newId() };
    const { match } = log.truth(this.#table).play!;
    const text = JSON.stringify(
      kind < LEGAL_OF_100 + GARBLED_OF_100
        ? { ...move, answer: legal }
        : kind < LEGAL_OF_100 + GARBLED_OF_100 + OTHER_OF_100
          ? this.#other(move, legal)
          : { ...move, answer: this.#bent(legal, match) },
    );
    const isGarbled = kind >= LEGAL_OF_100 && kind < LEGAL_OF_100 + GARBLED_OF_100;
    const before = this.#standing(log);
    this.#replied = Promise.withResolvers();
    say(isGarbled ? garbled(text, dice) : text);
    const reply = await this.#replied.promise;
    if (reply.is === 'done') {
      this.accepted++;
      this.judged++;
      return;
    }
    this.refused++;
    if (reply.trouble.code === 'refused') this.judged++;
    assert.deepEqual(this.#standing(log), before, text);
  }

  #newId(): string {
    return `rude-move-${this.#count++}`;
  }

  /** Everything that a refusal must leave alone: the log of the table, and what each chair sees. */
  #standing(log: SpyLog): readonly unknown[] {
    return [log.endOf(this.#table), ...this.#sights.values()];
  }

  /** An answer that is possible in this match, but not the one that was asked for. */
  #bent(legal: Answer, { faces, zones, game }: Match): Answer {
    const card = this.#pick(faces).id;
    const to = this.#pick(zones).name;
    const pick = this.#pick(Object.keys(game.picks));
    switch (this.#below(5)) {
      case 0:
        return { ...legal, card };
      case 1:
        return { ...legal, to };
      case 2:
        return { ...legal, pick };
      case 3:
        return { pick, card, to };
      default:
        return { pick: legal.pick, ...(legal.card === undefined ? { card } : {}) };
    }
  }

  /** For another chair, an older question, as a list that goes wrong, or no move at all. */
  #other(
    move: { readonly seat: number; readonly decision: number; readonly id: string },
    answer: Answer,
  ): object {
    const { id, seat } = move;
    switch (this.#below(6)) {
      case 0:
        return { ...move, answer, seat: this.#below(8) };
      case 1:
        return { ...move, answer, decision: move.decision + 1 + this.#below(3) };
      case 2:
        return { ...move, answer, more: [answer, answer] };
      case 3:
        return { ...move, answer, shown: 'another-pair' };
      case 4:
        return { ...move, answer, table: 'thereisnosuchtable00' };
      default:
        return { do: 'undo', table: this.#table, seat: seat + this.#below(2), id };
    }
  }
}
