import type { Position } from '@stamtafel/kernel';
import { type Seated, sit } from '@stamtafel/kernel/testing';
import { type Colour, type FormationId, formations } from '../../deck.ts';
import { fivePossessions } from '../game.ts';
import type { FivePossessions } from '../kind.ts';

export type Sitting = Seated<FivePossessions>;

/** "off-pistol off-ace" as cards of the white set (seat A's, unless agreed otherwise). */
export const white = (names: string): string[] => names.split(/\s+/).map((name) => `white:${name}`);
/** The same of the black set, seat B's. */
export const black = (names: string): string[] => names.split(/\s+/).map((name) => `black:${name}`);

interface Dealt {
  readonly options?: { readonly [id: string]: unknown };
  readonly seed?: number;
}

/** Possession 1 with A on offense; the stacks give these cards in this order, then the others at random. */
export function kickOff(offense: string, defense: string, dealt: Dealt = {}): Sitting {
  const t = sit(fivePossessions, {
    ...dealt,
    chance: [
      { stream: 'toss', numbers: [0] },
      { stream: 'offense', top: white(offense) },
      { stream: 'defense', top: black(defense) },
    ],
  });
  t.play('A', 'offense');
  return t;
}

/** Lays these cards in lanes 1 to 4, or opposite them. */
export function lay(t: Sitting, seat: 'A' | 'B', names: string): void {
  const cards = seat === 'A' ? white(names) : black(names);
  for (const [i, card] of cards.entries())
    t.play(seat, `lay ${card} ${seat === 'A' ? 'lane' : 'against'}.${i + 1}`);
}

/** Every complete placement of a seat, found by walking its decisions to the end. */
export function walk(t: Sitting, seat: 'A' | 'B', asks = t.asked()[seat]): string[] {
  const codes: string[] = [];
  const go = (at: Sitting, path: string): void => {
    const isAsked =
      at.asked()[seat] === asks && at.facts.row === t.facts.row && at.facts.possession === t.facts.possession;
    if (!isAsked) {
      codes.push(path);
      return;
    }
    for (const option of at.options(seat)) {
      const next = again(at);
      next.play(seat, option);
      go(next, `${path}${path ? ', ' : ''}${option}`);
    }
  };
  go(again(t), '');
  return codes;
}

/** The same table a second time, to try something out. */
export function again(t: Sitting): Sitting {
  const copy = sit(fivePossessions, { options: { ...t.match.options } });
  Object.assign(copy.state, structuredClone(t.state));
  return copy;
}

/** Row 4 before the offense places, A on offense. Each lane as the open cards, or closed with the face-down ones. */
export function lastRow(setting: {
  readonly open: { readonly [lane: number]: string };
  readonly closed?: { readonly [lane: number]: string };
  readonly hand: string;
  readonly guard?: string;
  readonly options?: { readonly [id: string]: unknown };
}): Sitting {
  const { open, closed = {}, hand, guard = 'def-nickel def-dime', options = {} } = setting;
  const zones: { [zone: string]: string[] } = { 'hand.A': white(hand), 'hand.B': black(guard) };
  const closedIn = [1, 1, 1, 1];
  for (const [n, names] of Object.entries(open)) {
    zones[`lane.${n}`] = white(names);
    closedIn[Number(n) - 1] = 0;
  }
  for (const [n, names] of Object.entries(closed)) zones[`down.${n}`] = white(names);
  const seen = Object.entries(zones).flatMap(([zone, cards]) => (zone.startsWith('down') ? cards : []));
  const position: Position = {
    zones,
    facts: { possession: 1, row: 4, offense: 0, closedIn },
    stack: [{ do: 'layLast' }, { do: 'lastOffense' }],
    seen: { A: seen },
  };
  return sit(fivePossessions, { options, position });
}

/** A position in which only the score matters: this player wins the possession being played. */
export function winsPossession(
  winner: 'A' | 'B',
  at: { readonly wins: readonly [number, number]; readonly offense: 'A' | 'B' },
  options: { readonly [id: string]: unknown } = {},
): Sitting {
  const { wins } = at;
  return sit(fivePossessions, {
    options,
    position: {
      facts: {
        possession: wins[0] + wins[1] + 1,
        row: 4,
        offense: at.offense === 'A' ? 0 : 1,
        wins,
        yards: wins.map((n) => Math.min(100, 20 * n)),
      },
      stack: [{ do: 'score', winner }],
    },
  });
}

/** The shipped deck with other colours for these offense cards. */
export const recoloured = (colours: Partial<Record<FormationId, Colour>>): readonly object[] =>
  formations.map((card) => ({ ...card, colour: colours[card.id] ?? card.colour }));

/** Plays on with the first option of each seat that is asked, until the condition holds or the match is over. */
export function playOn(t: Sitting, until: (t: Sitting) => boolean = () => false): void {
  while (t.outcome() === undefined && !until(t)) {
    const [seat = 'A'] = Object.keys(t.asked());
    const [first = ''] = t.options(seat);
    t.play(seat, first);
  }
}
