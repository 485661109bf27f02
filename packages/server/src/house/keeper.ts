import type { Seat } from '@stamtafel/kernel';
import { isBotPlayed, seatsOf } from '../table/state.ts';
import { Alarm } from './clock.ts';
import type { Helper, Room } from './room.ts';

/**
 * A bot keeps the chair of whoever is gone for longer than the grace time, or has left, while somebody else is there who
 * waits. Days are long enough to come back by oneself: there nobody keeps a chair.
 */
export class Keeper implements Helper {
  readonly #room: Room;
  readonly #gone = new Map<Seat, Alarm>();

  constructor(room: Room) {
    this.#room = room;
  }

  plan(): boolean {
    const { state } = this.#room;
    state.seats.forEach((sitter, seat) => {
      const isGone = sitter.person === undefined || !this.#room.isPresent(sitter.person);
      if (!isGone || isBotPlayed(sitter) || !this.#keeps) this.#forget(seat);
      else if (!this.#gone.has(seat)) this.#expect(seat);
    });
    return this.#gone.size > 0;
  }

  get #keeps(): boolean {
    const { state, isAttended } = this.#room;
    return state.phase === 'playing' && state.made.clock.kind !== 'days' && isAttended;
  }

  #expect(seat: Seat): void {
    const alarm = new Alarm(this.#room.clock);
    this.#gone.set(seat, alarm);
    const { graceMs, keeper } = this.#room.setting;
    alarm.set(graceMs, () => {
      void this.#room
        .carry(() => (this.#gone.get(seat) === alarm ? { do: 'keep', seat, level: keeper } : undefined))
        .then(() => this.#gone.get(seat) === alarm && this.#gone.delete(seat));
    });
  }

  #forget(seat: Seat): void {
    this.#gone.get(seat)?.clear();
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
