/**
 * Whist as a boardgame.io game, in random play through its bare reducer, undo off: the quickest way it has.
 * `boardgame-io.ts FOLDER SECONDS`, where FOLDER has it installed. The rules are as simple as card games get.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { during } from './measure.ts';

interface Whist {
  hands: number[][];
  trick: number[];
  leader: number;
  next: number;
  trump: number;
  won: number[];
  left: number;
}

interface State {
  readonly G: Whist;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface Internal {
  InitializeGame(setup: { readonly game: object; readonly numPlayers: number }): State;
  CreateGameReducer(setup: { readonly game: object }): (state: State, action: object) => State;
}

const SEATS = 4;
const suit = (card: number): number => Math.floor(card / 13);

const [folder = '.', seconds = '1'] = process.argv.slice(2);
const require = createRequire(join(folder, 'package.json'));
const { INVALID_MOVE }: { readonly INVALID_MOVE: string } = require('boardgame.io/core');
const { InitializeGame, CreateGameReducer }: Internal = require('boardgame.io/internal');

const game = {
  name: 'whist',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({
    random,
  }: {
    random: { Shuffle(cards: number[]): number[]; Die(sides: number): number };
  }): Whist => {
    const deck = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
    return {
      hands: Array.from({ length: SEATS }, (_, seat) => deck.slice(seat * 13, seat * 13 + 13)),
      trick: [],
      leader: 0,
      next: 0,
      trump: random.Die(4) - 1,
      won: new Array<number>(SEATS).fill(0),
      left: 52,
    };
  },
  moves: { play: { client: false, move: play } },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }: State) => G.next, next: ({ G }: State) => G.next },
  },
  endIf: ({ G }: State) => (G.left === 0 ? { won: G.won } : undefined),
  playerView: ({ G, playerID }: { G: Whist; playerID: string }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};

function play({ G, playerID }: { G: Whist; playerID: string }, card: number): string | undefined {
  const seat = Number(playerID);
  const hand = G.hands[seat] ?? [];
  const place = hand.indexOf(card);
  if (place < 0 || !legal(G, seat).includes(card)) return INVALID_MOVE;
  hand.splice(place, 1);
  G.trick.push(card);
  G.left--;
  G.next = (seat + 1) % SEATS;
  if (G.trick.length === SEATS) takeTrick(G);
  return undefined;
}

function takeTrick(G: Whist): void {
  let best = 0;
  G.trick.forEach((card, i) => {
    const high = G.trick[best] ?? 0;
    if (suit(card) === suit(high) ? card > high : suit(card) === G.trump) best = i;
  });
  G.leader = (G.leader + best) % SEATS;
  G.next = G.leader;
  G.won[G.leader] = (G.won[G.leader] ?? 0) + 1;
  G.trick = [];
}

function legal(G: Whist, seat: number): readonly number[] {
  const hand = G.hands[seat] ?? [];
  const [lead] = G.trick;
  if (lead === undefined) return hand;
  const following = hand.filter((card) => suit(card) === suit(lead));
  return following.length > 0 ? following : hand;
}

const reduce = CreateGameReducer({ game });
const dice = fastSeed(1);
let decisions = 0;

function playOne(): void {
  let state = InitializeGame({ game, numPlayers: SEATS });
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const options = legal(state.G, Number(playerID));
    const card = options[fastBelow(dice, options.length)];
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID } });
    decisions++;
  }
  if (state.G.left !== 0) throw new Error('boardgame.io ended a hand of whist too early');
}

during(Number(seconds) / 2, playOne);
decisions = 0;
const { spent } = during(Number(seconds), playOne);
process.stdout.write(JSON.stringify({ decisionsPerSecond: decisions / spent }));
