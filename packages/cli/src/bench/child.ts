/** A fresh process that measures one game: `child.ts speed GAME SECONDS` or `child.ts memory GAME MATCHES`. */
import process from 'node:process';
import { open } from '@stamtafel/kernel';
import { findGame } from '../input.ts';
import { matchPlayer, measureGame } from './measure.ts';
import type { Memory } from './report.ts';

const [what, name = '', amount = ''] = process.argv.slice(2);
const edition = findGame(name);
const result = what === 'memory' ? memory(Number(amount)) : measureGame(edition, Number(amount));
process.stdout.write(JSON.stringify(result));

/** What the heap holds after some matches, and after many more. */
function memory(matches: number): Memory {
  const play = matchPlayer(open(edition.game));
  for (let i = 0; i < 2000; i++) play();
  const before = settledHeap();
  for (let i = 0; i < matches; i++) play();
  return { matches, before, after: settledHeap() };
}

function settledHeap(): number {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
