import type { State, Undo } from '@stamtafel/kernel';
import type { StierenVersieren } from './kind.ts';

/**
 * SV-803 Taking back is possible only while no other player has learnt anything, and never goes past a peek, a talk, a
 * draw or a reveal. A bull chosen in phase 2 can be taken back until the last player has chosen: that somebody is ready
 * is all the others have seen of it.
 */
export const takesBack = (
  seen: 'free' | 'ask',
  before: State<StierenVersieren>,
  after: State<StierenVersieren>,
): Undo => {
  if (seen === 'free') return 'free';
  const isSamePhase2 =
    isChoosingBulls(before) && isChoosingBulls(after) && before.facts.round === after.facts.round;
  return isSamePhase2 ? 'free' : 'never';
};

const isChoosingBulls = ({ stack }: State<StierenVersieren>): boolean => stack.at(-1)?.do === 'playBulls';
