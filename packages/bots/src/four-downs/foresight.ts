import type { FourDowns, Game } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { hand, played } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { active, nextActive } from '@stamtafel/games/play-design/four-downs/rules/players.ts';
import { hasPlayed, tier } from '@stamtafel/games/play-design/four-downs/rules/trick.ts';
import { qualifies } from '@stamtafel/games/play-design/four-downs/rules/winning.ts';
import type { CardId, Match, Zone } from '@stamtafel/kernel';

/** Cards of a set; sets of cards are bits, one for each place in the table of formations. */
const SET = 28;
/** With more cards than this there are too many ways to go on. */
const MOST_CARDS = 4;

/** By lead: the cards that must answer it, those of its own kind, and those that beat it. */
interface Figures {
  readonly answer: Int32Array;
  readonly same: Int32Array;
  readonly beats: Int32Array;
}

const known = new WeakMap<Match<FourDowns>, Figures>();

function figuresOf(match: Match<FourDowns>): Figures {
  let figures = known.get(match);
  if (figures === undefined) {
    const [answer, same, beats] = [new Int32Array(SET), new Int32Array(SET), new Int32Array(SET)];
    for (let lead = 0; lead < SET; lead++)
      for (let c = 0; c < SET; c++) {
        const [follower, leader] = [match.cards[c]!, match.cards[lead]!];
        const found = tier(follower, leader);
        if (found === 1) answer[lead]! |= 1 << c;
        if (found === 2) same[lead]! |= 1 << c;
        if (qualifies(follower, leader)) beats[lead]! |= 1 << c;
      }
    figures = { answer, same, beats };
    known.set(match, figures);
  }
  return figures;
}

/** Whether what is to come can be worked out: two players are left in a round, few cards, and one of them is to play. */
export function isForeseeable(g: Game): boolean {
  const { stack } = g.state;
  const top = stack[stack.length - 1];
  if (top === undefined || (top.do !== 'lead' && top.do !== 'follow')) return false;
  const { leader } = g.facts;
  if (!active(g, leader)) return false;
  const other = nextActive(g, leader);
  return other !== leader && nextActive(g, other) === leader && g.count(hand(other)) <= MOST_CARDS;
}

/**
 * How often the leader of this trick wins the round, in this (imagined) world, if both play any card they may. Of all
 * ways to go on that were tried (the best for both, and everything in between) none told more about the cards.
 */
export function leaderWins(g: Game): number {
  const { leader } = g.facts;
  const figures = figuresOf(g.match);
  const other = nextActive(g, leader);
  const [mine, his] = [bitsOf(g, hand(leader)), bitsOf(g, hand(other))];
  if (!hasPlayed(g, leader)) return ways(figures, mine, his);
  return answered(figures, g.top(played(leader)) % SET, mine, his);
}

function bitsOf(g: Game, zone: Zone): number {
  const cards: readonly CardId[] = g.in(zone);
  let bits = 0;
  for (let i = 0; i < cards.length; i++) bits |= 1 << (cards[i]! % SET);
  return bits;
}

/** How often the one who leads with these cards wins against those. */
function ways(figures: Figures, mine: number, his: number): number {
  let sum = 0;
  let count = 0;
  for (let rest = mine; rest !== 0; rest &= rest - 1) {
    const card = rest & -rest;
    sum += answered(figures, 31 - Math.clz32(card), mine ^ card, his);
    count++;
  }
  return sum / count;
}

/** How often the leader wins after this lead, with these cards left. */
function answered(figures: Figures, lead: number, mine: number, his: number): number {
  const { answer, same, beats } = figures;
  const must = his & answer[lead]! || his & same[lead]! || his;
  let sum = 0;
  let count = 0;
  for (let rest = must; rest !== 0; rest &= rest - 1) {
    const card = rest & -rest;
    const isBeaten = (card & beats[lead]!) !== 0;
    if (mine === 0) sum += isBeaten ? 0 : 1;
    else if (isBeaten) sum += 1 - ways(figures, his ^ card, mine);
    else sum += ways(figures, mine, his ^ card);
    count++;
  }
  return sum / count;
}
