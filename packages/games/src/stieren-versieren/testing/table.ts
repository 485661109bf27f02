import type { FixedChance } from '@stamtafel/kernel';
import { type Seated, sit } from '@stamtafel/kernel/testing';
import { stierenVersieren } from '../game.ts';
import type { StierenVersieren } from '../kind.ts';

export type Zones = { readonly [zone: string]: readonly string[] | number };

export interface Around {
  readonly seats?: number;
  readonly turn?: string;
  readonly options?: { readonly [id: string]: unknown };
  readonly facts?: { readonly [fact: string]: unknown };
  readonly chance?: readonly FixedChance[];
  readonly stack?: readonly { readonly [key: string]: unknown }[];
  readonly seen?: { readonly [seat: string]: readonly string[] };
  readonly seed?: number;
}

const owners: { readonly [letter: string]: string } = {
  A: 'hoefijzer',
  B: 'staart',
  C: 'horens',
  D: 'neusring',
};

/** "woo K:hart-4" and "move A:hart-3 opera" in the words of the deck. */
export const long = (text: string): string =>
  text
    .replace(/\bK:([a-z-]+(-\d)?)/g, 'koe-$1')
    .replace(/\b([A-D]):([a-z]+-\d)/g, (_, letter: string, key: string) => `stier-${owners[letter]}-${key}`);

/** The other way round. */
export const short = (text: string): string =>
  text
    .replace(/\bkoe-/g, 'K:')
    .replace(
      /\bstier-([a-z]+)-/g,
      (_, owner: string) => `${Object.keys(owners).find((l) => owners[l] === owner)}:`,
    );

/** A table in short words: `A:hart-3` is a bull of Anna, `K:hart-4` a cow. */
export interface Sv {
  readonly seated: Seated<StierenVersieren>;
  readonly facts: StierenVersieren['facts'];
  play(seat: string, ...texts: string[]): void;
  clock(seat: string): void;
  options(seat: string): string[];
  /** The rule that forbids it, or undefined when it is allowed. */
  why(seat: string, text: string): string | undefined;
  asked(): { [seat: string]: string };
  zone(name: string): string[];
  /** A zone as a seat sees it. */
  sees(seat: string, zone: string): string[];
  told(): string[];
}

export function table(t: Seated<StierenVersieren>): Sv {
  return {
    seated: t,
    facts: t.facts,
    play: (seat, ...texts) => {
      for (const text of texts) t.play(seat, long(text));
    },
    clock: (seat) => t.expire(seat),
    options: (seat) => t.options(seat).map(short),
    why: (seat, text) => t.refusal(seat, long(text))?.rule,
    asked: () => t.asked(),
    zone: (name) => t.zone(name).map(short),
    sees: (seat, zone) => {
      const { match } = t;
      const entries = t.view(seat).zones[match.zoneByName.get(zone)!]!;
      return entries.map((entry) => (entry >= 0 ? short(match.faces[entry]!.id) : '?'));
    },
    told: () => t.told.map(({ key }) => key),
  };
}

const longZones = (zones: Zones): Zones =>
  Object.fromEntries(
    Object.entries(zones).map(([zone, cards]) => [
      zone,
      typeof cards === 'number' ? cards : cards.map((card) => long(card)),
    ]),
  );

/** In the middle of phase 4: a player is on turn with two actions, unless said otherwise. */
export const onTurn = (zones: Zones, around: Around = {}): Sv => {
  const { seats = 2, turn = 'A', options, facts, chance, stack, seen, seed } = around;
  return table(
    sit(stierenVersieren, {
      seats,
      ...(options && { options }),
      ...(seed !== undefined && { seed }),
      ...(chance && { chance: chance.map((c) => ({ ...c, ...(c.top && { top: c.top.map(long) }) })) }),
      position: {
        zones: longZones(zones),
        facts: { actions: 2, ...facts },
        stack: stack ?? [{ do: 'turn', seat: turn }],
        ...(seen && {
          seen: Object.fromEntries(Object.entries(seen).map(([seat, cards]) => [seat, cards.map(long)])),
        }),
      },
    }),
  );
};

/** A new game; Anna starts unless the options say otherwise. */
export const newGame = (around: Around = {}): Sv =>
  table(
    sit(stierenVersieren, {
      seats: around.seats ?? 2,
      options: { startPlayer: 'host', ...around.options },
      ...(around.chance && { chance: around.chance }),
      ...(around.seed !== undefined && { seed: around.seed }),
    }),
  );

/** Everybody plays their first bulls and passes until the frame of this kind asks, or the game is over. */
export function until(t: Sv, asks: string): void {
  for (let i = 0; i < 500; i++) {
    const [seat] = Object.keys(t.asked());
    if (seat === undefined || Object.values(t.asked()).includes(asks)) return;
    t.clock(seat);
  }
  throw new Error(`nobody was asked ${asks}`);
}
