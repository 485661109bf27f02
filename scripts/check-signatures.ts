/**
 * `npm run check:signatures`: are the installed packages those that the registry has signed? What npm cannot ask is not
 * verified: it says so, and ends with a code of its own, so that nobody takes silence for consent.
 */
import { takesNoArguments } from './arguments.ts';
import { root, script, Trouble } from './bootstrap.mjs';
import { type Ended, tryNpm } from './npm.ts';

/** The registry, or the place of its keys, does not answer; as in sysexits.h. */
const NOT_ANSWERED = 75;

/** What is known after this run of `npm audit signatures`: a sentence, or the trouble. */
export function judge({ status, stdout, stderr }: Ended): string {
  const flaws = stdout.split('\n').filter((line) => /\b(missing|invalid)\b|^\S+@\S+ \(http/.test(line));
  if (flaws.length > 0)
    throw new Trouble(`Not every package is the one that was signed.\n${flaws.join('\n')}`);
  const [, signed] = /^(\d+) packages? ha(?:s|ve) (?:a )?verified registry signatures?$/m.exec(stdout) ?? [];
  if (status === 0 && signed !== undefined)
    return `The signatures of ${signed} installed packages are verified.`;
  throw new Trouble(
    `Signatures NOT checked: the registry or the place of its keys does not answer (${reason(stderr)}).`,
    NOT_ANSWERED,
  );
}

/** npm's own words, without those that only say that they are an error. */
function reason(stderr: string): string {
  const lines = stderr
    .split('\n')
    .map((line) => line.replace(/^npm (?:error|ERR!) ?/, '').trim())
    .filter((line) => line !== '' && !/^(code|syscall|errno|A complete log)\b/.test(line));
  return lines[0]?.replace(/^network /, '').replace(/\.$/, '') ?? 'npm does not say why';
}

if (import.meta.main) {
  takesNoArguments('npm run check:signatures');
  await script(async () => {
    // Twice is enough: the night comes again.
    const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=30000'];
    console.log(judge(tryNpm(['audit', 'signatures', '--no-color', ...patience], { cwd: root })));
    return 0;
  });
}
