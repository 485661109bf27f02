import type { CardId, Seat } from '@stamtafel/kernel';
import {
  A,
  B,
  type Game,
  given,
  kept,
  nth,
  otherThan,
  pair,
  pairsDone,
  pile,
  prep,
  type RuleFor,
} from '../kind.ts';
import { drawHands, putBarrel } from './tug-of-war.ts';

/** HR-031 A pair is the top two cards of a preparation pile; its splitter looks at both, the top card first. */
export function takePair(g: Game, splitter: Seat, owner: Seat): void {
  g.draw(prep(owner), pair(splitter));
  g.draw(prep(owner), pair(splitter));
}

/** HR-031 The splitter keeps one of the two cards of the current pair, and no other. */
export function offerPair(g: Game, me: Seat): void {
  const cards = g.in(pair(me));
  for (let i = 0; i < cards.length; i++) g.offer('keep', nth(g, pair(me), i));
}

export const refusesKeep = (g: Game, me: Seat, card: CardId): string | undefined =>
  g.in(pair(me)).includes(card) ? undefined : 'HR-031';

/** HR-031 The splitter keeps one card and gives the other to the opponent, both face down. */
export function assign(g: Game, me: Seat, card: CardId): void {
  g.move(card, kept(me));
  g.draw(pair(me), given(me));
}

/** HR-032, HR-033 The next pair is taken automatically and at once. */
export function takeNextPair(g: Game, me: Seat): void {
  g.tell('split', { seat: me, count: pairsDone(g, me) });
  if (g.count(prep(me)) > 0) takePair(g, me, me);
}

// Calm

/** HR-060 Both split their ten pairs without a clock; HR-061 then HR-070 decides who is the faster player. */
export function splitCalmly(g: Game): void {
  takePair(g, A, A);
  takePair(g, B, B);
  g.next({ do: 'split' }, { do: 'tieBreak' });
}

/** HR-060 Each splits independently of the other's progress. The time-out keeps the first card (HR-180). */
export const split: RuleFor<'split'> = {
  id: 'HR-060',
  who: (g) => (g.count(pair(A)) > 0 ? 1 : 0) | (g.count(pair(B)) > 0 ? 2 : 0),
  ask: (g, _f, me) => offerPair(g, me),
  refuses: (g, _f, me, { pick, card }) => (pick === 'keep' ? refusesKeep(g, me, card) : undefined),
  do(g, _f, me, { card }) {
    assign(g, me, card);
    takeNextPair(g, me);
  },
};

// The teams

/**
 * HR-030 Forming the teams also determines the start player: HR-048 the faster player gets the barrel on their own
 * start field, and HR-049 is the start player. All 20 pairs are split by now.
 */
function teamsAreFormed(g: Game, faster: Seat): void {
  shuffleTeams(g);
  g.facts.starter = faster;
  putBarrel(g, faster);
  drawHands(g);
}

/**
 * HR-035 Each player's two piles are shuffled together and put face down as team pile.
 * HR-034 Every pair gave one card to each team: both have 20. HR-036 A splitter goes on knowing what is in
 * either team, never where: the kernel keeps that through the shuffle.
 */
function shuffleTeams(g: Game): void {
  g.gather(teamA, pile(A), 'teams');
  g.gather(teamB, pile(B), 'teams');
  g.tell('teams');
}

const teamA = [kept(A), given(B)] as const;
const teamB = [kept(B), given(A)] as const;

/** The faster player is known: on with what is left to be split, or with the tug-of-war. */
export function fasterIs(g: Game, faster: Seat): void {
  g.tell('faster', { seat: faster });
  if (g.count(prep(otherThan(faster))) === 0) teamsAreFormed(g, faster);
  else takeLeftovers(g, faster);
}

/** HR-046 The faster player splits the leftovers of the slower one's pile, two cards at a time from the top. */
function takeLeftovers(g: Game, faster: Seat): void {
  takePair(g, faster, otherThan(faster));
  g.next({ do: 'leftover', seat: faster });
}

/**
 * HR-046 Each time one card for each player. HR-047 The faster player must split all leftovers, without a race clock, and
 * sees only the current pair.
 */
export const leftover: RuleFor<'leftover'> = {
  id: 'HR-046',
  ask: (g, _f, me) => offerPair(g, me),
  refuses: (g, _f, me, { pick, card }) =>
    pick === 'keep' ? refusesKeep(g, me, card) : pick === 'leave' ? 'HR-047' : undefined,
  do(g, _f, me, { card }) {
    assign(g, me, card);
    const left = g.count(prep(otherThan(me)));
    g.tell('leftover', { seat: me, count: left >> 1 });
    if (left > 0) takeLeftovers(g, me);
    else teamsAreFormed(g, me);
  },
};
