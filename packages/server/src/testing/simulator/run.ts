/**
 * `node packages/server/src/testing/simulator/run.ts FIRST [WORLDS]`: simulated worlds, each from its number, and what was wrong
 * in them.
 */
import process from 'node:process';
import { simulate } from './world.ts';

const [, , first = '1', worlds = '1'] = process.argv;
const faults = new Map<string, number>();
const sum = { acknowledged: 0, frames: 0, matches: 0 };
let longest = 0;
let bad = 0;
for (let seed = Number(first); seed < Number(first) + Number(worlds); seed++) {
  const { wrong, ...outcome } = await simulate(seed);
  for (const [fault, times] of outcome.faults) faults.set(fault, (faults.get(fault) ?? 0) + times);
  sum.acknowledged += outcome.acknowledged;
  sum.frames += outcome.frames;
  sum.matches += outcome.matches;
  longest = Math.max(longest, outcome.longest);
  if (wrong.length === 0) continue;
  bad++;
  console.error(
    `World ${seed} is wrong; to see it again: node packages/server/src/testing/simulator/run.ts ${seed}`,
  );
  for (const sentence of wrong.slice(0, 10)) console.error(`  ${sentence}`);
}
console.log(`${worlds} worlds, ${bad} of them wrong`);
console.log(`${sum.matches} matches, ${sum.acknowledged} answers acknowledged, ${sum.frames} sights shown`);
console.log(`the longest wait ${longest} ms`);
for (const [fault, times] of [...faults].sort()) console.log(`${fault}: ${times}`);
process.exitCode = bad === 0 ? 0 : 1;
