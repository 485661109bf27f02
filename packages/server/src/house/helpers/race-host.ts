import { randomBytes } from 'node:crypto';
import {
  botDelay,
  botDice,
  botFinalSplitAt,
  botForm,
  COUNTDOWN_MS,
  correction,
  isTimed,
  leaveAt,
  type RaceOptions,
  raceOptionsOf,
  raceStage,
  stamp,
  voidAt,
} from '@stamtafel/games/how-ruck/race-clock.ts';
import type { Answer, Seat } from '@stamtafel/kernel';
import type { Answering, Command } from '../../table/command.ts';
import { isBotPlayed } from '../../table/state.ts';
import { refuse } from '../../table/trouble.ts';
import { Alarm } from '../clock.ts';
import { text } from '../showing/feed.ts';
import type { BotTurns } from './bot-turns.ts';
import { type Carried, clockAnswer, type Helper, type Room } from './room.ts';

interface Race {
  /** t = 0, by the clock that never jumps. */
  readonly start: number;
  /** By seat (HR-050). */
  readonly corrections: readonly number[];
  /** By seat: how quick its bot is, or the one that would keep the chair (HR-053). */
  readonly paces: readonly number[];
  /** By seat: when its bot splits the next pair, since the start. */
  readonly planned: number[];
  readonly dice: number[];
}

interface Pair {
  readonly number: number;
  /** Sent back with the split: proof that it answers this pair. */
  readonly token: string;
  readonly alarm: Alarm;
  /** What a bot does with it: it thinks while its hands are still moving. */
  thought: Promise<Answer | undefined> | undefined;
}

/** The race of How-Ruck!: countdown, stamps, the pace of bots, and the two answers that the clock gives (HR-041…054). */
export class RaceHost implements Helper {
  readonly #room: Room;
  readonly #alarm: Alarm;
  readonly #think: BotTurns['think'];
  readonly #pairs = new Map<Seat, Pair>();
  /** By seat: since when its player is away, by the clock that never jumps. */
  readonly #awaySince: (number | undefined)[] = [];
  #counting: PromiseWithResolvers<Carried> | undefined;
  #race: Race | undefined;
  /** The countdown has run and its command is on its way into the log. */
  #isDue = false;
  /** This process has seen the match before its race, so it knows when the race begins; after a restart nobody does. */
  #sawItComing = false;
  #stopped: number | undefined;

  constructor(room: Room, think: BotTurns['think']) {
    this.#room = room;
    this.#alarm = new Alarm(room.clock);
    this.#think = think;
  }

  get #options(): RaceOptions | undefined {
    const { play } = this.#room.state;
    return play && raceOptionsOf(play.match);
  }

  get #stage() {
    const { play, phase } = this.#room.state;
    return play && phase === 'playing' ? raceStage(play.match, play.state) : undefined;
  }

  get isBusy(): boolean {
    return this.#counting !== undefined || (this.#race !== undefined && this.#stage !== undefined);
  }

  /** HR-041 Whether this is the command and its countdown has yet to run, whoever gives it: player, bot or clock. */
  isToCountDown(command: Command): boolean {
    if (command.do !== 'answer' || command.answers[0]?.pick !== 'command') return false;
    return this.#stage === 'command' && !this.#isDue;
  }

  /**
   * HR-041 In a batch nothing goes before or after the command: there would be no countdown, or splits at t = 0 of
   * pairs that nobody has seen.
   */
  checkAlone({ answers }: Answering): void {
    if (answers.length > 1 && this.#options && answers.some(({ pick }) => pick === 'command'))
      refuse('bad-input', 'The command is an answer by itself.');
  }

  /** HR-041 The command enters the log when the countdown ends. Given twice, it is still one. */
  countDown = (command: () => Command | undefined): Promise<Carried> => {
    if (this.#counting !== undefined) return this.#counting.promise;
    const counting = Promise.withResolvers<Carried>();
    this.#counting = counting;
    this.#room.tell(text({ is: 'countdown', table: this.#room.id, ms: COUNTDOWN_MS }));
    this.#alarm.set(COUNTDOWN_MS, () => {
      this.#counting = undefined;
      this.#isDue = true;
      const carried = this.#room.carry(command).finally(() => {
        this.#isDue = false;
      });
      counting.resolve(carried);
    });
    return counting.promise;
  };

  plan(): boolean {
    const { state, clock } = this.#room;
    const { play } = state;
    if (play && this.#options === undefined) return false;
    if (play === undefined || !isTimed(play.match, play.state)) this.#sawItComing = true;
    state.seats.forEach((sitter, seat) => {
      const isThere = isBotPlayed(sitter) || this.#room.isPresent(sitter.person ?? '');
      this.#awaySince[seat] = isThere ? undefined : (this.#awaySince[seat] ?? clock.now());
    });
    const stage = this.#stage;
    const options = this.#options;
    if (options === undefined || (stage !== 'race' && stage !== 'finalPair')) {
      if (stage !== 'command' && this.#counting === undefined) this.#end();
      return true;
    }
    if (stage === 'race' && this.#race === undefined && this.#sawItComing) this.#begin(options);
    this.#showPairs();
    if (stage === 'race') this.#planRace(options);
    else this.#planFinalPair(options);
    return true;
  }

  #begin(options: RaceOptions): void {
    const { state, clock } = this.#room;
    const dice = botDice(this.#room.below(0x7fff_ffff));
    const paces = state.seats.map(({ level }) => botForm(dice, options, level ?? this.#room.setting.keeper));
    this.#race = {
      start: clock.now(),
      corrections: state.seats.map((sitter) =>
        isBotPlayed(sitter) ? 0 : correction(this.#roundTrips(sitter.person), options),
      ),
      paces,
      planned: paces.map((pace) => botDelay(dice, pace)),
      dice,
    };
    this.#stopped = undefined;
  }

  #roundTrips(person: string | undefined): number[] {
    const trips: number[] = [];
    for (const onlooker of this.#room.onlookersOf(person ?? '')) {
      const lowest = onlooker.lowestRoundTrip();
      if (lowest !== undefined) trips.push(lowest);
    }
    return trips;
  }

  /** Every pair that a seat sees has a token of its own. */
  #showPairs(): void {
    const owing = new Set(this.#room.decisions().map(({ seat }) => seat));
    this.#room.state.play?.numbers.forEach((number, seat) => {
      const pair = this.#pairs.get(seat);
      if (pair?.number === number && owing.has(seat)) return;
      pair?.alarm.clear();
      if (owing.has(seat))
        this.#pairs.set(seat, {
          number,
          token: randomBytes(9).toString('base64url'),
          alarm: new Alarm(this.#room.clock),
          thought: undefined,
        });
      else this.#pairs.delete(seat);
    });
  }

  #planRace(options: RaceOptions): void {
    const { clock } = this.#room;
    const race = this.#race;
    // HR-052 After a restart nobody knows when the race began, and both were away.
    if (race === undefined) {
      this.#void();
      return;
    }
    const awaySince = this.#awaySince.map((since) => (since === undefined ? undefined : since - race.start));
    const ends = voidAt(0, { awaySince }, options);
    if (ends === undefined) this.#alarm.clear();
    else this.#alarm.set(race.start + ends - clock.now(), () => this.#voidIfDue(ends));
    this.#planBots(race, (seat) => race.planned[seat] ?? 0);
  }

  #voidIfDue(ends: number): void {
    const race = this.#race;
    if (race !== undefined && this.#room.clock.now() >= race.start + ends) this.#void();
    else this.plan();
  }

  /** HR-054 Given once, for both seats. */
  #void(): void {
    const number = this.#room.state.play?.numbers[0];
    if (number !== undefined) void this.#room.carry(() => clockAnswer(this.#room, 0, number));
  }

  #planFinalPair(options: RaceOptions): void {
    const { clock, state } = this.#room;
    const race = this.#race;
    const seat = state.play?.state.stack.at(-1)?.seat;
    const sitter = seat === undefined ? undefined : state.seats[seat];
    if (seat === undefined || sitter === undefined) return;
    this.#stopped ??= state.play?.stamp ?? 0;
    const stopped = this.#stopped;
    if (isBotPlayed(sitter)) {
      this.#alarm.clear();
      this.#planBots(race, () => botFinalSplitAt(race?.planned[seat] ?? 0, stopped, options));
    } else if (!this.#alarm.isSet || race !== undefined) {
      const start = race?.start ?? clock.now() - stopped;
      this.#alarm.set(start + leaveAt(stopped, options) - clock.now(), () => {
        const number = this.#room.state.play?.numbers[seat];
        if (number !== undefined) void this.#room.carry(() => clockAnswer(this.#room, seat, number));
      });
    }
  }

  /** HR-053 Bots split at their own pace; the planned moment is the stamp. */
  #planBots(race: Race | undefined, at: (seat: Seat) => number): void {
    this.#room.state.seats.forEach((sitter, seat) => {
      const pair = this.#pairs.get(seat);
      if (!isBotPlayed(sitter) || pair === undefined || pair.alarm.isSet) return;
      const moment = at(seat);
      const wait = race === undefined ? 0 : race.start + moment - this.#room.clock.now();
      pair.thought ??= this.#think(seat, pair.number, { dueMs: Math.max(0, wait) });
      pair.alarm.set(wait, () => this.#botSplits(seat, pair, race && Math.floor(moment)));
    });
  }

  async #botSplits(seat: Seat, pair: Pair, at: number | undefined): Promise<void> {
    const { number } = pair;
    const answer = (await pair.thought) ?? this.#firstOption(seat);
    if (answer === undefined) return;
    const carried = await this.#room.carry(() => {
      if (this.#pairs.get(seat) !== pair) return undefined;
      this.#nextAfter(seat, at);
      return { do: 'answer', seat, answers: [answer], by: 'bot', number, ...(at !== undefined && { at }) };
    });
    if (carried === 'refused' && this.#pairs.get(seat) === pair) this.plan();
  }

  /** A bot that fails in a race keeps the first card: the clock has no answer for one seat alone. */
  #firstOption(seat: Seat) {
    return this.#room.decisions().find((decision) => decision.seat === seat)?.options[0];
  }

  #nextAfter(seat: Seat, at: number | undefined): void {
    const race = this.#race;
    if (race && at !== undefined) race.planned[seat] = at + botDelay(race.dice, race.paces[seat] ?? 0);
  }

  /**
   * HR-050 The stamp of a person's split; without the pair's token there is no credit, and with another token no
   * split.
   */
  stampOf(seat: Seat, received: number, shown: string | undefined): number | undefined {
    if (this.#stage !== 'race' && this.#stage !== 'finalPair') return undefined;
    const pair = this.#pairs.get(seat);
    if (shown !== undefined && shown !== pair?.token)
      refuse('outdated', 'This answers a pair that is no longer there.');
    const race = this.#race;
    if (race === undefined) return undefined;
    const credit = shown === undefined ? 0 : (race.corrections[seat] ?? 0);
    return stamp(received, race.start, credit);
  }

  shownTo(viewer: Seat): string | undefined {
    return this.#pairs.get(viewer)?.token;
  }

  #end(): void {
    if (this.#race !== undefined || this.#pairs.size > 0) this.#clear();
  }

  #clear(): void {
    this.#silence();
    this.#race = undefined;
    this.#stopped = undefined;
    this.#pairs.clear();
  }

  #silence(): void {
    this.#alarm.clear();
    for (const { alarm } of this.#pairs.values()) alarm.clear();
  }

  /** If the table is only read again, the race goes on: when it began is known, and players have their tokens. */
  stop(): void {
    this.#silence();
    this.#counting?.resolve('not-now');
    this.#counting = undefined;
  }
}
