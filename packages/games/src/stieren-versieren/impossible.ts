import { type CardId, NONE, seatLetter } from '@stamtafel/kernel';
import {
  ALL,
  BULLS,
  box,
  cowCount,
  cowPile,
  down,
  drawn,
  type Game,
  HAND,
  hand,
  isOwnBull,
  LOCATIONS,
  location,
  nameOf,
  nth,
  shack,
  support,
} from './kind.ts';

/** SV-004 Where a card can lie: cows in the pile, at locations and in Love Shacks, bulls with their owners (§7, invariants). */
export function belongs(g: Game, card: CardId, zone: number): boolean {
  if (zone === box) return true;
  const { isCow } = g.card(card);
  for (let seat = 0; seat < g.seats; seat++) {
    if (zone === shack(seat)) return isCow || isOwnBull(g, seat, card);
    if (zone === drawn(seat)) return isCow;
    if (g.match.zones[zone]?.owner === seat) return isOwnBull(g, seat, card);
  }
  return isCow;
}

/** Why a described position cannot be, beyond cards being conserved: one sentence, or nothing. */
export const impossible = (g: Game): string | undefined =>
  badFacts(g) ?? badSlots(g) ?? badHands(g) ?? badCouples(g) ?? badStack(g);

function badFacts({ facts, seats }: Game): string | undefined {
  const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats;
  if (new Set(facts.owners).size !== seats || facts.owners.some((owner) => ![0, 1, 2, 3].includes(owner)))
    return 'every player has another one of the four Love Shacks, 0 to 3.';
  if ([0, 1, 2, 3].some((place) => !facts.grid.includes(place)))
    return 'the four locations lie at the four places of the grid, 0 to 3.';
  if (!isSeat(facts.start)) return 'the start player has a seat at this table.';
  if (!Number.isInteger(facts.round) || facts.round < 1 || facts.round > 8) return 'the rounds are 1 to 8.';
  if (![0, 1, 2].includes(facts.actions)) return 'a turn has two actions.';
  if (facts.wooer !== NONE && !isSeat(facts.wooer)) return 'the wooing player has a seat at this table.';
  return undefined;
}

/** SV-802 Every face-down cow has her number of placement. */
function badSlots(g: Game): string | undefined {
  for (let place = 0; place < LOCATIONS; place++) {
    const numbered = g.facts.slots.filter((slot) => slot === place).length;
    if (numbered !== g.count(down(place)))
      return `${g.count(down(place))} cows lie face down at ${nameOf(g, location(place))}, but the fact slots has ${numbered} there.`;
  }
  return g.facts.slots.every((slot) => slot >= NONE && slot < LOCATIONS && Number.isInteger(slot))
    ? undefined
    : 'the fact slots has for every cow placed her location, 0 to 3, or -1 once she is turned up.';
}

function badHands(g: Game): string | undefined {
  for (let seat = 0; seat < g.seats; seat++) {
    const letter = seatLetter(seat);
    if (g.count(hand(seat)) > HAND)
      return `${letter} has ${g.count(hand(seat))} cards in hand; a hand has ${HAND}.`;
    if (g.count(support(seat)) > 0 && g.facts.wooer === NONE)
      return `${letter} has laid support cards, but nobody woos.`;
    if (g.count(drawn(seat)) > 1) return `${letter} has drawn more than one cow.`;
  }
  return undefined;
}

/** SV-006, SV-710 Couples: first the cow, then a bull of her symbol; with the Drag Queen any bull or cow. */
function badCouples(g: Game): string | undefined {
  for (let seat = 0; seat < g.seats; seat++) {
    const letter = seatLetter(seat);
    if (g.count(shack(seat)) % 2 === 1) return `in ${letter}'s Love Shack somebody is alone.`;
    for (let i = 0; i < g.count(shack(seat)); i += 2) {
      const cow = nth(g, shack(seat), i);
      const partner = nth(g, shack(seat), i + 1);
      if (!g.card(cow).isCow) return `a couple names the cow first, not ${g.card(cow).id}.`;
      const { symbol, kin } = g.card(cow);
      const fits = g.card(partner).isCow ? symbol === ALL : (kin & g.card(partner).bit) !== 0;
      if (!fits) return `${g.card(cow).id} and ${g.card(partner).id} cannot be a couple.`;
    }
  }
  return undefined;
}

function badStack(g: Game): string | undefined {
  const { facts } = g;
  const top = g.state.stack.at(-1);
  const fights = [
    'challenge',
    'challengeLot',
    'drawChallenger',
    'challengeRace',
    'fight',
    'challengerSide',
    'romeoSide',
    'reveal',
    'chooseWinner',
  ];
  if (top === undefined) return undefined;
  if (fights.includes(top.do)) {
    if (
      facts.wooer === NONE ||
      facts.cow < 0 ||
      facts.cow >= cowCount(g) ||
      facts.romeo < 0 ||
      facts.romeo >= BULLS
    )
      return 'a Bull Fight needs somebody who woos a cow with a bull: facts wooer, cow and romeo.';
  } else if (facts.wooer !== NONE) return 'somebody woos, but no fight is under way.';
  if (top.do === 'placeCow' && g.count(drawn(top.seat)) !== 1)
    return `${seatLetter(top.seat)} has no drawn cow to place.`;
  if (top.do === 'turn' && facts.actions === 0)
    return `${seatLetter(top.seat)} is on turn without an action left.`;
  if (top.do === 'shortageLocation' && g.count(cowPile) === 0) return 'the cow pile is empty.';
  return undefined;
}
