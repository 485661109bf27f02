import { NONE, type Seat, seatLetter } from '@stamtafel/kernel';
import { hasChoice } from './cards/drinker.ts';
import {
  ALL,
  BONUS,
  bulls,
  bullsPerRound,
  CELLAR,
  cellar,
  drinker,
  type Frame,
  type Game,
  hand,
  isGrandCafe,
  KINDS,
  middle,
  nameOf,
  of,
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

const topFrame = ({ state }: Game): Frame | undefined => state.stack.at(-1);
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

function badDrinker(g: Game): string | undefined {
  const lying = g.in(drinker).map((card) => g.card(card));
  return lying.length === 0 || lying.some(({ kind }) => kind === NONE)
    ? undefined
    : 'beer lies with the 1,5 meter Drinker only while he lies open.';
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

function badSupply(g: Game, seat: Seat): string | undefined {
  const letter = seatLetter(seat);
  const frame = topFrame(g)?.do;
  const cards = g.count(cellar(seat));
  if (cards > CELLAR)
    return `cellar.${letter} holds ${cards} cards; at most ${CELLAR} lie face down (SZB-047).`;
  const isPicking = frame === 'pick1' || frame === 'pick2';
  if (g.count(hand(seat)) > (isPicking ? 6 : 0))
    return isPicking
      ? `hand.${letter} has at most six cards.`
      : `hand.${letter} holds cards outside the draft.`;
  if (frame === 'pick1' && g.count(hand(seat)) !== g.count(hand(0)))
    return 'in pick 1 all hands have the same number of cards (SZB-051).';
  const isShut = frame === undefined || ['round', 'stock', 'pick1', 'change', 'bonus'].includes(frame);
  if ((isShut || g.facts.round === BONUS) && g.count(openBeer(seat)) > 0)
    return `open.${letter} holds beer, but none is open now (SZB-010).`;
  return g.in(openBeer(seat)).every((card) => g.card(card).value > 0)
    ? undefined
    : 'the 1,5 meter Drinker lies in zone drinker when he is open.';
}

/** A pub: bulls from the first place on, at each its beer and at most one tucked bull. */
function badPub(g: Game, seat: Seat): string | undefined {
  const { round, served, tucked } = g.facts;
  const rounds = Math.min(round, ROUNDS);
  if (bullsOf(g, seat) > rounds)
    return `${seatLetter(seat)} has more bulls than the ${rounds} rounds played (SZB-083).`;
  for (let n = 0; n < PLACES; n++) {
    const zone = place(seat, n);
    const bit = 1 << n;
    if (g.count(zone) === 0) {
      if ((of(served, seat) | of(tucked, seat)) & bit)
        return `nobody was served at the empty ${nameOf(g, zone)}.`;
      continue;
    }
    if (n > 0 && g.count(zone - 1) === 0) return `${nameOf(g, zone)} is used before ${nameOf(g, zone - 1)}.`;
    const problem = badPlace(g, zone);
    if (problem !== undefined) return problem;
    if (of(tucked, seat) & bit && !isPair(g, zone)) return `no bull was tucked at ${nameOf(g, zone)}.`;
    if (of(tucked, seat) & of(served, seat) & bit)
      return `${nameOf(g, zone)} has had two cards this round (SZB-113).`;
  }
  return undefined;
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
        return 'another player has turned the 1,5 meter Drinker open: `drinks` is his seat.';
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
