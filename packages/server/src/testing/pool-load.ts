/**
 * How long bots take to answer when four tables of them share two workers: `node
 * packages/server/src/testing/pool-load.ts [level] [seconds]`. Every bot asks again as soon as it has an answer,
 * which is more than people would wait for.
 */
import process from 'node:process';
import { answer, outcome, pending, start, view } from '@stamtafel/kernel';
import { botLevelSchema } from '@stamtafel/protocol';
import { BotPool } from '../bots/pool.ts';
import { matchOf } from '../table/matches.ts';

const [typedLevel = 'level4', seconds = '40'] = process.argv.slice(2);
const level = botLevelSchema.parse(typedLevel);
const warm = performance.now() + 5000;
const end = warm + 1000 * Number(seconds);
const pool = new BotPool({ workers: 2 });
const times: number[] = [];

async function table(game: string, seats: number): Promise<void> {
  const setting = { game, seats, options: {} };
  const match = matchOf(setting);
  for (let number = 1; performance.now() < end; number++) {
    const state = start(match, number.toString(16).padStart(64, '0'));
    for (let turn = 1; performance.now() < end && outcome(match, state) === undefined; turn++) {
      const decision = pending(match, state).find(({ optional }) => !optional);
      const [first, second] = decision?.options ?? [];
      if (decision === undefined || first === undefined) throw new Error('nobody is asked anything');
      const { seat } = decision;
      const seen = view(match, state, seat);
      const began = performance.now();
      const thought = {
        setting,
        level,
        character: seat,
        view: seen,
        decision,
        seed: turn,
        atSight: false,
      } as const;
      const given = await pool.think(game, thought, { dueMs: 1000, waiters: [] }).catch(() => undefined);
      // The first thoughts wait until the workers have read all games.
      if (second !== undefined && began > warm) times.push(performance.now() - began);
      answer(match, state, seat, given ?? first, { at: 100 * turn });
    }
  }
}

await Promise.all([
  table('how-ruck', 2),
  table('stieren-versieren', 2),
  table('stier-zoekt-bier', 3),
  table('five-possessions', 2),
]);
times.sort((a, b) => a - b);
const after = (share: number): number => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
const { failed } = pool.stats();
const found = { level, answers: times.length, p50: after(0.5), p95: after(0.95), p99: after(0.99), failed };
process.stdout.write(`${JSON.stringify(found)}\n`);
await pool.close();
