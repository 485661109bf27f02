import { bullsInHand, defender, type Game, mud } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { TOP_VALUE, unseenBulls } from './lore.ts';
import { WIDEST } from './unknown-card.ts';

/** The bulls one coach may hold, by a figure, and the sum of their weights; -1 until it is asked for. */
const theirDefence = new Float64Array(TOP_VALUE + 1);
const theirAttack = new Float64Array(TOP_VALUE + 1);
const sums = { defence: -1, attack: -1 };
/** A new question: what was found out about the bulls may not hold any more. */
export function forgetBulls(): void {
  sums.defence = -1;
  sums.attack = -1;
}

/** The chance that a coach who must play another bull has one that stops an attack of this value. */
export function stoppedByAnother(g: Game, attack: number): number {
  const seat = defender(g);
  const sum = defenders(g);
  const count = bullsInHand(g, seat);
  return sum === 0 || count === 0 ? 0 : 1 - power(below(theirDefence, attack) / sum, count);
}

/** The chance that an attacker who must play another bull beats this defence. */
export function beatenByAnother(g: Game, defence: number): number {
  const seat = g.facts.attacker;
  if (sums.attack < 0) sums.attack = unseenBulls(g, seat, 'attack', theirAttack);
  const count = bullsInHand(g, seat);
  if (sums.attack === 0 || count === 0) return 0;
  return 1 - power(below(theirAttack, defence + g.count(mud(seat))) / sums.attack, count);
}

/** The bulls the defender may hold, in `theirDefence`; the sum of their weights. */
function defenders(g: Game): number {
  if (sums.defence < 0) sums.defence = unseenBulls(g, defender(g), 'defence', theirDefence);
  return sums.defence;
}

/** The weight of those below this value, and half of those that have it. */
function below(weights: Float64Array, value: number): number {
  let sum = 0;
  for (let v = 0; v <= TOP_VALUE && v <= value; v++) sum += v === value ? weights[v]! / 2 : weights[v]!;
  return sum;
}

/** Multiplies only, so that the last bit is the same everywhere. */
function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}

/**
 * The leads a defender will leave an attack of this value, and how likely each is: the weakest bull that stops it
 * is taken, else one that is level, else the worst. `into` goes from -WIDEST to WIDEST.
 */
export function leadsOf(g: Game, attack: number, into: Float64Array): void {
  into.fill(0);
  const sum = defenders(g);
  const count = bullsInHand(g, defender(g));
  if (sum === 0 || count === 0) {
    into[2 * WIDEST] = 1;
    return;
  }
  let without = 1;
  let left = 1;
  for (let d = Math.max(0, attack + 1); d <= TOP_VALUE; d++) {
    if (theirDefence[d] === 0) continue;
    without -= theirDefence[d]! / sum;
    const rest = power(Math.max(0, without), count);
    into[Math.max(0, WIDEST + attack - d)]! += left - rest;
    left = rest;
  }
  if (attack >= 0 && attack <= TOP_VALUE) {
    const rest = power(Math.max(0, without - theirDefence[attack]! / sum), count);
    into[WIDEST]! += left - rest;
    left = rest;
  }
  into[WIDEST + 4]! += left;
}
