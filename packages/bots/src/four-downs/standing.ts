import type { FourDowns, Game } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { hand } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { active, inGame, nextActive } from '@stamtafel/games/play-design/four-downs/rules/players.ts';
import { hasPlayed } from '@stamtafel/games/play-design/four-downs/rules/trick.ts';
import {
  bestFollower,
  qualifies,
  withoutQualifying,
} from '@stamtafel/games/play-design/four-downs/rules/winning.ts';
import { square } from '@stamtafel/games/play-design/scorecard.ts';
import { NONE, type Seat } from '@stamtafel/kernel';
import { log } from '../exp.ts';
import type { Sense } from '../sense.ts';
import { stateFeatures } from './features.ts';
import { isForeseeable, leaderWins } from './foresight.ts';
import { nextIn, raceOf, SQUARES } from './race.ts';
import { Stakes } from './stakes.ts';

const place = (name: (typeof stateFeatures)[number]): number => stateFeatures.indexOf(name);
const [race, leads, leadsSafe, leadsLate, leadsAllSafe] = [
  place('race'),
  place('leads'),
  place('leads.safe'),
  place('leads.late'),
  place('leads.all safe'),
];
const [followsAnswers, followsLate] = [place('follows.answers'), place('follows.late')];
const [wins, winsLate, winsSafe, stakeAt] = [
  place('wins trick'),
  place('wins trick.late'),
  place('wins trick.safe'),
  place('stake'),
];

const LATE = 2;
/** Nobody's chance is taken for less than this: its logarithm is what counts. */
const LEAST = 1e-6;
const left: number[] = [];
const stakes = new Stakes();

/** How a player stands: in the race by yards, and in the round by who leads and whose cards beat whose. */
export const standing: Sense<FourDowns>['state'] = (g, me, into) => {
  if (isForeseeable(g)) {
    into[race] = log(Math.max(LEAST, foreseen(g, me)));
    return;
  }
  left.length = g.seats;
  for (let seat = 0; seat < g.seats; seat++)
    left[seat] = inGame(g, seat) ? SQUARES - Math.floor(g.facts.yards[seat]! / square) : 0;
  const leader = left[g.facts.leader]! > 0 ? g.facts.leader : nextIn(left, g.facts.leader);
  const chance = left[me] === 0 ? 0 : raceOf(g.seats).chance(left, leader, me);
  into[race] = log(Math.max(LEAST, chance));
  if (!isFresh(g) && active(g, me)) inRound(g, me, into);
};

/** The chance to win the match, by what is to come in this round. */
function foreseen(g: Game, me: Seat): number {
  const { leader, stake } = g.facts;
  const share = leaderWins(g);
  stakes.look(g, me);
  return share * stakes.after(leader, stake) + (1 - share) * stakes.after(nextActive(g, leader), stake);
}

/** A round that has just been dealt says nothing more about what was chosen before it than the race does. */
export const isFresh = (g: Game): boolean =>
  g.facts.trick === 1 && !hasPlayed(g, g.facts.leader) && g.facts.claimant === NONE;

function inRound(g: Game, me: Seat, into: Float64Array): void {
  const led = hasPlayed(g, g.facts.leader);
  const top = led ? bestFollower(g) : NONE;
  const holder = !led ? g.facts.leader : top === NONE ? withoutQualifying(g) : top;
  const cards = g.in(hand(me));
  let safe = 0;
  for (let i = 0; i < cards.length; i++) if (!isBeatable(g, me, cards[i]!)) safe++;
  const share = cards.length === 0 ? 1 : safe / cards.length;
  const isLate = cards.length <= LATE;
  into[stakeAt] = (g.facts.stake / square - 1) * (holder === me ? 1 : -1) * 0.1;
  if (holder !== me) {
    const answers = answered(g, holder, me);
    into[followsAnswers] = answers;
    if (isLate) into[followsLate] = 1 - answers;
    return;
  }
  const [plain, late, steady] = led ? [wins, winsLate, winsSafe] : [leads, leadsLate, leadsSafe];
  into[plain] = 1;
  into[steady] = share;
  if (isLate) into[late] = 1;
  if (safe === cards.length) into[leadsAllSafe] = 1;
}

/** Whether another player in the round holds a card that beats this one as a lead. */
function isBeatable(g: Game, me: Seat, card: number): boolean {
  const lead = g.card(card);
  for (let seat = 0; seat < g.seats; seat++) {
    if (seat === me || !active(g, seat)) continue;
    const cards = g.in(hand(seat));
    for (let i = 0; i < cards.length; i++) if (qualifies(g.card(cards[i]!), lead)) return true;
  }
  return false;
}

/** The share of the cards of the one who is ahead that this player can beat. */
function answered(g: Game, ahead: Seat, me: Seat): number {
  const leadsOf = g.in(hand(ahead));
  const cards = g.in(hand(me));
  if (leadsOf.length === 0) return 0;
  let beaten = 0;
  for (let l = 0; l < leadsOf.length; l++) {
    const lead = g.card(leadsOf[l]!);
    for (let i = 0; i < cards.length; i++)
      if (qualifies(g.card(cards[i]!), lead)) {
        beaten++;
        break;
      }
  }
  return beaten / leadsOf.length;
}
