import type { Seat } from '@stamtafel/kernel';
import { isBotPlayed, type SeatState, seatsOf } from '../../table/state.ts';
import type { Appointment } from './appointments.ts';
import type { Room } from './room.ts';

/**
 * A bot keeps the chair of a player who is away longer than the grace time, while another player is present and
 * waits. With a clock of days no chair is kept: players have time to come back by themselves. For a player who got up
 * there is no grace time.
 */
export class Keeper {
  readonly #room: Room;
  /** By seat: the person who last sat there. */
  readonly #sat: (string | undefined)[] = [];

  constructor(room: Room) {
    this.#room = room;
  }

  /** The chairs that a bot will keep. */
  chairs(): readonly Appointment[] {
    const { state, setting } = this.#room;
    return state.seats.flatMap((sitter, seat) => {
      this.#sat[seat] = sitter.person ?? this.#sat[seat];
      const ms = this.#patienceWith(sitter, seat);
      if (ms === undefined) return [];
      const command = () => ({ do: 'keep', seat, level: setting.keeper }) as const;
      return [{ name: `chair ${seat} is kept in ${ms}`, ms: () => ms, command }];
    });
  }

  /** How long to wait before a bot keeps the chair; undefined if none will. */
  #patienceWith(sitter: SeatState, seat: Seat): number | undefined {
    const { state, isAttended, setting } = this.#room;
    const { person } = sitter;
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
    const sat = this.#sat[seat];
    return sat !== undefined && !this.#room.state.barred.includes(sat);
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
}
