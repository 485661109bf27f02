import type { State, Undo } from '@stamtafel/kernel';
import { cellar, type Frame, type StierZoektBier } from './kind.ts';

type Szb = State<StierZoektBier>;

/** SZB-203 No undo after a pick was sent, a card was shown or a hidden card was looked at. */
export function takesBack(seen: 'free' | 'ask', before: Szb, after: Szb): Undo {
  if (seen === 'free') return 'free';
  return isPick(before) || hasShown(before, after) || hasLooked(before, after) ? 'never' : 'ask';
}

const topOf = ({ stack }: Szb): Frame | undefined => stack.at(-1);

/** Half a pick is not sent yet, but then nobody has learnt anything either. */
const isPick = (before: Szb): boolean => {
  const asked = topOf(before)?.do;
  return asked === 'pick1' || asked === 'pick2';
};

/** A player has seen a new card, or chance has spoken. */
const hasShown = (before: Szb, after: Szb): boolean =>
  after.known.some((seats, card) => (seats & ~(before.known[card] ?? 0)) !== 0) ||
  after.draws.some((count, stream) => count !== before.draws[stream]);

/** SZB-201 A player who taps or uses the cellar is shown its top card: known before (SZB-207), but now looked at. */
function hasLooked(before: Szb, after: Szb): boolean {
  if (before.facts.round !== after.facts.round) return true;
  const seats = before.sealed.length;
  const from = momentOf(before, seats);
  const to = momentOf(after, seats);
  for (let turn = 0; turn < 2 * seats; turn++)
    if (turn > from && turn < to && cellarOf(before, turn, seats) > 0) return true;
  const asked = topOf(after)?.do;
  if (asked !== 'tap' && asked !== 'cellar') return false;
  // The cellar was opened in the meantime, or a further card of it.
  return (
    from !== to || topOf(before)?.do !== asked || cellarOf(before, to, seats) > cellarOf(after, to, seats)
  );
}

/** Where a round is, in turns with the cellar: those of phase 3 are 0 and up, those of phase 5 follow. */
function momentOf(state: Szb, seats: number): number {
  const frame = topOf(state);
  const turn = (seat: number): number => (seat + seats - state.facts.bierbaas) % seats;
  switch (frame?.do) {
    case 'tap':
      return turn(frame.seat);
    case 'give':
      return turn(frame.drinks);
    case 'take':
    case 'tuck':
      return seats - 0.5;
    // Step a comes before the cellar, step b.
    case 'serve':
      return seats + turn(frame.seat) - 0.5;
    case 'cellar':
      return seats + turn(frame.seat);
    default:
      return frame === undefined ? 2 * seats : -1;
  }
}

/** How many cards lie in the cellar of the player whose turn this is. */
const cellarOf = ({ zones, facts }: Szb, turn: number, seats: number): number =>
  zones[cellar((facts.bierbaas + turn) % seats)]?.length ?? 0;
