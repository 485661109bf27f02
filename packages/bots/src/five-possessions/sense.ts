import type { FivePossessions, Frame, Game } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import { against, hand, lane } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import {
  codeOf,
  digit,
  empty,
  lanesIn,
} from '@stamtafel/games/play-design/five-possessions/rules/placing.ts';
import { NONE, type Option, type Seat } from '@stamtafel/kernel';
import type { Sense } from '../sense.ts';
import { Completions } from './completions.ts';
import { at, optionFeatures, stateFeatures } from './features.ts';
import { Sight } from './sight.ts';
import { standing } from './standing.ts';

const width = optionFeatures.length;
const LANES = 4;
const FEW = 2;

const roleOffense = at('role.offense');
const [attackDuels, attackDuelsFew, attackOne] = [
  at('attack.duels'),
  at('attack.duels.few'),
  at('attack.one'),
];
const [attackUsual, attackHere, attackDead] = [at('attack.usual'), at('attack.here'), at('attack.dead')];
const [attackColour, attackColourFew] = [at('attack.colour'), at('attack.colour.few')];
const [attackExpected, attackLeave] = [at('attack.expected'), at('attack.leave')];
const [attackLast, attackLastHere] = [at('attack.last'), at('attack.last.here')];
const [guardDuels, guardDuelsFew, guardHard] = [at('guard.duels'), at('guard.duels.few'), at('guard.hard')];
const [guardAll, guardUsual] = [at('guard.all'), at('guard.usual')];
const [guardHere, guardHereHard, guardDead] = [at('guard.here'), at('guard.here.hard'), at('guard.dead')];
const [guardLast, guardLastHard] = [at('guard.last'), at('guard.last.hard')];

const sight = new Sight();
const ways = new Completions();
const everyLane: readonly number[] = [0, 1, 2, 3];

export const sense: Sense<FivePossessions> = {
  optionFeatures,
  stateFeatures,

  options(g, frame, me, count, into) {
    if (frame.do === 'role') {
      for (let i = 0; i < count; i++) if (g.list[i]!.pick === 'offense') into[i * width + roleOffense] = 1;
      return;
    }
    // In the first row all lanes are alike: no order of cards is better than another.
    if (g.facts.row === 1) return;
    sight.look(g, me);
    beginRow(g, frame, me);
    for (let i = 0; i < count; i++) {
      const option = g.list[i]!;
      ways.after(option.card);
      if (sight.attacks) rateAttack(g, me, frame, option, into, i * width);
      else rateGuard(frame, option, into, i * width);
    }
  },

  state: standing,

  /** A possession in which nothing has been laid: only who is ahead matters. */
  rests: (g) => g.facts.row === 1 && g.sealed(0) === NONE && g.sealed(1) === NONE,

  never(g, frame, me, option) {
    if (frame.do !== 'lastOffense' && frame.do !== 'lastDefense') return false;
    return throwsAwayWin(g, frame, me, option);
  },
};

/** Notes which lanes get cards in this row, and what has been named for them so far. */
function beginRow(g: Game, frame: Frame, me: Seat): void {
  const code = codeOf(g, me);
  const named = lanesIn(code);
  const cards = g.in(hand(me));
  const lanes = lanesOf(frame);
  ways.begin(sight, cards, lanes, frame.do === 'lastOffense');
  for (let i = 0; i < lanes.length; i++) {
    const place = frame.do === 'lastOffense' ? lanes[i]! : i;
    if (place >= named) return;
    const spot = digit(code, place, named);
    ways.name(spot === empty ? NONE : cards[spot]!);
  }
}

function lanesOf(frame: Frame): readonly number[] {
  if (frame.do === 'lastOffense') return everyLane.filter((n) => sight.open[n] === 1);
  return frame.do === 'lastDefense' ? frame.lanes.map((n) => n - 1) : everyLane;
}

function rateAttack(
  g: Game,
  me: Seat,
  frame: Frame,
  { card, to }: Option,
  into: Float64Array,
  row: number,
): void {
  const n = to - lane(0);
  const isOpen = sight.open[n] === 1;
  if (card === NONE) into[row + attackLeave] = 1;
  if (frame.do === 'lastOffense') {
    into[row + attackLast] = ways.one;
    if (card !== NONE) into[row + attackLastHere] = sight.strength[card]!;
    return;
  }
  into[row + attackDuels] = ways.duels;
  if (sight.openLanes <= FEW) into[row + attackDuelsFew] = ways.duels;
  into[row + attackOne] = ways.one;
  into[row + attackUsual] = ways.usual;
  if (card === NONE) return;
  into[row + (isOpen ? attackHere : attackDead)] = sight.strength[card]!;
  if (!isOpen) return;
  const colour = sight.figures!.colour[card]!;
  const same = sight.sameColourLeft(g, me, colour);
  into[row + attackColour] = same;
  if (sight.openLanes <= FEW) into[row + attackColourFew] = same;
  into[row + attackExpected] = sight.expected(colour, n);
}

function rateGuard(frame: Frame, { card, to }: Option, into: Float64Array, row: number): void {
  const n = to - against(0);
  const isOpen = sight.open[n] === 1;
  if (frame.do === 'lastDefense') {
    into[row + guardLast] = ways.all;
    into[row + guardLastHard] = ways.hardDuels;
    return;
  }
  into[row + guardDuels] = ways.duels;
  if (sight.openLanes <= FEW) into[row + guardDuelsFew] = ways.duels;
  into[row + guardHard] = ways.hardDuels;
  into[row + guardAll] = ways.all;
  into[row + guardUsual] = ways.usual;
  if (isOpen) {
    into[row + guardHere] = sight.chance[card * LANES + n]!;
    into[row + guardHereHard] = sight.hard[card * LANES + n]!;
  } else into[row + guardDead] = sight.strength[card]!;
}

/** In row 4: whether the possession was won for sure, and is not any more after this. */
function throwsAwayWin(g: Game, frame: Frame, me: Seat, option: Option): boolean {
  const surely = (): boolean => (sight.attacks ? ways.one : ways.all) === 1;
  sight.look(g, me);
  beginRow(g, frame, me);
  ways.after(option.card);
  if (surely()) return false;
  for (const card of [...g.in(hand(me)), NONE]) {
    if (card === NONE ? frame.do !== 'lastOffense' : !isOffered(g, card)) continue;
    ways.after(card);
    if (surely()) return true;
  }
  return false;
}

/** Whether the list of options has this card. */
function isOffered(g: Game, card: number): boolean {
  for (let i = 0; i < g.offered; i++) if (g.list[i]!.card === card) return true;
  return false;
}
