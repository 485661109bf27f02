import type { Seat } from '@stamtafel/kernel';
import { isBotPlayed, type SeatState, seatsOf, sitInOf } from '../../table/state.ts';
import type { Appointment } from './appointments.ts';
import type { Room } from './room.ts';

/** A chair without its player, for which another player waits. */
interface Missed {
  readonly since: number;
  /** A player has asked for a bot, with nobody else there to agree. */
  isAsked: boolean;
}

const MINUTE = 60_000;

/**
 * A bot keeps the chair of a player who is away for as long as the table says, while another player is present and
 * waits. With a clock of days no chair is kept: players have time to come back by themselves. For a player who got up
 * there is no grace time, and an empty chair waits as long as the house says: it belongs to nobody.
 */
export class Keeper {
  readonly #room: Room;
  readonly #missed = new Map<Seat, Missed>();
  /** By seat: the person who last sat there, unless they were sent away. */
  readonly #sat: (string | undefined)[] = [];

  constructor(room: Room) {
    this.#room = room;
  }

  /** The chairs that a bot will keep. */
  chairs(): readonly Appointment[] {
    const { state, setting, clock } = this.#room;
    return state.seats.flatMap((sitter, seat) => {
      const sat = sitter.person ?? this.#sat[seat];
      // Whoever was sent away did not get up, also once the host lets them back in.
      this.#sat[seat] = sat !== undefined && state.barred.includes(sat) ? undefined : sat;
      const missed = this.#miss(sitter, seat);
      const ms = missed && this.#patienceWith(sitter, seat, missed);
      if (missed === undefined || ms === undefined) return [];
      const command = () => ({ do: 'keep', seat, level: setting.keeper }) as const;
      const left = () => Math.max(0, missed.since + ms - clock.now());
      return [{ name: `chair ${seat} is kept in ${ms}`, ms: left, command }];
    });
  }

  #miss(sitter: SeatState, seat: Seat): Missed | undefined {
    const { state, isAttended, clock } = this.#room;
    const { person } = sitter;
    const isGone = person === undefined || !this.#room.isPresent(person);
    if (isBotPlayed(sitter) || state.phase !== 'playing' || !isAttended || !isGone) this.#missed.delete(seat);
    else if (!this.#missed.has(seat)) this.#missed.set(seat, { since: clock.now(), isAsked: false });
    return this.#missed.get(seat);
  }

  /** How long to wait before a bot keeps the chair; undefined if none will. */
  #patienceWith({ person, playsFor }: SeatState, seat: Seat, { isAsked }: Missed): number | undefined {
    const { state, setting } = this.#room;
    if (person === undefined && this.#gotUp(seat)) return 0;
    if (state.made.clock.kind === 'days') return undefined;
    if (person === undefined) return setting.graceMs;
    switch (sitInOf(state.made)) {
      case 'never':
        return undefined;
      case 'asked':
        // A program is never away for a moment only, and its person hears nobody ask.
        return isAsked || playsFor !== undefined ? setting.graceMs : undefined;
      case 'minute':
        return MINUTE;
      case 'fiveMinutes':
        return 5 * MINUTE;
      default:
        return setting.graceMs;
    }
  }

  /**
   * Whether the chair is empty because its player got up. If the host sent the player away, the host gets time to
   * invite another.
   */
  #gotUp(seat: Seat): boolean {
    return this.#sat[seat] !== undefined;
  }

  /**
   * A player asks for a bot and nobody else is there to agree: it comes once the player of this chair has been away for
   * the grace time, so that nobody can take a chair from somebody. False where the table does not wait to be asked.
   */
  comesIfAsked(seat: Seat): boolean {
    const { made } = this.#room.state;
    const missed = this.#missed.get(seat);
    if (made.clock.kind === 'days' || sitInOf(made) !== 'asked' || missed === undefined) return false;
    missed.isAsked = true;
    this.#room.refresh();
    return true;
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
