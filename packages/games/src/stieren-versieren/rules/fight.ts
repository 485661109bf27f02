import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { cowCard, discard, type Game, isOwnBull, nextSeat, type RuleFor, shack, support } from '../kind.ts';
import { moveEach } from '../sets.ts';
import { couplePoints } from './scoring.ts';
import { bestChallenge, fighterOf, strengthOf } from './strength.ts';

/** SV-309 The support cards of all sides are revealed together. Then SV-310 the higher strength wins; Romeo on a tie. */
export const reveal: RuleFor<'reveal'> = {
  do(g) {
    const { wooer, challengers } = g.facts;
    for (let seat = 0; seat < g.seats; seat++) {
      const cards = g.in(support(seat));
      for (let i = 0; i < cards.length; i++) g.show(cards[i] ?? 0, g.match.everybody);
    }
    if (g.told !== undefined) tellStrengths(g);
    const best = bestChallenge(g);
    if (strengthOf(g, wooer) >= best) {
      win(g, wooer);
      return;
    }
    let winner = NONE;
    for (let seat = 0; seat < g.seats; seat++) {
      if (challengers[seat] === NONE || strengthOf(g, seat) !== best) continue;
      // SV-323 Several challengers share the highest strength: the wooing player chooses.
      if (winner !== NONE) {
        g.next({ do: 'chooseWinner', seat: wooer });
        return;
      }
      winner = seat;
    }
    win(g, winner);
  },
};

function tellStrengths(g: Game): void {
  const { wooer, challengers } = g.facts;
  let seat = wooer;
  do {
    if (seat === wooer || challengers[seat] !== NONE)
      g.tell('fights', { seat, cards: g.in(support(seat)).slice(), strength: strengthOf(g, seat) });
    seat = nextSeat(g, seat);
  } while (seat !== wooer);
}

/** SV-323 The wooing player chooses which of the tied challengers wins; SV-707 also in a fight over the Drag Queen. */
export const chooseWinner: RuleFor<'chooseWinner'> = {
  id: 'SV-323',
  ask(g, { seat }) {
    for (let other = nextSeat(g, seat); other !== seat; other = nextSeat(g, other))
      if (g.facts.challengers[other] !== NONE) g.offer('winner', fighterOf(g, other));
  },
  refuses(g, { seat }, me, { pick, card }) {
    if (pick !== 'winner' || me !== seat) return 'SV-323';
    const other = challengerWith(g, card);
    return other !== NONE && strengthOf(g, other) === bestChallenge(g) ? undefined : 'SV-323';
  },
  /** SV-804 The clock takes the first clockwise from the wooing player: the first option. */
  do: (g, _f, _me, { card }) => win(g, challengerWith(g, card)),
};

/** The challenger whose bull this is, or NONE. */
function challengerWith(g: Game, card: CardId): Seat {
  for (let seat = 0; seat < g.seats; seat++)
    if (g.facts.challengers[seat] === g.card(card).order && isOwnBull(g, seat, card)) return seat;
  return NONE;
}

/**
 * SV-311 The winner's bull and the cow go as a couple to the winner's Love Shack. SV-711 If the matchmaker's side wins, it is
 * the Drag Queen and her partner, and the matchmaker stays; SV-712 if a challenger wins, the partner and the matchmaker stay.
 */
export function win(g: Game, winner: Seat): void {
  const { facts } = g;
  const cow = cowCard(facts.cow);
  const isMatch = winner === facts.wooer && facts.partner !== NONE;
  const partner = isMatch ? cowCard(facts.partner) : fighterOf(g, winner);
  g.move(cow, shack(winner));
  g.move(partner, shack(winner));
  if (g.told !== undefined)
    g.tell('couple', { seat: winner, cards: [cow, partner], points: couplePoints(g, cow, partner) });
  const best = strengthOf(g, winner);
  for (let seat = 0; seat < g.seats; seat++) clearSide(g, seat, { winner, best });
  facts.wooer = NONE;
  facts.cow = NONE;
  facts.partner = NONE;
  facts.romeo = NONE;
  facts.declined = 0;
}

/** How the fight ended. */
interface End {
  readonly winner: Seat;
  /** The winner's strength. */
  readonly best: number;
}

/**
 * SV-312 The winner's joined mates go to the discard pile. SV-313 A losing challenger bull does too, his mates stay;
 * SV-324 so every challenger who does not win, SV-325 or only who was beaten. SV-314 A losing Romeo and his mates stay.
 * SV-315 All support cards go to their owners' discard piles.
 */
function clearSide(g: Game, seat: Seat, { winner, best }: End): void {
  const { challengers, joined, wooer } = g.facts;
  // Who ties with Romeo has not beaten him.
  const isTied = winner !== wooer && challengers[seat] !== NONE && strengthOf(g, seat) === best;
  g.moveAll(support(seat), discard(seat));
  if (seat === winner) moveEach(g, seat, joined[seat] ?? 0, discard(seat));
  else if (challengers[seat] !== NONE && !(isTied && g.options.tacticalTie === 'stays'))
    g.move(fighterOf(g, seat), discard(seat));
  challengers[seat] = NONE;
  joined[seat] = 0;
}
