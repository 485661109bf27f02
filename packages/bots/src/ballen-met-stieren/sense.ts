import type { BallenMetStieren, Frame, Game } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { defender, laid, otherThan } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { NONE, type Option, type Seat } from '@stamtafel/kernel';
import type { Sense } from '../sense.ts';
import { lasts, reactionHelps } from './action-options.ts';
import { bookedOut, cost, counterChance, goalAfter, goalNow, lookAtField, onField } from './chances.ts';
import { optionFeatures } from './features.ts';
import { options } from './options.ts';
import { standing, stateFeatures } from './standing.ts';

export const sense: Sense<BallenMetStieren> = {
  optionFeatures,
  stateFeatures,
  options,
  state: standing,
  plausible,
  never,
  atSight: (frame) => frame.do === 'eleven' || frame.do === 'firstPick' || frame.do === 'secondPick',
  rests,
};

/** How often a coach lays a card that is of no use now, or of little, compared with one that helps. */
const [BLUFF, MINOR] = [0.1, 0.35];

/** What the other has laid face down is mostly a card they can use in this attack. */
function plausible(g: Game, me: Seat): number {
  const other = otherThan(me);
  const card = g.top(laid(other));
  if (card === NONE) return 1;
  const { action, shield, horns } = g.card(card);
  if ((g.facts.attacker === other ? shield : horns) || action === 'koeienvlaai') return BLUFF;
  return lasts(action) ? MINOR : 1;
}

/** An attack is over, hands are refilled, and the next attacker is about to lay a bull. */
function rests({ facts, state: { stack } }: Game): boolean {
  return stack.length > 0 && stack[stack.length - 1]!.do === 'attackBull' && facts.attempt === 'normal';
}

/** Surer than this is sure. */
const SURE = 0.999;

/**
 * What no coach does: take a third red card on purpose, let go of a goal (or of a save) that their laid card gives them
 * for nothing, use a card that puts at risk what is certain without it, leave out a counter that may score, or let a card
 * through that takes a sure result away.
 */
function never(g: Game, frame: Frame, me: Seat, { pick }: Option): boolean {
  switch (frame.do) {
    case 'attackerAct':
    case 'defenderAct':
      return pick !== 'sacrifice' && spoils(g, me, pick === 'use');
    case 'counter':
      return (
        pick === 'pass' &&
        g.card(g.top(laid(me))).action === 'counter' &&
        counterChance(g, onField(g, defender(g))) > 0
      );
    case 'react':
      return (
        pick === 'pass' && g.card(g.top(laid(me))).action === 'eerlijk-spel' && reactionHelps(g, me) > SURE
      );
    default:
      return false;
  }
}

function spoils(g: Game, me: Seat, used: boolean): boolean {
  const attacks = g.facts.attacker === me;
  const { action, shield, horns } = g.card(g.top(laid(me)));
  if (attacks ? shield : horns) return false;
  lookAtField(g);
  const before = goalNow(g, attacks);
  const after = goalAfter(g, action, attacks, false);
  const [mine, mineAfter] = attacks ? [before, after] : [1 - before, 1 - after];
  if (!used) return mine < 1 - SURE && mineAfter > SURE && cost.yellow === 0 && cost.red === 0;
  if (cost.red === 1 && bookedOut(g, me, true)) return true;
  if (cost.yellow === 1 && bookedOut(g, me, false)) return true;
  return mine > SURE && mineAfter < mine - 0.1;
}
