import process from 'node:process';

/** Ends a command that was given some all the same: better than to do something else than was meant. */
export function takesNoArguments(command: string): void {
  if (process.argv.length <= 2) return;
  console.error(`${command} takes no arguments.`);
  process.exit(2);
}
