import type { Body, Moved } from './entry.ts';
import { carryOut, type Given, type Play, type TakenBack } from './play.ts';

/** The match is remembered each time this many answers have been given: taking back starts there and not at the deal. */
const EVERY = 16;

/**
 * The answers that stand, in order. Taking back again and again costs a few answers each time, here and when the log
 * is read.
 */
export class Standing<M extends Given = Moved> {
  readonly #moves: M[];
  /** After none of them, after the first `EVERY`, after twice as many, as far as they have been needed. */
  readonly #plays: Play[] = [];

  constructor(moves: readonly M[] = []) {
    this.#moves = [...moves];
  }

  get moves(): readonly M[] {
    return this.#moves;
  }

  add(move: M): void {
    this.#moves.push(move);
  }

  /** Applies an entry of the log. */
  follow(this: Standing, body: Body): void {
    if (body.is === 'moved') this.add(body);
    if (body.is === 'undone') this.drop(body);
  }

  drop(taken: TakenBack): void {
    const { first, end } = this.#goes(taken);
    this.#moves.splice(first, end - first);
    this.#plays.length = Math.min(this.#plays.length, Math.floor(first / EVERY) + 1);
  }

  /**
   * The match with only the other answers. It depends on these alone, whatever was taken back before, except for the
   * numbers, the clocks and the ids of moves, which continue.
   */
  without(taken: TakenBack, deal: () => Play): Play {
    const { first, end } = this.#goes(taken);
    this.#plays[0] ??= deal();
    const known = Math.min(this.#plays.length - 1, Math.floor(first / EVERY));
    let play = this.#plays[known] ?? deal();
    for (const [i, move] of this.#moves.entries()) {
      if (i < known * EVERY || (i >= first && i < end)) continue;
      play = carryOut(play, move, 0);
      if (i < first && play.moves % EVERY === 0) this.#plays[play.moves / EVERY] = play;
    }
    return play;
  }

  gone(taken: TakenBack): readonly M[] {
    const { first, end } = this.#goes(taken);
    return this.#moves.slice(first, end);
  }

  /** From the first up to but not including the end. A batch goes as a whole. */
  #goes({ seat, how }: TakenBack): { readonly first: number; readonly end: number } {
    const last = this.#moves.findLastIndex((move) => move.seat === seat);
    let first = last;
    while (this.#moves[first]?.more) first--;
    return { first, end: how === 'back' ? this.#moves.length : last + 1 };
  }
}
