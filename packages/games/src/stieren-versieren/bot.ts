import { type Answer, cardNamed, NONE } from '@stamtafel/kernel';
import { bestOf } from '../best-of.ts';
import type { Player } from '../edition.ts';
import { type Board, boardOf, fits, type SvMatch, type SvView } from './bot-board.ts';
import { challengeWorth, helpWorth } from './bot-fight.ts';
import { ALL, type Card, drawn, placeOf, type StierenVersieren } from './kind.ts';

/** A simple player: brings cows and bulls of one symbol together, woos as soon as it can, and picks its fights. */
export const greedy: Player<StierenVersieren> = (match, view, { options }, dice) => {
  const board = boardOf(match, view);
  return bestOf(options, { dice, stepsPerPoint: 1e4 }, (option) => scoreOf(match, view, board, option));
};

function scoreOf(match: SvMatch, view: SvView, board: Board, { pick, card: name, to }: Answer): number {
  const card = cardNamed(match, name);
  const place = typeof to === 'string' ? placeOf(match.zoneByName.get(to) ?? NONE) : NONE;
  switch (pick) {
    case 'put':
      return putWorth(match, view, board, place);
    case 'challenge':
    case 'decline':
      return challengeWorth(match, view, board, card);
    case 'join':
    case 'support':
      return helpWorth(match, view, board, card);
    case 'winner':
      return card ? -card.value : 0;
    case 'bull':
      return card ? card.value : 0;
    case 'done':
      return 0;
    case 'talk':
      return card && typeof to === 'number' ? talkWorth(view, board, card, to) : 0;
    default:
      return card ? actionWorth(view, board, pick, card, place) : 0;
  }
}

function actionWorth(view: SvView, board: Board, pick: string, card: Card, place: number): number {
  switch (pick) {
    case 'play':
      return playWorth(board, card);
    case 'extra':
      return 4 + playWorth(board, card);
    case 'woo':
      return 100 + wooWorth(board, card);
    case 'match':
      return 100 + card.value;
    case 'escort':
      return cowMoveWorth(board, card, place) + (place === card.symbol ? 40 : 15);
    case 'chase':
      return cowMoveWorth(board, card, place);
    case 'move':
    case 'pair':
      return moveWorth(board, card, place);
    case 'swap':
      return view.sealed === NONE ? 0.2 - card.value / 10 : 1.5 - card.value;
    default:
      return 0;
  }
}

const mine = (board: Board, place: number): readonly Card[] => board.bulls[board.me]?.[place] ?? [];

const strongest = (cards: readonly Card[]): number =>
  cards.reduce((best, { value }) => Math.max(best, value), 0);

/** How strongly others could challenge there: their best bulls for this cow. */
const rivals = (board: Board, cow: Card, place: number): number =>
  board.bulls.reduce(
    (sum, places, seat) =>
      seat === board.me ? sum : sum + strongest((places[place] ?? []).filter((bull) => fits(bull, cow))),
    0,
  );

function wooWorth(board: Board, cow: Card): number {
  const place = board.cows.findIndex((cows) => cows.includes(cow));
  const romeo = strongest(mine(board, place).filter((bull) => fits(bull, cow)));
  return cow.symbol === ALL ? 5 + romeo : cow.value * romeo - rivals(board, cow, place);
}

/** A bull at home is worth most where a cow of his symbol is, or may come. */
function playWorth(board: Board, bull: Card): number {
  const home = bull.symbol;
  let worth = bull.value;
  board.cows.forEach((cows, place) => {
    for (const cow of cows) {
      if (cow.symbol === ALL && place === home) worth += 3 + bull.value;
      if (cow.symbol === bull.symbol) worth += cow.value * bull.value * (place === home ? 1 : 0.3);
    }
  });
  for (const cow of board.down[home] ?? [])
    worth += cow === undefined ? 2 : cow.symbol === home ? cow.value * bull.value : 0.5;
  return worth - mine(board, home).filter(({ symbol }) => symbol === home).length * 2;
}

/** Talking is the way to everything else; best where it may be worth wooing, with a bull who is not missed if he has to go. */
function talkWorth(view: SvView, board: Board, bull: Card, slot: number): number {
  const place = view.facts.slots[slot - 1] ?? NONE;
  const before = view.facts.slots.slice(0, slot - 1).filter((other) => other === place).length;
  const cow = board.down[place]?.[before];
  const home = mine(board, place).filter(({ symbol }) => symbol === place);
  const leaves = bull.symbol === place ? bull.value * 0.6 : bull.value * 0.1;
  if (cow === undefined) return 20 + strongest(home) - leaves;
  const goes = bull.value > cow.value ? leaves * 2 : 0;
  return (cow.symbol === place && home.length > 0 ? 40 + cow.value : 12) - goes;
}

/** Cows go home where the bot's bulls wait for them, or at least out of others' reach. */
function cowMoveWorth(board: Board, cow: Card, place: number): number {
  const own = strongest(mine(board, place).filter((bull) => fits(bull, cow)));
  if (place !== cow.symbol) return own > 0 ? 6 : -2;
  return own === 0 ? -10 : 30 + cow.value * own - 2 * rivals(board, cow, place);
}

function moveWorth(board: Board, bull: Card, place: number): number {
  const from = board.bulls[board.me]?.findIndex((cards) => cards.includes(bull)) ?? NONE;
  return bullWorth(board, bull, place) - bullWorth(board, bull, from) - 1;
}

/** What a bull can do at a location. */
function bullWorth(board: Board, bull: Card, place: number): number {
  let worth = place === bull.symbol ? 3 : 0;
  for (const cow of board.cows[place] ?? []) {
    if (!fits(bull, cow)) continue;
    if (cow.symbol === ALL) worth += 25 + bull.value;
    else worth += place === cow.symbol ? 25 + cow.value * bull.value : 12;
  }
  const talkers = mine(board, place).filter((other) => other !== bull).length;
  return worth + (talkers === 0 ? 6 * (board.down[place]?.length ?? 0) : 0);
}

/** SV-101 The cow goes where she is near the bot's bulls of her symbol and far from those of others. */
function putWorth(match: SvMatch, view: SvView, board: Board, place: number): number {
  const face = view.zones[drawn(board.me)]?.[0] ?? NONE;
  const cow = match.faces[face];
  if (cow === undefined) return mine(board, place).length;
  const own = strongest(mine(board, place).filter((bull) => fits(bull, cow)));
  const there = mine(board, place).length > 0 ? 1 : 0;
  if (place === cow.symbol) return own > 0 ? 5 + own - rivals(board, cow, place) : -3;
  return own > 0 ? 2 + there : there;
}
