import { type Args, type CardId, NONE, type Option, type Seat } from '@stamtafel/kernel';
import { actions } from '../cards/actions.ts';
import { colours } from '../deck.ts';
import {
  A,
  B,
  discard,
  FIRST_FIELD,
  type Frame,
  field,
  frameOf,
  type Game,
  hand,
  isField,
  LAST_FIELD,
  nameOf,
  nth,
  otherThan,
  pile,
  type RuleFor,
  sideOf,
  startField,
  taken,
  WHITE,
} from '../kind.ts';
import { contest } from './contest.ts';
import { barrelGoesToItsHalf } from './round-end.ts';

/** HR-048 A barrel is taken from the supply and put on this player's own start field. */
export function putBarrel(g: Game, seat: Seat): void {
  g.facts.barrel = startField(g, seat);
  g.tell('barrelPlaced', { seat, field: g.facts.barrel });
}

/** HR-090 Each player takes the top six cards of their team pile into hand; HR-091 the start player begins. */
export function drawHands(g: Game): void {
  for (let seat = A; seat <= B; seat++) for (let i = 0; i < 6; i++) g.draw(pile(seat), hand(seat));
  g.tell('starts', { seat: g.facts.starter });
  g.next(turnOf(g.facts.starter));
}

/** HR-091 A turn is the play of exactly one hand card (DP-6); HR-092 there is no passing. */
export const turn: RuleFor<'turn'> = {
  id: 'HR-091',
  ask(g, _f, me) {
    const cards = g.in(hand(me));
    for (let i = 0; i < cards.length; i++) offerCard(g, me, nth(g, hand(me), i));
  },
  refuses: (g, _f, me, option) =>
    option.card === NONE || g.where(option.card) !== hand(me) ? 'HR-091' : refusesPlay(g, me, option),
  because: (g, _f, _me, option) => becauseOfCard(g, option),
  timeout: (g, _f, me) => offerForced(g, me, nth(g, hand(me), 0)),
  do(g, _f, me, { pick, card, to }) {
    g.next(turnEndOf(me));
    play(g, me, pick, card, to);
  },
};

/** HR-092 Every hand card is always playable: a Scot has its fields, an action can be waived. */
function offerCard(g: Game, me: Seat, card: CardId): void {
  const { action, colour } = g.card(card);
  if (action !== '') {
    g.offer('carryOut', card);
    g.offer('waive', card);
  } else if (colour === WHITE) {
    for (let zone = FIRST_FIELD; zone <= LAST_FIELD; zone++) g.offer('place', card, zone);
  } else {
    g.offer('place', card, field(me, colour));
    g.offer('place', card, field(otherThan(me), colour));
  }
}

/** The rule that forbids playing this card so; the same for a hand card and for one taken with Vuile truc. */
function refusesPlay(g: Game, me: Seat, { pick, card, to }: Option): string | undefined {
  const { action, colour } = g.card(card);
  switch (pick) {
    case 'place':
      return action !== '' ? 'HR-098' : refusesField(g, me, colour, to);
    case 'carryOut':
      // HR-132 "Carry out" is not offered when it cannot do anything.
      if (action !== '') return actions[action].can(g, me) ? undefined : 'HR-132';
      return colour === WHITE ? 'HR-094' : 'HR-093';
    case 'waive':
      // HR-117 The contest of a Scot cannot be waived: waiving is for action cards only.
      return action !== '' ? undefined : 'HR-117';
    default:
      return undefined;
  }
}

/**
 * HR-093 A coloured Scot goes only on a field of its colour, on either side. HR-094 A white Scot
 * goes on any of the six fields. HR-103 With `placement: own` only on the player's own side.
 */
function refusesField(g: Game, me: Seat, colour: number, to: number): string | undefined {
  if (colour === WHITE) {
    if (!isField(to)) return 'HR-094';
  } else if (!isField(to) || frameOf(to) !== colour) return 'HR-093';
  return g.options.placement === 'own' && sideOf(to) !== me ? 'HR-103' : undefined;
}

/** What "why not?" tells of the card that was tried. */
function becauseOfCard(g: Game, { card }: Option): Args {
  const colour = card === NONE ? undefined : colours[g.card(card).colour];
  return colour === undefined ? {} : { colour };
}

/** HR-180 The clock plays a Scot on the player's own side on its colour, white on rood, and waives an action. */
function offerForced(g: Game, me: Seat, card: CardId): void {
  const { action, colour } = g.card(card);
  if (action !== '') g.offer('waive', card);
  else g.offer('place', card, field(me, colour === WHITE ? 0 : colour));
}

/** T2: the card leaves the hand and works. HR-133 "You" is the player who plays it, wherever it came from. */
export function play(g: Game, me: Seat, pick: string, card: CardId, to: number): void {
  if (pick === 'place') place(g, me, card, to);
  else putOnDiscard(g, me, pick, card);
}

/**
 * HR-095 A placed card covers whatever lies there; the covered cards stay in the stack, and HR-097 only the top one
 * is open. HR-110 A Scot with the text How-Ruck is placed first; then a contest takes place in which it counts.
 */
function place(g: Game, me: Seat, card: CardId, to: number): void {
  g.move(card, to);
  g.tell('placed', { seat: me, card, zone: nameOf(g, to) });
  if (g.card(card).howRuck) contest(g, 'stronger');
}

/**
 * HR-098 Action cards go face up to the common discard pile. HR-130 Both see the text, then it is carried out.
 * HR-131 The player may waive the action: the card is discarded without effect.
 */
function putOnDiscard(g: Game, me: Seat, pick: string, card: CardId): void {
  g.move(card, discard);
  const { action } = g.card(card);
  if (pick === 'carryOut' && action !== '') {
    g.tell('carriedOut', { seat: me, card, action });
    actions[action].carryOut(g, me);
  } else g.tell('waived', { seat: me, card, action });
}

/**
 * HR-143 After a card is taken with Vuile truc it must be played. DP-8 is automatic when there is one way to do so:
 * both know the card. HR-144 That is how an action without possible effect goes to the discard pile.
 */
export const playTaken: RuleFor<'playTaken'> = {
  do(g, { seat }) {
    const [only, another] = waysToPlay(g, seat, g.top(taken));
    if (only === undefined || another !== undefined) g.next({ do: 'taken', seat });
    else play(g, seat, only.pick, only.card, only.to);
  },
};

/** Each way that the rules let this player play the card. */
function waysToPlay(g: Game, me: Seat, card: CardId): readonly Option[] {
  const { action } = g.card(card);
  const ways: Option[] = [];
  if (action !== '') for (const pick of ['carryOut', 'waive']) ways.push({ pick, card, to: NONE });
  else for (let to = FIRST_FIELD; to <= LAST_FIELD; to++) ways.push({ pick: 'place', card, to });
  return ways.filter((way) => refusesPlay(g, me, way) === undefined);
}

/** HR-141 The taken card is played as if it were yours (DP-8); HR-143 it cannot be given back. */
export const takenCard: RuleFor<'taken'> = {
  id: 'HR-143',
  ask: (g, _f, me) => offerCard(g, me, g.top(taken)),
  refuses: (g, _f, me, option) =>
    option.card === NONE || g.where(option.card) !== taken ? 'HR-143' : refusesPlay(g, me, option),
  because: (g, _f, _me, option) => becauseOfCard(g, option),
  timeout: (g, _f, me) => offerForced(g, me, g.top(taken)),
  do: (g, _f, me, { pick, card, to }) => play(g, me, pick, card, to),
};

/** T4 and T5: the draw, once per turn however many cards were taken (HR-146), and who is next. */
export const turnEnd: RuleFor<'turnEnd'> = {
  do(g, { seat }) {
    drawOne(g, seat);
    const other = otherThan(seat);
    if (g.count(hand(other)) > 0) g.next(turnOf(other));
    else if (g.count(hand(seat)) > 0) skip(g, other);
    else barrelGoesToItsHalf(g);
  },
};

/**
 * HR-099 Once the card is fully resolved its player draws exactly one card, no refill to six. HR-100 An empty pile:
 * nothing is drawn and play goes on. HR-101 There is no hand limit.
 */
function drawOne(g: Game, seat: Seat): void {
  if (g.count(pile(seat)) === 0) return;
  const card = g.draw(pile(seat), hand(seat));
  g.tell('draw', { seat, card });
}

/** HR-102, HR-174 A player without hand cards is skipped and does not draw; the other one plays on alone. */
function skip(g: Game, seat: Seat): void {
  g.tell('skipped', { seat });
  g.next(turnOf(otherThan(seat)));
}

// Frames never change, so all turns can use the same ones.
const ofA: Turns = { turn: { do: 'turn', seat: A }, end: { do: 'turnEnd', seat: A } };
const ofB: Turns = { turn: { do: 'turn', seat: B }, end: { do: 'turnEnd', seat: B } };
type Turns = { readonly turn: Frame; readonly end: Frame };
const turnOf = (seat: Seat): Frame => (seat === A ? ofA : ofB).turn;
const turnEndOf = (seat: Seat): Frame => (seat === A ? ofA : ofB).end;
