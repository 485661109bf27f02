import { fastBelow, fastSeed, type Kind, type Match, type Seat } from '@stamtafel/kernel';
import type { Bot } from '../bot.ts';
import { playMatch } from '../match.ts';
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
    const chairs: readonly Seat[] = Array.from({ length: match.seats }, (__, seat) => seat);
    const shares = chairs.map((chair) => {
      const players = chairs.map((seat) => ({ bot: seat === chair ? one : other, budget: { iterations } }));
      return winShares(playMatch(match, players, cards).outcome)[chair]!;
    });
    return shares.reduce((sum, share) => sum + share, 0) / match.seats;
  });
  const score = scores.reduce((sum, share) => sum + share, 0) / deals;
  const spread = scores.reduce((sum, share) => sum + (share - score) ** 2, 0) / Math.max(1, deals - 1);
  return { score, error: Math.sqrt(spread / deals) };
}
