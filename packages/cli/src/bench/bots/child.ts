/** A fresh process that measures the bots of one game: `child.ts speed GAME SECONDS` or `child.ts pace GAME DECISIONS`. */
import process from 'node:process';
import { findGame } from '../../input.ts';
import { measurePace, measureSpeed } from './measure.ts';

const [what, name = '', amount = ''] = process.argv.slice(2);
const edition = findGame(name);
const result = await (what === 'pace' ? measurePace : measureSpeed)(edition, Number(amount));
process.stdout.write(JSON.stringify(result));
