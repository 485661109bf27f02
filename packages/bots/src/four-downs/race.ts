import { goalLine, square } from '@stamtafel/games/play-design/scorecard.ts';
import { NONE, type Seat } from '@stamtafel/kernel';

/** This many squares everybody can lose. */
export const SQUARES = goalLine / square;
const PLACES = SQUARES + 1;

/** By players in the game: how often the one who leads the first trick wins the round (measured between good players). */
const LEADER_WINS = [0, 1, 0.6, 0.43, 0.34];

/** Who will be the last in the game: by squares left of every seat, who leads the next round, and for whom. */
export interface Race {
  chance(left: readonly number[], leader: Seat, me: Seat): number;
}

const races = new Map<number, Race>();

/** The race between this many players, who are all equally good. It is worked out once. */
export function raceOf(seats: number): Race {
  let race = races.get(seats);
  if (race === undefined) {
    race = workOut(seats);
    races.set(seats, race);
  }
  return race;
}

function workOut(seats: number): Race {
  const chances = new Float64Array(PLACES ** seats * seats * seats);
  const left = new Array<number>(seats).fill(0);
  const after = left.slice();
  // A player who loses squares comes to an earlier place of the table: one pass is enough.
  for (let place = 0; place < PLACES ** seats; place++) {
    for (let seat = 0, rest = place; seat < seats; seat++) {
      left[seat] = rest % PLACES;
      rest = Math.floor(rest / PLACES);
    }
    const players = left.filter((squares) => squares > 0).length;
    for (let leader = 0; leader < seats; leader++) {
      if (left[leader] === 0) continue;
      const into = (place * seats + leader) * seats;
      for (let winner = 0; winner < seats; winner++) {
        if (left[winner] === 0) continue;
        const usual = LEADER_WINS[players]!;
        const share = winner === leader ? usual : (1 - usual) / (players - 1);
        for (let seat = 0; seat < seats; seat++)
          after[seat] = seat === winner ? left[seat]! : Math.max(0, left[seat]! - 1);
        const next = nextIn(after, winner);
        if (next === winner) chances[into + winner]! += share;
        else {
          const from = (placeOf(after) * seats + next) * seats;
          for (let seat = 0; seat < seats; seat++) chances[into + seat]! += share * chances[from + seat]!;
        }
      }
    }
  }
  return {
    chance: (squares, leader, me) => chances[(placeOf(squares) * seats + leader) * seats + me]!,
  };
}

function placeOf(left: readonly number[]): number {
  let place = 0;
  for (let seat = left.length - 1; seat >= 0; seat--) place = place * PLACES + left[seat]!;
  return place;
}

/** The next seat that is still in the game; the same one when it is alone. */
export function nextIn(left: readonly number[], after: Seat): Seat {
  for (let i = 1; i <= left.length; i++) {
    const seat = (after + i) % left.length;
    if (left[seat]! > 0) return seat;
  }
  return NONE;
}
