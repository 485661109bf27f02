/**
 * Whist as a boardgame.io game, in random play through its bare reducer, undo off: the quickest way it has.
 * `boardgame-io.ts FOLDER SECONDS`, where FOLDER has it installed. The rules are as simple as card games get.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { during } from './measure.ts';
import { legal, type Whist, whist } from './whist.ts';

interface State {
  readonly G: Whist;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface Internal {
  InitializeGame(setup: { readonly game: object; readonly numPlayers: number }): State;
  CreateGameReducer(setup: { readonly game: object }): (state: State, action: object) => State;
}

const SEATS = 4;

const [folder = '.', seconds = '1'] = process.argv.slice(2);
const require = createRequire(join(folder, 'package.json'));
const { INVALID_MOVE }: { readonly INVALID_MOVE: string } = require('boardgame.io/core');
const { InitializeGame, CreateGameReducer }: Internal = require('boardgame.io/internal');

const game = whist({ invalid: INVALID_MOVE, seats: SEATS });

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
