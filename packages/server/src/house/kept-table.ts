import { CannotSave, PutAway, SaveUnknown } from '../log/port.ts';
import type { Command } from '../table/command.ts';
import { decide } from '../table/decide.ts';
import type { Decided } from '../table/decided.ts';
import { endAfter, type LogEnd, toEntries } from '../table/log-entries.ts';
import { checkHost, checkNotOver } from '../table/seating.ts';
import type { Standing } from '../table/standing.ts';
import { type TableState, withoutNameOf } from '../table/state.ts';
import { HouseTrouble, PUT_AWAY, refuse } from '../table/trouble.ts';
import { cardOf } from './card.ts';
import type { Environment } from './environment.ts';
import { checkKnown } from './forgetting.ts';
import { checkGrowth, type Spent, spentAfter } from './growth.ts';
import { type Loaded, loadFrom, standingIn } from './loading.ts';
import { comeBackLater, SerialQueue } from './serial-queue.ts';

/** What happens around a table when its log grows. */
export interface Following {
  /** Something is about to be decided: returns the command with what is left on the clocks that it stops. */
  timed(command: Command): Command;
  /** The table has changed, and the change is saved. */
  goesOn(before: TableState): void;
  /** The table was read again: its state does not follow from what was last shown. */
  beginsAnew(past: Loaded['past']): void;
}

/**
 * A table as its log says. One thing after another: decide, save, and only then tell the players. If it is unknown
 * whether something was saved, the table is read again before anyone is told anything.
 */
export class KeptTable {
  readonly #env: Environment;
  readonly #id: string;
  readonly #following: Following;
  readonly #queue = new SerialQueue();
  #state: TableState;
  #end: LogEnd;
  #spent: Spent;
  /** Only after a player has just taken something back: it is large. */
  #standing: Standing | undefined;
  #frozen: string | undefined;

  constructor(env: Environment, { table, end, spent, frozen }: Loaded, following: Following) {
    this.#env = env;
    this.#id = table.id;
    this.#following = following;
    this.#state = table;
    this.#end = end;
    this.#spent = spent;
    this.#frozen = frozen?.told;
  }

  get state(): TableState {
    return this.#state;
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.#end.seq;
  }

  /** The time of the next entry. */
  get now(): number {
    return Math.max(this.#end.at, this.#env.clock.wall());
  }

  /** Why it cannot be played on. */
  get frozen(): string | undefined {
    return this.#frozen;
  }

  get isBusy(): boolean {
    return !this.#queue.isEmpty;
  }

  inTurn<T>(job: () => Promise<T>): Promise<T> {
    return this.#queue.add(job);
  }

  /** A person's command. People who were forgotten cannot bring in a name. */
  run(command: Command): Promise<void> {
    return this.inTurn(async () => {
      if (command.do === 'take' || command.do === 'rename') checkKnown(this.#env, command);
      if (command.do === 'end' && this.#frozen !== undefined) await this.#putAway(command.person);
      else await this.carryOut(command);
    });
  }

  /**
   * Only from within the queue. Rejects with a `HouseTrouble`, or, after the table was read again, with what went
   * wrong.
   */
  async carryOut(command: Command): Promise<void> {
    this.#checkNotFrozen();
    const env = this.#env;
    if (command.do === 'undo')
      this.#standing ??= (await standingIn(this.#id, env.log, { unseal: env.vault.unseal })).standing;
    const at = this.now;
    const before = this.#state;
    const { bodies, after } = this.judge(this.#following.timed(command), at);
    const entries = toEntries(this.#id, this.#end, bodies, at);
    if (entries.length === 0) return;
    const end = endAfter(this.#end, entries);
    const spent = spentAfter(this.#spent, bodies);
    checkGrowth(command, spent, { ...env.setting, chairs: before.seats.length });
    try {
      await env.log.append(entries, cardOf(after, end.at));
    } catch (error) {
      await this.#notKept(error);
    }
    this.#state = after;
    this.#end = end;
    this.#spent = spent;
    for (const body of bodies) this.#standing?.follow(body);
    env.kept(bodies);
    this.#following.goesOn(before);
  }

  /** What a command leads to, once that is saved. */
  judge(command: Command, at: number): Decided {
    const { unseal } = this.#env.vault;
    try {
      return decide(this.#state, command, { at, unseal, standing: this.#standing });
    } catch (error) {
      return this.rulesFailed(error);
    }
  }

  /** Our fault, and nothing has changed: the player can try something else, and the others go on. */
  rulesFailed(error: unknown): never {
    if (error instanceof HouseTrouble) throw error;
    this.#env.failed(this.#id, error);
    refuse('fault', 'The rules of this game failed on this; nothing has changed.');
  }

  async #notKept(error: unknown): Promise<never> {
    if (error instanceof PutAway) refuse('over', PUT_AWAY);
    if (error instanceof CannotSave) this.#cannotSave();
    if (!(error instanceof SaveUnknown)) {
      await this.#readAgain();
      throw error;
    }
    this.#env.failed(this.#id, error);
    try {
      await this.#readAgain();
    } catch (unread) {
      this.#env.failed(this.#id, unread);
    }
    this.#saveUnknown();
  }

  /** What the log says now is shown; but what a disk did not confirm may still appear there, or be gone. */
  #saveUnknown(): never {
    this.#env.couldNotSave(this.#id);
    refuse('save-unknown', 'It is not known whether this was saved; look again before you repeat it.');
  }

  #cannotSave(): never {
    this.#env.couldNotSave(this.#id);
    refuse('cannot-save', 'This could not be saved, so it does not count; please try again.');
  }

  readAgain(): Promise<void> {
    return this.inTurn(() => this.#readAgain());
  }

  /** Only the log knows what was saved. */
  async #readAgain(): Promise<void> {
    const { table, end, spent, past, frozen } = await loadFrom(this.#env, this.#id);
    this.#state = table;
    this.#end = end;
    this.#spent = spent;
    this.#standing = undefined;
    this.#frozen = frozen?.told;
    this.#following.beginsAnew(past);
  }

  /** Its game has failed: the match can be neither shown nor played on until the table is read again. */
  stopMatch(why: string): void {
    this.#state = { ...this.#state, play: undefined };
    this.#frozen = why;
    this.#env.frozen(this.#id, why);
  }

  /** A frozen table is not played on and nothing is appended to its log: only its card says that it is over. */
  async #putAway(host: string): Promise<void> {
    const before = this.#state;
    checkHost(before, host);
    checkNotOver(before);
    try {
      await this.#env.log.setPhase(this.#id, 'over');
    } catch (error) {
      if (error instanceof SaveUnknown) this.#saveUnknown();
      this.#cannotSave();
    }
    this.#state = { ...this.#state, phase: 'over' };
    this.#following.goesOn(before);
  }

  /** Takes a person's name, and those of their programs, off the chairs. The log forgets by itself. */
  forget(person: string): Promise<void> {
    return this.inTurn(async () => {
      const before = this.#state;
      this.#state = withoutNameOf(before, person);
      if (this.#state !== before) this.#following.goesOn(before);
    });
  }

  #checkNotFrozen(): void {
    if (this.#frozen !== undefined)
      refuse('frozen', 'This table cannot be played on; nothing of it is lost.');
  }

  checkWhole(): void {
    this.#checkNotFrozen();
    if (this.#queue.isClosed) throw comeBackLater();
  }

  /** Uses less memory while nothing happens. */
  rest(): void {
    this.#standing = undefined;
  }

  /** Accepts nothing new; resolves when everything in the queue is done. */
  close(): Promise<void> {
    return this.#queue.close();
  }
}
