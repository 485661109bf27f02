import { NONE, type Option, type Seat } from '@stamtafel/kernel';
import {
  ALL,
  cowCard,
  type Game,
  hand,
  isOwnBull,
  nextSeat,
  placeOfCow,
  type RuleFor,
  support,
} from '../kind.ts';
import {
  allAfter,
  bullsAt,
  bullsInHand,
  cardsOfSet,
  choose,
  chosenBy,
  moveEach,
  offerEach,
} from '../sets.ts';
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
 * SV-707 In a fight over the Drag Queen they may not help Romeo and are not asked. SV-806 A player with a card in hand or
 * a mate is always asked, so that the time it takes does not tell; without both there is nothing to hide.
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

/**
 * SV-308 Mates have the cow's symbol and lie on the location; SV-708 over the Drag Queen any own bull there is one, or
 * SV-715 one with the challenger's symbol.
 */
function matesOf(g: Game, seat: Seat): number {
  const cow = cowCard(g.facts.cow);
  const fighter = g.card(fighterOf(g, seat));
  const { kin } = sharesSymbol(g) ? fighter : g.card(cow);
  return bullsAt(g, seat, placeOfCow(g, cow)) & kin & ~fighter.bit;
}

/** SV-715 Over the Drag Queen mates share the challenger's symbol. */
const sharesSymbol = (g: Game): boolean =>
  g.options.dragQueenMates === 'symbol' && g.card(cowCard(g.facts.cow)).symbol === ALL;

const canHelp = (g: Game, seat: Seat): boolean => g.count(hand(seat)) > 0 || matesOf(g, seat) !== 0;

/** SV-307 Only Romeo's side may not bluff; SV-317 it may, too, as the options say. */
const mayBluff = (g: Game, me: Seat): boolean => me !== g.facts.wooer || g.options.romeoBluff;

/** SV-305, SV-306 Any hand card may be laid; SV-307 without a bluff only those with the cow's symbol. */
const fitting = (g: Game, me: Seat): number =>
  mayBluff(g, me) ? bullsInHand(g, me) : bullsInHand(g, me) & g.card(cowCard(g.facts.cow)).kin;

/** SV-807 First the mates, then the cards, both in canonical order: every set is put together in one way. */
function joinable(g: Game, me: Seat): number {
  const chosen = chosenBy(g, me);
  return chosen & bullsInHand(g, me) ? 0 : matesOf(g, me) & allAfter(chosen);
}
const supporting = (g: Game, me: Seat): number =>
  fitting(g, me) & allAfter(chosenBy(g, me) & bullsInHand(g, me));

function offerHelp(g: Game, me: Seat): void {
  g.offer('done');
  offerEach(g, me, 'join', joinable(g, me));
  offerEach(g, me, 'support', supporting(g, me));
}

function refusesHelp(g: Game, me: Seat, { pick, card }: Option, id: string): string | undefined {
  if (pick === 'done') return undefined;
  if (pick !== 'join' && pick !== 'support') return id;
  if (!isOwnBull(g, me, card)) return 'SV-204';
  const { bit } = g.card(card);
  if (pick === 'join') {
    if (bit & joinable(g, me)) return undefined;
    if (bit & matesOf(g, me)) return 'SV-807';
    return sharesSymbol(g) ? 'SV-715' : 'SV-308';
  }
  if (bit & supporting(g, me)) return undefined;
  return bit & fitting(g, me) ? 'SV-807' : id;
}

/** One more bull helps, or all that do are laid down: nothing is seen before. */
function help(g: Game, me: Seat, { pick, card }: Option): boolean {
  // SV-804 The clock commits nothing, even where a set was half put together: a set counts as a whole.
  if (pick === 'pass') g.seal(me, NONE);
  else if (pick !== 'done') {
    choose(g, me, chosenBy(g, me) | g.card(card).bit);
    return false;
  }
  layDown(g, me);
  return true;
}

/** The mates that join are seen at once; SV-305 the support cards lie face down, but their number is seen. */
function layDown(g: Game, seat: Seat): void {
  const chosen = chosenBy(g, seat);
  const cards = chosen & bullsInHand(g, seat);
  const mates = chosen & ~cards;
  g.seal(seat, NONE);
  g.facts.joined[seat] = mates;
  moveEach(g, seat, cards, support(seat));
  if (g.told === undefined) return;
  if (mates !== 0) g.tell('joins', { seat, cards: cardsOfSet(g, seat, mates) });
  g.tell('supports', { seat, count: g.count(support(seat)) });
}

/** SV-305 Any of the mates and any hand cards; SV-306 cards of another symbol are a bluff and count nothing. */
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
  refuses: (g, { seat }, me, option) => (me === seat ? refusesHelp(g, me, option, 'SV-307') : 'SV-307'),
  timeout: (g) => g.offer('pass'),
  do(g, frame, me, option) {
    g.next(help(g, me, option) ? { do: 'reveal' } : frame);
  },
};
