import { NONE } from '@stamtafel/kernel';
import {
  anyCow,
  bulls,
  cowPile,
  down,
  drawn,
  type Game,
  LOCATIONS,
  location,
  locationAt,
  nameOf,
  nextSeat,
  placeOf,
  type RuleFor,
} from '../kind.ts';
import { fillHand } from './piles.ts';
import { gameOver } from './scoring.ts';
import { putCowDown } from './setup.ts';

/*
 * SV-100 The course of a round:
 *   1 drawCow → placeCow        the start player draws a cow and puts her down
 *   2 playBulls                 everybody chooses in secret (play-bulls.ts)
 *   3 placeBulls                all bulls go to their locations
 *   4 beginTurn → turn ⇄ afterAction   everybody takes two actions (turn.ts); in the last round scoring follows at once
 *   5 refill · 6 rotate · 7 shortage → shortageLocation
 */

/**
 * SV-101 Phase 1: the start player takes the top cow and alone looks at her. SV-102 Without a pile it is skipped.
 * SV-701, SV-702 The Drag Queen is drawn like any other cow.
 */
export const drawCow: RuleFor<'drawCow'> = {
  do(g) {
    const { start, round } = g.facts;
    g.tell('round', { round, seat: start });
    if (g.count(cowPile) === 0) {
      g.next({ do: 'playBulls' }, { do: 'placeBulls' });
      return;
    }
    const card = g.draw(cowPile, drawn(start));
    g.tell('drewCow', { seat: start, card });
    g.next({ do: 'placeCow', seat: start });
  },
};

/** SV-101 She goes face down to any location, also her favourite one; SV-402 whether she is settled there shows nowhere. */
export const placeCow: RuleFor<'placeCow'> = {
  id: 'SV-101',
  ask: (g) => offerLocations(g),
  refuses: (_g, _f, _me, { pick, to }) => (pick === 'put' && placeOf(to) !== NONE ? undefined : 'SV-101'),
  /** SV-804 The clock takes the first location in layout order: the first option. */
  do(g, { seat }, _me, { to }) {
    const { facts } = g;
    g.move(g.top(drawn(seat)), down(placeOf(to)));
    facts.slots.push(placeOf(to));
    g.tell('placedCow', { seat, zone: nameOf(g, to), slot: facts.slots.length });
    // SV-103 The last cow of the pile: this is the last round.
    if (g.count(cowPile) === 0) announceLast(g);
    g.next({ do: 'playBulls' }, { do: 'placeBulls' });
  },
};

/** SV-010 Layout order: NW, NE, SW, SE. */
function offerLocations(g: Game): void {
  for (let place = 0; place < LOCATIONS; place++) g.offer('put', NONE, location(locationAt(g, place)));
}

function announceLast(g: Game): void {
  g.facts.last = true;
  g.tell('lastRound');
}

/** SV-140 Phase 5: every player draws up to five hand cards, clockwise from the start player. */
export const refill: RuleFor<'refill'> = {
  do(g) {
    const { start } = g.facts;
    let seat = start;
    do {
      const count = fillHand(g, seat);
      if (count > 0) g.tell('refill', { seat, count });
      seat = nextSeat(g, seat);
    } while (seat !== start);
    g.next({ do: 'rotate' }, { do: 'shortage' });
  },
};

/** SV-150 Phase 6: the next player clockwise becomes start player. */
export const rotate: RuleFor<'rotate'> = {
  do(g) {
    g.facts.start = nextSeat(g, g.facts.start);
  },
};

/**
 * SV-160 Phase 7, only when no cow lies on any location: the top cow goes, unseen, to the location with the fewest bulls.
 * SV-162 Without a pile the round just played was the last one.
 */
export const shortage: RuleFor<'shortage'> = {
  do(g) {
    if (g.count(cowPile) === 0) gameOver(g);
    else if (anyCow(g)) nextRound(g);
    else findFewest(g);
  },
};

function findFewest(g: Game): void {
  g.tell('shortage');
  let only = NONE;
  for (let place = 0; place < LOCATIONS; place++) {
    if (!hasFewest(g, place)) continue;
    // SV-161 Several: the new start player chooses.
    if (only !== NONE) {
      g.next({ do: 'shortageLocation', seat: g.facts.start });
      return;
    }
    only = place;
  }
  fillShortage(g, only);
}

/** SV-160 All players' bulls together. */
function bullsAt(g: Game, place: number): number {
  let count = 0;
  for (let seat = 0; seat < g.seats; seat++) count += g.count(bulls(seat, place));
  return count;
}

function hasFewest(g: Game, place: number): boolean {
  for (let other = 0; other < LOCATIONS; other++) if (bullsAt(g, other) < bullsAt(g, place)) return false;
  return true;
}

/** SV-161 When several locations tie for fewest bulls the new start player chooses among them. */
export const shortageLocation: RuleFor<'shortageLocation'> = {
  id: 'SV-161',
  ask: (g) => offerLocations(g),
  refuses: (g, _f, _me, { pick, to }) => {
    if (pick !== 'put' || placeOf(to) === NONE) return 'SV-161';
    return hasFewest(g, placeOf(to)) ? undefined : 'SV-160';
  },
  /** SV-804 The clock takes the first of them in layout order: the first option. */
  do: (g, _f, _me, { to }) => fillShortage(g, placeOf(to)),
};

/** SV-164 This cow is missing in phase 1 later on; SV-163 if it was the last one, exactly one more round is played. */
function fillShortage(g: Game, place: number): void {
  putCowDown(g, place);
  g.tell('shortageCow', { zone: nameOf(g, location(place)), slot: g.facts.slots.length });
  if (g.count(cowPile) === 0) announceLast(g);
  nextRound(g);
}

function nextRound(g: Game): void {
  g.facts.round++;
  g.next({ do: 'drawCow' });
}
