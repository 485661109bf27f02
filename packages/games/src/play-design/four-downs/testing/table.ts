/** A table in the middle of a round, for tests: short card names, the rest filled in. */
import { type Seated, sit } from '@stamtafel/kernel/testing';
import { fourDowns } from '../game.ts';
import type { FourDowns } from '../kind.ts';

const letters = ['A', 'B', 'C', 'D'];

export interface Round {
  readonly seats?: number;
  readonly options?: { readonly [id: string]: unknown };
  /** By seat: the hand, or how many cards of those not named. */
  readonly hands?: { readonly [seat: string]: string | number };
  /** By seat: what was played in this round, the latest card last. */
  readonly played?: { readonly [seat: string]: string | number };
  readonly facts?: { readonly [fact: string]: unknown };
  /** Who is asked, and for what. */
  readonly asks?: { readonly [seat: string]: 'lead' | 'follow' | 'answer' };
  readonly stack?: readonly { readonly do: string; readonly seat?: string }[];
  readonly chance?: readonly { stream: string; top?: readonly string[]; numbers?: readonly number[] }[];
}

export const firstDowns = { 'pd4.firstDowns': 'on' };

/** 'off-ace def-46' as cards of the black set. */
export const black = (names: string): string[] => named('black', names);
export const white = (names: string): string[] => named('white', names);

const named = (set: string, names: string): string[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => `${set}:${name}`);

export function round({
  seats = 2,
  options,
  hands,
  played,
  facts,
  asks,
  stack,
  chance,
}: Round): Seated<FourDowns> {
  const zones: { [zone: string]: readonly string[] | number } = {};
  const lay = (zone: string, cards: string | number): void => {
    zones[zone] = typeof cards === 'number' ? cards : black(cards);
  };
  for (const [seat, cards] of Object.entries(played ?? {})) lay(`played.${seat}`, cards);
  for (const [seat, cards] of Object.entries(hands ?? {})) lay(`hand.${seat}`, cards);
  if (!hands) for (const seat of letters.slice(0, seats)) lay(`hand.${seat}`, 4);
  const [asked = ['A', 'lead'] as const] = Object.entries(asks ?? {});
  return sit(fourDowns, {
    seats,
    ...(options && { options }),
    ...(chance && { chance }),
    position: {
      zones,
      facts: { dealer: seats - 1, ...facts },
      stack: stack ?? [{ do: asked[1], seat: asked[0] }],
    },
  });
}

/** The seats play these cards, one after the other: 'A off-pistol, B def-nickel'. */
export function cards(table: Seated<FourDowns>, plays: string): void {
  for (const play of plays.split(',')) {
    const [seat = '', card = ''] = play.trim().split(' ');
    table.play(seat, `play ${card.includes(':') ? card : `black:${card}`}`);
  }
}

/** The cards a seat may play now, by their short names. */
export const playable = (table: Seated<FourDowns>, seat: string): string[] =>
  table
    .options(seat)
    .filter((option) => option.startsWith('play '))
    .map((option) => option.replace(/^play \w+:/, ''));

/** The rule that refuses this card. */
export const refused = (table: Seated<FourDowns>, seat: string, card: string): string | undefined =>
  table.refusal(seat, `play black:${card}`)?.rule;

export const keys = (table: Seated<FourDowns>): string[] => table.told.map(({ key }) => key);
