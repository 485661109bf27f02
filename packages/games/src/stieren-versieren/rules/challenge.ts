import { type CardId, NONE, type Option, type Seat, type Seats } from '@stamtafel/kernel';
import { bullCard, cowCard, type Game, isOwnBull, nextSeat, placeOfCow, type RuleFor } from '../kind.ts';
import { bullsAt, choose, chosenBy, firstOf, offerEach } from '../sets.ts';

/*
 * SV-300 A Bull Fight is an event, not an action:
 *   challenge (one by one), challengeLot (all at once) → drawChallenger, or challengeRace (who is first) → fight
 *   → challengerSide (each challenger) → romeoSide → reveal → chooseWinner (if need be)     (sides.ts, fight.ts)
 */

/** SV-320 The tactical version has no effect with two players (SV-503). */
export const isTactical = (g: Game): boolean => g.options.tactical && g.seats > 2;

/** SV-251 Everybody who can challenge is asked; if nobody can, no other card moves. */
export function askChallengers(g: Game): void {
  const mode = isTactical(g) ? 'clock' : g.options.challengeMode;
  if (mode === 'race') g.next({ do: 'challengeRace' }, { do: 'fight' });
  // SV-316 With one player who can there is nothing to draw lots for.
  else if (mode === 'lot' && eligibleSeats(g).length > 1)
    g.next({ do: 'challengeLot' }, { do: 'drawChallenger' });
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

/** Clockwise, beginning left of the wooing player. */
function eligibleSeats(g: Game): Seat[] {
  const { wooer } = g.facts;
  const seats: Seat[] = [];
  for (let seat = nextSeat(g, wooer); seat !== wooer; seat = nextSeat(g, seat))
    if (isEligible(g, seat)) seats.push(seat);
  return seats;
}

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

/** SV-316 All eligible players answer at the same time, in secret: not at all, or with which bull. */
export const challengeLot: RuleFor<'challengeLot'> = {
  id: 'SV-316',
  who(g): Seats {
    let owing = 0;
    for (let seat = 0; seat < g.seats; seat++)
      if (g.sealed(seat) === NONE && isEligible(g, seat)) owing |= 1 << seat;
    return owing;
  },
  ask: (g, _f, me) => offerChallenges(g, me),
  refuses: (g, _f, me, option) => (g.sealed(me) === NONE ? refusesChallenge(g, me, option) : 'SV-316'),
  /** SV-804 The clock declines: the first option. That a player has answered is all that is told. */
  do(g, _f, me, { pick, card }) {
    choose(g, me, pick === 'decline' ? 0 : g.card(card).bit);
    g.tell('ready', { seat: me });
  },
};

/**
 * SV-316 A lot decides among those who want to. An order of all who were asked is drawn and the first of them who wants to
 * is the challenger: whatever they answered, chance is used alike. Who wanted to and was not drawn is never shown.
 */
export const drawChallenger: RuleFor<'drawChallenger'> = {
  do(g) {
    const asked = eligibleSeats(g);
    g.drawOrder(asked.length, 'lots');
    let challenger = NONE;
    for (let place = 0; place < asked.length && challenger === NONE; place++) {
      const seat = asked[g.unseen(place)] ?? NONE;
      if (chosenBy(g, seat) !== 0) challenger = seat;
    }
    g.clearOrder();
    if (challenger === NONE) g.tell('unchallenged');
    else challengeWith(g, challenger, bullCard(g, challenger, firstOf(chosenBy(g, challenger))));
    g.unseal();
    g.next({ do: 'fight' });
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
