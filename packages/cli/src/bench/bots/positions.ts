import {
  type Decision,
  fastBelow,
  fastSeed,
  type Match,
  pending,
  playout,
  start,
  Table,
  type View,
  view,
} from '@stamtafel/kernel';

/** A place in a match where a player has something to choose. */
export interface Position {
  readonly view: View;
  readonly decision: Decision;
}

/** Choices from all stretches of random matches, `wanted` of them; only those of this frame, if one is given. */
export function positionsOf(match: Match, wanted: number, frame?: string): Position[] {
  const dice = fastSeed(2);
  const usual = usualLength(match);
  const found: Position[] = [];
  for (let seed = 1; found.length < wanted; seed++) {
    const { state } = played(match, seed, dice, fastBelow(dice, usual));
    const top = state.stack.at(-1);
    if (top === undefined || (frame !== undefined && top.do !== frame)) continue;
    const asked = pending(match, state).filter(({ optional, options }) => !optional && options.length > 1);
    const decision = asked[fastBelow(dice, asked.length)];
    if (decision === undefined) continue;
    found.push({ view: view(match, state, decision.seat), decision });
  }
  return found;
}

/** The mean number of answers of random matches. */
function usualLength(match: Match): number {
  const dice = fastSeed(1);
  let answers = 0;
  for (let seed = 1; seed <= 32; seed++) answers += played(match, seed, dice).answers;
  return Math.ceil(answers / 32);
}

function played(match: Match, seed: number, dice: number[], most?: number) {
  const g = new Table(match, start(match, seed));
  return { answers: playout(g, dice, most), state: g.state };
}
