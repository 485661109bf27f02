import { type Answer, cardNamed, type Match, NONE, type Seat, type View } from '@stamtafel/kernel';
import { bestOf } from '../best-of.ts';
import type { Player } from '../edition.ts';
import type { Action } from './deck.ts';
import { B, type Card, FIRST_FIELD, type HowRuck, LAST_FIELD, otherThan, sideOf, WHITE } from './kind.ts';

/** The table as one seat sees it, with the figures that matter for a choice. */
interface Board {
  readonly me: Seat;
  /** The six stacks, bottom to top. */
  readonly stacks: readonly (readonly Card[])[];
  /** How far the barrel is on the way to my end field: positive is my half. */
  readonly pulled: number;
  /** At this distance from the middle the barrel stands on an end field. */
  readonly end: number;
}

/** Better a little in hand: what a card is worth if it is kept for later. */
const worthKeeping: { readonly [action in Action]: number } = {
  adrenalinestoot: 1.5,
  'vuile-truc': 1,
  'how-ruck': 2,
  'mucho-macho': 1.5,
  'zwak-wint': 2,
  touwbreuk: 2.5,
  'wisselen-van-kant': 2,
  'en-daag': 2,
  monsterachtig: 1.5,
  versterking: 0.5,
};

/** A simple player: strong Scots on its own side, weak ones on the other, contests when it is ahead. */
export const greedy: Player<HowRuck> = (match, view, { options }, dice) => {
  const board = boardOf(match, view);
  return bestOf(options, { dice, stepsPerPoint: 1e6 }, (option) => scoreOf(match, view, board, option));
};

function scoreOf(match: Match<HowRuck>, view: View<HowRuck>, board: Board, option: Answer): number {
  const card = cardNamed(match, option.card);
  const zone = typeof option.to === 'string' ? (match.zoneByName.get(option.to) ?? NONE) : NONE;
  switch (option.pick) {
    case 'keep':
      return card ? teamValue(card) : 0;
    case 'place':
      return card ? placed(board, card, zone) - keepValue(card) : 0;
    case 'carryOut':
      return card ? carriedOut(board, card) - keepValue(card) : 0;
    case 'waive':
      return card ? worth(board) - keepValue(card) : 0;
    case 'choose':
      return card ? bestPlay(board, card) : 0;
    case 'name':
      return worth(without(board, (c) => c.strength === option.to));
    case 'from':
      return bestSwitch(board, zone);
    case 'onto':
      return worth(switched(board, sourceOf(view), zone));
    default:
      return option.pick === 'leave' ? -1 : 0;
  }
}

const sourceOf = ({ stack }: View<HowRuck>): number => {
  const frame = stack.at(-1);
  return frame?.do === 'target' ? frame.from : NONE;
};

function boardOf(match: Match<HowRuck>, view: View<HowRuck>): Board {
  const stacks: Card[][] = [];
  for (let zone = FIRST_FIELD; zone <= LAST_FIELD; zone++)
    stacks.push((view.zones[zone] ?? []).flatMap((face) => match.faces[face] ?? []));
  const { trackHalf } = match.options;
  const towardsB = view.facts.barrel - trackHalf - 0.5;
  return { me: view.viewer, stacks, pulled: view.viewer === B ? towardsB : -towardsB, end: trackHalf - 0.5 };
}

// What a position is worth

const strengthAt = (stack: readonly Card[]): number => stack.at(-1)?.strength ?? 2;

/** My strength less the opponent's. */
function lead({ stacks, me }: Board): number {
  let sum = 0;
  stacks.forEach((stack, i) => {
    sum += sideOf(FIRST_FIELD + i) === me ? strengthAt(stack) : -strengthAt(stack);
  });
  return sum;
}

/** Won, lost, or the barrel's way plus what the next contest would bring. */
function worth(board: Board): number {
  if (board.pulled >= board.end) return 1000;
  if (board.pulled <= -board.end) return -1000;
  return board.pulled + 0.8 * lead(board) + nessieRisk(board);
}

/** An open Nessie on the bot's side invites Monsterachtig. */
function nessieRisk({ stacks, me }: Board): number {
  let risk = 0;
  stacks.forEach((stack, i) => {
    if (stack.at(-1)?.nessie) risk += sideOf(FIRST_FIELD + i) === me ? -1 : 1;
  });
  return risk;
}

const showsNessie = ({ stacks }: Board, side: Seat): boolean =>
  stacks.some((stack, i) => stack.at(-1)?.nessie && sideOf(FIRST_FIELD + i) === side);

const pull = (board: Board, fields: number): Board => ({ ...board, pulled: board.pulled + fields });
const contest = (board: Board): Board => pull(board, lead(board));

// Plays

function placed(board: Board, card: Card, zone: number): number {
  const after = changed(board, zone, (stack) => [...stack, card]);
  return worth(card.howRuck ? contest(after) : after);
}

const changed = (board: Board, zone: number, change: (stack: readonly Card[]) => readonly Card[]): Board => ({
  ...board,
  stacks: board.stacks.map((stack, i) => (FIRST_FIELD + i === zone ? change(stack) : stack)),
});

const without = (board: Board, is: (card: Card) => boolean): Board => ({
  ...board,
  stacks: board.stacks.map((stack) => {
    const open = stack.at(-1);
    return open && is(open) ? stack.slice(0, -1) : stack;
  }),
});

function switched(board: Board, from: number, to: number): Board {
  const card = board.stacks[from - FIRST_FIELD]?.at(-1);
  if (card === undefined) return board;
  return changed(
    changed(board, from, (stack) => stack.slice(0, -1)),
    to,
    (stack) => [...stack, card],
  );
}

function bestSwitch(board: Board, from: number): number {
  const card = board.stacks[from - FIRST_FIELD]?.at(-1);
  if (card === undefined) return Number.NEGATIVE_INFINITY;
  const other = FIRST_FIELD + otherThan(sideOf(from)) * 3;
  const targets = card.colour === WHITE ? [other, other + 1, other + 2] : [other + card.colour];
  return Math.max(...targets.map((to) => worth(switched(board, from, to))));
}

const fields = [3, 4, 5, 6, 7, 8] as const;

function carriedOut(board: Board, { action }: Card): number {
  switch (action) {
    case 'adrenalinestoot':
      return worth(pull(board, 2));
    case 'how-ruck':
      return worth(contest(board));
    case 'zwak-wint':
      return worth(pull(board, -lead(board)));
    case 'touwbreuk':
      return worth({ ...board, pulled: 0.5 });
    case 'mucho-macho':
      return worth(without(board, (card) => card.lady));
    case 'en-daag':
      return Math.max(
        ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((s) => worth(without(board, (c) => c.strength === s))),
      );
    case 'wisselen-van-kant':
      return Math.max(...fields.map((from) => bestSwitch(board, from)));
    case 'monsterachtig':
      return showsNessie(board, otherThan(board.me)) ? 1000 : worth(board);
    case 'vuile-truc':
      return worth(board) + 1.5;
    case 'versterking':
      return worth(board) + 1;
    case '':
      return 0;
  }
}

function bestPlay(board: Board, card: Card): number {
  if (card.action !== '') return carriedOut(board, card);
  const targets = fields.filter((zone) => card.colour === WHITE || (zone - FIRST_FIELD) % 3 === card.colour);
  return Math.max(...targets.map((zone) => placed(board, card, zone)));
}

/** What is lost by playing the card now instead of later. */
const keepValue = (card: Card): number =>
  card.action !== ''
    ? worthKeeping[card.action]
    : 0.4 * Math.abs(card.strength - 2) + (card.howRuck ? 0.8 : 0);

/** HR-031 Which card of a pair is worth more: far from 2 is useful on one side or the other. */
const teamValue = (card: Card): number =>
  card.action !== ''
    ? worthKeeping[card.action]
    : Math.abs(card.strength - 2) + (card.howRuck ? 0.8 : 0) + (card.colour === WHITE ? 0.5 : 0);
