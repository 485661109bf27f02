import { NONE, type Seat } from '@stamtafel/kernel';
import {
  A,
  actions,
  asInVersion1,
  B,
  bench,
  box,
  bulls,
  deck,
  down,
  type Frame,
  type Game,
  hand,
  nth,
  offerFirst,
  type RuleFor,
  referee,
  varPile,
} from '../kind.ts';
import { rollDice } from './dice.ts';
import { bitsIn, placeOf } from './plan.ts';

const homeFirst: readonly Frame[] = [
  { do: 'home' },
  { do: 'squads' },
  { do: 'eleven' },
  { do: 'lineUp' },
  { do: 'draft', round: 1 },
];

/**
 * §3 The piles of action, referee and VAR cards are shuffled. Home is decided last (step 10), but before the elevens are
 * picked where only Home or only Away owns De Spuger.
 */
export function setUp(g: Game): void {
  for (let i = 0; i < g.count(box); ) {
    const card = nth(g, box, i);
    const { kind } = g.card(card).printed;
    if (kind === 'bull') i++;
    else g.move(card, kind === 'action' ? deck : kind === 'referee' ? referee : varPile);
  }
  g.shuffle(deck, 'actions');
  g.shuffle(referee, 'referee');
  g.shuffle(varPile, 'var');
  const { spuger } = g.options;
  g.nextAll(spuger === 'away' || spuger === 'home' ? homeFirst : homeFirst.slice(1));
}

/**
 * BMS-022 The coach who plays at home attacks first. BMS-023 If both are or neither is, each draws a dice card and the
 * higher attacks first; equal draws are repeated by both.
 */
export const home: RuleFor<'home'> = {
  do(g) {
    const { facts, options } = g;
    facts.home = options.home === 'draw' ? drawHome(g) : options.home === 'seat1' ? A : B;
    facts.attacker = facts.home;
    g.tell('home', { seat: facts.home });
  },
};

function drawHome(g: Game): Seat {
  for (;;) {
    const a = rollDice(g, A, 'home');
    const b = rollDice(g, B, 'home');
    if (a !== b) return a > b ? A : B;
  }
}

/** BMS-001 One coach has Team Oranje, the other Team Wit; each sees their own bulls. */
export const squads: RuleFor<'squads'> = {
  do(g) {
    for (let i = 0; i < g.count(box); ) {
      const card = nth(g, box, i);
      const seat = coachOf(g, card);
      if (seat === NONE) i++;
      else g.move(card, hand(seat));
    }
  },
};

/** BMS-260 Where one coach owns De Spuger, that of the other team stays in the box. */
function coachOf(g: Game, card: number): Seat {
  const { printed, speciality } = g.card(card);
  if (printed.kind !== 'bull') return NONE;
  const seat = printed.team === g.options.seat1Team ? A : B;
  if (speciality !== 'spuger' || g.options.spuger === 'both') return seat;
  return (g.options.spuger === 'home') === (seat === g.facts.home) ? seat : NONE;
}

const ELEVEN = 11;
const picked = (g: Game, seat: Seat): number => (g.sealed(seat) === NONE ? 0 : g.sealed(seat));
const isPicked = (g: Game, seat: Seat, card: number): boolean =>
  (picked(g, seat) & (1 << g.card(card).shirt)) !== 0;

/**
 * D-02 BMS-010 Each coach picks exactly 11 of 16 bulls (BMS-260: 17), one by one in any order. BMS-011 Both at the
 * same time; the pick, a set of shirt numbers, is sealed and never shown.
 */
export const eleven: RuleFor<'eleven'> = {
  id: 'BMS-010',
  who: (g) => (bitsIn(picked(g, A)) < ELEVEN ? 1 : 0) | (bitsIn(picked(g, B)) < ELEVEN ? 2 : 0),
  ask(g, _f, me) {
    const cards = g.in(hand(me));
    for (let i = 0; i < cards.length; i++) g.offer('choose', nth(g, hand(me), i));
  },
  refuses: (g, _f, me, { pick, card }) =>
    pick === 'choose' && (g.where(card) !== hand(me) || isPicked(g, me, card)) ? 'BMS-010' : undefined,
  /** BMS-290 The shirt numbers 01-11. */
  timeout(g, _f, me) {
    let first = NONE;
    for (let i = 0; i < g.count(hand(me)); i++) {
      const card = nth(g, hand(me), i);
      if (!isPicked(g, me, card) && (first === NONE || card < first)) first = card;
    }
    g.offer('choose', first);
  },
  do(g, _f, me, { card }) {
    g.seal(me, picked(g, me) | (1 << g.card(card).shirt));
    if (bitsIn(picked(g, me)) === ELEVEN) g.tell('eleven', { seat: me });
  },
};

/**
 * BMS-013 The eleven are shuffled and form the bull pile. BMS-012 The others, shuffled face down, are the bench: its
 * owner knows its contents, not its order.
 */
export const lineUp: RuleFor<'lineUp'> = {
  do(g) {
    for (let seat = A; seat <= B; seat++) {
      while (g.count(hand(seat)) > 0) {
        const card = g.top(hand(seat));
        g.draw(hand(seat), isPicked(g, seat, card) ? bulls(seat) : bench(seat));
      }
      g.shuffle(bulls(seat), 'bulls');
      g.shuffle(bench(seat), 'bench');
    }
    g.unseal();
  },
};

/** BMS-015 Exactly four drafts. BMS-014 One draft: 3 cards each, keep 1, exchange 2, keep 1, discard 1. */
const draftCourse: readonly (readonly Frame[])[] = [1, 2, 3, 4].map((round): Frame[] => [
  { do: 'firstPick' },
  { do: 'exchange' },
  { do: 'secondPick' },
  { do: 'leftover' },
  round < 4 ? { do: 'draft', round: round + 1 } : { do: 'piles' },
]);

export const draft: RuleFor<'draft'> = {
  do(g, { round }) {
    dealThree(g, hand);
    // The unseen cards were dealt here then, the same ones.
    if (round === 4 && asInVersion1(g)) dealThree(g, actions);
    g.tell('draft', { number: round });
    g.nextAll(draftCourse[round - 1] ?? []);
  },
};

function dealThree(g: Game, to: (seat: Seat) => number): void {
  for (let seat = A; seat <= B; seat++) for (let i = 0; i < 3; i++) g.draw(deck, to(seat));
}

/** D-03, D-04 BMS-016 Both coaches pick at the same time and unseen: the choice, a place in hand, is sealed. */
const picking: RuleFor<'firstPick' | 'secondPick'> = {
  id: 'BMS-014',
  who: (g) => (g.sealed(A) === NONE ? 1 : 0) | (g.sealed(B) === NONE ? 2 : 0),
  ask(g, _f, me) {
    for (let i = 0; i < g.count(hand(me)); i++) g.offer('keep', nth(g, hand(me), i));
  },
  refuses: (g, _f, me, { pick, card }) =>
    pick === 'keep' && g.where(card) !== hand(me) ? 'BMS-014' : undefined,
  timeout: (g, _f, me) => offerFirst(g, 'keep', hand(me), false),
  do(g, _f, me, { card }) {
    g.seal(me, placeOf(g, hand(me), card));
    g.tell('kept', { seat: me });
  },
};

export const firstPick: RuleFor<'firstPick'> = picking;
export const secondPick: RuleFor<'secondPick'> = picking;

/** BMS-014 The cards that were picked go face down to what each coach has kept. */
function keepPicked(g: Game): void {
  for (let seat = A; seat <= B; seat++) g.move(nth(g, hand(seat), g.sealed(seat)), actions(seat));
  g.unseal();
}

/** BMS-014 The other two cards are exchanged. */
export const exchange: RuleFor<'exchange'> = {
  do(g) {
    keepPicked(g);
    const [first, second] = [nth(g, hand(A), 0), nth(g, hand(A), 1)];
    for (let i = 0; i < 2; i++) g.move(nth(g, hand(B), 0), hand(A));
    g.move(first, hand(B));
    g.move(second, hand(B));
    g.tell('exchanged');
  },
};

/** BMS-017 Draft leftovers are discarded face down; only the coach who discards one knows it for certain. */
export const leftover: RuleFor<'leftover'> = {
  do(g) {
    keepPicked(g);
    for (let seat = A; seat <= B; seat++) g.draw(hand(seat), down(seat));
  },
};

const opening: readonly Frame[] = [{ do: 'home' }, { do: 'attack' }];

/**
 * BMS-018 After the last pick each gets 3 more cards from the action deck that nobody looks at. BMS-019 Each coach's 11
 * are shuffled into the action pile. BMS-020 The 8 undealt cards stay out of the match, unseen. BMS-021 Opening hand: 3
 * bulls and 3 actions.
 */
export const piles: RuleFor<'piles'> = {
  do(g) {
    if (!asInVersion1(g)) dealThree(g, actions);
    for (let seat = A; seat <= B; seat++) {
      g.shuffle(actions(seat), 'piles');
      for (let i = 0; i < 3; i++) g.draw(bulls(seat), hand(seat));
      for (let i = 0; i < 3; i++) g.draw(actions(seat), hand(seat));
    }
    g.tell('kickOff');
    g.nextAll(g.facts.home === NONE ? opening : opening.slice(1));
  },
};
