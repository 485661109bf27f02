import { NONE, type Seat, seatLetter } from '@stamtafel/kernel';
import {
  BONUS,
  CELLAR,
  cellar,
  drinker,
  type Frame,
  factOf,
  type Game,
  hand,
  isGrandCafe,
  openBeer,
  turnOf,
} from './kind.ts';

/** What the beer of a described position cannot look like: hands, cellars, open beer and what the Drinker got. */

export const topFrame = ({ state }: Game): Frame | undefined => state.stack.at(-1);

/** The frames at which nothing lies open: open beer never survives phase 5 (SZB-010). */
const isShut = ({ facts }: Game, frame: Frame['do'] | undefined): boolean =>
  facts.round === BONUS || frame === undefined || ['round', 'stock', 'pick1', 'bonus'].includes(frame);

/** SZB-111 How far phase 5 has come for this seat: its serving turn is still to come, at step a, or has poured away. */
function serving(g: Game, seat: Seat): 'to come' | 'at step a' | 'poured away' {
  const frame = topFrame(g);
  if (frame?.do === 'change' || isShut(g, frame?.do)) return 'poured away';
  if (frame?.do !== 'serve' && frame?.do !== 'cellar') return 'to come';
  if (turnOf(g, seat) > turnOf(g, frame.seat)) return 'to come';
  return frame.do === 'serve' && seat === frame.seat ? 'at step a' : 'poured away';
}

/** Whether the seat can have laid beer at a bull since the slots were made fresh (SZB-033, SZB-141). */
export function mayHaveServed(g: Game, seat: Seat): boolean {
  const frame = topFrame(g);
  switch (frame?.do) {
    case 'stock':
    case 'pick1':
      return false;
    case 'cellar':
      return turnOf(g, seat) <= turnOf(g, frame.seat);
    default:
      return serving(g, seat) !== 'to come';
  }
}

export function badSupply(g: Game, seat: Seat): string | undefined {
  const letter = seatLetter(seat);
  const frame = topFrame(g)?.do;
  const cards = g.count(cellar(seat));
  if (cards > CELLAR)
    return `cellar.${letter} holds ${cards} cards; at most ${CELLAR} lie face down (SZB-047).`;
  const problem = badHand(g, seat);
  if (problem !== undefined) return problem;
  const open = g.in(openBeer(seat));
  if (open.length > 0 && isShut(g, frame))
    return `open.${letter} holds beer, but none is open now (SZB-010).`;
  if (open.length > 0 && serving(g, seat) === 'poured away')
    return `open.${letter} holds beer, but ${letter} has poured away what was not served (SZB-116).`;
  if (open.length > 0 && frame === 'pick2' && cards < CELLAR)
    return `open.${letter} holds beer in pick 2, but cellar.${letter} is not full (SZB-047).`;
  if (open.length > 2 && frame === 'pick2')
    return `open.${letter} holds ${open.length} cards, but pick 1 adds at most two (SZB-042).`;
  return open.every((card) => g.card(card).value > 0)
    ? undefined
    : 'the 1,5 meter Drinker lies in zone drinker when he is open.';
}

function badHand(g: Game, seat: Seat): string | undefined {
  const letter = seatLetter(seat);
  const frame = topFrame(g)?.do;
  const cards = g.count(hand(seat));
  if (frame !== 'pick1' && frame !== 'pick2')
    return cards > 0 ? `hand.${letter} holds cards outside the draft.` : undefined;
  const most = frame === 'pick2' && !isGrandCafe(g) ? 4 : 6;
  if (cards > most) return `hand.${letter} has at most ${most} cards in ${frame}.`;
  if (cards === g.count(hand(0)) || (frame === 'pick2' && isGrandCafe(g))) return undefined;
  return 'all hands have the same number of cards (SZB-051), except in pick 2 of Grand Café.';
}

/** SZB-163, SZB-164 The kind fixed in Grand Café is that of the open beer, until it was given away or served. */
export function badTapped(g: Game, seat: Seat): string | undefined {
  if (!isGrandCafe(g)) return undefined;
  const letter = seatLetter(seat);
  const tapped = factOf(g.facts.tapped, seat);
  const [kind = NONE, second] = new Set(g.in(openBeer(seat)).map((card) => g.card(card).kind));
  if (second !== undefined) return `open.${letter} holds two kinds; in Grand Café one is tapped (SZB-163).`;
  if (kind !== NONE && kind !== tapped)
    return `tapped of ${letter} is ${kind}, the kind of open.${letter} (SZB-164).`;
  if (tapped === NONE || kind !== NONE) return undefined;
  const frame = topFrame(g)?.do;
  if (g.facts.round === BONUS || frame === 'stock' || frame === 'pick1')
    return `tapped of ${letter} is -1: nothing has been tapped yet.`;
  const isGone = serving(g, seat) !== 'to come' || g.in(drinker).some((card) => g.card(card).kind === tapped);
  return isGone ? undefined : `tapped of ${letter} is -1 as long as open.${letter} is empty (SZB-164).`;
}

/** SZB-173 to SZB-178 The Drinker lies open from the draft to the end of the round; beer is given to him in tap turns only. */
export function badDrinker(g: Game): string | undefined {
  const lying = g.in(drinker).map((card) => g.card(card));
  const frame = topFrame(g)?.do;
  const debt = badDebt(g, lying.length > 0 && frame !== 'pick2');
  if (debt !== undefined || lying.length === 0) return debt;
  if (isShut(g, frame))
    return 'the 1,5 meter Drinker does not lie open now: zone drinker is empty (SZB-177).';
  if (lying[0]?.kind !== NONE) return 'beer lies with the 1,5 meter Drinker only while he lies open.';
  if (lying.length > (frame === 'pick2' ? 1 : g.seats))
    return frame === 'pick2'
      ? 'nobody gives beer to the 1,5 meter Drinker before tapping (SZB-173).'
      : 'each other player gives at most one beer to the 1,5 meter Drinker (SZB-173).';
  for (let seat = 0; frame === 'pick2' && seat < g.seats; seat++)
    if (g.count(cellar(seat)) === CELLAR) return undefined;
  return frame === 'pick2'
    ? 'in pick 2 the 1,5 meter Drinker lies open only beside a full cellar (SZB-178).'
    : undefined;
}

/** SZB-181 Who owes the Drinker a beer taps after his owner, and has nothing open until it is given. */
function badDebt(g: Game, isTapped: boolean): string | undefined {
  const { owing } = g.facts;
  if (owing === 0) return undefined;
  if (!Number.isInteger(owing) || owing < 0 || owing >= 1 << g.seats)
    return `owing has the seats that owe the Drinker a beer as bits, 0 to ${(1 << g.seats) - 1}.`;
  if (g.options.drinkerDebt === 'none' || !isTapped)
    return 'nobody owes the 1,5 meter Drinker a beer now: owing is 0 (SZB-181).';
  for (let seat = 0; seat < g.seats; seat++) {
    if (!(owing & (1 << seat))) continue;
    if (seat === g.facts.bierbaas)
      return 'the bierbaas has tapped before everybody else and owes nothing (SZB-181).';
    if (g.count(openBeer(seat)) > 0)
      return `open.${seatLetter(seat)} is empty as long as ${seatLetter(seat)} owes the Drinker a beer (SZB-181).`;
  }
  return undefined;
}
