import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { howMany, seedOfDay } from '@stamtafel/kernel/testing';

const program = join(import.meta.dirname, 'run.ts');

/** In a process of its own: a world takes all chance of its process from its number. */
function worlds(first: number, count: number) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, `${first}`, `${count}`], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** In so many worlds everything has happened at some time. */
const ENOUGH = 500;

/** Each must have happened at some time, or nothing is proved about it. */
const kinds = [
  'database out of reach',
  'disk full',
  'line broke',
  'lost reply',
  'message cut off',
  'message delayed',
  'message lost',
  'message repeated',
  'node killed',
  'node paused',
  'node paused beyond its lease',
  'partition',
  'takeover',
  'zombie fenced',
];

test('several houses over one log keep what they promise, whatever fails', () => {
  const count = howMany({ quick: 0, test: 6, night: 10_000 });
  const { status, stdout, stderr } = worlds(seedOfDay('simulated worlds'), count);
  assert.equal(status, 0, stderr);
  if (count >= ENOUGH) for (const kind of kinds) assert.match(stdout, new RegExp(`^${kind}: [1-9]`, 'm'));
  assert.match(stdout, /^node killed: [1-9]/m);
});

test('a world follows from its number alone', () => {
  const seed = seedOfDay('one world');
  assert.equal(worlds(seed, 1).stdout, worlds(seed, 1).stdout);
});
