import type { Seat } from '@stamtafel/kernel';
import type { Clocks } from '@stamtafel/protocol';
import type { Command } from '../table/command.ts';
import { isTimed } from '../table/race.ts';
import { Alarm } from './clock.ts';
import { AGAIN_MS, clockAnswer, type Helper, type Room } from './room.ts';

const DAY = 24 * 3600 * 1000;
/** Whoever has no time left still gets this much for an answer, so that the table is not a blur. */
const LEAST_MS = 2000;

interface Thinking {
  readonly number: number;
  /** Before `since`; a clock stands still while the table is paused, in a race, or while nobody is there. */
  spent: number;
  since: number | undefined;
  /** When the clock may give its answer again: the last one is under way, or could not be kept. */
  notBefore: number;
}

/** The clocks of a table. When one ends, the seat gets the decision's timeout answer. */
export class ThinkingTime implements Helper {
  readonly #room: Room;
  readonly #alarm: Alarm;
  readonly #thinking = new Map<Seat, Thinking>();

  constructor(room: Room) {
    this.#room = room;
    this.#alarm = new Alarm(room.clock);
  }

  plan(): boolean {
    const { state, clock } = this.#room;
    const { play } = state;
    if (state.made.clock.kind === 'none') return false;
    this.#alarm.clear();
    // What is left when the table is paused is in the log; whoever is asked then starts anew.
    if (state.phase !== 'playing' || play === undefined) {
      this.#thinking.clear();
      return true;
    }
    const runs = !isTimed(play.match, play.state) && (this.#byDays || this.#room.isAttended);
    const now = clock.now();
    play.numbers.forEach((number, seat) => {
      if (!(play.owing & (1 << seat))) this.#thinking.delete(seat);
      else this.#thinking.set(seat, this.#thoughtOf(seat, number, runs, now));
    });
    const soonest = Math.min(...this.#running().map(({ wait }) => wait));
    if (soonest !== Number.POSITIVE_INFINITY) this.#alarm.set(soonest, () => this.#ended());
    return true;
  }

  get #byDays(): boolean {
    return this.#room.state.made.clock.kind === 'days';
  }

  #thoughtOf(seat: Seat, number: number, runs: boolean, now: number): Thinking {
    const before = this.#thinking.get(seat);
    const since = runs ? now : undefined;
    if (before?.number !== number) return { number, spent: 0, since, notBefore: now };
    const spent = before.spent + (before.since === undefined ? 0 : now - before.since);
    return { number, spent, since, notBefore: before.notBefore };
  }

  /** The clocks that run, with the time until each of them gives its answer. */
  #running(): { readonly seat: Seat; readonly thought: Thinking; readonly wait: number }[] {
    const now = this.#room.clock.now();
    return [...this.#thinking].flatMap(([seat, thought]) => {
      const left = this.left(seat);
      if (thought.since === undefined || left === null) return [];
      return [{ seat, thought, wait: Math.max(left, thought.notBefore - now) }];
    });
  }

  #ended(): void {
    for (const { seat, thought, wait } of this.#running()) {
      if (wait > 0) continue;
      thought.notBefore = this.#room.clock.now() + AGAIN_MS;
      void this.#room.carry(() => clockAnswer(this.#room, seat, thought.number));
    }
    this.plan();
  }

  /** Milliseconds that a seat has left, or null for no limit. */
  left(seat: Seat): number | null {
    const { made, play } = this.#room.state;
    const { clock } = made;
    const thought = this.#thinking.get(seat);
    const since = thought?.since;
    const spent = (thought?.spent ?? 0) + (since === undefined ? 0 : this.#room.clock.now() - since);
    switch (clock.kind) {
      case 'none':
        return null;
      case 'move':
        return clock.seconds * 1000 - spent;
      case 'match':
        return (play?.left[seat] ?? clock.seconds * 1000) - spent;
      case 'days':
        if (!thought) return clock.days * DAY;
        return (play?.since[seat] ?? 0) + clock.days * DAY - this.#room.clock.wall();
    }
  }

  /** What the log keeps of a clock for the whole match once its seat has answered. */
  #leftAfter(seat: Seat): number | undefined {
    const { clock } = this.#room.state.made;
    const left = clock.kind === 'match' ? this.left(seat) : null;
    return left === null || clock.kind !== 'match'
      ? undefined
      : Math.max(LEAST_MS, Math.round(left) + clock.increment * 1000);
  }

  /** For the moment the table is paused. */
  #allLeft(): readonly number[] | undefined {
    const { made, seats } = this.#room.state;
    if (made.clock.kind !== 'match') return undefined;
    return seats.map((_, seat) => Math.max(LEAST_MS, Math.round(this.left(seat) ?? 0)));
  }

  /** An answer stops its seat's clock, a pause stops all of them. */
  timed(command: Command): Command {
    if (command.do === 'pause') {
      const left = this.#allLeft();
      return left ? { ...command, left } : command;
    }
    if (command.do !== 'answer') return command;
    const left = this.#leftAfter(command.seat);
    return left === undefined ? command : { ...command, left };
  }

  clocks(): Clocks | undefined {
    const { made, seats, phase } = this.#room.state;
    if (made.clock.kind === 'none' || phase === 'over') return undefined;
    let running = 0;
    for (const [seat, { since }] of this.#thinking) if (since !== undefined) running |= 1 << seat;
    const left = seats.map((_, seat) => Math.max(0, Math.round(this.left(seat) ?? 0)));
    return { left, running };
  }

  stop(): void {
    this.#alarm.clear();
  }
}
