import { type Answer, cardNamed, type Decision, type Match, type Seat, type View } from '@stamtafel/kernel';
import { bestOf } from '../best-of.ts';
import type { Player } from '../edition.ts';
import type { Action } from './deck.ts';
import {
  at,
  type BallenMetStieren,
  type Card,
  field,
  HAND,
  hand,
  laid,
  mud,
  otherThan,
  played,
} from './kind.ts';
import { attackValue, defenceValue } from './rules/values.ts';

/** The table as one coach sees it, with the figures that matter for a choice. */
interface Field {
  readonly me: Seat;
  readonly attacks: boolean;
  /** Attack minus defence of the two bulls on the field, as the attacker sees it; a missing defender counts 0. */
  readonly lead: number;
  readonly mine: Card | undefined;
  readonly theirs: Card | undefined;
  readonly bulls: readonly Card[];
  readonly booked: boolean;
}

/** What an action is worth to have: as attacker and as defender. */
const worth: { readonly [action in Action]: readonly [attack: number, defence: number] } = {
  bodycheck: [0, 3],
  'cheerleader-bertha': [1, 2],
  counter: [0, 2],
  'doorgestoken-kaart': [3, 0],
  'eerlijk-spel': [2, 2],
  'gluren-bij-de-buren': [0.5, 0.5],
  hands: [0, 3],
  'hoef-van-god': [4, 0],
  'hooli-gans': [2.5, 2],
  'joelende-koeien': [4, 0],
  kanonskogel: [4, 0],
  koeienvlaai: [0, 3.5],
  kopstoot: [4.5, 4.5],
  krachtvoer: [0, 4],
  matchfixing: [0.3, 0.3],
  modderpoel: [2, 2.5],
  'nieuwe-hoefijzers': [2.5, 2.5],
  sabotage: [1.5, 1.5],
  schwalbe: [3, 0],
  sliding: [0, 2.5],
  'slijmen-bij-de-scheids': [0, 2],
  'strategie-aanpassen': [0.3, 0.3],
  tackle: [0, 3],
  'van-ruilen-komt-huilen': [0.8, 0.8],
  wissel: [2, 2],
  'wissel-truc': [1.5, 1.5],
};

/** A simple player: strong attackers attack, just enough defends, and a card is used when it can turn the attack. */
export const greedy: Player<BallenMetStieren> = (match, view, decision, dice) => {
  const board = fieldOf(match, view);
  return bestOf(decision.options, { dice, stepsPerPoint: 1e5 }, (option) =>
    scoreOf(match, view, board, decision, option),
  );
};

type Seen = View<BallenMetStieren>;
type Cards = Match<BallenMetStieren>;

const cardsIn = (match: Cards, view: Seen, zone: number): Card[] =>
  (view.zones[zone] ?? []).flatMap((face) => (face >= 0 ? (match.faces[face] ?? []) : []));

function fieldOf(match: Cards, view: Seen): Field {
  const { facts, viewer: me } = view;
  const [mine] = cardsIn(match, view, field(me));
  const [theirs] = cardsIn(match, view, field(otherThan(me)));
  const attacks = facts.attacker === me;
  const [attacker, other] = attacks ? [mine, theirs] : [theirs, mine];
  const seat = facts.attacker;
  const now = { facts, options: match.options };
  const a = attacker ? attackValue(now, seat, attacker, view.zones[mud(seat)]?.length ?? 0) : 0;
  const d = other ? defenceValue(now, otherThan(seat), other) : 0;
  return {
    me,
    attacks,
    lead: a - d,
    mine,
    theirs,
    bulls: cardsIn(match, view, hand(me)).filter((card) => card.bull),
    booked: at(facts.reds, me) === 2 || (at(facts.reds, me) === 1 && at(facts.yellows, me) === 1),
  };
}

function scoreOf(match: Cards, view: Seen, board: Field, { asks }: Decision, option: Answer): number {
  const card = cardNamed(match, option.card);
  switch (option.pick) {
    case 'choose':
    case 'fetch':
      return card ? bullValue(card) - (option.pick === 'fetch' ? 6.5 : 0) : 0;
    case 'keep':
    case 'take':
      return card ? cardValue(card) : 0;
    case 'give':
    case 'discard':
    case 'under':
      return card ? -cardValue(card) - (option.pick === 'under' ? 1 : 0) : 0;
    case 'bull':
    case 'comeOn':
      return card ? bullScore(board, asks, card) : 0;
    case 'lay':
    case 'layAndUse':
      return card ? layScore(board, card, option.pick === 'layAndUse') : 0;
    case 'use':
      return useScore(match, view, board, asks);
    case 'sacrifice':
      return board.attacks ? 0.4 : -0.2;
    case 'spit':
      return at(view.facts.yellows, board.me) === 0 && !board.booked ? 1 : -1;
    case 'split':
      return -Math.abs(bullsAfter(view, board, Number(option.to)) - HAND / 2);
    default:
      return 0;
  }
}

/** A bull is as good as its better side. */
const bullValue = ({ attack, defence, speciality }: Card): number =>
  Math.max(attack, defence) + 0.2 * Math.min(attack, defence) + (speciality === '' ? 0 : 0.4);

function cardValue(card: Card): number {
  if (card.action === '') return bullValue(card) / 2;
  const [attack, defence] = worth[card.action];
  return attack + defence;
}

/** Half a hand of bulls is about right; a red card takes the place of an action rather than of a bull. */
const bullsAfter = ({ facts }: Seen, { bulls, me }: Field, drawn: number): number =>
  bulls.length + drawn + at(facts.reds, me) * 0.5;

/** Attack with the best attacker; defend with the cheapest bull that stops the attack, or give the worst one away. */
function bullScore(board: Field, asks: string, card: Card): number {
  const { attack, defence } = card;
  switch (asks) {
    case 'defendBull':
      return stops(board.theirs, card) ? 20 - bullValue(card) : defence - bullValue(card);
    case 'wallBull':
    case 'keeper':
      return defence + (card.speciality === 'penaltykiller' && asks === 'keeper' ? 2 : 0);
    case 'kickBull': {
      const shot = attack + (card.speciality === 'vrije-trapper' ? 2 : 0);
      return shot > (board.theirs?.defence ?? 0) ? 20 - bullValue(card) : shot - 0.3 * defence;
    }
    case 'replace':
    case 'afterSlip':
    case 'afterSendingOff':
    case 'comeOn':
      return board.attacks ? attack - 0.2 * defence : stops(board.theirs, card) ? 20 - attack : defence;
    default:
      return attack - 0.4 * defence;
  }
}

const stops = (attacker: Card | undefined, { defence, speciality }: Card): boolean =>
  defence > (attacker?.attack ?? 0) || (defence === attacker?.attack && speciality === 'doelman');

/** An unused card is lost, a card kept is not: lay what may turn this attack. */
function layScore(board: Field, { action }: Card, atOnce: boolean): number {
  if (action === '') return 0;
  const value = worth[action][board.attacks ? 0 : 1];
  if (value < 1) return -1;
  if (action === 'koeienvlaai') return atOnce && board.lead >= 0 ? 5 : -1;
  if (action === 'kopstoot' && board.booked) return -1;
  if (board.attacks) return value - 0.5;
  // The defender knows the bulls: a card is needed when the attack would score.
  return board.lead >= 0 ? value : value - 2.4;
}

/** Whether the laid card is better used than lost. */
function useScore(match: Cards, view: Seen, board: Field, asks: string): number {
  if (asks === 'react') return reactScore(cardsIn(match, view, played(otherThan(board.me)))[0]);
  const action = cardsIn(match, view, laid(board.me))[0]?.action ?? '';
  const { lead, attacks, booked } = board;
  const ahead = attacks ? lead > 0 : lead < 0;
  switch (action) {
    case 'kanonskogel':
      return Math.abs(lead) <= 1 ? 1 : -1;
    case 'kopstoot':
      return booked || ahead ? -1 : 1;
    case 'bodycheck':
    case 'tackle':
    case 'hands':
    case 'sliding':
      return ahead || booked ? -1 : 1;
    case 'hooli-gans':
    case 'schwalbe':
    case 'doorgestoken-kaart':
    case 'slijmen-bij-de-scheids':
    case 'cheerleader-bertha':
    case 'wissel-truc':
      return ahead ? -1 : 1;
    default:
      return 1;
  }
}

/** Eerlijk spel is worth more than a look at a hand. */
function reactScore(used: Card | undefined): number {
  if (used === undefined || used.action === '') return 0;
  const [attack, defence] = worth[used.action];
  return Math.max(attack, defence) >= 1 ? 1 : -1;
}
