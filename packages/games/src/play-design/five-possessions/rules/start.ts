import type { Seat } from '@stamtafel/kernel';
import {
  aside,
  box,
  defenseOf,
  down,
  type Game,
  half,
  hand,
  lane,
  type RuleFor,
  shown,
  stack,
} from '../kind.ts';

/** PD5-008 After this many draws in a row with equal values a toss decides. */
const mostDraws = 5;

/** PD5-001, PD5-006 Each player has one complete set, split (PD-002) into 14 offense and 14 defense cards. */
export function unpack(g: Game): void {
  const cards = g.in(box);
  while (cards.length > 0) {
    const card = g.top(box);
    const { owner, side } = g.card(card);
    g.move(card, half(owner, side));
  }
}

/** PD5-003 Who begins is decided by a toss, or (option) by the higher of two drawn cards. */
export const start: RuleFor<'start'> = {
  do(g) {
    const first = g.options['pd5.startMethod'] === 'draw' ? drawCards(g) : toss(g);
    g.tell('begins', { seat: first });
    g.next({ do: 'role', seat: first });
  },
};

function toss(g: Game): Seat {
  const winner = g.lot(2, 'toss');
  g.tell('toss', { seat: winner });
  return winner;
}

/**
 * PD5-003 Each draws one card from their own shuffled 28, shown to all: any of the 28 is as likely. The higher value
 * begins; on equal values both put the card back, reshuffle and draw again. PD5-008: five times at most.
 */
function drawCards(g: Game): Seat {
  for (let i = 0; i < mostDraws; i++) {
    putBack(g);
    const a = drawCard(g, 0);
    const b = drawCard(g, 1);
    if (a !== b) return a > b ? 0 : 1;
    g.tell('equalDraw', { value: a });
  }
  return toss(g);
}

/** The value of a card drawn by lot: the lot's number is its place in the table of formations. */
function drawCard(g: Game, seat: Seat): number {
  const order = g.lot(28, 'draw');
  const card = g.match.cards.findIndex((c) => c.owner === seat && c.order === order);
  const { value } = g.card(card);
  g.move(card, shown);
  g.tell('drew', { seat, card, value });
  return value;
}

/** PD5-003 Drawn cards lie there for all to see until the role is chosen, and are then put back. */
function putBack(g: Game): void {
  while (g.count(shown) > 0) {
    const { owner, side } = g.card(g.top(shown));
    g.draw(shown, half(owner, side));
  }
}

/** PD5-004 The beginner chooses to be offense or defense in possession 1. */
export const role: RuleFor<'role'> = {
  id: 'PD5-004',
  ask(g) {
    g.offer('offense');
    g.offer('defense');
  },
  do(g, _f, me, { pick }) {
    putBack(g);
    g.facts.offense = pick === 'offense' ? me : 1 - me;
    g.tell('role', { seat: me, role: pick });
    g.next({ do: 'possession' });
  },
};

/** PD5-006 What was in use goes back to its half; it is shuffled when it is used again (PD5-007). */
function clearTable(g: Game): void {
  const { offense } = g.facts;
  const defense = defenseOf(g.facts);
  const attack = half(offense, 'offense');
  const guard = half(defense, 'defense');
  for (let n = 0; n < 4; n++) {
    g.moveAll(lane(n), attack);
    g.moveAll(down(n), attack);
  }
  g.moveAll(shown, attack);
  g.moveAll(aside(offense), attack);
  g.moveAll(stack(offense), attack);
  g.moveAll(hand(defense), guard);
  g.moveAll(aside(defense), guard);
  g.moveAll(stack(defense), guard);
}

/** PD5-005 The roles swap after every possession, no matter who won it. */
export function swapRoles(g: Game): void {
  clearTable(g);
  g.facts.offense = defenseOf(g.facts);
}

/**
 * PD5-006 The offense player uses only their 14 offense cards, the defense player only their 14 defense cards.
 * PD5-007 They are gathered completely and shuffled into a face-down stack.
 */
export function shuffleStacks(g: Game): void {
  unpack(g);
  const { offense } = g.facts;
  const defense = defenseOf(g.facts);
  g.gather(halves[offense]?.offense ?? [], stack(offense), 'offense');
  g.gather(halves[defense]?.defense ?? [], stack(defense), 'defense');
}

const halves = [0, 1].map((seat) => ({
  offense: [half(seat, 'offense')],
  defense: [half(seat, 'defense')],
}));
