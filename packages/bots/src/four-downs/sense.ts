import type { FourDowns, Game } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { hand, played } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { foldCost } from '@stamtafel/games/play-design/four-downs/rules/first-downs.ts';
import { active } from '@stamtafel/games/play-design/four-downs/rules/players.ts';
import { duty, hasPlayed, leadCard, tier } from '@stamtafel/games/play-design/four-downs/rules/trick.ts';
import {
  bestFollower,
  qualifies,
  withoutQualifying,
} from '@stamtafel/games/play-design/four-downs/rules/winning.ts';
import { goalLine, square } from '@stamtafel/games/play-design/scorecard.ts';
import { fastBelow, NONE, type Seat } from '@stamtafel/kernel';
import type { Sense } from '../sense.ts';
import { at, optionFeatures, stateFeatures } from './features.ts';
import { isForeseeable } from './foresight.ts';
import { Sight } from './sight.ts';
import { Stakes } from './stakes.ts';
import { isFresh, standing } from './standing.ts';

const width = optionFeatures.length;
/** With this many cards left, or fewer, it is late. */
const LATE = 2;
const EARLY = 4;

const [leadHolds, leadHoldsEarly, leadHoldsLate] = [
  at('lead.holds'),
  at('lead.holds.early'),
  at('lead.holds.late'),
];
const [leadSure, leadChance, leadChanceLate] = [at('lead.sure'), at('lead.chance'), at('lead.chance.late')];
const [leadRest, leadAnswers, leadDraws] = [at('lead.rest'), at('lead.answers'), at('lead.draws')];
const [leadAgain, leadValue] = [at('lead.again'), at('lead.value')];
const [followWins, followWinsLate, followStays] = [
  at('follow.wins'),
  at('follow.wins.late'),
  at('follow.stays'),
];
const [followChance, followChanceLate] = [at('follow.chance'), at('follow.chance.late')];
const [followRest, followAnswers, followAnswersLate] = [
  at('follow.rest'),
  at('follow.answers'),
  at('follow.answers.late'),
];
const [followHolds, followValue, followLast] = [at('follow.holds'), at('follow.value'), at('follow.last')];
const [claim, claimGain, claimChance, claimFold] = [
  at('claim'),
  at('claim.gain'),
  at('claim.chance'),
  at('claim.fold'),
];
const [goOn, goOnGain, goOnChance] = [at('continue'), at('continue.gain'), at('continue.chance')];
const yes = at('yes');

const sight = new Sight();
const stakes = new Stakes();

export const sense: Sense<FourDowns> = {
  optionFeatures,
  stateFeatures,

  options(g, frame, me, count, into) {
    if (frame.do === 'vote') {
      for (let i = 0; i < count; i++) if (g.list[i]!.pick === 'yes') into[i * width + yes] = 1;
      return;
    }
    sight.look(g, me);
    if (frame.do === 'answer') {
      rateAnswers(g, me, count, into);
      return;
    }
    let best = 0;
    for (let i = 0; i < count; i++) {
      const { pick, card } = g.list[i]!;
      if (pick !== 'play') continue;
      const place = sight.placeOf(g, me, card);
      const row = i * width;
      best = Math.max(
        best,
        frame.do === 'lead' ? rateLead(place, into, row) : rateFollow(g, me, place, into, row),
      );
    }
    for (let i = 0; i < count; i++) if (g.list[i]!.pick === 'claim') rateClaim(g, me, best, into, i * width);
  },

  state: standing,

  rests: (g) => isForeseeable(g) || isFresh(g),

  /** Any card, and no claim: measured, no other way to play out a round tells more about it in the same time. */
  offhand(g, frame, count, dice) {
    if (frame.do !== 'lead' && frame.do !== 'follow') return NONE;
    return fastBelow(dice, g.list[count - 1]!.pick === 'claim' ? count - 1 : count);
  },

  never(g, _frame, me, { pick }) {
    // Once all yards are at stake, players who are sure of themselves would claim without end.
    if (pick === 'claim') return g.facts.stake >= goalLine;
    if (pick !== 'fold') return false;
    return foldsOut(g, me) || isWon(g, me);
  },
};

/** How likely the round is won when this card leads. */
function rateLead(place: number, into: Float64Array, row: number): number {
  const { cards, rivals } = sight;
  const holds = sight.hold(place, cards);
  sight.prospects(place);
  const chance = holds * sight.leading + (1 - holds) * sight.following;
  into[row + leadHolds] = holds;
  if (cards >= EARLY) into[row + leadHoldsEarly] = holds;
  if (cards <= LATE) into[row + leadHoldsLate] = holds;
  if (holds === 1) into[row + leadSure] = 1;
  into[row + leadChance] = chance;
  if (cards <= LATE) into[row + leadChanceLate] = chance;
  into[row + leadRest] = sight.leading;
  into[row + leadAnswers] = sight.gains;
  const family = sight.families[place]!;
  if (sight.unseen > 0)
    into[row + leadDraws] = Math.min(1, (sight.answering(family) * cards * rivals) / sight.unseen / 2);
  for (let i = 0; i < cards; i++) if (i !== place && sight.families[i] === family) into[row + leadAgain] = 1;
  into[row + leadValue] = (sight.values[place]! - 4) / 3;
  return chance;
}

/** How likely the round is won when this card follows. */
function rateFollow(g: Game, me: Seat, place: number, into: Float64Array, row: number): number {
  const { cards } = sight;
  const stays = staysOnTop(g, me, place);
  sight.prospects(place);
  const chance = cards === 1 ? stays : stays * sight.leading + (1 - stays) * sight.following;
  if (stays > 0) {
    into[row + followWins] = 1;
    if (cards <= LATE) into[row + followWinsLate] = 1;
    into[row + followStays] = stays;
  }
  into[row + followChance] = chance;
  if (cards <= LATE) into[row + followChanceLate] = chance;
  into[row + followRest] = sight.leading;
  into[row + followAnswers] = sight.gains;
  if (cards <= LATE) into[row + followAnswersLate] = sight.gains;
  into[row + followHolds] = sight.hold(place, Math.max(1, cards - 1));
  into[row + followValue] = (sight.values[place]! - 4) / 3;
  let last = 0;
  for (let i = 0; i < cards; i++) if (i !== place) last = Math.max(last, sight.hold(i, 1));
  into[row + followLast] = last;
  return chance;
}

/** The chance that this card wins the trick it follows in. */
function staysOnTop(g: Game, me: Seat, place: number): number {
  const lead = leadCard(g);
  const value = sight.values[place]!;
  if (sight.families[place] !== (lead.family ^ 1) || value < lead.value) return 0;
  const best = bestFollower(g);
  if (best !== NONE && g.card(g.top(played(best))).value >= value) return 0;
  return spared(g, me, lead.family, value);
}

/** The chance that nobody who has still to play beats this value in a trick with this lead. */
function spared(g: Game, me: Seat, family: number, value: number): number {
  const dangers = sight.above(family, value);
  let chance = 1;
  for (let seat = 0; seat < g.seats; seat++) {
    if (seat === me || !active(g, seat) || hasPlayed(g, seat)) continue;
    if (g.facts.lacks[seat]! & (1 << (family ^ 1))) continue;
    const held = g.count(hand(seat));
    for (let n = 0; n < held && sight.unseen > n; n++)
      chance *= Math.max(0, sight.unseen - n - dangers) / (sight.unseen - n);
  }
  return chance;
}

/** How likely the round is won as it stands, when it is not this player's turn or before they choose a card. */
function outlook(g: Game, me: Seat): number {
  const { leader } = g.facts;
  const led = hasPlayed(g, leader);
  if (!led && leader === me) return bestOf((place) => rateLead(place, scrap, 0));
  if (led && !hasPlayed(g, me)) {
    const lead = leadCard(g);
    const must = duty(g, me);
    const own = g.in(hand(me));
    return bestOf((place) =>
      must === 3 || tier(g.card(own[place]!), lead) === must ? rateFollow(g, me, place, scrap, 0) : 0,
    );
  }
  sight.prospects(NONE);
  if (!led) return sight.cards === 0 ? 0 : sight.following;
  const top = bestFollower(g);
  const holder = top === NONE ? withoutQualifying(g) : top;
  const lead = leadCard(g);
  const stays =
    holder === me
      ? spared(g, me, lead.family, leader === me ? lead.value - 1 : g.card(g.top(played(me))).value)
      : 0;
  return sight.cards === 0 ? stays : stays * sight.leading + (1 - stays) * sight.following;
}

const scrap = new Float64Array(width);

function bestOf(chance: (place: number) => number): number {
  let best = 0;
  for (let place = 0; place < sight.cards; place++) best = Math.max(best, chance(place));
  return best;
}

function rateClaim(g: Game, me: Seat, chance: number, into: Float64Array, row: number): void {
  stakes.look(g, me);
  into[row + claim] = 1;
  into[row + claimChance] = chance;
  const { stake } = g.facts;
  into[row + claimGain] = 10 * (stakes.worth(chance, stake + square) - stakes.worth(chance, stake));
  into[row + claimFold] =
    10 * (stakes.ifOthersFold(foldCost(g) + (stake > square ? square : 0)) - stakes.worth(chance, stake));
}

function rateAnswers(g: Game, me: Seat, count: number, into: Float64Array): void {
  stakes.look(g, me);
  const chance = outlook(g, me);
  for (let i = 0; i < count; i++) {
    if (g.list[i]!.pick !== 'continue') continue;
    const row = i * width;
    into[row + goOn] = 1;
    into[row + goOnChance] = chance;
    into[row + goOnGain] = 10 * (stakes.worth(chance, g.facts.stake) - stakes.ifFolding(foldCost(g)));
  }
}

/** To fold out of the game loses it; to go on may not. */
const foldsOut = (g: Game, me: Seat): boolean => g.facts.yards[me]! + foldCost(g) >= goalLine;

/** Whether nobody can take the round from this player any more, whatever the others hold. */
function isWon(g: Game, me: Seat): boolean {
  const { leader } = g.facts;
  sight.look(g, me);
  for (let i = 0; i < sight.cards; i++) if (sight.hold(i, sight.cards) < 1) return false;
  if (!hasPlayed(g, leader)) return leader === me;
  if (!hasPlayed(g, me)) return false;
  const top = bestFollower(g);
  if ((top === NONE ? withoutQualifying(g) : top) !== me) return false;
  const lead = leadCard(g);
  const mine = g.card(g.top(played(me)));
  return spared(g, me, lead.family, qualifies(mine, lead) ? mine.value : lead.value - 1) === 1;
}
