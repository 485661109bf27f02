import { type FixedChance, outcome, Table } from '@stamtafel/kernel';
import { type Seated, sit } from '@stamtafel/kernel/testing';
import { stierZoektBier } from '../game.ts';
import { bullsPerRound, ROUNDS, type StierZoektBier } from '../kind.ts';
import { pointsOf } from '../rules/pub.ts';

export type Seating = Seated<StierZoektBier>;
export type Zones = { readonly [zone: string]: readonly string[] | number };

export interface Around {
  readonly seats?: number;
  readonly round?: number;
  readonly options?: { readonly [id: string]: unknown };
  readonly facts?: { readonly [fact: string]: unknown };
  readonly chance?: readonly FixedChance[];
}

export const grandCafe = { variant: 'grand-cafe' };
export const withDrinker = { bonusDrinker: 'on' };
export const DRINKER = 'bonus-15-meter-drinker';
export const ALLESDRINKER = 'bonus-allesdrinker';

/** A table at this point of a round, "tap B" or "pick1"; the bull deck is as large as the round says. */
export function at(
  point: string,
  zones: Zones,
  { seats = 4, round = 3, options, facts, chance }: Around = {},
): Seating {
  const [frame = '', seat] = point.split(' ');
  const above = { do: frame, ...(seat && { seat }) };
  const below = frame.startsWith('pick') ? [{ do: frame.replace('pick', 'place') }] : [];
  return sit(stierZoektBier, {
    seats,
    ...(options && { options }),
    ...(chance && { chance }),
    position: {
      zones: { bulls: bullsPerRound(seats) * Math.max(0, ROUNDS - round), ...zones },
      facts: { round, ...facts },
      stack: [...below, above],
    },
  });
}

/** The first beers of a kind and value, this many of them. */
export const beers = (face: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${face}-${'abcdefg'[i]}`);

export const points = (t: Seating, seat: number): number => pointsOf(new Table(t.match, t.state), seat);

/** Everybody stops or declines until a player is asked something else. */
export function stopAll(t: Seating, frames: readonly string[] = ['tap', 'cellar', 'take', 'serve']): void {
  for (;;) {
    const [seat, frame] = Object.entries(t.asked())[0] ?? [];
    if (seat === undefined || frame === undefined || !frames.includes(frame)) return;
    t.play(seat, frame === 'take' ? 'decline' : frame === 'serve' ? 'done' : 'stop');
  }
}

/** The clock answers for everybody until the match is over. */
export function letTheClockPlay(t: Seating): void {
  while (outcome(t.match, t.state) === undefined) t.expire(Object.keys(t.asked())[0] ?? 'A');
}

export const keys = (t: Seating): string[] => t.told.map((event) => event.key);
