import type { Seat } from '@stamtafel/kernel';
import { isBotPlayed, type SeatState, seatsOf } from '../../table/state.ts';
import { Alarm } from '../clock.ts';
import type { Helper, Room } from './room.ts';

interface Patience {
  readonly ms: number;
  readonly alarm: Alarm;
}

/**
 * A bot keeps the chair of a player who is away longer than the grace time, while another player is present and
 * waits. With a clock of days no chair is kept: players have time to come back by themselves. For a player who got up
 * there is no grace time.
 */
export class Keeper implements Helper {
  readonly #room: Room;
  readonly #gone = new Map<Seat, Patience>();
  /** The person who last sat there. */
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

  /** How long to wait before a bot keeps the chair; undefined if none will. */
  #patienceWith(sitter: SeatState, seat: Seat): number | undefined {
    const { state, isAttended, setting } = this.#room;
    const { person } = sitter;
    if (person !== undefined) this.#sat.set(seat, person);
    if (isBotPlayed(sitter) || state.phase !== 'playing' || !isAttended) return undefined;
    if (person === undefined && this.#gotUp(seat)) return 0;
    const isGone = person === undefined || !this.#room.isPresent(person);
    return isGone && state.made.clock.kind !== 'days' ? setting.graceMs : undefined;
  }

  /**
   * Whether the chair is empty because its player got up. If the host sent the player away, the host gets time to
   * invite another.
   */
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

  /** Gives a returning player the chair back that a bot has kept. */
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
