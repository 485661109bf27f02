import type { Seat } from '@stamtafel/kernel';
import { isBotPlayed, type SeatState, seatsOf } from '../../table/state.ts';
import { Alarm } from '../clock.ts';
import type { Helper, Room } from './room.ts';

interface Patience {
  readonly ms: number;
  readonly alarm: Alarm;
}

/**
 * A bot keeps the chair of whoever is gone for longer than the grace time, while somebody else is there who waits. Days
 * are long enough to come back by oneself: there nobody keeps a chair. Whoever got up is not waited for.
 */
export class Keeper implements Helper {
  readonly #room: Room;
  readonly #gone = new Map<Seat, Patience>();
  /** Who sat there last. */
  readonly #sat = new Map<Seat, string>();

  constructor(room: Room) {
    this.#room = room;
  }

  plan(): boolean {
    this.#room.state.seats.forEach((sitter, seat) => {
      const ms = this.#patienceWith(sitter, seat);
      if (ms === undefined) this.#forget(seat);
      else if (this.#gone.get(seat)?.ms !== ms) this.#expect(seat, ms);
    });
    return this.#gone.size > 0;
  }

  /** How long a chair is waited for before a bot keeps it; undefined where none does. */
  #patienceWith(sitter: SeatState, seat: Seat): number | undefined {
    const { state, isAttended, setting } = this.#room;
    const { person } = sitter;
    if (person !== undefined) this.#sat.set(seat, person);
    if (isBotPlayed(sitter) || state.phase !== 'playing' || !isAttended) return undefined;
    if (person === undefined && this.#gotUp(seat)) return 0;
    const isGone = person === undefined || !this.#room.isPresent(person);
    return isGone && state.made.clock.kind !== 'days' ? setting.graceMs : undefined;
  }

  /** Whether the chair is empty because somebody got up. Whoever was sent away makes room: the host has time to invite. */
  #gotUp(seat: Seat): boolean {
    const sat = this.#sat.get(seat);
    return sat !== undefined && !this.#room.state.barred.includes(sat);
  }

  #expect(seat: Seat, ms: number): void {
    this.#forget(seat);
    const alarm = new Alarm(this.#room.clock);
    this.#gone.set(seat, { ms, alarm });
    const isStill = (): boolean => this.#gone.get(seat)?.alarm === alarm;
    alarm.set(ms, () => {
      void this.#room
        .carry(() => (isStill() ? { do: 'keep', seat, level: this.#room.setting.keeper } : undefined))
        .then(() => isStill() && this.#gone.delete(seat));
    });
  }

  #forget(seat: Seat): void {
    this.#gone.get(seat)?.alarm.clear();
    this.#gone.delete(seat);
  }

  /** Whoever comes back gets the chair back that a bot has kept. */
  async giveBack(person: string): Promise<void> {
    for (const seat of seatsOf(this.#room.state, person))
      await this.#room.carry(() => {
        const { seats, phase } = this.#room.state;
        const isKept = seats[seat]?.person === person && seats[seat].kept && phase !== 'over';
        return isKept ? { do: 'return', seat } : undefined;
      });
  }

  stop(): void {
    for (const seat of [...this.#gone.keys()]) this.#forget(seat);
  }
}
