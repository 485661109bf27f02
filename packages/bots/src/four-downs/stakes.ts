import type { Game } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { active, inGame } from '@stamtafel/games/play-design/four-downs/rules/players.ts';
import { goalLine, square } from '@stamtafel/games/play-design/scorecard.ts';
import type { Seat } from '@stamtafel/kernel';
import { nextIn, type Race, raceOf, SQUARES } from './race.ts';

/** What the yards of a round are worth to one player: the chance to be the last in the game after it. */
export class Stakes {
  private race: Race = raceOf(2);
  private me: Seat = 0;
  private left: number[] = [];
  private next: number[] = [];
  private playing = 0;

  look(g: Game, me: Seat): void {
    this.race = raceOf(g.seats);
    this.me = me;
    this.left.length = g.seats;
    this.next.length = g.seats;
    this.playing = 0;
    for (let seat = 0; seat < g.seats; seat++) {
      this.left[seat] = inGame(g, seat) ? SQUARES - Math.floor(g.facts.yards[seat]! / square) : 0;
      if (active(g, seat)) this.playing |= 1 << seat;
    }
  }

  /** The chance to win the match when the round is won this often, for this many yards. */
  worth(chance: number, stake: number): number {
    let lost = 0;
    let rivals = 0;
    for (let seat = 0; seat < this.left.length; seat++) {
      if (seat === this.me || !(this.playing & (1 << seat))) continue;
      rivals++;
      lost += this.after(seat, stake);
    }
    const won = this.after(this.me, stake);
    return rivals === 0 ? won : chance * won + ((1 - chance) * lost) / rivals;
  }

  /** The same when all others give up at this price. */
  ifOthersFold(price: number): number {
    return this.after(this.me, price);
  }

  /** The same when this player gives up at this price and one of the others wins the round. */
  ifFolding(price: number): number {
    const { left, me } = this;
    const before = left[me]!;
    left[me] = Math.max(0, before - price / square);
    this.playing &= ~(1 << me);
    let sum = 0;
    let winners = 0;
    for (let seat = 0; seat < left.length; seat++) {
      if (!(this.playing & (1 << seat))) continue;
      winners++;
      sum += this.after(seat, square);
    }
    left[me] = before;
    this.playing |= 1 << me;
    return winners === 0 ? 0 : sum / winners;
  }

  /** The chance to win the match when this player wins the round, for this many yards. */
  after(winner: Seat, stake: number): number {
    const { left, next: after } = this;
    const squares = Math.min(stake, goalLine) / square;
    for (let seat = 0; seat < left.length; seat++)
      after[seat] =
        seat === winner || !(this.playing & (1 << seat)) ? left[seat]! : Math.max(0, left[seat]! - squares);
    const leader = nextIn(after, winner);
    if (leader === winner) return winner === this.me ? 1 : 0;
    return after[this.me] === 0 ? 0 : this.race.chance(after, leader, this.me);
  }
}
