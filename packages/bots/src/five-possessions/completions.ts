import { type CardId, NONE } from '@stamtafel/kernel';
import type { Sight } from './sight.ts';

const LANES = 4;

/** What a row can still become: the best that can be made of the lanes that have no card yet. */
export class Completions {
  /** The most duels that can be expected. */
  duels = 0;
  /** The same, when the other puts his strong cards where they count. */
  hardDuels = 0;
  /** The best chance to win at least one duel, and to win all of them. */
  one = 0;
  all = 0;
  /** The duels to be expected when the rest is laid as it comes. */
  usual = 0;
  private count = 0;
  private cards: readonly CardId[] = [];
  private lanes: readonly number[] = [];
  private sight: Sight | undefined;
  private mayLeave = false;
  private readonly taken: number[] = [];

  begin(sight: Sight, cards: readonly CardId[], lanes: readonly number[], mayLeave: boolean): void {
    this.sight = sight;
    this.cards = cards;
    this.lanes = lanes;
    this.mayLeave = mayLeave;
    this.taken.length = 0;
  }

  /** The card (or none) of the next lane; to be named lane by lane. */
  name(card: CardId): void {
    this.taken.push(card);
  }

  /** All ways to go on after this card (or none) in the next lane. */
  after(card: CardId): void {
    this.duels = 0;
    this.hardDuels = 0;
    this.one = 0;
    this.all = 0;
    this.usual = 0;
    this.count = 0;
    this.taken.push(card);
    let [sum, hard, none, all] = [0, 0, 1, 1];
    for (let i = 0; i < this.taken.length; i++) {
      const chance = this.chanceOf(this.taken[i]!, i);
      if (chance < 0) continue;
      sum += chance;
      hard += this.sight!.hard[this.taken[i]! * LANES + this.lanes[i]!]!;
      none *= 1 - chance;
      all *= chance;
    }
    this.go(this.taken.length, sum, hard, none, all);
    this.taken.pop();
    if (this.count > 0) this.usual /= this.count;
  }

  private chanceOf(card: CardId, i: number): number {
    return card === NONE ? -1 : this.sight!.chance[card * LANES + this.lanes[i]!]!;
  }

  private go(i: number, sum: number, hard: number, none: number, all: number): void {
    const sight = this.sight!;
    const lane = this.lanes[i];
    let stuck = true;
    if (lane !== undefined)
      for (let k = 0; k < this.cards.length; k++) {
        const card = this.cards[k]!;
        if (this.taken.includes(card)) continue;
        if (sight.attacks && sight.figures!.colour[card] === sight.forbidden[lane]) continue;
        stuck = false;
        const chance = sight.chance[card * LANES + lane]!;
        this.taken.push(card);
        if (chance < 0) this.go(i + 1, sum, hard, none, all);
        else
          this.go(
            i + 1,
            sum + chance,
            hard + sight.hard[card * LANES + lane]!,
            none * (1 - chance),
            all * chance,
          );
        this.taken.pop();
      }
    if (lane !== undefined && (stuck || this.mayLeave)) {
      this.taken.push(NONE);
      this.go(i + 1, sum, hard, none, all);
      this.taken.pop();
      return;
    }
    if (lane !== undefined) return;
    this.count++;
    this.usual += sum;
    this.duels = Math.max(this.duels, sum);
    this.hardDuels = Math.max(this.hardDuels, hard);
    this.one = Math.max(this.one, 1 - none);
    this.all = Math.max(this.all, all);
  }
}
