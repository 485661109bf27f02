// The runner behind npm test, in the project's own Node: `run-tests.mjs '{"files":[…],"names":[…]}'`. `node --test` would
// sort the files by name; here they begin in the order given.
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { run } from 'node:test';
import { draw } from '../packages/kernel/src/testing/day.ts';
import TestReporter from './test-reporter.mjs';

/** @type {{ files: string[], names: string[] }} */
const { files, names } = JSON.parse(process.argv[2] ?? '');
// One day for all files, also when it is midnight before the last of them begins.
process.env.STAMTAFEL_DAY = draw.day;
process.stdout.write(`Samples of ${draw.day}; with STAMTAFEL_DAY=${draw.day} the same are drawn again.\n`);
// Two more than there are cores: a test that drives a browser or waits for a disk leaves half of a core to others.
const concurrency = availableParallelism() + 2;
// In a file without a test of that name Node runs `after` while `before` is still busy: what that opens stays open, and
// would keep the file for ever.
const onlyNamed = names.length > 0 && { testNamePatterns: names, forceExit: true };
run({ files, concurrency, ...onlyNamed })
  .pipe(new TestReporter())
  .pipe(process.stdout);
