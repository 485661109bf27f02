import { NONE, type Seat } from '@stamtafel/kernel';
import { type Board, fits, type SvMatch, type SvView } from './bot-board.ts';
import { ALL, type Card, HAND, support } from './kind.ts';

const sum = (cards: readonly Card[]): number => cards.reduce((total, { value }) => total + value, 0);

/** The cow who is wooed, and where. */
function sceneOf(match: SvMatch, view: SvView, board: Board): { readonly cow: Card; readonly place: number } {
  const cow = match.cards[view.facts.cow];
  if (cow === undefined) throw new Error('nobody is wooed');
  return { cow, place: board.cows.findIndex((cows) => cows.includes(cow)) };
}

/** A player's bulls that count in this fight. */
function fighters(match: SvMatch, view: SvView, board: Board, seat: Seat): readonly Card[] {
  const { cow, place } = sceneOf(match, view, board);
  return (board.bulls[seat]?.[place] ?? []).filter((bull) => fits(bull, cow));
}

/** What Romeo can bring up, hand cards guessed; over the Drag Queen he is alone. */
function romeoMay(match: SvMatch, view: SvView, board: Board): number {
  const { wooer, romeo } = view.facts;
  const { cow } = sceneOf(match, view, board);
  const bull = fighters(match, view, board, wooer).find(({ order }) => order === romeo)?.value ?? 0;
  if (cow.symbol === ALL) return bull;
  return sum(fighters(match, view, board, wooer)) + 3;
}

/** Challenging pays when all the bot has beats what Romeo may have. */
export function challengeWorth(match: SvMatch, view: SvView, board: Board, bull: Card | undefined): number {
  if (bull === undefined) return 0;
  const { cow } = sceneOf(match, view, board);
  const all = sum(fighters(match, view, board, board.me)) + sum(board.hand.filter((card) => fits(card, cow)));
  return all > romeoMay(match, view, board) ? cow.value * bull.value - bull.value : -bull.value;
}

/** What the bot's side has committed so far: the bull, and what is sealed. */
function ownStrength(match: SvMatch, view: SvView, board: Board): number {
  const { wooer, romeo, challengers } = view.facts;
  const { cow } = sceneOf(match, view, board);
  const number = board.me === wooer ? romeo : (challengers[board.me] ?? NONE);
  const there = fighters(match, view, board, board.me);
  let strength = there.find(({ order }) => order === number)?.value ?? 0;
  const chosen = Math.max(0, view.sealed);
  for (const mate of there) if ((chosen >> HAND) & mate.bit) strength += mate.value;
  board.hand.forEach((card, i) => {
    if (chosen & (1 << i) && fits(card, cow)) strength += card.value;
  });
  return strength;
}

/** What the others are seen to bring, face-down cards at a guess. */
function othersStrength(match: SvMatch, view: SvView, board: Board): number {
  const { wooer, challengers, joined } = view.facts;
  if (board.me !== wooer) return romeoMay(match, view, board);
  let best = 0;
  challengers.forEach((number, seat) => {
    if (number === NONE) return;
    const bits = (joined[seat] ?? 0) | (1 << number);
    const open = sum(fighters(match, view, board, seat).filter(({ order }) => bits & (1 << order)));
    best = Math.max(best, open + 2 * (view.zones[support(seat)]?.length ?? 0));
  });
  return best;
}

/** As much help as is needed, and cards that count; otherwise it is wasted. */
export function helpWorth(match: SvMatch, view: SvView, board: Board, card: Card | undefined): number {
  const { cow } = sceneOf(match, view, board);
  if (card === undefined || !fits(card, cow)) return -1;
  const enough = othersStrength(match, view, board) + (board.me === view.facts.wooer ? 0 : 1);
  return ownStrength(match, view, board) >= enough ? -1 : card.value;
}
