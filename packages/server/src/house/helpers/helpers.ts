import type { Thinkers } from '../../bots/thinkers.ts';
import { HOST_GONE, hostGone } from './absent-host.ts';
import { Appointments } from './appointments.ts';
import { BotTurns } from './bot-turns.ts';
import { Keeper } from './keeper.ts';
import { RaceHost } from './race-host.ts';
import type { Helper, Room } from './room.ts';
import { hasOrders, passes } from './standing-orders.ts';
import { START, start } from './starter.ts';
import { ThinkingTime } from './thinking-time.ts';
import { Wishes } from './wishes.ts';

/** Everything at a table that acts now and then. */
export class Helpers {
  readonly race: RaceHost;
  readonly wishes: Wishes;
  readonly keeper: Keeper;
  readonly thinking: ThinkingTime;
  readonly #room: Room;
  readonly #appointments: Appointments;
  readonly #bots: BotTurns;
  readonly #all: readonly Helper[];
  /** Those that are called after every answer. */
  #alert: readonly Helper[] = [];

  constructor(room: Room, thinkers: Thinkers) {
    this.#room = room;
    this.#appointments = new Appointments(room);
    this.thinking = new ThinkingTime(room);
    this.race = new RaceHost(room, (...asked) => this.#bots.think(...asked));
    this.#bots = new BotTurns(room, thinkers);
    this.wishes = new Wishes(room);
    this.keeper = new Keeper(room);
    const waiting = { plan: () => this.#keepAppointments(), stop: () => this.#appointments.stop() };
    this.#all = [this.thinking, this.race, this.#bots, waiting, this.wishes];
  }

  /** What only waits for its time, and follows from the table as it is. */
  #keepAppointments(): boolean {
    const chairs = this.keeper.chairs();
    const room = this.#room;
    this.#appointments.keep([...passes(room), ...chairs, ...start(room), ...hostGone(room)]);
    return chairs.length > 0 || hasOrders(room);
  }

  /** The host of a paused table has been away for too long. */
  get isHostGone(): boolean {
    return this.#appointments.isPast(HOST_GONE);
  }

  /** Milliseconds until the deal, while that is counted down. */
  get dealsIn(): number | undefined {
    return this.#appointments.until(START);
  }

  /** Something happens by itself. */
  get isBusy(): boolean {
    return this.#bots.isBusy || this.race.isBusy;
  }

  plan(): void {
    this.#alert = this.#all.filter((helper) => helper.plan());
  }

  /** Usually no helper needs to act here, so only those that asked to are called. */
  planAfterAnswer(): void {
    for (const helper of this.#alert) helper.plan();
  }

  stop(): void {
    for (const helper of this.#all) helper.stop();
  }
}
