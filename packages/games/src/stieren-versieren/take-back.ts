import type { State, Undo } from '@stamtafel/kernel';
import type { StierenVersieren } from './kind.ts';

/**
 * SV-803 Taking back is possible only while no other player has learnt anything, and never goes past a peek, a talk, a
 * draw or a reveal. A bull chosen in phase 2 can be taken back until the last player has chosen, and so can an answer
 * before the lot: that a player is ready is all the others have seen of it.
 */
export const takesBack = (
  seen: 'free' | 'ask',
  before: State<StierenVersieren>,
  after: State<StierenVersieren>,
): Undo => {
  if (seen === 'free') return 'free';
  const { round, cow } = before.facts;
  const isSameChoice =
    isChoosing(before) &&
    asks(before) === asks(after) &&
    round === after.facts.round &&
    cow === after.facts.cow;
  return isSameChoice ? 'free' : 'never';
};

const asks = ({ stack }: State<StierenVersieren>): string | undefined => stack.at(-1)?.do;

/** SV-110, SV-316 All choose at the same time, in secret. */
const isChoosing = (state: State<StierenVersieren>): boolean =>
  asks(state) === 'playBulls' || asks(state) === 'challengeLot';
