import type { Match } from './game.ts';
import { type Kind, NONE, type Seat, type State } from './types.ts';
import { isSameView } from './view.ts';

/**
 * 'free': nobody has learnt anything. 'ask': a player has, or chance has spoken, so the others must agree. 'never': the
 * rules of the game forbid it, no matter who agrees.
 */
export type Undo = 'free' | 'ask' | 'never';

/** Whether a seat may take back what happened between two states: by what was learnt, unless the game's rules say more. */
export function undo<K extends Kind>(match: Match<K>, before: State<K>, after: State<K>, seat: Seat): Undo {
  const seen = learnt(match, before, after, seat);
  return match.game.takesBack?.(seen, before, after) ?? seen;
}

/**
 * Computed from views alone: free while no other viewer can tell the two states apart, no chance was used, and the seat
 * itself has seen no further card.
 */
function learnt<K extends Kind>(
  match: Match<K>,
  before: State<K>,
  after: State<K>,
  seat: Seat,
): 'free' | 'ask' {
  if (hasSeenMore(before, after, seat)) return 'ask';
  for (let viewer = 0; viewer <= match.seats; viewer++)
    if (viewer !== seat && !isSameView(match, before, after, viewer)) return 'ask';
  return 'free';
}

/** Whether chance has spoken between two states, or this seat has seen a further card. */
export function hasSeenMore<K extends Kind>(before: State<K>, after: State<K>, seat: Seat): boolean {
  for (let stream = 0; stream < before.draws.length; stream++)
    if (before.draws[stream] !== after.draws[stream]) return true;
  // A match for search counts no draws, but its generator moves on.
  for (let word = 0; word < before.fast.length; word++)
    if (before.fast[word] !== after.fast[word]) return true;
  const bit = 1 << seat;
  for (let c = 0; c < before.known.length; c++) if (after.known[c]! & bit & ~before.known[c]!) return true;
  return false;
}

/**
 * Whether everything between two states follows from what this seat knew before: no chance, no further card, no choice
 * or order that was hidden from it. Answers of a batch are judged only as long as this holds: beyond it a refusal, which
 * costs nothing, would tell what lies there.
 */
export const hasLearntNothing = <K extends Kind>(before: State<K>, after: State<K>, seat: Seat): boolean =>
  !hasSeenMore(before, after, seat) &&
  before.order.length === after.order.length &&
  !mayHaveOpened(before, after, seat);

/** Whether another seat's choice was opened, or may have been: it may be sealed again when the rules go on. */
function mayHaveOpened<K extends Kind>(before: State<K>, after: State<K>, seat: Seat): boolean {
  const hasGoneOn = before.stack.at(-1) !== after.stack.at(-1);
  return before.sealed.some(
    (choice, other) => other !== seat && (choice !== after.sealed[other] || (hasGoneOn && choice !== NONE)),
  );
}
