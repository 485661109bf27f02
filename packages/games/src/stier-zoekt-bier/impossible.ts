import { NONE, type Seat, seatLetter } from '@stamtafel/kernel';
import { hasChoice } from './cards/drinker.ts';
import { badDrinker, badSupply, badTapped, mayHaveServed, topFrame } from './impossible-supply.ts';
import {
  ALL,
  BONUS,
  bulls,
  bullsPerRound,
  cellar,
  drinker,
  type Frame,
  factOf,
  type Game,
  isGrandCafe,
  KINDS,
  middle,
  nameOf,
  openBeer,
  PLACES,
  place,
  ROUNDS,
  taken,
} from './kind.ts';
import { isPair, isServable, topBull } from './rules/pub.ts';

/** Why a described position cannot be, beyond cards being conserved: one sentence, or nothing. */
export const impossible = (g: Game): string | undefined =>
  badStack(g) ??
  badFacts(g) ??
  badDrinker(g) ??
  badBulls(g) ??
  perSeat(g, badSupply) ??
  perSeat(g, badTapped) ??
  perSeat(g, badPub) ??
  badFrame(g);

function perSeat(g: Game, check: (g: Game, seat: Seat) => string | undefined): string | undefined {
  for (let seat = 0; seat < g.seats; seat++) {
    const problem = check(g, seat);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** What may lie on the stack of frames, top last. */
const courses: readonly string[] = [
  '',
  'round',
  'stock',
  'place1 pick1',
  'place2 pick2',
  'tap',
  'give',
  'take',
  'tuck',
  'serve',
  'cellar',
  'change',
  'bonus',
];

function badStack({ state }: Game): string | undefined {
  const course = state.stack.map((frame) => frame.do).join(' ');
  return courses.includes(course)
    ? undefined
    : `the frames are one of ${courses.map((c) => `[${c.replace(' ', ', ')}]`).join(', ')}, not [${course.replaceAll(' ', ', ')}].`;
}

const whole = (n: number, from: number, to: number): boolean => Number.isInteger(n) && n >= from && n <= to;

function badFacts(g: Game): string | undefined {
  const { round, bierbaas, served, tucked, tapped, ranking, taken: count } = g.facts;
  const frame = topFrame(g)?.do;
  const [from, to] = roundsOf(frame);
  if (!whole(round, from, to))
    return `at frame ${frame ?? 'end'} the round is ${from} to ${to}, not ${round}.`;
  if (!whole(bierbaas, 0, g.seats - 1)) return `the bierbaas is a seat, 0 to ${g.seats - 1}.`;
  if (![...served, ...tucked].every((bits) => whole(bits, 0, (1 << PLACES) - 1)))
    return `served and tucked have for each seat its places as bits, 0 to ${(1 << PLACES) - 1}.`;
  if (!tapped.every((kind) => whole(kind, NONE, isGrandCafe(g) ? KINDS - 1 : NONE)))
    return 'tapped has for each seat the kind fixed in Grand Café, 0 to 3, or -1.';
  if (new Set(ranking).size < ranking.length || !ranking.every((seat) => whole(seat, 0, g.seats - 1)))
    return 'the ranking lists seats, each at most once.';
  const most = Math.min(ranking.length, bullsPerRound(g.seats));
  return whole(count, 0, most)
    ? undefined
    : `of ${ranking.length} ranked players at most ${most} have taken a bull.`;
}

/** SZB-002 In which rounds a frame can be reached; 0 is before the first. */
function roundsOf(frame: Frame['do'] | undefined): readonly [number, number] {
  switch (frame) {
    case undefined:
      return [BONUS, BONUS];
    case 'round':
      return [0, ROUNDS - 1];
    case 'bonus':
      return [ROUNDS, ROUNDS];
    case 'cellar':
      return [1, BONUS];
    default:
      return [1, ROUNDS];
  }
}

/** SZB-031 Every round draws its bulls, and SZB-083 everybody takes at most one of them. */
function badBulls(g: Game): string | undefined {
  const each = bullsPerRound(g.seats);
  const { round } = g.facts;
  const rounds = Math.min(round, ROUNDS);
  const left = each * (ROUNDS - rounds);
  if (g.count(bulls) !== left)
    return `after phase 1 of round ${round} the bull deck has ${left} cards, not ${g.count(bulls)}.`;
  let out = g.count(middle) + g.count(taken);
  for (let seat = 0; seat < g.seats; seat++) out += bullsOf(g, seat);
  if (out > each * rounds)
    return `${out} bulls have come into the middle, but only ${each * rounds} were drawn.`;
  const isTaken = topFrame(g)?.do === 'tuck';
  return g.count(taken) === (isTaken ? 1 : 0)
    ? undefined
    : 'one bull lies in zone taken while its owner chooses its place, and only then.';
}

function bullsOf(g: Game, seat: Seat): number {
  let count = 0;
  for (let n = 0; n < PLACES; n++) for (const card of g.in(place(seat, n))) if (g.card(card).isBull) count++;
  return count;
}

/** A pub: bulls from the first place on, at each its beer and at most one tucked bull. */
function badPub(g: Game, seat: Seat): string | undefined {
  const { round, served, tucked } = g.facts;
  const rounds = Math.min(round, ROUNDS);
  if (bullsOf(g, seat) > rounds)
    return `${seatLetter(seat)} has more bulls than the ${rounds} rounds played (SZB-083).`;
  if (factOf(served, seat) > 0 && !mayHaveServed(g, seat))
    return `${seatLetter(seat)} has not come to serving yet, so served is 0 there (SZB-111).`;
  if (factOf(tucked, seat) > 0 && !mayHaveTucked(g))
    return `no bull can have been tucked yet, so tucked is 0 for ${seatLetter(seat)} (SZB-101).`;
  for (let n = 0; n < PLACES; n++) {
    const zone = place(seat, n);
    const bit = 1 << n;
    if (g.count(zone) === 0) {
      if ((factOf(served, seat) | factOf(tucked, seat)) & bit)
        return `nobody was served at the empty ${nameOf(g, zone)}.`;
      continue;
    }
    if (n > 0 && g.count(zone - 1) === 0) return `${nameOf(g, zone)} is used before ${nameOf(g, zone - 1)}.`;
    const problem = badPlace(g, zone) ?? badSlot(g, seat, n);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Bulls are tucked in phase 4, and the slots are fresh again in phase 1 and for the bonus round. */
const mayHaveTucked = (g: Game): boolean =>
  g.facts.round <= ROUNDS &&
  ['round', 'take', 'tuck', 'serve', 'cellar', 'change', 'bonus'].includes(topFrame(g)?.do ?? '');

/** SZB-113 One card per round at a bull, beer or tucked bull; the bits say which places had theirs in this round. */
function badSlot(g: Game, seat: Seat, n: number): string | undefined {
  const zone = place(seat, n);
  const isServed = (factOf(g.facts.served, seat) & (1 << n)) > 0;
  const isTucked = (factOf(g.facts.tucked, seat) & (1 << n)) > 0;
  if (isTucked && !isPair(g, zone)) return `no bull was tucked at ${nameOf(g, zone)}.`;
  if (isTucked && isServed) return `${nameOf(g, zone)} has had two cards this round (SZB-113).`;
  const latest = g.card(g.top(zone));
  if (isServed && latest.isBull)
    return `${nameOf(g, zone)} was served in this round, but no beer lies on top there.`;
  if (isTucked && !latest.isBull)
    return `a bull was tucked at ${nameOf(g, zone)} in this round, but beer lies on top of it.`;
  // SZB-083 One bull per round: the bull of place n came in round n + 1 at the earliest.
  const rounds = Math.max(0, g.facts.round - n - (isServed || isTucked ? 0 : 1));
  const cards = g.count(zone) - 1;
  return cards > rounds
    ? `${nameOf(g, zone)} has had ${cards} cards after its bull, but at most ${rounds} rounds to lay them in (SZB-113).`
    : undefined;
}

function badPlace(g: Game, zone: number): string | undefined {
  const name = nameOf(g, zone);
  const bull = topBull(g, zone);
  if (!bull.isBull) return `the first card at ${name} is its bull, not ${bull.id}.`;
  let glasses = 0;
  let tucked = 0;
  for (const card of g.in(zone).slice(1)) {
    const { id, isBull, kind, value } = g.card(card);
    if (isBull) tucked++;
    else if (value === 0 || (bull.kind !== ALL && bull.kind !== kind))
      return `${id} cannot be laid at ${name} (SZB-006).`;
    else if (glasses >= bull.quota) return `${name} was closed before ${id} was laid there (SZB-008).`;
    if (isBull && (kind !== bull.kind || kind === ALL)) return `${id} cannot be tucked at ${name} (SZB-101).`;
    glasses += value;
  }
  return tucked > 1 ? `${name} holds more than a pair (SZB-103).` : undefined;
}

function badFrame(g: Game): string | undefined {
  const frame = topFrame(g);
  if (frame === undefined || !('seat' in frame)) return undefined;
  const { seat } = frame;
  const letter = seatLetter(seat);
  switch (frame.do) {
    case 'tap':
    case 'cellar':
      return g.count(cellar(seat)) > 0 ? undefined : `${letter} has no card in the cellar.`;
    case 'give':
      if (!whole(frame.drinks, 0, g.seats - 1) || frame.drinks === seat || g.count(drinker) === 0)
        return 'another player has turned the 1,5 meter Drinker open: `drinks` is the seat of that player.';
      return hasChoice(g, seat) ? undefined : `${letter} has no choice of beer to give.`;
    case 'take':
    case 'tuck':
      if (!g.facts.ranking.includes(seat)) return `${letter} is not in the ranking (SZB-085).`;
      if (frame.do === 'tuck') return undefined;
      return g.count(middle) > 0 && g.facts.taken < bullsPerRound(g.seats)
        ? undefined
        : 'there is no bull to take any more (SZB-082).';
    case 'serve':
      return g.in(openBeer(seat)).some((card) => isServable(g, seat, card))
        ? undefined
        : `${letter} has no open beer that can be served.`;
  }
}
