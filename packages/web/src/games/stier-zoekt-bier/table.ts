import type { BeerKind } from '@stamtafel/games/stier-zoekt-bier/deck.ts';
import type { StierZoektBier } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import { phaseOf } from '@stamtafel/games/stier-zoekt-bier/phases.ts';
import { bidSeen, pubOf, type Stool } from '@stamtafel/games/stier-zoekt-bier/seen.ts';
import { type Seat, seatLetter } from '@stamtafel/kernel';
import type { Scene, SeenCard } from '../../table/scene.ts';

export type Szb = Scene<StierZoektBier>;

/** A bull at the bar, with his cards as they lie there. */
export interface Seated {
  readonly zone: string;
  readonly stool: Stool;
  readonly bull: SeenCard;
  readonly tucked: SeenCard | undefined;
  readonly beers: readonly SeenCard[];
}

/** What everybody sees of a seat. */
export interface SeatSight {
  readonly seat: Seat;
  readonly letter: string;
  readonly pub: readonly Seated[];
  readonly points: number;
  readonly bid: { readonly amount: number; readonly kind: BeerKind } | undefined;
  /** SZB-081 When bulls are chosen: which choice the player has, from 1. */
  readonly choice: number | undefined;
  /** SZB-181 The first beer they tap is the Drinker's. */
  readonly owes: boolean;
  readonly hasBierbaas: boolean;
  /** SZB-049 Their pick is sealed. */
  readonly hasChosen: boolean;
}

export function seatSight(scene: Szb, seat: Seat): SeatSight {
  const { match, view, snapshot } = scene;
  const letter = seatLetter(seat);
  const stools = pubOf(match, view, seat);
  const phase = phaseOf(scene.view);
  const choice = view.facts.ranking.indexOf(seat) + 1;
  return {
    seat,
    letter,
    pub: stools.flatMap((stool, n) => seatedAt(scene, `${letter}.${n + 1}`, stool)),
    points: stools.reduce((sum, { points }) => sum + points, 0),
    bid: bidSeen(match, view, seat),
    choice: choice > 0 && phase === 'stieren-kiezen' ? choice : undefined,
    owes: (view.facts.owing & (1 << seat)) !== 0,
    hasBierbaas: view.facts.bierbaas === seat,
    hasChosen: phase === 'bier-inslaan' && !snapshot.waiting.includes(seat),
  };
}

/** The bull that came first lies above (SZB-104). */
function seatedAt({ cards, card }: Szb, zone: string, stool: Stool): Seated[] {
  const [bull, ...laid] = cards(zone);
  if (bull === undefined) return [];
  const isBull = ({ id }: SeenCard): boolean => id !== undefined && card(id)?.isBull === true;
  const beers = laid.filter((seen) => !isBull(seen));
  return [{ zone, stool, bull, tucked: laid.find(isBull), beers }];
}
