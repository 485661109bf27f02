import type { Command } from '../../table/command.ts';
import { Alarm } from '../clock.ts';
import type { Room } from './room.ts';

/** Something that is to happen after a while, if it is still wanted then. */
export interface Appointment {
  /** Says what it is about: while that is wanted its time is not put off. */
  readonly name: string;
  /** Asked once, when the appointment is made. */
  ms(): number;
  /** What the house wants then; left out where it is only of interest that the time has come. */
  command?(): Command | undefined;
}

interface Made {
  readonly at: number;
  readonly alarm: Alarm;
  isPast: boolean;
}

/** Keeps the appointments of a table: what is wanted follows from the table as it is, and here it gets its time. */
export class Appointments {
  readonly #room: Room;
  readonly #made = new Map<string, Made>();

  constructor(room: Room) {
    this.#room = room;
  }

  /** These are wanted now. Those that are made already keep their time, and all others are dropped. */
  keep(wanted: readonly Appointment[]): void {
    for (const [name, { alarm }] of this.#made)
      if (!wanted.some((one) => one.name === name)) {
        alarm.clear();
        this.#made.delete(name);
      }
    for (const one of wanted) if (!this.#made.has(one.name)) this.#make(one);
  }

  #make(one: Appointment): void {
    const { clock } = this.#room;
    const ms = one.ms();
    const made = { at: clock.now() + ms, alarm: new Alarm(clock), isPast: false };
    this.#made.set(one.name, made);
    made.alarm.set(ms, () => this.#ring(one, made));
  }

  async #ring({ name, command }: Appointment, made: Made): Promise<void> {
    made.isPast = true;
    if (command === undefined) {
      this.#room.refresh();
      return;
    }
    const isStill = (): boolean => this.#made.get(name) === made;
    const carried = await this.#room.carry(() => (isStill() ? command() : undefined));
    // Where nothing could be kept its time comes again.
    if (carried === 'not-now' && isStill()) this.#made.delete(name);
  }

  isPast(name: string): boolean {
    return this.#made.get(name)?.isPast === true;
  }

  /** Milliseconds until then, while that is waited for. */
  until(name: string): number | undefined {
    const made = this.#made.get(name);
    if (made === undefined || made.isPast) return undefined;
    return Math.max(0, Math.ceil(made.at - this.#room.clock.now()));
  }

  stop(): void {
    for (const { alarm } of this.#made.values()) alarm.clear();
    this.#made.clear();
  }
}
