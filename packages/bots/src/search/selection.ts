import type { Node } from './tree.ts';

/** At secret choices, the share of attempts that goes by first looks. */
const CURIOSITY = 0.1;
/** At secret choices, the first look weighs as much as so much regret. */
export const TRUST = 2;
/** One attempt at something rarely tried must not outweigh everything else. */
const RAREST = 0.2;

/** An option nobody has tried is first taken for a little worse than the others. */
const FIRST_PLAY_LOSS = 0.05;

/** The option with the best prospects: its mean, and how little is known of it. */
export function choose(node: Node, slots: readonly number[], exploration: number, scale: number): number {
  const { visits, sums, prior } = node;
  let tried = 0;
  let looks = 0;
  for (let i = 0; i < slots.length; i++) {
    tried += visits[slots[i]!]!;
    looks += prior[slots[i]!]!;
  }
  const reach = (exploration * scale * Math.sqrt(tried + 1)) / looks;
  const unknown = node.total > 0 ? node.worth / node.total - FIRST_PLAY_LOSS * scale : 0;
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    const n = visits[slot]!;
    const score = (n > 0 ? sums[slot]! / n : unknown) + (reach * prior[slot]!) / (1 + n);
    if (score > bestScore) {
      bestScore = score;
      best = i;
    }
  }
  return best;
}

/** A place among the slots, and how likely it was to be chosen. */
interface Mixed {
  readonly place: number;
  readonly chance: number;
}

/** Regret matching: what would have been better is played more often. `draw` is a number from 0 to 1. */
export function mix(node: Node, slots: readonly number[], draw: number): Mixed {
  const { regret, prior, average } = node;
  let [regrets, looks] = [0, 0];
  for (const slot of slots) {
    regrets += regret[slot]!;
    looks += prior[slot]!;
  }
  const curiosity = regrets > 0 ? CURIOSITY : 1;
  // What was mixed at first was a guess: the later, the more it counts.
  const weight = node.total + 1;
  let left = draw;
  let [place, likely] = [-1, 1];
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    const firm = regrets > 0 ? regret[slot]! / regrets : prior[slot]! / looks;
    average[slot]! += weight * firm;
    const chance = (1 - curiosity) * firm + (curiosity * prior[slot]!) / looks;
    left -= chance;
    if (place < 0 && (left < 0 || i === slots.length - 1)) [place, likely] = [i, chance];
  }
  return { place, chance: likely };
}

/**
 * How much each option on offer is regretted after one of them was tried: as far as it is worth more than the mixture
 * was. What was not tried is worth what it usually is; what was tried stands for all the times it was not.
 */
export function regretIt(
  node: Node,
  slot: number,
  worth: number,
  offered: readonly number[],
  chance: number,
  scale: number,
): void {
  const { regret, prior, visits, sums } = node;
  const unknown = (node.total > 0 ? node.worth / node.total : worth) - FIRST_PLAY_LOSS * scale;
  let [regrets, looks] = [0, 0];
  for (const other of offered) {
    regrets += regret[other]!;
    looks += prior[other]!;
  }
  let mixture = 0;
  for (const other of offered) {
    const mean = visits[other]! > 0 ? sums[other]! / visits[other]! : unknown;
    const value = other === slot ? mean + (worth - mean) / Math.max(chance, RAREST) : mean;
    mixture += value * (regrets > 0 ? regret[other]! / regrets : prior[other]! / looks);
  }
  for (const other of offered) {
    const mean = visits[other]! > 0 ? sums[other]! / visits[other]! : unknown;
    const value = other === slot ? mean + (worth - mean) / Math.max(chance, RAREST) : mean;
    regret[other] = Math.max(0, regret[other]! + value - mixture);
  }
}

export function learn(node: Node, slot: number, worth: number): void {
  node.total++;
  node.worth += worth;
  node.visits[slot]!++;
  node.sums[slot]! += worth;
  node.squares[slot]! += worth * worth;
}
