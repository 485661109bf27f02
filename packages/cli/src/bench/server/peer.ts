/** boardgame.io's server, in memory, in a process of its own: `peer.ts PORT FOLDER`, where FOLDER has it installed. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { whist } from '../whist.ts';
import { answerFigures, countSent } from './figures.ts';

interface BoardgameServer {
  run(wish: { readonly port: number; readonly callback: () => void }): Promise<unknown>;
}

const [port = '0', folder = '.'] = process.argv.slice(2);
const require = createRequire(join(folder, 'package.json'));
const { INVALID_MOVE }: { readonly INVALID_MOVE: string } = require('boardgame.io/core');
const { Server }: { Server(wish: object): BoardgameServer } = require('boardgame.io/server');

const sent = countSent();
console.log = console.info = () => {};
const game = whist({ invalid: INVALID_MOVE, seats: 2, forever: true });
await Server({ games: [game], origins: [/.*/] }).run({ port: Number(port), callback: () => {} });
answerFigures(sent, async () => {});
