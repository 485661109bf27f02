/** The flow of a round, from the deal to the next one; what each step means is in the files beside this one. */
import { type Args, type CardId, NONE, type Rules, type Seat } from '@stamtafel/kernel';
import { type FourDowns, type Game, hand, played } from '../kind.ts';
import { deal } from './deal.ts';
import { countVotes, vote, voteIsDue } from './eight-cards.ts';
import {
  claimantIsAlone,
  eligible,
  fold,
  goOn,
  nextToAnswer,
  raiseStake,
  refusesClaim,
  withFirstDowns,
} from './first-downs.ts';
import { active, lastInGame, nextActive, nextInGame } from './players.ts';
import { loseYards, nextMoment } from './scorecard.ts';
import { hasPlayed, layDown, leadCard, refusesFollow, refusesLead } from './trick.ts';
import { bestFollower, withoutQualifying } from './winning.ts';

export const round: Rules<FourDowns> = {
  /** The last two are asked about 8 cards when that is due; then everybody gets cards. */
  deal: {
    do(g) {
      if (voteIsDue(g)) g.next({ do: 'vote' }, { do: 'countVotes' });
      else {
        deal(g);
        // PD4-010 The first player after the dealer leads trick 1.
        beginTrick(g, nextInGame(g, g.facts.dealer));
      }
    },
  },

  vote,
  countVotes,

  /** PD4-010, 025 The game waits for the leader's card; anybody eligible may claim. */
  lead: {
    id: 'PD4-010',
    race: true,
    may: (g, { seat }) => eligible(g, seat),
    ask: (g, { seat }, me) => offerCardsAndClaim(g, seat, me),
    refuses(g, { seat }, me, { pick, card }) {
      if (pick === 'play') return refusesLead(g, seat, me, card);
      return pick === 'claim' ? refusesClaim(g, seat, me) : refusesAnswer(pick);
    },
    because: (g, _f, _me, { pick }) => becauseOf(g, pick),
    timeout: (g, _f, me) => g.offer('play', firstLegalCard(g, me, refusesLead)),
    do: cardOrClaim,
  },

  /** PD4-012 The game waits for the card of the next player; anybody eligible may claim. */
  follow: {
    id: 'PD4-012',
    race: true,
    may: (g, { seat }) => eligible(g, seat),
    ask: (g, { seat }, me) => offerCardsAndClaim(g, seat, me),
    refuses(g, { seat }, me, { pick, card }) {
      if (pick === 'play') return refusesFollow(g, seat, me, card);
      return pick === 'claim' ? refusesClaim(g, seat, me) : refusesAnswer(pick);
    },
    because(g, _f, _me, { pick }) {
      if (pick !== 'play') return becauseOf(g, pick);
      const { colour, side } = leadCard(g);
      return { colour, side: side === 'offense' ? 'defense' : 'offense' };
    },
    timeout: (g, _f, me) => g.offer('play', firstLegalCard(g, me, refusesFollow)),
    do: cardOrClaim,
  },

  /** PD4-047 After a claim each other active player folds or continues. */
  answer: {
    id: 'PD4-047',
    ask(g) {
      g.offer('continue');
      g.offer('fold');
    },
    refuses(g, _f, me, { pick }) {
      // PD4-052 The claimant cannot fold on their own claim.
      if (pick === 'fold' || pick === 'continue') return me === g.facts.claimant ? 'PD4-052' : undefined;
      // PD4-048 While answers are pending, no card may be played and no claim made.
      return pick === 'yes' || pick === 'no' ? 'PD4-072' : 'PD4-048';
    },
    // PD-015 For an absent player: continue.
    timeout: (g) => g.offer('continue'),
    do(g, _f, me, { pick }) {
      if (pick === 'fold') fold(g, me);
      else goOn(g, me);
      const next = nextToAnswer(g, me);
      if (next === NONE) resume(g);
      else g.next({ do: 'answer', seat: next });
    },
  },
};

/** A trick begins: its leader is asked for a card. */
function beginTrick(g: Game, leader: Seat): void {
  g.facts.leader = leader;
  if (g.facts.trick === g.facts.cards && !withFirstDowns(g)) playLastCards(g);
  else g.next({ do: 'lead', seat: leader });
}

/** Everybody has one card left and nothing else to decide: the last trick is played without asking. */
function playLastCards(g: Game): void {
  const { leader } = g.facts;
  let seat = leader;
  do {
    layDown(g, seat, g.top(hand(seat)));
    seat = nextActive(g, seat);
  } while (seat !== leader);
  endTrick(g);
}

/** The seat on turn may play any card, within the rules; a claim is open to everybody who is asked. */
function offerCardsAndClaim(g: Game, onTurn: Seat, me: Seat): void {
  if (me === onTurn) {
    const cards = g.in(hand(me));
    for (let i = 0; i < cards.length; i++) g.offer('play', cards[i]);
  }
  if (withFirstDowns(g)) g.offer('claim');
}

/** Answers to questions that are not asked now. */
const refusesAnswer = (pick: string): string =>
  pick === 'fold' || pick === 'continue' ? 'PD4-047' : 'PD4-072';

/** What a refused claim depends on is told with it. */
const becauseOf = (g: Game, pick: string): Args => (pick === 'claim' ? { stake: g.facts.stake } : {});

/** PD-015 For an absent player: the first legal card in the order of the card list, and no claim. */
function firstLegalCard(g: Game, me: Seat, refuses: typeof refusesLead): CardId {
  let first = NONE;
  for (const card of g.in(hand(me)))
    if (
      refuses(g, me, me, card) === undefined &&
      (first === NONE || g.card(card).order < g.card(first).order)
    )
      first = card;
  return first;
}

function cardOrClaim(
  g: Game,
  _frame: { readonly seat: Seat },
  me: Seat,
  option: { pick: string; card: CardId },
): void {
  if (option.pick === 'claim') {
    raiseStake(g, me);
    g.next({ do: 'answer', seat: nextToAnswer(g, me) });
  } else {
    layDown(g, me, option.card);
    goRound(g);
  }
}

/** After the last answer the game goes on where it was (PD4-061). */
function resume(g: Game): void {
  const { leader, claimant } = g.facts;
  if (claimantIsAlone(g)) {
    // PD4-054 The claimant wins the round at once; what is left is not played.
    g.tell('alone', { seat: claimant });
    endRound(g, claimant);
  } else if (hasPlayed(g, leader)) {
    goRound(g);
  } else if (active(g, leader)) {
    g.next({ do: 'lead', seat: leader });
  } else {
    // PD4-058 If the player who must lead folds before leading, the next active player clockwise leads.
    g.facts.leader = nextActive(g, leader);
    g.tell('leadPasses', { seat: g.facts.leader });
    g.next({ do: 'lead', seat: g.facts.leader });
  }
}

/**
 * PD4-012 The next active player clockwise from the leader who has not played in this trick is asked.
 * PD4-059 If there is none, because all have played or the last ones folded, the trick ends.
 */
function goRound(g: Game): void {
  const { leader } = g.facts;
  for (let i = 1; i < g.seats; i++) {
    const seat = (leader + i) % g.seats;
    if (active(g, seat) && !hasPlayed(g, seat)) {
      g.next({ do: 'follow', seat });
      return;
    }
  }
  endTrick(g);
}

/**
 * PD4-025 The winner of a trick leads the next one.
 * PD4-030 A round has as many tricks as cards were dealt to each player (PD4-071: 8 with 8 cards).
 * PD4-031 Only the winner of the last trick wins the round (PD4-032: even when nobody qualified in it).
 */
function endTrick(g: Game): void {
  const { facts } = g;
  const best = bestFollower(g);
  const winner = best === NONE ? withoutQualifying(g) : best;
  const how = best !== NONE ? 'beats' : winner === facts.leader ? 'keeps' : 'inherits';
  g.tell(how, { seat: winner, card: g.top(played(winner)), trick: facts.trick });
  if (facts.trick === facts.cards) endRound(g, winner);
  else {
    facts.trick++;
    beginTrick(g, winner);
  }
}

/**
 * PD4-033, PD4-053 Every active player except the winner loses the stake, all at the same moment.
 * PD4-036 The winner of the round deals the next round.
 * PD4-037 When one player is left in the game, it ends at once and that player wins.
 */
function endRound(g: Game, winner: Seat): void {
  const { facts } = g;
  g.tell('round', { seat: winner, round: facts.round, stake: facts.stake });
  const moment = nextMoment(g);
  for (let seat = 0; seat < g.seats; seat++)
    if (seat !== winner && active(g, seat)) loseYards(g, seat, facts.stake, moment);
  if (lastInGame(g) === winner) {
    g.tell('wins', { seat: winner });
    g.end();
    return;
  }
  facts.dealer = winner;
  facts.round++;
  g.next({ do: 'deal' });
}
