import { type CardId, NONE, type Option, type Seat } from '@stamtafel/kernel';
import {
  ALL,
  BULLS,
  bullCard,
  bulls,
  cowCard,
  type Game,
  HAND,
  hand,
  isOwnBull,
  nextSeat,
  placeOfCow,
  type RuleFor,
  sameSymbol,
  support,
} from '../kind.ts';
import { bitOf, chosenBy, firstChosen, HAND_BITS, lastChosen, withoutBit } from './choice.ts';
import { win } from './fight.ts';
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

/** A mate in the choice: by its canonical number, above the hand cards. */
const mateBit = (g: Game, card: CardId): number => 1 << (HAND + g.card(card).order);
/** The mates of a choice, by canonical number. */
const matesIn = (chosen: number): number => chosen >> HAND;

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
  if (pick === 'join') {
    if (!isMate(g, me, card)) return 'SV-308';
    return (chosen & HAND_BITS) === 0 && mateBit(g, card) > chosen ? undefined : 'SV-807';
  }
  if (g.where(card) !== hand(me)) return id;
  return g.card(card).order > lastChosen(g, me, chosen) ? undefined : 'SV-807';
}

/** One more bull helps, or all that do are laid down: nothing is seen before. */
function help(g: Game, me: Seat, { pick, card }: Option): boolean {
  // SV-804 The clock commits nothing, also where a set was half put together: a set counts as a whole.
  if (pick === 'pass') g.seal(me, NONE);
  else if (pick !== 'done') {
    g.seal(me, chosenBy(g, me) | (pick === 'join' ? mateBit(g, card) : bitOf(g, me, card)));
    return false;
  }
  layDown(g, me);
  return true;
}

/** The mates that join are seen at once; SV-305 the support cards lie face down, but their number is seen. */
function layDown(g: Game, seat: Seat): void {
  let chosen = chosenBy(g, seat);
  const mates = matesIn(chosen);
  g.seal(seat, NONE);
  g.facts.joined[seat] = mates;
  chosen &= HAND_BITS;
  for (let card = firstChosen(g, seat, chosen); card !== NONE; card = firstChosen(g, seat, chosen)) {
    chosen = withoutBit(chosen, bitOf(g, seat, card));
    g.move(card, support(seat));
  }
  if (g.told === undefined) return;
  if (mates !== 0) g.tell('joins', { seat, cards: matesOf(g, seat, mates) });
  g.tell('supports', { seat, count: g.count(support(seat)) });
}

function matesOf(g: Game, seat: Seat, mates: number): CardId[] {
  const cards: CardId[] = [];
  for (let bull = 0; bull < BULLS; bull++) if (mates & (1 << bull)) cards.push(bullCard(g, seat, bull));
  return cards;
}

/** SV-305 Any of his mates and any of his hand; SV-306 cards of another symbol are a bluff and count nothing. */
export const challengerSide: RuleFor<'challengerSide'> = {
  id: 'SV-305',
  ask: (g, _f, me) => offerHelp(g, me),
  refuses: (g, { seat }, me, option) => (me === seat ? refusesHelp(g, me, option, 'SV-305') : 'SV-305'),
  timeout: (g) => g.offer('pass'),
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
  timeout: (g) => g.offer('pass'),
  do(g, frame, me, option) {
    g.next(help(g, me, option) ? { do: 'reveal' } : frame);
  },
};
