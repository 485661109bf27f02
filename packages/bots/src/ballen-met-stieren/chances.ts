import type { Action } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import {
  at,
  bench,
  type Card,
  defender,
  field,
  type Game,
  laid,
  mud,
  played,
} from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { attackValue, defenceValue, has } from '@stamtafel/games/ballen-met-stieren/rules/values.ts';
import { NONE, type Seat } from '@stamtafel/kernel';
import { leftOfReferee, leftOfVideo, loreOf, noOfficials } from './lore.ts';
import { beatenByAnother, forgetBulls, stoppedByAnother } from './other-bulls.ts';
import { unknownCard } from './unknown-card.ts';

/**
 * How often a penalty and a free kick score; measured in matches of sensible coaches. The defender gains more by a card
 * that comes back (BMS-216): 46 % of 193 kicks scored, and 55 % of 166 where unused cards are lost.
 */
const PENALTY = 0.75;
const FREE_KICK = { used: 0.5, all: 0.6 } as const;

/** How often a card that waits for the result still scores when the defender has laid one. */
const LIKELY = 0.85;

/** The running attempt as both coaches see it, on one sheet that is wiped before every question. */
const pitch = {
  lead: 0,
  attacking: false,
  defending: false,
  /** The chance of a goal when the values are equal. */
  tie: 0.5,
  /** The attacker shrugs off what weakens others. */
  thick: false,
  /** The attack value and the defence value themselves. */
  attack: 0,
  defence: 0,
  video: 0.5,
  verdict: '' as 'goal' | 'noGoal' | '',
  locked: false,
  hoef: false,
  /** Kanonskogel waits for the result (BMS-111c), and by house rule always does. */
  cannon: false,
  cannonWaits: false,
  absolute: true,
  /** Who has laid a card that may still be used. */
  attackerLaid: false,
  defenderLaid: false,
};

/** What a card costs its user, besides what it does: chances of bookings. */
export const cost = { yellow: 0, red: 0 };

const officials = noOfficials();

/** What a referee card gives, and the share of those that give nothing; -1 until it is asked for. */
const whistle = { goal: -1, silent: 0 };

/** Begins a new question: looks at everything but the bulls. */
export function openPitch(g: Game): void {
  const { facts, options } = g;
  leftOfVideo(g, loreOf(g.match), officials);
  pitch.video = (officials.goal + PENALTY * officials.penalty) / Math.max(1, officials.cards);
  pitch.verdict = facts.verdict;
  pitch.locked = facts.locked;
  const waiting = facts.hoef ? g.top(played(facts.attacker)) : NONE;
  pitch.cannon = waiting !== NONE && g.card(waiting).action === 'kanonskogel';
  pitch.hoef = facts.hoef && !pitch.cannon;
  pitch.cannonWaits = options.kanonskogel === 'result';
  pitch.absolute = options.hoefDifference === 'absolute';
  pitch.attackerLaid = g.count(laid(facts.attacker)) > 0;
  pitch.defenderLaid = g.count(laid(defender(g))) > 0;
  forgetBulls();
  whistle.goal = -1;
}

/** Takes these two for the bulls on the field, whether they lie there or only could. */
export function setBulls(g: Game, a: Card | undefined, d: Card | undefined): void {
  const { attacker } = g.facts;
  pitch.attack = a ? attackValue(g, attacker, a, g.count(mud(attacker))) : 0;
  pitch.defence = d ? defenceValue(g, 1 - attacker, d) : 0;
  pitch.lead = pitch.attack - pitch.defence;
  pitch.attacking = a !== undefined;
  pitch.defending = d !== undefined;
  pitch.thick = a !== undefined && has(g, a, 'dikke-huid');
  const finisher = a !== undefined && has(g, a, 'afmaker');
  const keeper = d !== undefined && has(g, d, 'doelman');
  pitch.tie = finisher === keeper ? pitch.video : finisher ? 1 : 0;
}

/** Takes a defender for granted whose value is this much below the attack. */
export function imagineLead(lead: number): void {
  pitch.defending = true;
  pitch.lead = lead;
  pitch.defence = pitch.attack - lead;
}

/** What was laid face down is of no account any more. */
export function nothingLaid(): void {
  pitch.attackerLaid = false;
  pitch.defenderLaid = false;
}

export const onField = (g: Game, seat: Seat): Card | undefined => {
  const card = g.top(field(seat));
  return card === NONE ? undefined : g.card(card);
};

/** The field as it lies. */
export function lookAtField(g: Game): void {
  openPitch(g);
  setBulls(g, onField(g, g.facts.attacker), onField(g, defender(g)));
}

export const leadNow = (): number => pitch.lead;
export const attackNow = (): number => pitch.attack;

/** The chance of a goal if nothing more is used, at this lead. */
export function goalAt(lead: number): number {
  if (pitch.locked) return 1;
  if (pitch.hoef && pitch.attacking && hoefScores(lead)) return 1;
  if (pitch.cannon && cannonScores(lead)) return 1;
  if (pitch.verdict !== '') return pitch.verdict === 'goal' ? 1 : 0;
  if (!pitch.defending) return pitch.attacking ? 1 : 0;
  if (!pitch.attacking) return 0;
  return lead > 0 ? 1 : lead < 0 ? 0 : pitch.tie;
}

const cannonScores = (lead: number): boolean => pitch.defending && pitch.attacking && Math.abs(lead) <= 1;

const hoefScores = (lead: number): boolean => lead >= 3 || (lead <= -3 && pitch.absolute);

/** The chance of a goal at this lead, when the attacker (`by` true) or the defender may still use an unknown card. */
function goalAgainst(g: Game, lead: number, by: boolean): number {
  if (pitch.locked || pitch.verdict !== '' || !pitch.defending || !pitch.attacking) return goalAt(lead);
  return unknownCard(g.match, lead, by);
}

/** The chance of a goal before anybody uses a card: what is laid on the other side counts as an unknown one. */
export const goalNow = (g: Game, mine: boolean): number =>
  (mine ? pitch.defenderLaid : pitch.attackerLaid) ? goalAgainst(g, pitch.lead, !mine) : goalAt(pitch.lead);

/** The chance of a goal when a referee card is drawn. */
function afterReferee(g: Game, otherwise: number): number {
  if (whistle.goal < 0) {
    leftOfReferee(g, loreOf(g.match), officials);
    const { cards, goal, noGoal, video, freeKick, penalty } = officials;
    const all = Math.max(1, cards);
    whistle.silent = (cards - goal - noGoal - video - freeKick - penalty) / all;
    whistle.goal =
      (goal + video * pitch.video + freeKick * FREE_KICK[g.options.freeKickCards] + penalty * PENALTY) / all;
  }
  return whistle.goal + whistle.silent * otherwise;
}

/** The mean of a figure over the player's bench; sums of whole numbers, so that the order does not matter. */
function benchMean(g: Game, seat: Seat, figure: 'attack' | 'defence'): number {
  const cards = g.in(bench(seat));
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += g.card(cards[i]!)[figure];
  return cards.length === 0 ? 0 : sum / cards.length;
}

/**
 * The chance of a goal after the attacker (`attacks`) or the defender has used this card; `cost` gets what it costs
 * them. What the other side has laid counts as an unknown card while it can still be used. `own` tells whether the
 * user's own bench may be looked at.
 */
export function goalAfter(g: Game, action: Action | '', attacks: boolean, own: boolean): number {
  cost.yellow = 0;
  cost.red = 0;
  const { lead } = pitch;
  const answered = attacks ? pitch.defenderLaid : pitch.attackerLaid;
  const at = (l: number): number => (answered ? goalAgainst(g, l, !attacks) : goalAt(l));
  if (pitch.locked) {
    if (action === 'kopstoot') cost.red = 1;
    return 1;
  }
  switch (action) {
    case 'kanonskogel':
      return cannonScores(lead) ? (pitch.cannonWaits && answered ? LIKELY : 1) : at(lead);
    case 'hoef-van-god':
      return pitch.attacking && hoefScores(lead) ? (answered ? LIKELY : 1) : at(lead);
    case 'joelende-koeien':
      return at(lead + 2);
    case 'nieuwe-hoefijzers':
      return at(attacks ? lead + 1 : lead - 1);
    case 'krachtvoer':
      return at(lead - 2);
    case 'bodycheck':
      cost.yellow = 1;
      // Only an owner's card without a shield can be used in attack, where it does nothing.
      return at(attacks || pitch.thick ? lead : lead - 3);
    case 'tackle':
      cost.yellow = 1 / 3;
      return pitch.thick ? at(lead) : (at(lead) + at(lead - 2) + at(lead - 3)) / 3;
    case 'kopstoot':
      cost.red = 1;
      return attacks ? (pitch.verdict === 'noGoal' ? 0 : 1) : 0;
    case 'hooli-gans':
      return (1 + afterReferee(g, at(lead))) / 3;
    case 'schwalbe':
      return afterReferee(g, at(lead));
    case 'slijmen-bij-de-scheids':
      return pitch.video;
    case 'hands':
      cost.red = 1 / 6;
      return pitch.video / 2 + 1 / 6;
    case 'sliding':
      cost.red = 1 / 6;
      return (2 * at(lead)) / 3;
    case 'doorgestoken-kaart':
      return FREE_KICK[g.options.freeKickCards];
    case 'cheerleader-bertha':
      if (pitch.verdict !== '') return at(lead);
      return attacks ? 1 - stoppedByAnother(g, pitch.attack) : beatenByAnother(g, pitch.defence);
    case 'koeienvlaai':
      return at(lead) / 3 + (2 * beatenByAnother(g, pitch.defence)) / 3;
    case 'wissel-truc': {
      const user = attacks ? g.facts.attacker : defender(g);
      if (!own || g.count(bench(user)) === 0) return at(lead);
      // The better one of two is a little better than the mean.
      const better = benchMean(g, user, attacks ? 'attack' : 'defence') + 1;
      return at(Math.round(attacks ? lead + better - pitch.attack : lead + pitch.defence - better));
    }
    case 'matchfixing':
      return lead === 0 ? (attacks ? Math.max(at(0), 0.75) : Math.min(at(0), 0.25)) : at(lead);
    case 'eerlijk-spel':
      return answered ? goalAt(lead) : at(lead);
    default:
      return at(lead);
  }
}

/** The chance that Counter scores with this bull of the defender; 0 if it cannot. */
export function counterChance(g: Game, bull: Card | undefined): number {
  if (bull === undefined) return 0;
  const { attacker } = g.facts;
  const theirs = onField(g, attacker);
  const d = theirs ? defenceValue(g, attacker, theirs) : 0;
  if (attackValue(g, 1 - attacker, bull, g.count(mud(1 - attacker))) <= d) return 0;
  return has(g, bull, 'counterspits') ? 1 / 2 : 1 / 3;
}

/** Whether a booking by this card, if it comes, loses the match at once. */
export const bookedOut = (g: Game, seat: Seat, red: boolean): boolean =>
  at(g.facts.reds, seat) === 2 && (red || at(g.facts.yellows, seat) === 1);
