/** The subject of a commit is what people read in a list: it says what changed and why, in at most 72 characters. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { takesNoArguments } from './arguments.ts';

const LONGEST = 72;
/** Subjects up to this commit are as they are. */
const FIRST_CHECKED_AFTER = '579d48ca9067b7bcb1b2c885cd54143a57cd92ba';

export interface Commit {
  readonly id: string;
  readonly message: string;
}

/** What is wrong with a commit's message, if anything. */
export function flawOf({ message }: Commit): string | undefined {
  const [subject = '', second = ''] = message.split('\n');
  if (subject.trim() === '') return 'the subject is empty';
  if ([...subject].length > LONGEST)
    return `the subject has ${[...subject].length} characters; at most ${LONGEST}, the rest goes into the body`;
  if (/^(wip|fixup!|squash!|amend!|tmp|temp)(\s|$)/i.test(subject)) return 'it is not meant to stay';
  if (/^\S+$/.test(subject)) return 'one word does not say what changed and why';
  return second === '' ? undefined : 'the second line is not empty';
}

function commitsIn(root: string): readonly Commit[] {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const isKnown = ((): boolean => {
    try {
      git('cat-file', '-e', `${FIRST_CHECKED_AFTER}^{commit}`);
      return true;
    } catch {
      return false;
    }
  })();
  // A shallow clone may not reach that far: then it has only what is checked.
  const range = isKnown ? [`${FIRST_CHECKED_AFTER}..HEAD`] : ['HEAD'];
  return git('log', '--no-merges', '--format=%h%x00%B%x01', ...range)
    .split('\u0001')
    .map((text) => text.trimStart().split('\u0000'))
    .flatMap(([id = '', message]) => (message === undefined ? [] : [{ id, message: message.trimEnd() }]));
}

if (import.meta.main) {
  takesNoArguments('npm run check:commits');
  const root = fileURLToPath(new URL('..', import.meta.url));
  if (existsSync(join(root, '.git'))) {
    const commits = commitsIn(root);
    const flaws = commits.flatMap((commit) => {
      const flaw = flawOf(commit);
      return flaw === undefined ? [] : [`${commit.id}: ${flaw}`];
    });
    for (const flaw of flaws) process.stderr.write(`${flaw}\n`);
    process.stdout.write(`Commits: ${commits.length} messages, ${flaws.length} to be changed.\n`);
    if (flaws.length > 0) process.exitCode = 1;
  } else process.stdout.write('Commits: these files are not a clone, so there are none to check.\n');
}
