import { NONE, type Seat } from '@stamtafel/kernel';
import { sets } from '../../deck.ts';
import { field, square } from '../../shared.ts';
import { type G, hand, pile, played } from '../kind.ts';
import { setOfRound } from './deal.ts';
import { active, countInGame, inGame, nextActive } from './players.ts';

/** What a described position must satisfy beyond the conservation of cards; the answer is a sentence. */
export function impossible(g: G): string | undefined {
  return wrongFacts(g) ?? wrongCards(g) ?? wrongFrame(g);
}

function wrongFacts({ facts, seats }: G): string | undefined {
  const isSeat = (seat: Seat) => Number.isInteger(seat) && seat >= 0 && seat < seats;
  const isYards = (yards: number, from: number) =>
    Number.isInteger(yards) && yards % square === 0 && yards >= from && yards <= field;
  if (!Number.isInteger(facts.round) || facts.round < 1) return 'rounds are counted from 1.';
  if (facts.cards !== 4 && facts.cards !== 8) return 'everybody is dealt 4 or 8 cards.';
  if (!Number.isInteger(facts.trick) || facts.trick < 1 || facts.trick > facts.cards)
    return 'a round has as many tricks as cards were dealt.';
  if (!isSeat(facts.dealer) || !isSeat(facts.leader)) return 'dealer and leader are seats at this table.';
  if (facts.claimant !== NONE && !isSeat(facts.claimant)) return 'the claimant is a seat at this table.';
  if (!isYards(facts.stake, square)) return 'the stake is 10, 20, … 100 yards.';
  if (!facts.yards.every((yards) => isYards(yards, 0))) return 'yards are 0, 10, … 100.';
  if (facts.yards.some((yards, seat) => (yards === field) !== (facts.left[seat] ?? 0) > 0))
    return 'who has lost 100 yards has left the game, and nobody else has.';
  if (!facts.left.every((moment) => Number.isInteger(moment) && moment >= 0))
    return 'the moments of leaving the game are counted from 1.';
  if (!Number.isInteger(facts.folded) || facts.folded < 0 || facts.folded >= 1 << seats)
    return 'only players at this table fold.';
  if (!facts.left.includes(0)) return 'somebody is always left in the game.';
  if (!['unasked', 'yes', 'no'].includes(facts.eightCards)) return 'eightCards is unasked, yes or no.';
  return undefined;
}

function wrongCards(g: G): string | undefined {
  for (const set of sets)
    if (g.in(pile(set)).some((card) => g.card(card).back !== set)) return 'each set lies in its own pile.';
  const frame = g.state.stack.at(-1);
  const dealt = frame !== undefined && 'seat' in frame;
  const set = setOfRound(g, dealt ? g.facts.round : g.facts.round - 1);
  for (let seat = 0; seat < g.seats; seat++)
    for (const zone of [hand(seat), played(seat)])
      if (g.in(zone).some((card) => g.card(card).back !== set))
        return `the cards on the table are of the ${set} set.`;
  return undefined;
}

function wrongFrame(g: G): string | undefined {
  const frame = g.state.stack.at(-1);
  if (frame === undefined || !('seat' in frame)) return undefined;
  const { facts } = g;
  if (!active(g, frame.seat)) return 'only a player who is still playing is asked.';
  if (nextActive(g, frame.seat) === frame.seat) return 'a round goes on while two players are still playing.';
  if (facts.cards === 8 && countInGame(g) !== 2) return '8 cards are dealt to exactly two players.';
  for (let seat = 0; seat < g.seats; seat++) {
    const laid = g.count(played(seat));
    if (!inGame(g, seat) && !(facts.folded & (1 << seat)) && laid + g.count(hand(seat)) > 0)
      return 'who is out of the game has no cards.';
    if (laid > facts.trick) return 'nobody is a trick ahead.';
    if (!active(g, seat)) continue;
    if (laid < facts.trick - 1) return 'everybody has played to the earlier tricks.';
    if (laid + g.count(hand(seat)) !== facts.cards)
      return 'everybody still playing was dealt the same number of cards.';
  }
  const led = g.count(played(facts.leader)) === facts.trick;
  if (frame.do === 'lead' && (led || frame.seat !== facts.leader)) return 'the leader has not led yet.';
  if (frame.do === 'follow' && (!led || g.count(played(frame.seat)) === facts.trick))
    return 'a follower plays after the leader and has not played in this trick.';
  if (
    frame.do === 'answer' &&
    (facts.claimant === NONE || facts.claimant === frame.seat || !active(g, facts.claimant))
  )
    return 'an answer follows the claim of another player.';
  return undefined;
}
