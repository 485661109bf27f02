/** The runner behind npm test, in the project's own Node: `run.ts '{"files":[…],"names":[…],"quick":false}'`. */
import { availableParallelism } from 'node:os';
import { relative, sep } from 'node:path';
import process from 'node:process';
import { run } from 'node:test';
import { filesToRun, planOf } from './groups.ts';
import { report, type TestEvent } from './report.ts';

interface Wish {
  readonly files: readonly string[];
  readonly names: readonly string[];
  /** Only what needs neither a browser nor processes of its own. */
  readonly quick: boolean;
}

/** One day for all files, even when it is midnight before the last of them begins. */
async function dayOfRun(): Promise<string> {
  try {
    return (await import('../../packages/kernel/src/testing/day.ts')).draw.day;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

const day = await dayOfRun();
process.env.STAMTAFEL_DAY = day;
process.stdout.write(`Samples of ${day}; with STAMTAFEL_DAY=${day} the same are drawn again.\n`);

const { files, names, quick }: Wish = JSON.parse(process.argv[2] ?? '');
// A title is looked for in the names of suites, too: then each file is by itself.
const byThemselves = files.map((file) => ({ files: [file], isModest: false }));
const processes = names.length > 0 ? byThemselves : planOf(process.cwd(), files, { quick });
const begins = filesToRun(process.cwd(), processes);

function nameOf(path: string): string {
  const [first, ...others] = begins.get(path) ?? [relative(process.cwd(), path)];
  const name = first?.split(sep).join('/') ?? '';
  return others.length > 0 ? `${name} and ${others.length} more` : name;
}

// In a file without a test of that name Node runs `after` while `before` is still busy: what that opens stays open, and
// would keep the file for ever.
const onlyNamed = names.length > 0 && { testNamePatterns: [...names], forceExit: true };
const begun = run({
  files: [...begins.keys()],
  // Two more than there are cores: a test that drives a browser or waits for a disk leaves half of a core to others.
  concurrency: availableParallelism() + (quick ? 0 : 2),
  ...onlyNamed,
});
const events: AsyncIterable<TestEvent> = begun;
for await (const text of report(events, nameOf)) process.stdout.write(text);
