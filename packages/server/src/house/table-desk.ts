import type { Event, MatchRecord, Seat } from '@stamtafel/kernel';
import type { Acted, TableAction, TableInfo, TableRequest, TakeSeat } from '@stamtafel/protocol';
import type { Answering } from '../table/command.ts';
import { isRepeated, undoKey, undoOf } from '../table/play.ts';
import { checkOwner, keyOf } from '../table/playing.ts';
import { checkHost } from '../table/seating.ts';
import { isInTheRoom, seatsOf } from '../table/state.ts';
import { refuse } from '../table/trouble.ts';
import { acting, answering, checkBotWish, claiming, isOthersChair } from './asking.ts';
import type { Coming, Desk, Onlooker } from './desk.ts';
import { heldFor } from './helpers/open-race.ts';
import type { Person } from './house.ts';
import { Idempotent } from './idempotent.ts';
import type { LiveTable } from './live-table.ts';
import { recordOf } from './past.ts';
import { viewersOf } from './showing/gallery.ts';

type Asked<D extends TableRequest['do']> = Extract<TableRequest, { do: D }>;

/** The desk of a table that is here: what people ask becomes messages to the table. */
export class TableDesk implements Desk {
  readonly id: string;
  readonly #table: LiveTable;
  readonly #idempotent: Idempotent;

  constructor(table: LiveTable) {
    this.id = table.id;
    this.#table = table;
    this.#idempotent = new Idempotent((person) => seatsOf(table.state, person).length > 0);
  }

  async open(onlooker: Onlooker, coming: Coming): Promise<void> {
    const table = this.#table;
    this.#checkSits(coming.who);
    await table.enter(onlooker, coming);
    await table.company.chat.greet(onlooker);
    await table.company.helpers.keeper.giveBack(onlooker.person);
  }

  close(onlooker: Onlooker): void {
    this.#table.exit(onlooker);
  }

  measured(onlooker: Onlooker, roundTrip: number): void {
    this.#table.company.measured(onlooker, roundTrip);
  }

  /** A program looks and talks only where it sits. */
  #checkSits({ id, isProgram }: Person): void {
    if (isProgram && seatsOf(this.#table.state, id).length === 0) refuse('token-elsewhere');
  }

  ask(who: Person, request: TableRequest, received: number): Promise<void> {
    if (request.do === 'move') return this.#move(who.id, request, received);
    return this.#idempotent.do(who.id, request.id, async () => {
      this.#checkSits(who);
      await this.#other(who, request);
    });
  }

  #move(person: string, request: Asked<'move'>, received: number): Promise<void> {
    const { state, company } = this.#table;
    const sitter = state.seats[request.seat];
    const isBack = sitter?.person === person && sitter.kept;
    return isBack
      ? company.helpers.keeper.giveBack(person).then(() => this.#answer(person, request, received))
      : this.#answer(person, request, received);
  }

  #answer(person: string, request: Asked<'move'>, received: number): Promise<void> {
    const table = this.#table;
    const command = answering(person, request);
    if (table.company.helpers.race.isToCountDown(command)) return this.#startRace(command);
    const reply = Promise.withResolvers<void>();
    const message = { is: 'move', command, received, shown: request.shown, reply } as const;
    const held = heldFor(table.company, person);
    if (held > 0) table.env.clock.after(held, () => table.post(message));
    else table.post(message);
    return reply.promise;
  }

  /** Refused at once if it cannot be given; it enters the log when the countdown ends. */
  async #startRace(command: Answering): Promise<void> {
    const table = this.#table;
    const { race } = table.company.helpers;
    table.checkWhole();
    race.checkAlone(command);
    table.check(command);
    const carried = await race.countDown(() => command);
    if (carried !== 'done' && !isRepeated(table.state.play, command.seat, keyOf(command)))
      refuse('race-not-started');
  }

  async #other(who: Person, request: Exclude<TableRequest, { do: 'move' }>): Promise<void> {
    const { id: person } = who;
    switch (request.do) {
      case 'order': {
        const { seat, asks, order } = request;
        return this.#table.run({ do: 'order', person, seat, asks, order });
      }
      case 'undo':
        return this.#takeBack(person, request);
      case 'agree':
        return this.#agree(person, request);
      case 'say':
        return this.#table.company.chat.say(who, request);
    }
  }

  /** Takes the last answer back, or asks the others whether it may be. */
  async #takeBack(person: string, { seat, id }: Asked<'undo'>): Promise<void> {
    const { state, company } = this.#table;
    checkOwner(state, seat, person);
    const { play } = state;
    const isNew = state.phase === 'playing' && !isRepeated(play, seat, id && undoKey(id));
    const mustAsk = isNew && play !== undefined && undoOf(play, seat) === 'ask';
    const undo = { do: 'undo', person, seat, id, agreed: mustAsk } as const;
    const granted = mustAsk ? company.helpers.wishes.ask(person, undo) : undo;
    if (granted !== undefined) await this.#table.run(granted);
  }

  async #agree(person: string, answer: Asked<'agree'>): Promise<void> {
    const { wishes } = this.#table.company.helpers;
    const granted = wishes.answer(person, answer);
    if (granted === undefined) return;
    try {
      await this.#table.run(granted);
    } finally {
      wishes.settle(answer.request);
    }
  }

  async info(person: string): Promise<TableInfo> {
    return this.#table.company.infoFor(person);
  }

  /** Only about the caller's own chairs: whether others have chosen already may be secret. */
  async waitsFor(person: string): Promise<boolean> {
    const { phase, play, seats } = this.#table.state;
    const owing = phase === 'playing' ? (play?.owing ?? 0) : 0;
    return seats.some((seat, s) => seat.person === person && !seat.kept && (owing & (1 << s)) !== 0);
  }

  async take(who: Person, claim: TakeSeat): Promise<TableInfo> {
    const table = this.#table;
    const wasInside = isInTheRoom(table.state, who.id);
    await table.run(claiming(who, claim));
    // Who looked on from outside reads the chat now.
    if (!wasInside)
      for (const onlooker of [...table.company.onlookersOf(who.id)]) await table.company.chat.greet(onlooker);
    return table.company.infoFor(who.id);
  }

  async act(who: Person, action: TableAction): Promise<Acted> {
    const given = await this.#act(who, action);
    return { table: this.#table.company.infoFor(who.id), ...given };
  }

  async #act(who: Person, action: TableAction): Promise<Omit<Acted, 'table'>> {
    const table = this.#table;
    const { id: person } = who;
    if (action.do === 'rematch') {
      const rematch = await table.rematch(person);
      return rematch === undefined ? {} : { key: rematch.key };
    }
    if (action.do === 'sendAway') {
      checkHost(table.state, person);
      const watcher = await table.company.chat.watcherWhoSaid(action.line);
      await table.run({ do: 'sendAway', person, watcher });
      return {};
    }
    if (action.do === 'bot' && isOthersChair(table.state, action.seat, person)) {
      const { seat, level } = action;
      checkBotWish(table.state, { person, seat }, (other) => table.company.isPresent(other));
      const { wishes, keeper } = table.company.helpers;
      if (!wishes.canAsk(person, 'bot') && keeper.comesIfAsked(seat)) return {};
      const granted = wishes.ask(person, { do: 'keep', seat, level });
      if (granted !== undefined) await table.run(granted);
      return {};
    }
    const { isHostGone } = table.company.helpers;
    const { command, given } = acting(who, action, { isHostGone });
    await table.run(command);
    return given;
  }

  async story(person: string, viewer: Seat): Promise<readonly Event[]> {
    const table = this.#table;
    table.checkWhole();
    if (!viewersOf(table.state, person).includes(viewer)) refuse('not-sitting');
    return table.state.play === undefined ? [] : table.company.told(viewer);
  }

  async record(): Promise<MatchRecord> {
    const table = this.#table;
    table.checkWhole();
    const players = table.company.infoFor('').seats.map(({ name }) => name);
    return recordOf(table.state, table.env, players);
  }

  leave(person: string): Promise<void> {
    return this.#table.leave(person);
  }
}
