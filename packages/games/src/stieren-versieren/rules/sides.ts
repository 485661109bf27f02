import { type CardId, NONE, type Option, type Seat } from '@stamtafel/kernel';
import {
  ALL,
  bullCard,
  bulls,
  cowCard,
  type Game,
  hand,
  isOwnBull,
  nextSeat,
  placeOfCow,
  type RuleFor,
  sameSymbol,
  support,
} from '../kind.ts';
import { win } from './fight.ts';
import { lastOf } from './play-bulls.ts';
import { fighterOf } from './strength.ts';

/** SV-300 With a challenger there is a fight; SV-251 without one cow and Romeo become a couple. */
export const fight: RuleFor<'fight'> = {
  do(g) {
    const { facts } = g;
    for (let seat = 0; seat < g.seats; seat++)
      if (facts.challengers[seat] !== NONE) {
        commitFrom(g, nextSeat(g, facts.wooer));
        return;
      }
    win(g, facts.wooer);
  },
};

/**
 * SV-305 The challenger commits first; SV-321 in the tactical version all do, clockwise; SV-307 the wooing player last.
 * SV-707 In a fight over the Drag Queen he may not help Romeo and is not asked. SV-806 Whoever has a card in hand or a
 * mate is always asked, so that the time it takes does not tell; without both there is nothing to hide.
 */
function commitFrom(g: Game, first: Seat): void {
  const { wooer, challengers } = g.facts;
  for (let seat = first; seat !== wooer; seat = nextSeat(g, seat)) {
    if (challengers[seat] === NONE) continue;
    if (canHelp(g, seat)) {
      g.next({ do: 'challengerSide', seat });
      return;
    }
    layDown(g, seat);
  }
  const helps = g.card(cowCard(g.facts.cow)).symbol !== ALL;
  if (helps && canHelp(g, wooer)) g.next({ do: 'romeoSide', seat: wooer });
  else {
    if (helps) layDown(g, wooer);
    g.next({ do: 'reveal' });
  }
}

/** The bulls of a player at the location of the cow who is wooed. */
const bullsThere = (g: Game, seat: Seat): number => bulls(seat, placeOfCow(g, cowCard(g.facts.cow)));

function canHelp(g: Game, seat: Seat): boolean {
  if (g.count(hand(seat)) > 0) return true;
  const cards = g.in(bullsThere(g, seat));
  for (let i = 0; i < cards.length; i++) if (isMate(g, seat, cards[i] ?? NONE)) return true;
  return false;
}

/** SV-308 Mates have the cow's symbol and lie on the location; SV-708 over the Drag Queen any own bull there is one. */
const isMate = (g: Game, seat: Seat, card: CardId): boolean =>
  g.where(card) === bullsThere(g, seat) &&
  card !== fighterOf(g, seat) &&
  sameSymbol(g, card, cowCard(g.facts.cow));

/** What is chosen so far, as bits in canonical order. */
const chosenBy = (g: Game, seat: Seat): number => Math.max(0, g.sealed(seat));

/** Of these bulls those in hand. */
function inHand(g: Game, seat: Seat, chosen: number): number {
  const cards = g.in(hand(seat));
  let bits = 0;
  for (let i = 0; i < cards.length; i++) bits |= 1 << g.card(cards[i] ?? 0).order;
  return bits & chosen;
}

function offerHelp(g: Game, me: Seat): void {
  g.offer('done');
  const there = g.in(bullsThere(g, me));
  for (let i = 0; i < there.length; i++) g.offer('join', there[i] ?? NONE);
  const cards = g.in(hand(me));
  for (let i = 0; i < cards.length; i++) g.offer('support', cards[i] ?? NONE);
}

/** First the mates, then the cards, both in canonical order (SV-807): every set is put together in one way. */
function refusesHelp(g: Game, me: Seat, { pick, card }: Option, id: string): string | undefined {
  if (pick === 'done') return undefined;
  if (pick !== 'join' && pick !== 'support') return id;
  if (!isOwnBull(g, me, card)) return 'SV-204';
  const chosen = chosenBy(g, me);
  const cards = inHand(g, me, chosen);
  const { order } = g.card(card);
  if (pick === 'join') {
    if (!isMate(g, me, card)) return 'SV-308';
    return cards === 0 && order > lastOf(chosen) ? undefined : 'SV-807';
  }
  if (g.where(card) !== hand(me)) return id;
  return order > lastOf(cards) ? undefined : 'SV-807';
}

/** One more bull helps, or all that do are laid down: nothing is seen before. */
function help(g: Game, me: Seat, { pick, card }: Option): boolean {
  if (pick !== 'done') {
    g.seal(me, chosenBy(g, me) | (1 << g.card(card).order));
    return false;
  }
  layDown(g, me);
  return true;
}

/** The mates that join are seen at once; SV-305 the support cards lie face down, but their number is seen. */
function layDown(g: Game, seat: Seat): void {
  const chosen = chosenBy(g, seat);
  const cards = inHand(g, seat, chosen);
  g.seal(seat, NONE);
  g.facts.joined[seat] = chosen & ~cards;
  for (let rest = cards; rest > 0; rest &= rest - 1)
    g.move(bullCard(g, seat, 31 - Math.clz32(rest & -rest)), support(seat));
  if (g.told === undefined) return;
  const mates: CardId[] = [];
  for (let bull = 0; bull <= lastOf(chosen & ~cards); bull++)
    if (chosen & ~cards & (1 << bull)) mates.push(bullCard(g, seat, bull));
  if (mates.length > 0) g.tell('joins', { seat, cards: mates });
  g.tell('supports', { seat, count: g.count(support(seat)) });
}

/** SV-305 Any of his mates and any of his hand; SV-306 cards of another symbol are a bluff and count nothing. */
export const challengerSide: RuleFor<'challengerSide'> = {
  id: 'SV-305',
  ask: (g, _f, me) => offerHelp(g, me),
  refuses: (g, { seat }, me, option) => (me === seat ? refusesHelp(g, me, option, 'SV-305') : 'SV-305'),
  /** SV-804 The clock commits nothing more. */
  timeout: (g) => g.offer('done'),
  do(g, frame, me, option) {
    if (help(g, me, option)) commitFrom(g, nextSeat(g, me));
    else g.next(frame);
  },
};

/** SV-307 Any of Romeo's mates and any hand cards with the cow's symbol: Romeo's side may not bluff. */
export const romeoSide: RuleFor<'romeoSide'> = {
  id: 'SV-307',
  ask: (g, _f, me) => offerHelp(g, me),
  refuses(g, { seat }, me, option) {
    if (me !== seat) return 'SV-307';
    const fault = refusesHelp(g, me, option, 'SV-307');
    if (fault !== undefined || option.pick !== 'support') return fault;
    return sameSymbol(g, option.card, cowCard(g.facts.cow)) ? undefined : 'SV-307';
  },
  timeout: (g) => g.offer('done'),
  do(g, frame, me, option) {
    g.next(help(g, me, option) ? { do: 'reveal' } : frame);
  },
};
