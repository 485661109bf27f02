/** What the house reports, as lines in the operator's log. */
import { Allowance } from './edges/limits.ts';
import type { Log } from './edges/log.ts';
import type { HouseEvent } from './house/open-house.ts';
import type { RoomSeen } from './house/room.ts';
import { CannotOpen, CannotSave } from './log/port.ts';

/**
 * What may come again at every move, at every table, is said so often in a minute: on a full disk the log must not be
 * what fills the next one.
 */
const OFTEN = 20;
const A_MINUTE = 60_000;

export class Reports {
  /** From before there is a log. */
  readonly #early: HouseEvent[] = [];
  readonly #often = new Allowance({ most: OFTEN, ms: A_MINUTE });
  readonly #now: () => number;
  /** How many lines of each kind were left out since the last one. */
  readonly #leftOut = new Map<string, number>();
  #log: Log | undefined;

  /** `now`: milliseconds that never fall. */
  constructor(now: () => number) {
    this.#now = now;
  }

  report(event: HouseEvent): void {
    if (this.#log === undefined) this.#early.push(event);
    else if (event.kind === 'failed' || event.kind === 'cannot-save') this.#repeat(this.#log, event);
    else write(this.#log, event);
  }

  #repeat(log: Log, event: HouseEvent): void {
    const { kind } = event;
    const leftOut = this.#leftOut.get(kind) ?? 0;
    if (!this.#often.spend(kind, this.#now())) {
      this.#leftOut.set(kind, leftOut + 1);
      return;
    }
    this.#leftOut.delete(kind);
    if (leftOut > 0) log.error({ kind, lines: leftOut }, 'lines like the next one were left out');
    write(log, event);
  }

  writeTo(log: Log): void {
    this.#log = log;
    for (const event of this.#early.splice(0)) this.report(event);
  }
}

function write(log: Log, event: HouseEvent): void {
  switch (event.kind) {
    case 'frozen':
      log.error({ table: event.table, why: event.why }, 'table frozen');
      break;
    case 'mended':
      log.warn({ table: event.table }, 'card mended');
      break;
    case 'failed':
      log.error({ table: event.table, err: event.error }, 'table failed');
      break;
    case 'cannot-save':
      log.error({ table: event.table }, 'cannot save');
      break;
    case 'retired':
      log.info({ tables: event.tables }, 'tables that are over for long have left the log');
      break;
    case 'cannot-retire':
      log.error(whyNot(event.error), 'tables that are over for long could not leave the log');
      break;
    case 'paused':
      log.warn({ ms: Math.round(event.ms) }, 'the process stood still; no clock of a table ran meanwhile');
      break;
    case 'room':
      writeRoom(log, event.room);
  }
}

/** Why the disk refused may be said; the words of other errors are left out. */
export const whyNot = (error: unknown): object =>
  error instanceof CannotSave || error instanceof CannotOpen ? { why: error.message } : { err: error };

function writeRoom(log: Log, { is, ...figures }: RoomSeen): void {
  if (is === 'full') log.error(figures, 'no room: new tables are refused');
  else if (is === 'scarce') log.warn(figures, 'room is getting scarce');
  else log.info(figures, 'there is room again');
}
