import { type FixedChance, sureOfZone } from '@stamtafel/kernel';
import { type Seated, sit } from '@stamtafel/kernel/testing';
import { howRuck } from '../game.ts';
import type { HowRuck } from '../kind.ts';

export type Seating = Seated<HowRuck>;
export type Zones = { readonly [zone: string]: readonly string[] | number };

export interface Around {
  readonly barrel?: number;
  readonly turn?: 'A' | 'B';
  readonly options?: { readonly [id: string]: unknown };
  readonly facts?: { readonly [fact: string]: unknown };
  readonly chance?: readonly FixedChance[];
  readonly seed?: number;
}

/** In the middle of a tug-of-war: six cards in each hand and eight in each pile, unless said otherwise. */
export const pulling = (
  zones: Zones,
  { barrel = 6, turn = 'A', options, facts, chance, seed = 1 }: Around = {},
): Seating =>
  sit(howRuck, {
    seed,
    ...(options && { options }),
    ...(chance && { chance }),
    position: {
      zones: { 'hand.A': 6, 'pile.A': 8, 'hand.B': 6, 'pile.B': 8, ...zones },
      facts: { barrel, starter: 0, ...facts },
      stack: [{ do: 'turn', seat: turn }],
    },
  });

/** At the start of a race: both ready, the command given. */
export function racing(
  options: { readonly [id: string]: unknown } = {},
  chance?: readonly FixedChance[],
): Seating {
  const t = sit(howRuck, {
    options: { teamForming: 'race', youngestSeat: 'A', ...options },
    ...(chance && { chance }),
  });
  t.play('A', 'ready');
  t.play('B', 'ready');
  t.play('A', 'command');
  return t;
}

/** A seat splits this many pairs, keeping the first card each time; the stamps go up from `from` by a second. */
export function splits(t: Seating, seat: string, pairs: number, from?: number): void {
  for (let i = 0; i < pairs; i++)
    t.play(seat, t.options(seat)[0]!, from === undefined ? {} : { at: from + 1000 * i });
}

/** Both split all their pairs calmly. */
export function splitAll(t: Seating): void {
  for (const seat of ['A', 'B']) while (t.asked()[seat] === 'split') splits(t, seat, 1);
}

export const keys = (t: Seating): string[] => t.told.map((event) => event.key);

/** The cards a seat knows to be in a team's pile and hand, sorted. */
export const sure = (t: Seating, viewer: string, zone: string): string[] =>
  sureOfZone(t.match, t.view(viewer), zone);
