import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** The player is gone: the input has ended, or Ctrl-C was pressed. */
export class Gone extends Error {
  override name = 'Gone';
  readonly how: 'end' | 'interrupt';
  constructor(how: 'end' | 'interrupt') {
    super(how);
    this.how = how;
  }
}

/** Where a session reads. */
export interface Lines {
  /** The next line, without outer spaces. Rejects with `Gone` when none will come. */
  ask(prompt: string): Promise<string>;
  /** What was typed ahead does not count. */
  forget(): void;
  /** A person sits at a keyboard. */
  readonly live: boolean;
  close(): void;
}

/** Lines from a terminal (with editing and history) or a pipe (what is read is written down, so that it can be followed). */
export function linesFrom(input: Readable, output: Writable, live: boolean): Lines {
  const readline = createInterface({ input, output: live ? output : undefined, terminal: live });
  const waiting: string[] = [];
  let gone: Gone | undefined;
  let asked: { resolve: (line: string) => void; reject: (gone: Gone) => void } | undefined;

  const leave = (how: 'end' | 'interrupt'): void => {
    gone ??= new Gone(how);
    asked?.reject(gone);
    asked = undefined;
  };
  const interrupted = (): void => {
    leave('interrupt');
    readline.close();
  };
  readline.on('line', (line) => {
    if (asked === undefined) {
      waiting.push(line);
      return;
    }
    const { resolve } = asked;
    asked = undefined;
    resolve(line.trim());
  });
  readline.on('close', () => leave('end'));
  readline.on('SIGINT', interrupted);
  process.once('SIGINT', interrupted);

  return {
    live,
    async ask(prompt) {
      if (live) {
        readline.setPrompt(prompt);
        readline.prompt();
      } else output.write(prompt);
      const line = await new Promise<string>((resolve, reject) => {
        const next = waiting.shift();
        if (next !== undefined) resolve(next.trim());
        else if (gone !== undefined) reject(gone);
        else asked = { resolve, reject };
      }).catch((error: unknown) => {
        output.write('\n');
        throw error;
      });
      if (!live) output.write(`${line}\n`);
      return line;
    },
    forget() {
      if (live) waiting.length = 0;
    },
    close() {
      process.removeListener('SIGINT', interrupted);
      readline.close();
    },
  };
}
