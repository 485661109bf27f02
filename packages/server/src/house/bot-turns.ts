import { editionOf } from '@stamtafel/games';
import { type Answer, type Seat, view } from '@stamtafel/kernel';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Command } from '../table/command.ts';
import { isTimed, raceStage } from '../table/race.ts';
import { chairOf, isBotPlayed } from '../table/state.ts';
import { Alarm } from './clock.ts';
import { type Carry, clockAnswer, type Helper, openDecision, type Room } from './room.ts';

/** Of so many chances to speak up although nobody waits for it, a bot takes one. */
const SPEAKS_UP_ONE_IN = 32;

interface Turn {
  readonly number: number;
  /** False for a chance to speak up that is let pass. */
  readonly acts: boolean;
  readonly alarm: Alarm;
}

/** Bots answer after a while that is drawn before anybody looks at their cards. */
export class BotTurns implements Helper {
  readonly #room: Room;
  readonly #thinkers: Thinkers;
  /** How-Ruck!: the command comes after the countdown (HR-041). */
  readonly #countDown: Carry;
  readonly #turns = new Map<Seat, Turn>();

  constructor(room: Room, thinkers: Thinkers, countDown: Carry) {
    this.#room = room;
    this.#thinkers = thinkers;
    this.#countDown = countDown;
  }

  get isBusy(): boolean {
    return [...this.#turns.values()].some(({ acts }) => acts);
  }

  plan(): void {
    const { state } = this.#room;
    const { play } = state;
    if (this.#turns.size === 0 && !state.seats.some(isBotPlayed)) return;
    const seats = new Set<Seat>();
    if (state.phase === 'playing' && play && !isTimed(play.match, play.state))
      for (const { seat, optional, options } of this.#room.decisions()) {
        const sitter = state.seats[seat];
        const number = play.numbers[seat];
        if (sitter === undefined || number === undefined || !isBotPlayed(sitter)) continue;
        if (optional && options.length === 0) continue;
        if (this.#mustWait(seat)) continue;
        seats.add(seat);
        if (this.#turns.get(seat)?.number !== number) this.#begin(seat, number, optional);
      }
    for (const [seat, { alarm }] of this.#turns)
      if (!seats.has(seat)) {
        alarm.clear();
        this.#turns.delete(seat);
      }
  }

  /** In a race a bot is quicker than any hand: where the game says so it lets people answer first (SV-805). */
  #mustWait(seat: Seat): boolean {
    const { made, seats, play } = this.#room.state;
    const seating = editionOf(made.game)?.seating;
    const frame = play?.state.stack.at(-1);
    if (seating === undefined || !frame || play?.match.rules[frame.do]?.race !== true) return false;
    const chairs = seats.map(chairOf);
    const asked = this.#room.decisions().flatMap((decision) => chairs[decision.seat] ?? []);
    return chairs[seat] !== undefined && seating.mustWait(chairs[seat], asked);
  }

  #begin(seat: Seat, number: number, optional: boolean): void {
    this.#turns.get(seat)?.alarm.clear();
    const acts = !optional || this.#room.below(SPEAKS_UP_ONE_IN) === 0;
    const turn = { number, acts, alarm: new Alarm(this.#room.clock) };
    this.#turns.set(seat, turn);
    if (!acts) return;
    const { botDelayMs, speakUpMs } = this.#room.setting;
    const { least, most } = botDelayMs;
    const drawn = least + this.#room.below(most - least + 1);
    const delay = this.#maySomebodySpeakUp() ? Math.max(drawn, speakUpMs) : drawn;
    turn.alarm.set(delay, () => void this.#play(seat, turn));
  }

  #maySomebodySpeakUp(): boolean {
    const { seats } = this.#room.state;
    return this.#room.decisions().some(({ seat, optional, options }) => {
      const sitter = seats[seat];
      return optional && options.length > 0 && sitter !== undefined && !isBotPlayed(sitter);
    });
  }

  async #play(seat: Seat, turn: Turn): Promise<void> {
    const { number } = turn;
    const answer = await this.think(seat, number);
    const isStill = (): boolean => this.#turns.get(seat) === turn;
    const command = (): Command | undefined =>
      isStill() && answer ? { do: 'answer', seat, answers: [answer], by: 'bot', number } : undefined;
    const carried =
      answer && (await (this.#isCommand() ? this.#countDown(command) : this.#room.carry(command)));
    // Whoever gave no answer, or one that is not allowed, gets the clock's.
    if ((carried === undefined || carried === 'refused') && isStill())
      await this.#room.carry(() => clockAnswer(this.#room, seat, number));
    // Where nothing could be kept the turn comes again.
    if (isStill()) this.#turns.delete(seat);
  }

  #isCommand(): boolean {
    const { play } = this.#room.state;
    return play !== undefined && raceStage(play.match, play.state) === 'command';
  }

  /** What the bot on this seat answers; undefined if it fails or the question is gone. */
  async think(seat: Seat, number: number): Promise<Answer | undefined> {
    const { state, id } = this.#room;
    const { play, made } = state;
    const decision = openDecision(this.#room, seat, number);
    if (decision === undefined || play === undefined) return undefined;
    try {
      return await this.#thinkers.think(id, {
        setting: { game: made.game, seats: made.seats.length, options: state.options },
        level: state.seats[seat]?.level ?? this.#room.setting.keeper,
        view: view(play.match, play.state, seat),
        decision,
        seed: this.#room.below(0x7fff_ffff),
      });
    } catch {
      return undefined;
    }
  }

  stop(): void {
    for (const { alarm } of this.#turns.values()) alarm.clear();
    this.#turns.clear();
  }
}
