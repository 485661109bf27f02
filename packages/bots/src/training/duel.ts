import {
  answer,
  fastBelow,
  fastSeed,
  type Kind,
  type Match,
  outcome,
  pending,
  start,
  view,
} from '@stamtafel/kernel';
import type { Bot } from '../bot.ts';
import { winShares } from '../utility.ts';

/**
 * What share of the wins `one` gets among copies of `other`, and the standard error of that: the same cards are played
 * once from every chair, and count as one. A quick look while learning; the arena is what tells strength.
 */
export function duel<K extends Kind>(
  matches: readonly Match<K>[],
  one: Bot<K>,
  other: Bot<K>,
  { deals, iterations, seed }: { readonly deals: number; readonly iterations: number; readonly seed: number },
): { readonly score: number; readonly error: number } {
  const scores = Array.from({ length: deals }, (_, n) => {
    const match = matches[n % matches.length]!;
    const cards = fastBelow(fastSeed(seed + n), 2 ** 30);
    const shares = Array.from({ length: match.seats }, (__, chair) =>
      playOne(match, (seat) => (seat === chair ? one : other), iterations, cards),
    ).map((result, chair) => result[chair]!);
    return shares.reduce((sum, share) => sum + share, 0) / match.seats;
  });
  const score = scores.reduce((sum, share) => sum + share, 0) / deals;
  const spread = scores.reduce((sum, share) => sum + (share - score) ** 2, 0) / Math.max(1, deals - 1);
  return { score, error: Math.sqrt(spread / deals) };
}

function playOne<K extends Kind>(
  match: Match<K>,
  sits: (seat: number) => Bot<K>,
  iterations: number,
  cards: number,
): readonly number[] {
  const state = start(match, cards);
  const dice = fastSeed(cards);
  for (let at = 1; ; at += 1 + fastBelow(dice, 2000)) {
    const result = outcome(match, state);
    if (result) return winShares(result);
    const asked = pending(match, state).filter(({ optional }) => !optional);
    const decision = asked[fastBelow(dice, asked.length)]!;
    const { seat } = decision;
    const given = sits(seat)(
      match,
      view(match, state, seat),
      decision,
      { iterations },
      fastBelow(dice, 2 ** 30),
    );
    if (given === undefined) throw new Error('somebody is waited for, but says nothing');
    answer(match, state, seat, given, { at });
  }
}
