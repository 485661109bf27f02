import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import {
  anyCow,
  bullCard,
  bulls,
  type Game,
  hand,
  LOCATIONS,
  location,
  locationAt,
  type RuleFor,
} from '../kind.ts';
import { bullsAt, choose, chosenBy, firstOf, hasSeveral, offerEach } from '../sets.ts';
import type { Deed } from './actions/action.ts';
import { chase, chasingPower } from './actions/chase.ts';
import { extra, offerExtra } from './actions/extra-bull.ts';
import { escort, move, normalPair, pair } from './actions/move.ts';
import {
  bullActions,
  isNamed,
  isWay,
  type Named,
  nameAction,
  namedOption,
  refusesWithBull,
} from './actions/named.ts';
import { doSwap, offerSwap, refusesDone, refusesSwap } from './actions/swap.ts';
import { talk } from './actions/talk.ts';
import { match, woo } from './actions/woo.ts';
import { gameOver } from './scoring.ts';
import { endTurn } from './turn-end.ts';

/** SV-130 Phase 4: every player in turn, up to two actions in a row (SV-201). */
export const beginTurn: RuleFor<'beginTurn'> = {
  do(g, { seat }) {
    g.facts.actions = 2;
    g.facts.extra = false;
    askAction(g, seat);
  },
};

/** SV-202 Where passing is all that is left, which everybody can see, nobody is asked. */
function askAction(g: Game, seat: Seat): void {
  if (canAct(g, seat)) g.next({ do: 'turn', seat });
  else endTurn(g, seat);
}

/** A card in hand can be swapped, a bull on a location can move. */
function canAct(g: Game, seat: Seat): boolean {
  if (g.count(hand(seat)) > 0) return true;
  for (let place = 0; place < LOCATIONS; place++) if (g.count(bulls(seat, place)) > 0) return true;
  return false;
}

/** A, B, C and E need a bull of the player's on the location; SV-205 B with a cow, C and E also a face-up cow. */
function offerAt(g: Game, me: Seat, place: number): void {
  const own = bullsAt(g, me, place);
  if (own === 0) return;
  talk.offer(g, me, place, own);
  move.offer(g, me, place, own);
  pair.offer(g, me, place, own);
  if (g.count(location(place)) === 0) return;
  escort.offer(g, me, place, own);
  chase.offer(g, me, place, own);
  woo.offer(g, me, place, own);
  match.offer(g, me, place, own);
}

/** A, C, D, and B with a bull alone: done as soon as it is named. */
const deeds: { readonly [pick: string]: Deed } = { talk, move, chase, extra };

/** A swap is being put together, card by card. */
const isSwapping = (sealed: number): boolean => sealed !== NONE && !isNamed(sealed);

/**
 * SV-200 The six actions: A talk, B move (also with a cow or a mate), C chase, D extra bull, E woo, F swap. SV-202 Or
 * pass. SV-203 Each is resolved before the next; it finds bulls and cows as the one before has left them.
 */
export const turn: RuleFor<'turn'> = {
  id: 'SV-200',
  step(g, _f, me) {
    const sealed = g.sealed(me);
    if (isNamed(sealed)) return bullActions[namedOption(sealed).pick].step;
    return isSwapping(sealed) ? { asks: 'swap', rule: 'SV-260' } : { asks: 'turn', rule: 'SV-200' };
  },
  ask(g, _f, me) {
    const sealed = g.sealed(me);
    if (isNamed(sealed)) {
      const { pick, card } = namedOption(sealed);
      offerEach(g, me, 'bull', bullActions[pick].bulls(g, me, card));
      return;
    }
    if (isSwapping(sealed)) g.offer('done');
    else {
      for (let at = 0; at < LOCATIONS; at++) offerAt(g, me, locationAt(g, at));
      offerExtra(g, me);
      g.offer('pass');
    }
    offerSwap(g, me);
  },
  /** SV-807 A pair can be named by either bull; the listed form has the first one. */
  normal: (g, _f, me, option) => (option.pick === 'pair' ? normalPair(g, me, option) : option),
  /** SV-801 A reason depends only on what the mover may know: own cards, open cards and facts. */
  refuses(g, { seat }, me, option) {
    // SV-130 One after the other.
    if (me !== seat) return 'SV-130';
    const sealed = g.sealed(me);
    if (isNamed(sealed)) return refusesWithBull(g, me, namedOption(sealed), option);
    // F is one decision: once begun, it is put together to its end.
    if (isSwapping(sealed) && option.pick !== 'swap' && option.pick !== 'done') return 'SV-260';
    const { pick } = option;
    if (pick === 'pass') return undefined;
    if (pick === 'swap') return refusesSwap(g, me, option);
    if (pick === 'done') return refusesDone(g, me);
    const action = isWay(pick) ? bullActions[pick] : deeds[pick];
    return action === undefined ? 'SV-200' : action.refuses(g, me, option);
  },
  because: (g, _f, me, { pick, card }) => (pick === 'chase' ? chasingPower(g, me, card) : {}),
  /** SV-804 The clock passes, whatever was being put together. */
  timeout: (g) => g.offer('pass'),
  do(g, frame, me, option) {
    const { pick, card } = option;
    if (pick === 'pass') {
      g.seal(me, NONE);
      g.tell('passed', { seat: me });
      endTurn(g, me);
    } else if (pick === 'swap') {
      choose(g, me, chosenBy(g, me) | g.card(card).bit);
      g.next(frame);
    } else if (pick === 'bull') actWith(g, me, namedOption(g.sealed(me)), card);
    else if (isWay(pick)) {
      const able = bullActions[pick].bulls(g, me, card);
      if (hasSeveral(able)) {
        g.seal(me, nameAction(pick, option));
        g.next(frame);
      } else actWith(g, me, { ...option, pick }, bullCard(g, me, firstOf(able)));
    } else {
      g.next({ do: 'afterAction', seat: me });
      if (pick === 'done') doSwap(g, me);
      else deeds[pick]?.do(g, me, option);
    }
  },
};

/** Carries an action out, with the bull that was still to be named. */
function actWith(g: Game, me: Seat, named: Named, bull: CardId): void {
  g.next({ do: 'afterAction', seat: me });
  g.seal(me, NONE);
  bullActions[named.pick].do(g, me, named, bull);
}

/** SV-252 An action is spent whatever came of it. SV-171 In the last round all ends when no cow is left. */
export const afterAction: RuleFor<'afterAction'> = {
  do(g, { seat }) {
    g.facts.actions--;
    if (g.facts.last && !anyCow(g)) gameOver(g);
    else if (g.facts.actions > 0) askAction(g, seat);
    else endTurn(g, seat);
  },
};
