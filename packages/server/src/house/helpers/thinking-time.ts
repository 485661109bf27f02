import type { Seat } from '@stamtafel/kernel';
import type { Clocks } from '@stamtafel/protocol';
import type { Command } from '../../table/command.ts';
import { LEAST_MS } from '../../table/time.ts';
import { isTimed } from '../../table/timing.ts';
import { Alarm } from '../clock.ts';
import { AGAIN_MS, clockAnswer, type Helper, type Room } from './room.ts';

const DAY = 24 * 3600 * 1000;
/** Days go by the clock on the wall, which may be set: so often it is looked at. */
const LOOK_MS = 3_600_000;

interface Thinking {
  /** Which of the seat's allowances this is, and for which question. */
  readonly thought: number;
  readonly question: number;
  /**
   * Used before `since`; a clock stands still while the table is paused, in a race, or while no player is present.
   */
  spent: number;
  since: number | undefined;
  /** When the clock may answer again: its last answer is under way or could not be saved. */
  notBefore: number;
}

/** The clocks of a table. When one runs out, the seat gets the decision's timeout answer. */
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
    // What is left at a pause is in the log; a seat that is asked then starts afresh.
    if (state.phase !== 'playing' || play === undefined) {
      this.#thinking.clear();
      return true;
    }
    const runs = !isTimed(play.match, play.state) && (this.#byDays || this.#room.isAttended);
    const now = clock.now();
    play.questions.forEach((question, seat) => {
      const thought = play.time?.thoughts[seat] ?? 0;
      if (this.#owes(seat))
        this.#thinking.set(seat, this.#thinkingOf(seat, { thought, question }, runs, now));
      else this.#rest(seat, now);
    });
    const soonest = Math.min(...this.#running().map(({ wait }) => wait));
    if (soonest !== Number.POSITIVE_INFINITY)
      this.#alarm.set(Math.min(soonest, LOOK_MS), () => this.#ended());
    return true;
  }

  get #byDays(): boolean {
    return this.#room.state.made.clock.kind === 'days';
  }

  #owes(seat: Seat): boolean {
    return ((this.#room.state.play?.owing ?? 0) & (1 << seat)) !== 0;
  }

  #thinkingOf(
    seat: Seat,
    asked: Pick<Thinking, 'thought' | 'question'>,
    runs: boolean,
    now: number,
  ): Thinking {
    const before = this.#thinking.get(seat);
    const since = runs ? now : undefined;
    if (before?.thought !== asked.thought) return { ...asked, spent: 0, since, notBefore: now };
    const notBefore = before.question === asked.question ? before.notBefore : now;
    return { ...asked, spent: spentBy(before, now), since, notBefore };
  }

  /** A player who withdraws an answer continues with the time used so far; the log has what is left for the match. */
  #rest(seat: Seat, now: number): void {
    const before = this.#thinking.get(seat);
    if (before === undefined) return;
    if (this.#room.state.made.clock.kind !== 'move') this.#thinking.delete(seat);
    else this.#thinking.set(seat, { ...before, spent: spentBy(before, now), since: undefined });
  }

  /** The running clocks, with the time until each gives its answer. */
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
      void this.#room.carry(() => clockAnswer(this.#room, seat, thought.question));
    }
    this.plan();
  }

  /** Milliseconds that a seat has left, or null for no limit. */
  left(seat: Seat): number | null {
    const { made, play } = this.#room.state;
    const { clock } = made;
    const thought = this.#owes(seat) ? this.#thinking.get(seat) : undefined;
    const spent = thought === undefined ? 0 : spentBy(thought, this.#room.clock.now());
    switch (clock.kind) {
      case 'none':
        return null;
      case 'move':
        return clock.seconds * 1000 - spent;
      case 'match':
        return (play?.time?.left[seat] ?? clock.seconds * 1000) - spent;
      case 'days':
        if (!thought) return clock.days * DAY;
        return (play?.time?.since[seat] ?? 0) + clock.days * DAY - this.#room.clock.wall();
    }
  }

  /** What the log keeps of a clock for the whole match once its seat is done; where nobody waits, no time runs. */
  #leftAfter(seat: Seat): number | undefined {
    const { clock } = this.#room.state.made;
    const left = clock.kind === 'match' && this.#owes(seat) ? this.left(seat) : null;
    return left === null || clock.kind !== 'match'
      ? undefined
      : Math.max(LEAST_MS, Math.round(left) + clock.increment * 1000);
  }

  /** For the moment of a pause. */
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

const spentBy = ({ spent, since }: Thinking, now: number): number =>
  since === undefined ? spent : spent + now - since;
