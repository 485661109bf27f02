import { randomBytes } from 'node:crypto';
import {
  botDelay,
  botDice,
  botForm,
  botLastAt,
  correction,
  endsAt,
  isStamped,
  lastEndsAt,
  type RaceTerms,
  stamp,
} from '@stamtafel/games/timing.ts';
import type { Answer, Seat } from '@stamtafel/kernel';
import type { Answering, Command } from '../../table/command.ts';
import { isRepeated } from '../../table/play.ts';
import { keyOf } from '../../table/playing.ts';
import { isBotPlayed } from '../../table/state.ts';
import { isTimed, stageOf, termsOf } from '../../table/timing.ts';
import { refuse } from '../../table/trouble.ts';
import { Alarm } from '../clock.ts';
import { text } from '../showing/feed.ts';
import type { BotTurns } from './bot-turns.ts';
import { type Carried, clockAnswer, type Helper, type Room } from './room.ts';

interface Race {
  /** t = 0, by the clock that never jumps. */
  readonly start: number;
  /** By seat: of the stamps, for the way. */
  readonly corrections: readonly number[];
  /** By seat: how quick its bot is, or the one that would keep the chair. */
  readonly paces: readonly number[];
  /** By seat: when its bot answers next, since the start. */
  readonly planned: number[];
  readonly dice: number[];
}

/** What a seat is asked in a race. */
interface Asked {
  readonly question: number;
  /** Sent back with the answer: proof that it answers this question. */
  readonly token: string;
  readonly alarm: Alarm;
  /** What a bot does with it: it thinks while its hands are still moving. */
  thought: Promise<Answer | undefined> | undefined;
}

/** The race of a game that has one: countdown, stamps, the pace of bots, and the two answers that the clock gives. */
export class RaceHost implements Helper {
  readonly #room: Room;
  readonly #alarm: Alarm;
  readonly #think: BotTurns['think'];
  readonly #asked = new Map<Seat, Asked>();
  /** By seat: since when its player is away, by the clock that never jumps. */
  readonly #awaySince: (number | undefined)[] = [];
  #counting: PromiseWithResolvers<Carried> | undefined;
  #race: Race | undefined;
  /** The countdown has run, and what started it is on its way into the log. */
  #isDue = false;
  /** This process has seen the match before its race, so it knows when the race begins; after a restart nobody does. */
  #sawItComing = false;
  #stopped: number | undefined;

  constructor(room: Room, think: BotTurns['think']) {
    this.#room = room;
    this.#alarm = new Alarm(room.clock);
    this.#think = think;
  }

  get #terms(): RaceTerms | undefined {
    const { play } = this.#room.state;
    return play && termsOf(play.match);
  }

  get #stage() {
    const { play, phase } = this.#room.state;
    return play && phase === 'playing' ? stageOf(play.match, play.state) : undefined;
  }

  get isBusy(): boolean {
    return this.#counting !== undefined || (this.#race !== undefined && this.#stage !== undefined);
  }

  /** Whether this starts the race and its countdown has yet to run, whoever gives it: player, bot or clock. */
  isToCountDown(command: Command): boolean {
    if (command.do !== 'answer' || this.#stage !== 'start' || this.#isDue) return false;
    return command.answers[0]?.pick === this.#terms?.start;
  }

  /**
   * In a batch nothing goes before or after what starts the race: there would be no countdown, or answers at t = 0 to
   * questions that nobody has seen.
   */
  checkAlone({ answers }: Answering): void {
    const start = this.#terms?.start;
    if (answers.length > 1 && start !== undefined && answers.some(({ pick }) => pick === start))
      refuse('race-start-alone');
  }

  /** What starts the race enters the log when the countdown ends. Given twice, it is still one. */
  countDown = (command: () => Command | undefined): Promise<Carried> => {
    if (this.#counting !== undefined) return this.#counting.promise;
    const ms = this.#terms?.countdown ?? 0;
    const counting = Promise.withResolvers<Carried>();
    this.#counting = counting;
    this.#room.tell(text({ is: 'countdown', table: this.#room.id, ms }));
    this.#alarm.set(ms, () => {
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
    if (play && this.#terms === undefined) return false;
    if (play === undefined || !isTimed(play.match, play.state)) this.#sawItComing = true;
    state.seats.forEach((sitter, seat) => {
      const isThere = isBotPlayed(sitter) || this.#room.isPresent(sitter.person ?? '');
      this.#awaySince[seat] = isThere ? undefined : (this.#awaySince[seat] ?? clock.now());
    });
    const stage = this.#stage;
    const terms = this.#terms;
    if (terms === undefined || !isStamped(stage)) {
      if (stage !== 'start' && this.#counting === undefined) this.#end();
      return true;
    }
    if (stage === 'open' && this.#race === undefined && this.#sawItComing) this.#begin(terms);
    this.#showQuestions();
    if (stage === 'open') this.#planRace(terms);
    else this.#planLast(terms);
    return true;
  }

  #begin(terms: RaceTerms): void {
    const { state, clock } = this.#room;
    const dice = botDice(this.#room.below(0x7fff_ffff));
    const paces = state.seats.map(({ level }) => botForm(dice, terms, level ?? this.#room.setting.keeper));
    this.#race = {
      start: clock.now(),
      corrections: state.seats.map((sitter) =>
        isBotPlayed(sitter) ? 0 : correction(this.#room.roundTripsOf(sitter.person ?? ''), terms),
      ),
      paces,
      planned: paces.map((pace) => botDelay(dice, pace)),
      dice,
    };
    this.#stopped = undefined;
  }

  /** Every question that a seat sees has a token of its own. */
  #showQuestions(): void {
    const owing = new Set(this.#room.decisions().map(({ seat }) => seat));
    this.#room.state.play?.questions.forEach((question, seat) => {
      const asked = this.#asked.get(seat);
      if (asked?.question === question && owing.has(seat)) return;
      asked?.alarm.clear();
      if (owing.has(seat))
        this.#asked.set(seat, {
          question,
          token: randomBytes(9).toString('base64url'),
          alarm: new Alarm(this.#room.clock),
          thought: undefined,
        });
      else this.#asked.delete(seat);
    });
  }

  #planRace(terms: RaceTerms): void {
    const { clock } = this.#room;
    const race = this.#race;
    // After a restart nobody knows when the race began, and all were away.
    if (race === undefined) {
      this.#endForAll();
      return;
    }
    const awaySince = this.#awaySince.map((since) => (since === undefined ? undefined : since - race.start));
    const ends = endsAt(0, { awaySince }, terms);
    if (ends === undefined) this.#alarm.clear();
    else this.#alarm.set(race.start + ends - clock.now(), () => this.#endIfDue(ends));
    this.#planBots(race, (seat) => race.planned[seat] ?? 0);
  }

  #endIfDue(ends: number): void {
    const race = this.#race;
    if (race !== undefined && this.#room.clock.now() >= race.start + ends) this.#endForAll();
    else this.plan();
  }

  /** The clock's answer is given once, for all seats. */
  #endForAll(): void {
    const question = this.#room.state.play?.questions[0];
    if (question !== undefined) void this.#room.carry(() => clockAnswer(this.#room, 0, question));
  }

  #planLast(terms: RaceTerms): void {
    const { clock, state } = this.#room;
    const race = this.#race;
    const seat = state.play?.state.stack.at(-1)?.seat;
    const sitter = seat === undefined ? undefined : state.seats[seat];
    if (seat === undefined || sitter === undefined) return;
    this.#stopped ??= state.play?.stamp ?? 0;
    const stopped = this.#stopped;
    if (isBotPlayed(sitter)) {
      this.#alarm.clear();
      this.#planBots(race, () => botLastAt(race?.planned[seat] ?? 0, stopped, terms));
    } else if (!this.#alarm.isSet || race !== undefined) {
      const start = race?.start ?? clock.now() - stopped;
      this.#alarm.set(start + lastEndsAt(stopped, terms) - clock.now(), () => {
        const question = this.#room.state.play?.questions[seat];
        if (question !== undefined) void this.#room.carry(() => clockAnswer(this.#room, seat, question));
      });
    }
  }

  /** Bots answer at their own pace; the planned moment is the stamp. */
  #planBots(race: Race | undefined, at: (seat: Seat) => number): void {
    this.#room.state.seats.forEach((sitter, seat) => {
      const asked = this.#asked.get(seat);
      if (!isBotPlayed(sitter) || asked === undefined || asked.alarm.isSet) return;
      const moment = at(seat);
      const wait = race === undefined ? 0 : race.start + moment - this.#room.clock.now();
      asked.thought ??= this.#think(seat, asked.question, { dueMs: Math.max(0, wait) });
      asked.alarm.set(wait, () => this.#botAnswers(seat, asked, race && Math.floor(moment)));
    });
  }

  async #botAnswers(seat: Seat, asked: Asked, at: number | undefined): Promise<void> {
    const { question } = asked;
    const answer = (await asked.thought) ?? this.#firstOption(seat);
    if (answer === undefined) return;
    const carried = await this.#room.carry(() => {
      if (this.#asked.get(seat) !== asked) return undefined;
      this.#nextAfter(seat, at);
      return { do: 'answer', seat, answers: [answer], by: 'bot', question, ...(at !== undefined && { at }) };
    });
    if (carried === 'refused' && this.#asked.get(seat) === asked) this.plan();
  }

  /** A bot that fails in a race takes the first option: the clock has no answer for one seat alone. */
  #firstOption(seat: Seat) {
    return this.#room.decisions().find((decision) => decision.seat === seat)?.options[0];
  }

  #nextAfter(seat: Seat, at: number | undefined): void {
    const race = this.#race;
    if (race && at !== undefined) race.planned[seat] = at + botDelay(race.dice, race.paces[seat] ?? 0);
  }

  /**
   * The stamp of a person's answer; without the question's token there is no credit, and with another token no answer.
   */
  #stampOf(seat: Seat, received: number, shown: string | undefined): number | undefined {
    if (!isStamped(this.#stage)) return undefined;
    const asked = this.#asked.get(seat);
    if (shown !== undefined && shown !== asked?.token) refuse('race-question-gone');
    const race = this.#race;
    if (race === undefined) return undefined;
    const credit = shown === undefined ? 0 : (race.corrections[seat] ?? 0);
    return stamp(received, race.start, credit);
  }

  /** A person's answer as it enters the log: in a race the moment of receipt counts. */
  stamped(command: Answering, received: number, shown: string | undefined): Answering {
    this.checkAlone(command);
    // It came before its question, while the last 'ready' was being saved.
    if (this.isToCountDown(command)) refuse('race-start-early');
    const { seat, person, question } = command;
    const { play, seats } = this.#room.state;
    if (play === undefined || !isTimed(play.match, play.state)) return command;
    const isOpen = play.questions[seat] === question && seats[seat]?.person === person;
    if (!isOpen || isRepeated(play, seat, keyOf(command))) return command;
    const at = this.#stampOf(seat, received, shown);
    return at === undefined ? command : { ...command, at };
  }

  shownTo(viewer: Seat): string | undefined {
    return this.#asked.get(viewer)?.token;
  }

  #end(): void {
    if (this.#race !== undefined || this.#asked.size > 0) this.#clear();
  }

  #clear(): void {
    this.#silence();
    this.#race = undefined;
    this.#stopped = undefined;
    this.#asked.clear();
  }

  #silence(): void {
    this.#alarm.clear();
    for (const { alarm } of this.#asked.values()) alarm.clear();
  }

  /** If the table is only read again, the race goes on: when it began is known, and players have their tokens. */
  stop(): void {
    this.#silence();
    this.#counting?.resolve('not-now');
    this.#counting = undefined;
  }
}
