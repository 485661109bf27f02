import { type CardId, NONE, type Option, type Seat, type Seats } from '@stamtafel/kernel';
import { cowCard, type Game, isOwnBull, nextSeat, placeOfCow, type RuleFor } from '../kind.ts';
import { bullsAt, offerEach } from '../sets.ts';

/*
 * SV-300 A Bull Fight is an event, not an action:
 *   challenge (one by one) or challengeRace (all at once) → fight
 *   → challengerSide (each challenger) → romeoSide → reveal → chooseWinner (if need be)     (sides.ts, fight.ts)
 */

/** SV-320 The tactical version has no effect with two players (SV-503). */
export const isTactical = (g: Game): boolean => g.options.tactical && g.seats > 2;

/** SV-251 Everybody who can challenge is asked; if nobody can, no other card moves. */
export function askChallengers(g: Game): void {
  if (g.options.challengeMode === 'race' && !isTactical(g)) g.next({ do: 'challengeRace' }, { do: 'fight' });
  else askFrom(g, nextSeat(g, g.facts.wooer));
}

/** SV-303 One by one clockwise, beginning left of the wooing player. */
function askFrom(g: Game, first: Seat): void {
  for (let seat = first; seat !== g.facts.wooer; seat = nextSeat(g, seat))
    if (isEligible(g, seat)) {
      g.next({ do: 'challenge', seat });
      return;
    }
  g.next({ do: 'fight' });
}

/** The location of the cow who is wooed. */
const scene = (g: Game): number => placeOfCow(g, cowCard(g.facts.cow));

/** SV-301 The bulls of the cow's symbol on that location; SV-706 for the Drag Queen any bull there. */
const challengersOf = (g: Game, seat: Seat): number =>
  bullsAt(g, seat, scene(g)) & g.card(cowCard(g.facts.cow)).kin;

/** SV-301 Every other player with such a bull. */
const isEligible = (g: Game, seat: Seat): boolean => seat !== g.facts.wooer && challengersOf(g, seat) !== 0;

function offerChallenges(g: Game, me: Seat): void {
  g.offer('decline');
  offerEach(g, me, 'challenge', challengersOf(g, me));
}

/** SV-302 Challenging is optional. */
function refusesChallenge(g: Game, me: Seat, { pick, card }: Option): string | undefined {
  if (me === g.facts.wooer) return 'SV-301';
  if (pick === 'decline') return isEligible(g, me) ? undefined : 'SV-301';
  if (pick !== 'challenge') return 'SV-302';
  if (!isOwnBull(g, me, card)) return 'SV-204';
  return challengersOf(g, me) & g.card(card).bit ? undefined : 'SV-301';
}

function challengeWith(g: Game, me: Seat, card: CardId): void {
  g.facts.challengers[me] = g.card(card).order;
  g.tell('challenges', { seat: me, card });
}

function decline(g: Game, me: Seat): void {
  g.facts.declined |= 1 << me;
  g.tell('declines', { seat: me });
}

/**
 * SV-303 The first who challenges is the challenger and the others are not asked. SV-320 In the tactical version every
 * eligible player says whether to challenge, and all who do are challengers.
 */
export const challenge: RuleFor<'challenge'> = {
  id: 'SV-303',
  ask: (g, _f, me) => offerChallenges(g, me),
  refuses: (g, { seat }, me, option) =>
    refusesChallenge(g, me, option) ?? (me === seat ? undefined : 'SV-303'),
  /** SV-804 The clock declines: the first option. */
  do(g, _f, me, { pick, card }) {
    if (pick === 'decline') decline(g, me);
    else challengeWith(g, me, card);
    if (pick === 'decline' || isTactical(g)) askFrom(g, nextSeat(g, me));
    else g.next({ do: 'fight' });
  },
};

/**
 * SV-304 All eligible players may answer in any order; the first challenge closes the window, a refusal only removes that
 * player. Here alone the order of answers matters. SV-805 The mode never changes during a match.
 */
export const challengeRace: RuleFor<'challengeRace'> = {
  id: 'SV-304',
  race: true,
  who(g): Seats {
    let owing = 0;
    for (let seat = 0; seat < g.seats; seat++) {
      if (g.facts.challengers[seat] !== NONE) return 0;
      if (!(g.facts.declined & (1 << seat)) && isEligible(g, seat)) owing |= 1 << seat;
    }
    return owing;
  },
  ask: (g, _f, me) => offerChallenges(g, me),
  refuses: (g, _f, me, option) => (g.facts.declined & (1 << me) ? 'SV-304' : refusesChallenge(g, me, option)),
  do(g, _f, me, { pick, card }) {
    if (pick === 'decline') decline(g, me);
    else challengeWith(g, me, card);
  },
};
