/** The one place where a failure becomes a sentence and an exit code. */
import process from 'node:process';
import { type Command, CommanderError } from 'commander';
import { BadInput, fileTrouble, quoted } from './input.ts';

export const exitCodes = {
  fine: 0,
  /** What was checked is not as it should be: a difference, a flaw. */
  wrong: 1,
  /** What was typed or read cannot be used. */
  badInput: 2,
  /** A fault of ours. */
  unexpected: 70,
  /** Ended by Ctrl-C. */
  interrupted: 130,
} as const;

/** Runs the command that was typed; nothing is ever thrown from here. */
export async function run(program: Command, args: readonly string[]): Promise<void> {
  quiet(program);
  process.stdout.on('error', endOfPipe);
  process.stderr.on('error', endOfPipe);
  const debug = args.includes('--debug');
  process.on('uncaughtException', (error) => {
    report(error, debug);
    process.exit();
  });
  if (args.length === 0) {
    program.outputHelp();
    return;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    report(error, debug);
  }
}

function report(error: unknown, debug: boolean): void {
  if (error instanceof CommanderError && error.exitCode === 0) return;
  const { sentence, exitCode } = explain(error);
  process.stderr.write(`${sentence}\n`);
  if (debug && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exitCode = exitCode;
}

/** What went wrong, in one sentence. */
export function explain(error: unknown): { readonly sentence: string; readonly exitCode: number } {
  const known = error instanceof BadInput ? error : fileTrouble(error);
  if (known) return { sentence: oneLine(known.message), exitCode: exitCodes.badInput };
  if (error instanceof CommanderError) return { sentence: typed(error), exitCode: exitCodes.badInput };
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return {
    sentence: `Something went wrong that should not have: ${oneLine(what)} (--debug shows where).`,
    exitCode: exitCodes.unexpected,
  };
}

/** Commander's complaint as a sentence like ours. */
function typed(error: CommanderError): string {
  if (error.code === 'commander.help') return 'Say what to do: stamtafel --help lists the commands.';
  const [first = '', hint = ''] = error.message.replace(/^error: /, '').split('\n');
  const meant = /Did you mean (.*)\?/.exec(hint)?.[1];
  const said = first.replace(/'([^']*)'/g, (_, word: string) => quoted(word)).replace(/\.$/, '');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${meant ? `; did you mean ${meant}?` : '.'}`;
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

/** Commander throws instead of printing and leaving, in every command and its subcommands. */
function quiet(command: Command): void {
  command.exitOverride().configureOutput({ writeErr: () => {} });
  for (const sub of command.commands) quiet(sub);
}

/** The reader of our output has had enough: `stamtafel games | head -1`. */
function endOfPipe(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}
