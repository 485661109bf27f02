import { fastBelow, type Match, NONE, type View } from '@stamtafel/kernel';
import type { Player } from '../../edition.ts';
import { type Arrangement, arrangements, type LaneState } from './arrangements.ts';
import { type DuelCard, type FivePossessions, hand, isOpen, lane, lanes } from './kind.ts';
import { hasColourRule } from './options.ts';
import { offenseWins } from './rules/duel.ts';
import { digit, lanesIn } from './rules/placing.ts';

/**
 * Places by expected duels against the cards it has not seen: as offense the strongest cards in open lanes, as defense
 * the card that stops most of what may still come in a lane. Among equals it chooses by lot.
 */
export const greedy: Player<FivePossessions> = (match, view, decision, dice) => {
  if (decision.asks === 'role') return { pick: 'offense' };
  const sight = look(match, view);
  const code = view.sealed === NONE ? 1 : view.sealed;
  const step = lanesIn(code);
  let highest = Number.NEGATIVE_INFINITY;
  let best: Arrangement[] = [];
  for (const placed of placements(sight)) {
    if (!agrees(placed, code, step)) continue;
    const promise = promiseOf(sight, placed);
    if (promise < highest - 1e-9) continue;
    if (promise > highest + 1e-9) best = [];
    highest = Math.max(highest, promise);
    best.push(placed);
  }
  const chosen = best[fastBelow(dice, best.length)] ?? [];
  const at =
    decision.asks === 'lastOffense' ? lanes.findIndex((n) => n >= step && isOpen(view.facts, n)) : step;
  const card = sight.hand[chosen[at] ?? -1];
  const answer = decision.options.find((option) => option.card === card?.id);
  return answer ?? decision.options[0] ?? { pick: 'leave' };
};

/** What one player sees of the row. */
interface Sight {
  readonly attacks: boolean;
  readonly isLast: boolean;
  readonly hand: readonly DuelCard[];
  /** By place of a placement: the lane it speaks of. */
  readonly spots: readonly LaneState[];
  /** By lane and card: how likely it wins there against what may still come; none where nothing is played. */
  readonly chances: readonly (readonly number[])[];
}

function look(match: Match<FivePossessions>, view: View<FivePossessions>): Sight {
  const { facts, viewer, stack } = view;
  const attacks = viewer === facts.offense;
  const seen = new Set(view.zones.flat());
  const side = attacks ? 'defense' : 'offense';
  const unseen = match.faces.filter(
    (card, face) => card.owner !== viewer && card.side === side && !seen.has(face),
  );
  const states = lanes.map((n): LaneState => {
    if (!isOpen(facts, n)) return 'closed';
    if (!hasColourRule(facts, match.options)) return 'free';
    return match.faces[view.zones[lane(n)]?.at(-1) ?? -1]?.colour ?? 'free';
  });
  const top = stack[stack.length - 1];
  const spots = top?.do === 'lastDefense' ? top.lanes.map((n) => states[n - 1] ?? 'closed') : states;
  const own = (view.zones[hand(viewer)] ?? []).flatMap((face) => match.faces[face] ?? []);
  const chances = spots.map((spot) =>
    spot === 'closed' ? [] : own.map((card) => chanceOf(unseen, attacks, card, spot)),
  );
  return { attacks, isLast: facts.row === 4, hand: own, spots, chances };
}

/** The 24 orders of four cards. */
const orders = arrangements(['blue', 'blue', 'blue', 'blue'], ['free', 'free', 'free', 'free']);

function placements({ attacks, isLast, hand: own, spots }: Sight): readonly Arrangement[] {
  const colours = own.map(({ colour }) => colour);
  if (attacks) return arrangements(colours, spots);
  if (!isLast) return orders;
  return spots.length === 1
    ? [[0], [1]]
    : [
        [0, 1],
        [1, 0],
      ];
}

/** Whether a placement begins with what has been named already. */
function agrees(placed: Arrangement, code: number, step: number): boolean {
  for (let n = 0; n < step; n++) {
    const named = digit(code, n, step);
    if (placed[n] !== (named === 4 ? -1 : named)) return false;
  }
  return true;
}

/** In rows 1–3 the duels it expects to win; in row 4 the chance of winning one as offense, or all as defense. */
function promiseOf({ attacks, isLast, chances }: Sight, placed: Arrangement): number {
  let sum = 0;
  let none = 1;
  let all = 1;
  for (let n = 0; n < placed.length; n++) {
    const chance = chances[n]?.[placed[n] ?? -1];
    if (chance === undefined) continue;
    sum += chance;
    none *= 1 - chance;
    all *= chance;
  }
  if (!isLast) return sum;
  return attacks ? 1 - none : all;
}

/** How many of the unseen cards that may lie opposite this one it beats. */
function chanceOf(unseen: readonly DuelCard[], attacks: boolean, card: DuelCard, spot: LaneState): number {
  let wins = 0;
  let possible = 0;
  for (const other of unseen) {
    if (!attacks && other.colour === spot) continue;
    possible++;
    if (attacks ? offenseWins(card, other) : !offenseWins(other, card)) wins++;
  }
  return possible === 0 ? 0 : wins / possible;
}
