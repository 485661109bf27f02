import { NONE, type Seat } from '@stamtafel/kernel';
import { sets } from '../deck.ts';
import { goalLine, square } from '../scorecard.ts';
import { type Game, hand, pile, played } from './kind.ts';
import { setOfRound } from './rules/deal.ts';
import { cardsFor, voteIsDue } from './rules/eight-cards.ts';
import { withFirstDowns } from './rules/first-downs.ts';
import { active, countInGame, inGame, nextActive } from './rules/players.ts';
import { mostRounds } from './rules/scorecard.ts';
import { hasPlayed } from './rules/trick.ts';

/** What a described position must satisfy beyond the conservation of cards; the answer is a sentence. */
export function impossible(g: Game): string | undefined {
  return wrongFacts(g) ?? wrongStack(g) ?? wrongCards(g) ?? wrongRound(g);
}

function wrongFacts({ facts, seats, options }: Game): string | undefined {
  const isSeat = (seat: Seat) => Number.isInteger(seat) && seat >= 0 && seat < seats;
  const isSquares = (yards: number, from: number) =>
    Number.isInteger(yards) && yards % square === 0 && yards >= from;
  if (!Number.isInteger(facts.round) || facts.round < 1 || facts.round > mostRounds)
    return `rounds are counted from 1, and a game has at most ${mostRounds} (PD4-038).`;
  if (facts.cards !== 4 && facts.cards !== 8) return 'everybody is dealt 4 or 8 cards.';
  if (!Number.isInteger(facts.trick) || facts.trick < 1 || facts.trick > facts.cards)
    return 'a round has as many tricks as cards were dealt.';
  if (!isSeat(facts.dealer) || !isSeat(facts.leader)) return 'dealer and leader are seats at this table.';
  if (facts.claimant !== NONE && !isSeat(facts.claimant)) return 'the claimant is a seat at this table.';
  if (!isSquares(facts.stake, square)) return 'the stake is 10, 20, 30 … yards.';
  if (!facts.yards.every((yards) => isSquares(yards, 0) && yards <= goalLine))
    return 'yards are 0, 10, … 100.';
  if (facts.yards.some((yards, seat) => (yards === goalLine) !== (facts.left[seat] ?? 0) > 0))
    return 'who has lost 100 yards has left the game, and nobody else has.';
  if (!facts.left.every((moment) => Number.isInteger(moment) && moment >= 0))
    return 'the moments of leaving the game are counted from 1.';
  if (!Number.isInteger(facts.folded) || facts.folded < 0 || facts.folded >= 1 << seats)
    return 'only players at this table fold.';
  if (!facts.left.includes(0)) return 'somebody is always left in the game.';
  if (!['unasked', 'yes', 'no'].includes(facts.eightCards)) return 'eightCards is unasked, yes or no.';
  if (facts.eightCards !== 'unasked' && options['pd4.eightCards'] !== 'ask')
    return 'only with pd4.eightCards ask somebody was asked about 8 cards (PD4-072).';
  return undefined;
}

/** What may lie on the stack of frames, top last. */
const courses = ['', 'deal', 'countVotes vote', 'lead', 'follow', 'answer'];

function wrongStack(g: Game): string | undefined {
  const course = g.state.stack.map((frame) => frame.do).join(' ');
  if (!courses.includes(course))
    return `the stack is one of ${courses.map((c) => `[${c.replace(' ', ', ')}]`).join(', ')}, not [${course.replaceAll(' ', ', ')}].`;
  if ((course === '') !== (countInGame(g) === 1))
    return 'the game is over when one player is left (PD4-037).';
  if (course.endsWith('vote') && !voteIsDue(g))
    return 'the last two are asked about 8 cards once, with pd4.eightCards ask (PD4-072).';
  return undefined;
}

function wrongCards(g: Game): string | undefined {
  for (const set of sets)
    if (g.in(pile(set)).some((card) => g.card(card).back !== set)) return 'each set lies in its own pile.';
  const frame = g.state.stack.at(-1);
  // Between two rounds the cards of the last one lie there; a game that is over stays in its last round.
  const dealt = frame === undefined || 'seat' in frame;
  const set = setOfRound(g, dealt ? g.facts.round : g.facts.round - 1);
  for (let seat = 0; seat < g.seats; seat++)
    for (const zone of [hand(seat), played(seat)])
      if (g.in(zone).some((card) => g.card(card).back !== set))
        return `the cards on the table are of the ${set} set.`;
  return undefined;
}

/** A round that is being played. */
function wrongRound(g: Game): string | undefined {
  const frame = g.state.stack.at(-1);
  if (frame === undefined || !('seat' in frame)) return undefined;
  if (!active(g, frame.seat)) return 'only a player who is still playing is asked.';
  if (nextActive(g, frame.seat) === frame.seat) return 'a round goes on while two players are still playing.';
  return wrongDeal(g) ?? wrongClaims(g) ?? wrongTrick(g) ?? wrongTurn(g, frame);
}

/** Whether a seat got cards in this round: by folding it may have left the game since. */
const dealtIn = (g: Game, seat: Seat): boolean => inGame(g, seat) || (g.facts.folded & (1 << seat)) !== 0;

function wrongDeal(g: Game): string | undefined {
  const { facts, options } = g;
  let players = 0;
  for (let seat = 0; seat < g.seats; seat++) if (dealtIn(g, seat)) players++;
  if (facts.cards === 8 && players !== 2) return '8 cards are dealt to exactly two players.';
  if (players === 2 && options['pd4.eightCards'] === 'ask' && facts.eightCards === 'unasked')
    return 'two players have been asked about 8 cards before they are dealt any (PD4-072).';
  if (facts.cards !== cardsFor(g, players)) return `here everybody is dealt ${cardsFor(g, players)} cards.`;
  for (let seat = 0; seat < g.seats; seat++) {
    const held = g.count(played(seat)) + g.count(hand(seat));
    if (!dealtIn(g, seat) && held > 0) return 'who is out of the game has no cards.';
    if (dealtIn(g, seat) && held !== facts.cards) return 'everybody was dealt the same number of cards.';
  }
  return undefined;
}

function wrongClaims(g: Game): string | undefined {
  const { stake, claimant, folded } = g.facts;
  if (!withFirstDowns(g) && (stake !== square || claimant !== NONE || folded !== 0))
    return 'without pd4.firstDowns nobody claims and nobody folds (PD4-041).';
  if (stake > square !== (claimant !== NONE)) return 'each claim raises the stake by 10 (PD4-041).';
  if (folded !== 0 && claimant === NONE) return 'players fold after a claim only (PD4-047).';
  if (claimant !== NONE && !active(g, claimant)) return 'the latest claimant has not folded (PD4-052).';
  return undefined;
}

/** PD4-012 Everybody has played to the earlier tricks, and in this one nobody out of turn. */
function wrongTrick(g: Game): string | undefined {
  const { facts } = g;
  let waits = false;
  for (let i = 0; i < g.seats; i++) {
    const seat = (facts.leader + i) % g.seats;
    const laid = g.count(played(seat));
    if (laid > facts.trick) return 'nobody is a trick ahead.';
    if (laid === facts.trick && waits) return 'nobody plays out of turn.';
    if (active(g, seat) && laid < facts.trick - 1) return 'everybody has played to the earlier tricks.';
    if ((active(g, seat) || i === 0) && laid < facts.trick) waits = true;
  }
  return undefined;
}

function wrongTurn(g: Game, frame: { readonly do: string; readonly seat: Seat }): string | undefined {
  const { facts } = g;
  const { leader } = facts;
  const led = hasPlayed(g, leader);
  if (facts.trick === 1 && between(g, facts.dealer, leader).some((seat) => active(g, seat)))
    return 'the first player after the dealer leads trick 1 (PD4-010).';
  if (frame.do === 'lead' && (led || frame.seat !== leader)) return 'the leader has not led yet.';
  if (frame.do === 'follow' && (!led || hasPlayed(g, frame.seat)))
    return 'a follower plays after the leader and has not played in this trick.';
  if (
    frame.do === 'follow' &&
    between(g, leader, frame.seat).some((seat) => active(g, seat) && !hasPlayed(g, seat))
  )
    return 'nobody plays out of turn.';
  if (frame.do === 'answer' && (facts.claimant === NONE || facts.claimant === frame.seat))
    return 'an answer follows the claim of another player.';
  return undefined;
}

/** The seats between two others, clockwise. */
function between(g: Game, from: Seat, to: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let seat = (from + 1) % g.seats; seat !== to; seat = (seat + 1) % g.seats) seats.push(seat);
  return seats;
}
