import { ALL, BONUS, type Card, type Game, PLACES, place } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import type { Seat } from '@stamtafel/kernel';

/** A pub as it stands, by place: one sheet of paper that is used again for every look. */
export interface Pub {
  count: number;
  readonly bulls: Card[];
  readonly glasses: number[];
  /** 2 for a pair. */
  readonly times: number[];
  /** Whether it can still get a beer in this round. */
  readonly free: boolean[];
  /** By kind: what all guests of the kind can still drink, in glasses. */
  readonly thirst: number[];
}

export const makePub = (): Pub => ({
  count: 0,
  bulls: [],
  glasses: [],
  times: [],
  free: [],
  thirst: [0, 0, 0, 0, 0],
});

export function readPub(g: Game, seat: Seat, pub: Pub): void {
  pub.count = 0;
  pub.thirst.fill(0);
  const used = g.facts.served[seat]! | g.facts.tucked[seat]!;
  for (let n = 0; n < PLACES; n++) {
    const cards = g.in(place(seat, n));
    if (cards.length === 0) return;
    const bull = g.card(cards[0]!);
    let glasses = 0;
    let times = 1;
    for (let i = 1; i < cards.length; i++) {
      const card = g.card(cards[i]!);
      if (card.isBull) times = 2;
      else glasses += card.value;
    }
    pub.bulls[n] = bull;
    pub.glasses[n] = glasses;
    pub.times[n] = times;
    pub.free[n] = (used & (1 << n)) === 0 && glasses < bull.quota;
    if (glasses < bull.quota) pub.thirst[bull.kind]! += bull.quota - glasses;
    pub.count = n + 1;
  }
}

const hopes = new WeakMap<Card, readonly number[]>();

/** By glasses: what a bull is worth, with part of the next step for the way towards it. */
export function hopesOf(bull: Card): readonly number[] {
  let known = hopes.get(bull);
  if (known === undefined) {
    known = makeHopes(bull);
    hopes.set(bull, known);
  }
  return known;
}

function makeHopes({ points, quota }: Card): number[] {
  const found: number[] = [];
  let [from, base] = [0, 0];
  for (let glasses = 0; glasses <= quota; glasses++) {
    const now = points[glasses] ?? base;
    if (now > base) [from, base] = [glasses, now];
    let next = glasses + 1;
    while (next <= quota && (points[next] ?? 0) <= base) next++;
    const part = next > quota ? 0 : (glasses - from) / (next - from);
    found.push(base + part * part * ((points[Math.min(next, quota)] ?? base) - base));
  }
  return found;
}

/** What a bull is worth at this many glasses, of which there may be a fraction. */
export function hopeAt(bull: Card, glasses: number): number {
  const table = hopesOf(bull);
  if (glasses >= bull.quota) return table[bull.quota]!;
  const low = Math.floor(glasses);
  return table[low]! + (glasses - low) * (table[low + 1]! - table[low]!);
}

/** How many servings are still to come after this one, the bonus round included. */
export const servingsLeft = (g: Game): number => Math.max(0, BONUS - g.facts.round);

/** What a serving usually brings to a bull that is looked after. */
export const USUAL = 2.2;

/** What this guest may come to, if it is served this many times more. */
export const futureOf = (pub: Pub, n: number, extra: number, servings: number, usual = USUAL): number =>
  pub.times[n]! * hopeAt(pub.bulls[n]!, pub.glasses[n]! + extra + usual * servings);

export const drinks = (bull: Card, beer: Card): boolean =>
  beer.value > 0 && (bull.kind === ALL || bull.kind === beer.kind);

/** What a beer brings the guest that profits most, now (`only` free ones) or later. */
export function bestGain(pub: Pub, beer: Card, servings: number, onlyFree: boolean): number {
  let best = 0;
  for (let n = 0; n < pub.count; n++) {
    if (onlyFree ? !pub.free[n] : pub.glasses[n]! >= pub.bulls[n]!.quota) continue;
    if (!drinks(pub.bulls[n]!, beer)) continue;
    const gain = futureOf(pub, n, beer.value, servings) - futureOf(pub, n, 0, servings);
    if (gain > best) best = gain;
  }
  return best;
}
