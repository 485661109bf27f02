import type { Game } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { hand, played } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { active } from '@stamtafel/games/play-design/four-downs/rules/players.ts';
import { type CardId, NONE, type Seat } from '@stamtafel/kernel';

const FAMILIES = 8;
const LOWEST = 4;
/** Values 4 to 7, and one place above them. */
const VALUES = 5;
const MOST_CARDS = 8;
const SET = 28;

/** The family that answers this one: the same colour, the other side. */
const opposite = (family: number): number => family ^ 1;

/**
 * What one player knows of a round: their own cards, which ones may still be in other hands, and what follows from that.
 * The cards of others and those of the pile are all the same. One sheet of paper, used again and again.
 */
export class Sight {
  /** The own cards: family and value by place in the hand. */
  readonly families = new Int32Array(MOST_CARDS);
  readonly values = new Int32Array(MOST_CARDS);
  cards = 0;
  /** Others who are still in the round. */
  rivals = 0;
  /** By own card and number of cards n that every rival holds: the chance that nobody can beat it, at n + 1 places each. */
  readonly holds = new Float64Array(MOST_CARDS * (MOST_CARDS + 1));
  /** What is left of the hand when one card is gone: how likely the round is won with the lead, and without it. */
  leading = 0;
  following = 0;
  /** The share of unseen cards that the rest of the hand beats as a lead. */
  gains = 0;
  unseen = 0;
  /** By family and value: how many unseen cards have this value or a higher one. */
  private readonly atLeast = new Int32Array(FAMILIES * VALUES);
  private readonly order = new Int32Array(MOST_CARDS);
  private readonly highest = new Int32Array(FAMILIES);

  look(g: Game, me: Seat): void {
    const { cards, state } = { cards: g.match.cards, state: g.state };
    const own = g.in(hand(me));
    this.cards = own.length;
    for (let i = 0; i < own.length; i++) {
      const { family, value } = cards[own[i]!]!;
      this.families[i] = family;
      this.values[i] = value;
    }
    this.countUnseen(g, me, state.at);
    this.holds.fill(1);
    this.rivals = 0;
    for (let seat = 0; seat < g.seats; seat++) if (seat !== me && active(g, seat)) this.addRival(g, seat);
  }

  private countUnseen(g: Game, me: Seat, at: readonly number[]): void {
    const { atLeast } = this;
    atLeast.fill(0);
    this.unseen = 0;
    const first = firstOfSet(g, me);
    for (let c = first; c < first + SET; c++) {
      const zone = at[c]!;
      if (zone === hand(me) || (zone >= hand(0) && (zone - hand(0)) % 2 === 1)) continue;
      const { family, value } = g.match.cards[c]!;
      this.unseen++;
      for (let v = LOWEST; v <= value; v++) atLeast[family * VALUES + v - LOWEST]!++;
    }
  }

  private addRival(g: Game, seat: Seat): void {
    this.rivals++;
    const lacks = g.facts.lacks[seat]!;
    let pool = this.unseen;
    for (let family = 0; family < FAMILIES; family++)
      if (lacks & (1 << family)) pool -= this.atLeast[family * VALUES]!;
    for (let i = 0; i < this.cards; i++) {
      const beaters = lacks & (1 << opposite(this.families[i]!)) ? 0 : this.beaters(i);
      let chance = 1;
      for (let n = 1; n <= MOST_CARDS && pool >= n; n++) {
        chance *= Math.max(0, pool - n + 1 - beaters) / (pool - n + 1);
        this.holds[i * (MOST_CARDS + 1) + n]! *= chance;
      }
    }
  }

  /** How many unseen cards beat this own one when it leads. */
  beaters(i: number): number {
    return this.atLeast[opposite(this.families[i]!) * VALUES + this.values[i]! - LOWEST]!;
  }

  /** How many unseen cards of higher value than this would qualify against a lead of this family. */
  above(lead: number, value: number): number {
    return this.atLeast[opposite(lead) * VALUES + value - LOWEST + 1]!;
  }

  /** How many unseen cards must be played on a lead of this family if they are held. */
  answering(family: number): number {
    return this.atLeast[opposite(family) * VALUES]!;
  }

  /** The chance that this own card holds as a lead against this many cards of every rival. */
  hold(i: number, n: number): number {
    return this.holds[i * (MOST_CARDS + 1) + n]!;
  }

  /**
   * What the hand promises without one card (NONE: as it is): the strongest leads go first, the weakest is kept for the
   * trick in which everybody has one card left, and the lead passes to and fro as the unseen cards let it.
   */
  prospects(without: number): void {
    const { order, highest } = this;
    let count = 0;
    for (let i = 0; i < this.cards; i++) {
      if (i === without) continue;
      let j = count++;
      while (j > 0 && this.hold(order[j - 1]!, 1) > this.hold(i, 1)) {
        order[j] = order[j - 1]!;
        j--;
      }
      order[j] = i;
    }
    highest.fill(0);
    let leading = 1;
    let following = 0;
    let gains = 0;
    for (let n = 1; n <= count; n++) {
      const i = order[n - 1]!;
      const family = this.families[i]!;
      if (this.values[i]! > highest[family]!) highest[family] = this.values[i]!;
      const keeps = this.hold(i, n);
      gains = this.beatable();
      const [won, lost] = [leading, following];
      leading = keeps * won + (1 - keeps) * lost;
      following = gains * won + (1 - gains) * lost;
    }
    this.leading = leading;
    this.following = following;
    this.gains = gains;
  }

  /** The share of unseen leads that one of the cards counted in `highest` beats. */
  private beatable(): number {
    let sum = 0;
    for (let family = 0; family < FAMILIES; family++) {
      const value = this.highest[family]!;
      if (value === 0) continue;
      const lead = opposite(family) * VALUES;
      sum += this.atLeast[lead]! - this.atLeast[lead + value - LOWEST + 1]!;
    }
    return this.unseen === 0 ? 0 : sum / this.unseen;
  }

  /** The place in the hand of a card. */
  placeOf(g: Game, me: Seat, card: CardId): number {
    const own = g.in(hand(me));
    for (let i = 0; i < own.length; i++) if (own[i] === card) return i;
    return NONE;
  }
}

/** The first card of the set in use: that of a card of this player, held or played. */
function firstOfSet(g: Game, me: Seat): number {
  const own = g.in(hand(me));
  const card = own.length > 0 ? own[0]! : g.top(played(me));
  return card < SET ? 0 : SET;
}
