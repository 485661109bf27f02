import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import {
  against,
  defenseOf,
  down,
  type Facts,
  type Game,
  hand,
  isOpen,
  lane,
  type RuleFor,
  stack,
} from '../kind.ts';
import { clearDefense, close, revealLanes } from './duel.ts';
import { hasPlace, showLastCards } from './fourth-row.ts';
import {
  clashOf,
  codeOf,
  digit,
  empty,
  flawOf,
  isFree,
  lanesIn,
  offerFirst,
  placeInHand,
  setAside,
  usedIn,
} from './placing.ts';
import { shuffleStacks } from './start.ts';

/*
 * The course of a possession, from top to bottom; a row after which no lane is open goes to the score at once:
 *   possession      14 + 14 cards are shuffled, all lanes are open
 *   row 1, 2, 3     4 + 4 cards are taken → place (both at once) → reveal (duels, lanes close)
 *   row 4           2 + 2 cards are taken → lastOffense → layLast → lastDefense → revealLast (fourth-row.ts)
 *   score           who has won it, and who the match (score.ts)
 */

/** PD5-010 Four lanes, 1–4 from left to right as the offense sees them. All are open at the start of a possession. */
export const possession: RuleFor<'possession'> = {
  do(g) {
    const { facts } = g;
    facts.possession++;
    facts.row = 0;
    for (let n = 0; n < 4; n++) facts.closedIn[n] = 0;
    shuffleStacks(g);
    g.tell('possession', { seat: facts.offense, number: facts.possession });
    g.next({ do: 'row' });
  },
};

/**
 * PD5-011 For each of the rows 1–3 both players take the top 4 cards of their own stack and look at them.
 * PD5-030 Row 4 consists of the last 2 cards of each stack.
 */
export const row: RuleFor<'row'> = {
  do(g) {
    const { facts } = g;
    facts.row++;
    const cards = facts.row < 4 ? 4 : 2;
    take(g, facts.offense, cards);
    take(g, defenseOf(facts), cards);
    g.tell('row', { row: facts.row, number: cards });
    if (facts.row < 4) g.next({ do: 'place' }, { do: 'reveal' });
    else if (hasPlace(g)) g.next({ do: 'lastOffense' }, { do: 'layLast' });
    else showLastCards(g);
  },
};

function take(g: Game, seat: Seat, cards: number): void {
  for (let i = 0; i < cards; i++) g.draw(stack(seat), hand(seat));
}

/**
 * PD5-014 Both place without seeing the other's cards, in any order; a placement is final when it is complete.
 * Each names a card for lane 1, then for lane 2, 3 and 4; nothing moves before both are done, so that the other player's
 * placement never outdates your own (PD-014).
 */
export const place: RuleFor<'place'> = {
  id: 'PD5-014',
  who: (g) => (lanesIn(codeOf(g, 0)) < 4 ? 1 : 0) | (lanesIn(codeOf(g, 1)) < 4 ? 2 : 0),
  ask(g, _f, me) {
    const code = codeOf(g, me);
    const used = usedIn(code);
    const target = targetOf(g.facts, me, lanesIn(code));
    const cards = g.in(hand(me));
    for (let i = 0; i < cards.length; i++) if (!(used & (1 << i))) g.offer('lay', cards[i], target);
    if (me === g.facts.offense && g.options['pd.deck'] !== 'default') g.offer('leave', NONE, target);
  },
  refuses: (g, _f, me, { pick, card, to }) => {
    const attacks = me === g.facts.offense;
    const code = codeOf(g, me);
    const n = lanesIn(code);
    const lays = pick === 'lay';
    if ((!lays && pick !== 'leave') || to !== targetOf(g.facts, me, n)) return 'PD5-014';
    if (lays && !isFree(g, me, card)) return attacks ? 'PD5-012' : 'PD5-013';
    return attacks ? refusesOffense(g, me, code, n, lays ? card : NONE) : refusesDefense(lays);
  },
  because(g, _f, me, { card }) {
    const n = me === g.facts.offense ? clashOf(g, me, card) : NONE;
    return n === NONE ? {} : { lane: n + 1, colour: g.card(g.top(lane(n))).colour };
  },
  timeout(g, _f, me) {
    const code = codeOf(g, me);
    const n = lanesIn(code);
    let first = NONE;
    for (const c of g.in(hand(me))) {
      if ((first !== NONE && first < c) || !isFree(g, me, c)) continue;
      if (me !== g.facts.offense || refusesOffense(g, me, code, n, c) === undefined) first = c;
    }
    offerFirst(g, first, targetOf(g.facts, me, n));
  },
  do(g, _f, me, { card }) {
    const code = codeOf(g, me) * 8 + (card === NONE ? empty : placeInHand(g, me, card));
    g.seal(me, code);
    if (g.told !== undefined && lanesIn(code) === 4) g.tell('placed', { seat: me });
  },
};

const targetOf = (facts: Facts, me: Seat, n: number): number => (me === facts.offense ? lane(n) : against(n));

/**
 * PD5-012 The offense lays its 4 cards, one in each lane, in an order of its choice.
 * PD5-015 It may not lay the colour of the open card below, nor leave only such cards for the lanes that follow.
 * PD5-019 Where that is impossible it fills as many open lanes as it can, and all closed ones.
 */
function refusesOffense(g: Game, me: Seat, code: number, n: number, card: CardId): string | undefined {
  if (card === NONE && !isOpen(g.facts, n)) return 'PD5-012';
  if (card !== NONE && g.facts.row === 1) return undefined;
  switch (flawOf(g, me, code, n, card)) {
    case 'none':
      return undefined;
    case 'gap':
      return 'PD5-012';
    case 'colour':
    case 'later colour':
      return 'PD5-015';
    case 'too few':
      return 'PD5-019';
  }
}

/**
 * PD5-013 The defense lays its 4 cards, one opposite each lane, also opposite closed ones.
 * PD5-018 The defense has no colour rule.
 */
const refusesDefense = (lays: boolean): string | undefined => (lays ? undefined : 'PD5-013');

/**
 * PD5-020 When both have placed, the live lanes are revealed, automatically.
 * PD5-028 If all four lanes are closed after a row, the defense wins the possession at once.
 * PD5-029 If at least one lane is open after row 1, 2 or 3, the next row is played.
 */
export const reveal: RuleFor<'reveal'> = {
  do(g) {
    const { facts } = g;
    const defense = defenseOf(facts);
    const attack = codeOf(g, facts.offense);
    const guard = codeOf(g, defense);
    g.unseal();
    layRow(g, facts.offense, attack, down);
    layRow(g, defense, guard, against);
    setAside(g, facts.offense);
    revealLanes(g);
    closeEmptyLanes(g, attack);
    clearDefense(g);
    const open = openLanes(facts);
    g.tell('rowOver', { row: facts.row, number: open });
    if (open === 0) g.next({ do: 'score', winner: defense });
    else g.next({ do: 'row' });
  },
};

/** PD5-012, PD5-013 The cards of a finished placement go face down to their lanes; rows 2 and 3 above the previous row. */
function layRow(g: Game, seat: Seat, code: number, zone: (n: number) => number): void {
  const cards = g.in(hand(seat));
  const first = cards[digit(code, 0, 4)] ?? NONE;
  const second = cards[digit(code, 1, 4)] ?? NONE;
  const third = cards[digit(code, 2, 4)] ?? NONE;
  const fourth = cards[digit(code, 3, 4)] ?? NONE;
  if (first !== NONE) g.move(first, zone(0));
  if (second !== NONE) g.move(second, zone(1));
  if (third !== NONE) g.move(third, zone(2));
  if (fourth !== NONE) g.move(fourth, zone(3));
}

/** PD5-019 Each open lane without a card is closed in that row without a duel. */
function closeEmptyLanes(g: Game, code: number): void {
  if (!(usedIn(code) & (1 << empty))) return;
  for (let n = 0; n < 4; n++) {
    if (digit(code, n, 4) !== empty) continue;
    close(g, n);
    g.tell('laneEmpty', { seat: g.facts.offense, lane: n + 1 });
  }
}

export function openLanes(facts: Facts): number {
  let open = 0;
  for (let n = 0; n < 4; n++) if (isOpen(facts, n)) open++;
  return open;
}
