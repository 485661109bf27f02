import { type CardId, NONE } from '@stamtafel/kernel';
import type { Sight } from './sight.ts';

const LANES = 4;

/** What a row can still become: the best that can be made of the lanes that have no card yet. */
export class Completions {
  /** The most duels that can be expected. */
  duels = 0;
  /** The same, when the other puts their strong cards where they count. */
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
  /** The places in the hand that are taken, as bits. */
  private used = 0;

  begin(sight: Sight, cards: readonly CardId[], lanes: readonly number[], mayLeave: boolean): void {
    this.sight = sight;
    this.cards = cards;
    this.lanes = lanes;
    this.mayLeave = mayLeave;
    this.taken.length = 0;
    this.used = 0;
  }

  /** The card (or none) of the next lane; to be named lane by lane. */
  name(card: CardId): void {
    this.taken.push(card);
    this.used |= this.bitOf(card);
  }

  private bitOf(card: CardId): number {
    for (let k = 0; k < this.cards.length; k++) if (this.cards[k] === card) return 1 << k;
    return 0;
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
    this.go(this.taken.length, this.used | this.bitOf(card), sum, hard, none, all);
    this.taken.pop();
    if (this.count > 0) this.usual /= this.count;
  }

  private chanceOf(card: CardId, i: number): number {
    return card === NONE ? -1 : this.sight!.chance[card * LANES + this.lanes[i]!]!;
  }

  private go(i: number, used: number, sum: number, hard: number, none: number, all: number): void {
    if (i === this.lanes.length) {
      this.count++;
      this.usual += sum;
      if (sum > this.duels) this.duels = sum;
      if (hard > this.hardDuels) this.hardDuels = hard;
      if (1 - none > this.one) this.one = 1 - none;
      if (all > this.all) this.all = all;
      return;
    }
    const sight = this.sight!;
    const lane = this.lanes[i]!;
    let stuck = true;
    for (let k = 0; k < this.cards.length; k++) {
      if (used & (1 << k)) continue;
      const card = this.cards[k]!;
      if (sight.attacks && sight.figures!.colour[card] === sight.forbidden[lane]) continue;
      stuck = false;
      const chance = sight.chance[card * LANES + lane]!;
      if (chance < 0) this.go(i + 1, used | (1 << k), sum, hard, none, all);
      else
        this.go(
          i + 1,
          used | (1 << k),
          sum + chance,
          hard + sight.hard[card * LANES + lane]!,
          none * (1 - chance),
          all * chance,
        );
    }
    if (stuck || this.mayLeave) this.go(i + 1, used, sum, hard, none, all);
  }
}
