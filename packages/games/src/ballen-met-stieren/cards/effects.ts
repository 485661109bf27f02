import type { Seat } from '@stamtafel/kernel';
import type { Action } from '../deck.ts';
import { bullsInHand, type Game, hand, hasField, locked, mud, nth, otherThan, played } from '../kind.ts';
import { giveRed, giveYellow } from '../rules/bookings.ts';
import { rollDice } from '../rules/dice.ts';
import { scoreGoal } from '../rules/end.ts';
import {
  addAttack,
  addDefence,
  attackOf,
  callOff,
  cannonHits,
  defenceOf,
  exchangeBull,
  fieldBull,
  playAnother,
  putOut,
  tellNoEffect,
  weaken,
} from '../rules/field.ts';
import { drawReferee, drawVar, giveVerdict, restart } from '../rules/officials.ts';
import { has } from '../rules/values.ts';
import { matchfixing } from './matchfixing.ts';
import { peek } from './peek.ts';
import { strategieAanpassen } from './strategie-aanpassen.ts';
import { vanRuilenKomtHuilen } from './van-ruilen-komt-huilen.ts';
import { wisselTruc } from './wissel-truc.ts';

/** What an action card does for the coach who uses it ("you"). */
export type Effect = (g: Game, me: Seat) => void;

/**
 * BMS-101 Bodycheck. BMS-101a The opponent's bull on the field gets -3 A. BMS-101b Then you get a yellow card, even if
 * there was no bull or it was immune.
 */
const bodycheck: Effect = (g, me) => {
  weaken(g, otherThan(me), 3);
  giveYellow(g, me);
};

/**
 * BMS-102 Cheerleader Bertha. BMS-102a The opponent must exchange the bull on the field for a usable bull from hand, of
 * their choice; the old bull goes to their hand. BMS-102b No bull on the field or no usable bull in hand: no effect.
 */
const cheerleaderBertha: Effect = (g, me) => {
  const other = otherThan(me);
  if (hasField(g, other) && bullsInHand(g, other) > 0) exchangeBull(g, other);
  else tellNoEffect(g, me);
};

/**
 * BMS-103 Counter, in its own window (BMS-103a). BMS-103b If the A of your field bull is higher than the D of the
 * opponent's (no bull: 0), draw a dice card: 1-4 nothing, 5-6 goal for you (BMS-004). BMS-103c All current modifiers
 * count. BMS-256 `counterspits`: 4-6 is a goal.
 */
const counter: Effect = (g, me) => {
  const other = otherThan(me);
  if (attackOf(g, me) <= (hasField(g, other) ? defenceOf(g, other) : 0)) {
    tellNoEffect(g, me);
    return;
  }
  const needed = has(g, fieldBull(g, me), 'counterspits') ? 4 : 5;
  if (rollDice(g, me) >= needed) scoreGoal(g, me);
};

/** BMS-104 Doorgestoken kaart: you get a free kick. */
const doorgestokenKaart: Effect = (g) => restart(g, 'freeKick');

/** BMS-105 Eerlijk spel works only in the reaction window (acting.ts), never as an action of its own. */
const eerlijkSpel: Effect = () => {};

/** BMS-106 Gluren bij de buren: you privately see all cards in the opponent's hand. BMS-281 A snapshot, in your log. */
const glurenBijDeBuren: Effect = peek;

/** BMS-107 Hands. Dice 1-2: no goal. 3-5: draw a VAR card. 6: red card for you, then goal. */
const hands: Effect = (g, me) => {
  const die = rollDice(g, me);
  if (die <= 2) giveVerdict(g, 'noGoal');
  else if (die <= 5) drawVar(g);
  else if (giveRed(g, me)) giveVerdict(g, 'goal');
};

/** BMS-108 Hoef van God: carried out after the defender's action, at T5 (BMS-108a, result.ts). */
const hoefVanGod: Effect = (g) => {
  g.facts.hoef = true;
};

/** BMS-109 Hooli-gans. Dice 1-2: draw a referee card. 3-4: no goal. 5-6: goal for the attacker, no matter who used it. */
const hooliGans: Effect = (g, me) => {
  const die = rollDice(g, me);
  if (die <= 2) drawReferee(g);
  else giveVerdict(g, die <= 4 ? 'noGoal' : 'goal');
};

/** BMS-110 Joelende koeien: your field bull gets +2 A. */
const joelendeKoeien: Effect = (g, me) => addAttack(g, me, 2);

/**
 * BMS-111 Kanonskogel. BMS-111a If the difference between A and D is 0 or 1 now, in either direction, the goal is locked
 * (BMS-065). BMS-111b Otherwise, or without a defending bull, it has no effect. BMS-111c By house rule it is judged at
 * T5 (result.ts).
 */
const kanonskogel: Effect = (g, me) => {
  if (g.options.kanonskogel === 'result') {
    g.facts.hoef = true;
    return;
  }
  if (cannonHits(g, me)) {
    g.facts.locked = true;
    g.tell('lockedGoal', { seat: me });
  } else tellNoEffect(g, me);
};

/**
 * BMS-112 Koeienvlaai, before the attacker's action (BMS-112a). BMS-112b Dice 1-2 nothing; 3-6: the attacker discards
 * the field bull and plays another usable bull; the laid card stays. No usable bull: BMS-053.
 */
const koeienvlaai: Effect = (g, me) => {
  if (rollDice(g, me) <= 2) return;
  const { attacker } = g.facts;
  putOut(g, attacker);
  if (bullsInHand(g, attacker) > 0) playAnother(g, attacker);
  else callOff(g);
};

/**
 * BMS-113 Kopstoot. BMS-113a The opponent's field bull is put out, its side stays empty; if it was the attacker's: no
 * goal. BMS-113b Then you get a red card, even if there was no bull to put out.
 */
const kopstoot: Effect = (g, me) => {
  const other = otherThan(me);
  if (hasField(g, other)) {
    putOut(g, other);
    if (other === g.facts.attacker) giveVerdict(g, 'noGoal');
  }
  giveRed(g, me);
};

/** BMS-114 Krachtvoer: your field bull gets +2 D. */
const krachtvoer: Effect = (g, me) => addDefence(g, me, 2);

/**
 * BMS-116 Modderpoel. BMS-116a It goes beside the opponent's field and stays; their bulls have -1 A whenever they attack,
 * BMS-116b in every kind of attempt and in Counter; several stack.
 */
const modderpoel: Effect = (g, me) => {
  g.draw(played(me), mud(otherThan(me)));
  g.tell('mud', { seat: otherThan(me) });
};

/** BMS-117 Nieuwe hoefijzers: your field bull gets +1 A and +1 D. */
const nieuweHoefijzers: Effect = (g, me) => {
  addAttack(g, me, 1);
  addDefence(g, me, 1);
};

/**
 * BMS-118 Sabotage. BMS-118a Two random non-red cards from the opponent's hand are laid face down, locked (fewer if
 * there are fewer). BMS-118b They return at T7 of the next attack; BMS-118c until then they count towards the six.
 */
const sabotage: Effect = (g, me) => {
  const other = otherThan(me);
  const count = Math.min(2, g.count(hand(other)));
  for (let i = 0; i < count; i++)
    g.move(nth(g, hand(other), g.lot(g.count(hand(other)), 'sabotage')), locked(other));
  g.tell('locked', { seat: other, count });
};

/** BMS-119 Schwalbe: draw a referee card. */
const schwalbe: Effect = (g) => drawReferee(g);

/** BMS-120 Sliding. Dice 1-2: no goal. 3-5: nothing. 6: nothing, and red card for you. */
const sliding: Effect = (g, me) => {
  const die = rollDice(g, me);
  if (die <= 2) giveVerdict(g, 'noGoal');
  else if (die === 6) giveRed(g, me);
};

/** BMS-121 Slijmen bij de scheids: draw a VAR card. */
const slijmenBijDeScheids: Effect = (g) => drawVar(g);

/** BMS-123 Tackle. Dice 1-2: yellow card for you. 3-4: the attacking bull gets -2 A. 5-6: -3 A. */
const tackle: Effect = (g, me) => {
  const die = rollDice(g, me);
  if (die <= 2) giveYellow(g, me);
  else weaken(g, g.facts.attacker, die <= 4 ? 2 : 3);
};

/**
 * BMS-125 Wissel. BMS-125a At T7 of this attack you may take bulls from your bench into your hand (refill.ts). BMS-125b
 * In either role; a free kick or penalty does not take the right away; used twice it gives one.
 */
const wissel: Effect = (g, me) => {
  g.facts.wissel |= 1 << me;
};

/** The 26 action cards in printed order. */
export const effects: { readonly [action in Action]: Effect } = {
  bodycheck,
  'cheerleader-bertha': cheerleaderBertha,
  counter,
  'doorgestoken-kaart': doorgestokenKaart,
  'eerlijk-spel': eerlijkSpel,
  'gluren-bij-de-buren': glurenBijDeBuren,
  hands,
  'hoef-van-god': hoefVanGod,
  'hooli-gans': hooliGans,
  'joelende-koeien': joelendeKoeien,
  kanonskogel,
  koeienvlaai,
  kopstoot,
  krachtvoer,
  matchfixing,
  modderpoel,
  'nieuwe-hoefijzers': nieuweHoefijzers,
  sabotage,
  schwalbe,
  sliding,
  'slijmen-bij-de-scheids': slijmenBijDeScheids,
  'strategie-aanpassen': strategieAanpassen,
  tackle,
  'van-ruilen-komt-huilen': vanRuilenKomtHuilen,
  wissel,
  'wissel-truc': wisselTruc,
};
