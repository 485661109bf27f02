import type { Trouble } from '@stamtafel/protocol';
import { CannotSave, type End, LeaseLost, PutAway, SaveUnknown, SeqTaken } from '../log/port.ts';
import type { Command } from '../table/command.ts';
import { decide } from '../table/decide.ts';
import { isRepeated } from '../table/play.ts';
import { keyOf } from '../table/playing.ts';
import { checkHost, checkNotOver } from '../table/seating.ts';
import type { Standing } from '../table/standing.ts';
import { isLeftAlone, partyOf, type TableState, withoutNameOf } from '../table/state.ts';
import { HouseTrouble, refuse, TableMoved } from '../table/trouble.ts';
import { cardOf } from './card.ts';
import { Company } from './company.ts';
import type { Coming, Desk, Onlooker } from './desk.ts';
import type { Environment } from './environment.ts';
import { checkKnown, isForgotten } from './forgetting.ts';
import type { Carried } from './helpers/room.ts';
import { comeBackLater, Inbox } from './inbox.ts';
import { type Change, changeBy, checkNotFrozen, type Kept, timeAfter } from './kept.ts';
import { type Loaded, loadFrom, standingIn } from './loading.ts';
import { checkRematch, makeRematch, type Rematch } from './making.ts';
import type { Message, Reply } from './message.ts';
import { TableDesk } from './table-desk.ts';

/** The right to write the log of a table. */
export interface TableLease {
  readonly epoch: number;
  /** The log has said that it is lost. */
  lost(): void;
}

const RESTS_AFTER_MS = 30_000;
/** So often a command is judged anew because somebody else has written to the log. */
const MOST_ATTEMPTS = 3;

/**
 * A table in memory: one message after another is decided, saved, and only then shown and answered. Nothing else
 * changes what its log says.
 */
export class LiveTable {
  readonly id: string;
  readonly env: Environment;
  /** Who looks on, and the helpers. */
  readonly company: Company;
  readonly desk: Desk;
  readonly #inbox = new Inbox<Message>((message) => this.#turn(message));
  #kept: Kept;
  /** Only after a player has just taken something back: it is large. */
  #standing: Standing | undefined;
  #usedAt: number;
  #isGone = false;
  /** Another node may run it now. */
  #isLost = false;
  readonly #lease: TableLease;

  constructor(env: Environment, loaded: Loaded, lease: TableLease) {
    this.env = env;
    this.#lease = lease;
    this.id = loaded.table.id;
    this.#kept = keptOf(loaded);
    this.#usedAt = env.clock.now();
    this.company = new Company({
      env,
      kept: this.#kept,
      past: loaded.past,
      carry: (command) => this.#carry(command),
      broke: (error) => this.#broke(error),
    });
    this.desk = new TableDesk(this);
    this.company.begin();
  }

  get state(): TableState {
    return this.#kept.state;
  }

  get isFrozen(): boolean {
    return this.#kept.frozen !== undefined;
  }

  checkWhole(): void {
    checkNotFrozen(this.#kept);
    if (this.#inbox.isClosed) throw comeBackLater();
  }

  // The inbox

  #carry(command: () => Command | undefined): Promise<Carried> {
    if (this.#inbox.isClosed) return Promise.resolve('refused');
    return this.#posted<Carried>((reply) => ({ is: 'due', command, reply }));
  }

  /** Rejects with a `HouseTrouble` if it is not possible; a forgotten person cannot bring in a name. */
  run(command: Command): Promise<void> {
    return this.#posted<void>((reply) => ({ is: 'wanted', command, reply }));
  }

  enter(onlooker: Onlooker, coming: Coming): Promise<void> {
    return this.#posted<void>((reply) => ({ is: 'comes', onlooker, coming, reply }));
  }

  /** Undefined if there is one already. */
  rematch(person: string): Promise<Rematch | undefined> {
    return this.#posted<Rematch | undefined>((reply) => ({ is: 'rematch', person, reply }));
  }

  leave(person: string): Promise<void> {
    return this.#posted<void>((reply) => ({ is: 'leaves', person, reply }));
  }

  /** Takes a person's name, and those of their programs, off the chairs. The log forgets by itself. */
  forget(person: string): Promise<void> {
    return this.#posted<void>((reply) => ({ is: 'nameless', person, reply }));
  }

  async readAgain(): Promise<void> {
    try {
      await this.#posted<void>((reply) => ({ is: 'reread', reply }));
    } catch (error) {
      if (!(error instanceof HouseTrouble) || error.trouble.code !== 'frozen') throw error;
      this.#freeze('its log cannot be read');
    }
  }

  #posted<T>(messageOf: (reply: Reply<T>) => Message): Promise<T> {
    const reply: Reply<T> = Promise.withResolvers();
    this.post(messageOf(reply));
    return reply.promise;
  }

  post(message: Message): void {
    if (this.#inbox.isClosed) message.reply.reject(this.#isLost ? new TableMoved() : comeBackLater());
    else this.#inbox.post(message);
  }

  /** One message, to its end. */
  async #turn(message: Message): Promise<void> {
    try {
      switch (message.is) {
        case 'move':
          await this.#move(message);
          message.reply.resolve();
          return;
        case 'wanted':
          await this.#want(message.command);
          message.reply.resolve();
          return;
        case 'due':
          await this.#due(message);
          return;
        case 'comes':
          this.#comes(message.onlooker, message.coming);
          message.reply.resolve();
          return;
        case 'rematch':
          message.reply.resolve(await this.#rematch(message.person));
          return;
        case 'leaves':
          await this.#leaves(message.person);
          message.reply.resolve();
          return;
        case 'nameless':
          this.#nameless(message.person);
          message.reply.resolve();
          return;
        case 'reread':
          await this.#readAgain();
          message.reply.resolve();
          return;
      }
    } catch (error) {
      message.reply.reject(error);
    }
  }

  /** After a failed commit the table was read again: perhaps the move is there. */
  async #move({ command, received, shown }: Extract<Message, { is: 'move' }>): Promise<void> {
    try {
      await this.#carryOut(() => this.company.helpers.race.stamped(command, received, shown));
    } catch (error) {
      const isThere = (): boolean => isRepeated(this.state.play, command.seat, keyOf(command));
      if (!hasCode(error, 'save-unknown') || !isThere()) throw error;
    }
  }

  async #want(command: Command): Promise<void> {
    if (command.do === 'take' || command.do === 'rename') checkKnown(this.env, command);
    if (command.do === 'end' && this.isFrozen) await this.#putAway(command.person);
    else await this.#carryOut(() => command);
  }

  async #due({ command, reply }: Extract<Message, { is: 'due' }>): Promise<void> {
    try {
      const wanted = this.#judged(command);
      // Its turn does not last until the countdown has run: a player may give up meanwhile.
      if (wanted !== undefined && this.company.helpers.race.isToCountDown(wanted)) {
        reply.resolve(this.company.helpers.race.countDown(command));
        return;
      }
      // Once: if somebody else has written meanwhile, everything is planned again.
      if (wanted !== undefined) await this.#carryOut(() => wanted, 1);
      reply.resolve('done');
    } catch (error) {
      reply.resolve(this.#notCarried(error));
    }
  }

  #notCarried(error: unknown): Carried {
    if (error instanceof TableMoved) return 'refused';
    if (!(error instanceof HouseTrouble)) this.env.failed(this.id, error);
    // The house would give the same answer again and again, and nobody else can give it.
    else if (hasCode(error, 'fault')) this.#freeze('its rules have failed');
    else if (!hasCode(error, 'cannot-save', 'save-unknown', 'busy')) return 'refused';
    this.company.planSoon();
    return 'not-now';
  }

  #comes(onlooker: Onlooker, coming: Coming): void {
    this.#usedAt = this.env.clock.now();
    this.company.enter(onlooker, coming);
  }

  async #rematch(person: string): Promise<Rematch | undefined> {
    this.checkWhole();
    checkRematch(this.state, person);
    if (this.state.next !== undefined) return undefined;
    if (await this.env.upkeep.isPutAway(this.id)) refuse('put-away');
    await this.env.mayMake(person);
    const rematch = await makeRematch(this.env, this.state, {
      asker: person,
      isHostHere: this.company.isPresent(this.state.made.host),
    });
    this.env.made();
    await this.#carryOut(() => ({ do: 'rematch', person, next: rematch.id }));
    return rematch;
  }

  async #leaves(person: string): Promise<void> {
    if (this.state.phase === 'over') return;
    for (const one of partyOf(this.state, person)) await this.#carryOut(() => ({ do: 'leave', person: one }));
    const { host } = this.state.made;
    if (isLeftAlone(this.state) && isForgotten(this.env, host))
      await this.#carryOut(() => ({ do: 'end', person: host }));
  }

  #nameless(person: string): void {
    const before = this.state;
    const state = withoutNameOf(before, person);
    if (state !== before) this.#goOn({ ...this.#kept, state });
  }

  // Decide, save, show

  /**
   * If somebody else has written to the log meanwhile, the table catches up and the command is judged anew. Whatever
   * else keeps it from being saved, the table is as its log says before anybody is told.
   */
  async #carryOut(command: () => Command, attempts = MOST_ATTEMPTS): Promise<void> {
    checkNotFrozen(this.#kept);
    const wanted = command();
    if (wanted.do === 'undo') await this.#recall();
    const change = this.#change(wanted);
    if (change === undefined) return;
    const { bodies, entries, at, kept } = change;
    const { seq, hash } = this.#kept.end;
    let end: End;
    try {
      end = await this.env.log.append({
        card: cardOf(kept.state, at),
        epoch: this.#lease.epoch,
        after: { seq, hash },
        entries,
      });
    } catch (error) {
      await this.#notSaved(error);
      return attempts > 1 ? this.#carryOut(command, attempts - 1) : refuse('written-elsewhere');
    }
    for (const body of bodies) this.#standing?.follow(body);
    this.env.kept(bodies);
    this.#goOn({ ...kept, end: { ...end, at } });
  }

  /** What taking back needs of the log. */
  async #recall(): Promise<void> {
    const { log, vault } = this.env;
    this.#standing ??= (await standingIn(this.id, log, { unseal: vault.unseal })).standing;
  }

  #change(wanted: Command): Change | undefined {
    const { clock, setting, vault } = this.env;
    this.#usedAt = clock.now();
    const command = this.company.helpers.thinking.timed(wanted);
    const at = timeAfter(this.#kept, clock.wall());
    const now = { at, unseal: vault.unseal, standing: this.#standing };
    return this.#judged(() => changeBy(this.#kept, command, now, setting));
  }

  /** Whether a command is possible now. */
  check(command: Command): void {
    const now = { unseal: this.env.vault.unseal, at: timeAfter(this.#kept, this.env.clock.wall()) };
    this.#judged(() => decide(this.state, command, now));
  }

  /** Our fault, and nothing has changed: the player can try something else, and the others go on. */
  #judged<T>(judge: () => T): T {
    try {
      return judge();
    } catch (error) {
      if (error instanceof HouseTrouble) throw error;
      this.env.failed(this.id, error);
      return refuse('rules-failed');
    }
  }

  /** Returns if the table has caught up and the command can be judged anew; else it is refused. */
  async #notSaved(error: unknown): Promise<void> {
    if (error instanceof LeaseLost) {
      this.#lease.lost();
      throw new TableMoved();
    }
    if (error instanceof PutAway) refuse('put-away');
    if (error instanceof CannotSave) this.#cannotSave();
    if (error instanceof SeqTaken) return this.#readAgain();
    this.env.failed(this.id, error);
    try {
      await this.#readAgain();
    } catch (unread) {
      this.env.failed(this.id, unread);
    }
    this.#saveUnknown();
  }

  /** What the log says now is shown; but what a disk did not confirm may still appear there, or be gone. */
  #saveUnknown(): never {
    this.env.couldNotSave(this.id);
    refuse('save-unknown');
  }

  #cannotSave(): never {
    this.env.couldNotSave(this.id);
    refuse('cannot-save');
  }

  /** A frozen table is not played on and nothing is appended to its log: only its card says that it is over. */
  async #putAway(host: string): Promise<void> {
    checkHost(this.state, host);
    checkNotOver(this.state);
    try {
      await this.env.cards.setPhase(this.id, 'over');
    } catch (error) {
      if (error instanceof SaveUnknown) this.#saveUnknown();
      this.#cannotSave();
    }
    this.#goOn({ ...this.#kept, state: { ...this.state, phase: 'over' } });
  }

  #goOn(kept: Kept): void {
    this.#kept = kept;
    this.company.goOn(kept);
  }

  /** Only the log knows what was saved. */
  async #readAgain(): Promise<void> {
    const loaded = await loadFrom(this.env, this.id);
    this.#kept = keptOf(loaded);
    this.#standing = undefined;
    this.company.beginAnew(this.#kept, loaded.past);
    this.company.planSoon();
  }

  #broke(error: unknown): void {
    this.env.failed(this.id, error);
    this.#freeze(`its match cannot be shown (${error instanceof Error ? error.name : 'unknown'})`);
  }

  /** A failure of its game stops this table until it is read again, and no other table. */
  #freeze(why: string): void {
    if (this.isFrozen || this.#isGone) return;
    this.#kept = { ...this.#kept, state: { ...this.state, play: undefined }, frozen: why };
    this.env.frozen(this.id, why);
    this.company.beginAnew(this.#kept, []);
  }

  // Leaving memory

  exit(onlooker: Onlooker): void {
    this.#usedAt = this.env.clock.now();
    this.company.exit(onlooker);
  }

  /** For how long nobody has been here; undefined while somebody is, or something happens by itself. */
  get unusedMs(): number | undefined {
    const isQuiet = this.company.isQuiet && this.#inbox.isEmpty;
    return isQuiet ? this.env.clock.now() - this.#usedAt : undefined;
  }

  /** Uses less memory while nothing happens. */
  rest(): void {
    if (this.env.clock.now() - this.#usedAt < RESTS_AFTER_MS) return;
    this.#standing = undefined;
    this.company.rest();
  }

  /** Another node may run it: nothing more is done here, and whoever waits for something asks there. */
  abandon(): void {
    this.#isLost = true;
    this.#isGone = true;
    void this.#inbox.close();
    this.company.close();
  }

  /** Leaves memory once everything in the inbox is done. */
  async shut(): Promise<void> {
    await this.#inbox.close();
    this.#isGone = true;
    this.company.close();
  }
}

const keptOf = ({ table, end, spent, frozen }: Loaded): Kept => ({
  state: table,
  end,
  spent,
  frozen: frozen?.told,
});

const hasCode = (error: unknown, ...codes: readonly Trouble['code'][]): boolean =>
  error instanceof HouseTrouble && codes.includes(error.trouble.code);
