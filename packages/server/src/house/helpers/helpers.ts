import type { Thinkers } from '../../bots/thinkers.ts';
import { AbsentHost } from './absent-host.ts';
import { BotTurns } from './bot-turns.ts';
import { Keeper } from './keeper.ts';
import { RaceHost } from './race-host.ts';
import type { Helper, Room } from './room.ts';
import { StandingOrders } from './standing-orders.ts';
import { Starter } from './starter.ts';
import { ThinkingTime } from './thinking-time.ts';
import { Wishes } from './wishes.ts';

/** Everything at a table that acts now and then. */
export class Helpers {
  readonly race: RaceHost;
  readonly wishes: Wishes;
  readonly keeper: Keeper;
  readonly thinking: ThinkingTime;
  readonly starter: Starter;
  readonly absentHost: AbsentHost;
  readonly #bots: BotTurns;
  readonly #all: readonly Helper[];
  /** Those that are called after every answer. */
  #alert: readonly Helper[] = [];

  constructor(room: Room, thinkers: Thinkers) {
    this.thinking = new ThinkingTime(room);
    this.race = new RaceHost(room, (...asked) => this.#bots.think(...asked));
    this.#bots = new BotTurns(room, thinkers);
    this.wishes = new Wishes(room);
    this.keeper = new Keeper(room);
    this.starter = new Starter(room);
    this.absentHost = new AbsentHost(room);
    this.#all = [
      this.thinking,
      this.race,
      this.#bots,
      new StandingOrders(room),
      this.keeper,
      this.starter,
      this.wishes,
      this.absentHost,
    ];
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
