import { characterOf, isSimple } from '@stamtafel/bots';
import { editionOf } from '@stamtafel/games';
import { type Answer, type Seat, view } from '@stamtafel/kernel';
import type { Asked, Thinkers } from '../../bots/thinkers.ts';
import type { Command } from '../../table/command.ts';
import { chairOf, isBotPlayed } from '../../table/state.ts';
import { isTimed } from '../../table/timing.ts';
import { Alarm } from '../clock.ts';
import { isOpenRace } from './open-race.ts';
import { clockAnswer, type Helper, openDecision, type Room } from './room.ts';

/**
 * A bot that thinks longer than the drawn time answers one or more steps later; this many steps make the longest
 * delay.
 */
const STEPS_PER_DELAY = 2;

/** Where no person waits for an answer, other tables come first; but not for ever. */
const NOBODY_WAITS_MS = 5000;

interface Turn {
  readonly question: number;
  readonly alarm: Alarm;
  /** Stops the thinking when the answer is no longer wanted. */
  readonly asked: AbortController;
  /** False once it has passed up a chance to speak up. */
  acts: boolean;
}

/**
 * Bots answer after a delay that is drawn before they think. One that needs longer answers whole steps later, so that
 * the time reveals nothing about the choice.
 */
export class BotTurns implements Helper {
  readonly #room: Room;
  readonly #thinkers: Thinkers;
  readonly #turns = new Map<Seat, Turn>();

  constructor(room: Room, thinkers: Thinkers) {
    this.#room = room;
    this.#thinkers = thinkers;
  }

  get isBusy(): boolean {
    return [...this.#turns.values()].some(({ acts }) => acts);
  }

  plan(): boolean {
    const { state } = this.#room;
    const { play } = state;
    if (this.#turns.size === 0 && !state.seats.some(isBotPlayed)) return false;
    const seats = new Set<Seat>();
    if (state.phase === 'playing' && play && !isTimed(play.match, play.state))
      for (const { seat, optional, options } of this.#room.decisions()) {
        const sitter = state.seats[seat];
        const question = play.questions[seat];
        if (sitter === undefined || question === undefined || !isBotPlayed(sitter)) continue;
        if (optional && options.length === 0) continue;
        if (this.#mustWait(seat)) continue;
        seats.add(seat);
        if (this.#turns.get(seat)?.question !== question) this.#begin(seat, question, optional);
      }
    for (const seat of this.#turns.keys()) if (!seats.has(seat)) this.#drop(seat);
    return true;
  }

  #drop(seat: Seat): void {
    const turn = this.#turns.get(seat);
    turn?.alarm.clear();
    turn?.asked.abort();
    this.#turns.delete(seat);
  }

  /** In a race a bot is quicker than any hand: where the game says so, it lets people answer first (SV-805). */
  #mustWait(seat: Seat): boolean {
    const { made, seats } = this.#room.state;
    const seating = editionOf(made.game)?.seating;
    if (seating === undefined || !isOpenRace(this.#room.state)) return false;
    const chairs = seats.map(chairOf);
    const asked = this.#room.decisions().flatMap((decision) => chairs[decision.seat] ?? []);
    return chairs[seat] !== undefined && seating.mustWait(chairs[seat], asked);
  }

  #begin(seat: Seat, question: number, optional: boolean): void {
    this.#drop(seat);
    const { clock, setting } = this.#room;
    const turn = { question, acts: true, alarm: new Alarm(clock), asked: new AbortController() };
    this.#turns.set(seat, turn);
    const { least, most } = setting.botDelayMs;
    const drawn = least + this.#room.below(most - least + 1);
    const delay = !optional && this.#maySomebodySpeakUp() ? Math.max(drawn, setting.speakUpMs) : drawn;
    const due = clock.now() + delay;
    const dueMs = optional || !this.#room.isAttended ? delay + NOBODY_WAITS_MS : delay;
    const thought = this.think(seat, question, { dueMs, signal: turn.asked.signal }).then((answer) => ({
      answer,
      at: clock.now(),
    }));
    turn.alarm.set(delay, async () => {
      const { answer, at } = await thought;
      if (this.#turns.get(seat) !== turn) return;
      const step = Math.max(1, Math.round(most / STEPS_PER_DELAY));
      const shown = due + Math.max(0, Math.ceil((at - due) / step)) * step;
      turn.alarm.set(shown - clock.now(), () => this.#play(seat, turn, answer));
    });
  }

  /** People need time for it, and so do bots that think about it. */
  #maySomebodySpeakUp(): boolean {
    const { seats } = this.#room.state;
    return this.#room.decisions().some(({ seat, optional, options }) => {
      const sitter = seats[seat];
      const thinks = sitter && (!isBotPlayed(sitter) || !isSimple(sitter.level));
      return optional && options.length > 0 && thinks;
    });
  }

  async #play(seat: Seat, turn: Turn, answer: Answer | undefined): Promise<void> {
    const { question } = turn;
    if (answer === undefined && openDecision(this.#room, seat, question)?.optional) {
      turn.acts = false;
      return;
    }
    const isStill = (): boolean => this.#turns.get(seat) === turn;
    const command = (): Command | undefined =>
      isStill() && answer ? { do: 'answer', seat, answers: [answer], by: 'bot', question } : undefined;
    const carried = answer && (await this.#room.carry(command));
    // A bot that gave no answer, or a forbidden one, gets the clock's.
    if ((carried === undefined || carried === 'refused') && isStill())
      await this.#room.carry(() => clockAnswer(this.#room, seat, question));
    // If it could not be saved, the turn comes again.
    if (isStill()) this.#turns.delete(seat);
  }

  /** The answer of the bot on this seat; undefined if it fails, the question is gone, or it does not speak up. */
  async think(seat: Seat, question: number, asked: Omit<Asked, 'waiters'>): Promise<Answer | undefined> {
    const { state, id } = this.#room;
    const { play, made } = state;
    try {
      const decision = openDecision(this.#room, seat, question);
      if (decision === undefined || play === undefined) return undefined;
      return await this.#thinkers.think(
        id,
        {
          setting: {
            game: made.game,
            rules: made.rules,
            seats: made.seats.length,
            options: state.options,
          },
          level: state.seats[seat]?.level ?? this.#room.setting.keeper,
          character: characterOf(id, seat),
          view: view(play.match, play.state, seat),
          decision,
          seed: this.#room.below(0x7fff_ffff),
          atSight: isTimed(play.match, play.state),
        },
        { ...asked, waiters: this.#room.waiters() },
      );
    } catch {
      return undefined;
    }
  }

  stop(): void {
    for (const seat of this.#turns.keys()) this.#drop(seat);
  }
}
