/** A program from outside as a player: JSON lines to its standard input, JSON lines from its standard output. */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { type Answer, BadInput } from '@stamtafel/kernel';
import { parseJson, readProgramLine } from '@stamtafel/protocol';

/** A line longer than this is no answer. */
const LONGEST_LINE = 64 * 1024;
/** How long a program has to end itself after its input has ended. */
const END_MS = 500;

/** What the shell ends with when it finds no such program, or may not run it. */
const NOT_STARTED: readonly (number | null)[] = [126, 127];

/** So much longer a program has for its first answer: it must start first. */
const START_MS = 5_000;

export type Reply =
  | { readonly is: 'answer'; readonly answer: Answer | null }
  | { readonly is: 'late' | 'gone' | 'nonsense' }
  /** There is no such program, or it may not be run. */
  | { readonly is: 'never' };

export class Program {
  readonly command: string;
  readonly #child: ChildProcess;
  readonly #limitMs: number;
  #rest = '';
  #asked: { readonly n: number; readonly reply: (reply: Reply) => void } | undefined;
  #n = 0;
  #spoke = false;
  #hears = true;
  #end: 'gone' | 'never' | undefined;
  readonly #ended: Promise<void>;

  constructor(command: string, limitMs: number) {
    this.command = command;
    this.#limitMs = limitMs;
    // A group of its own, so that whatever the shell has started can be ended too.
    this.#child = spawn(command, {
      shell: true,
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: process.platform !== 'win32',
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    // Its end usually follows at once. As long as it has said nothing, that tells more: whether it ever began.
    this.#child.stdin?.on('error', () => {
      this.#hears = false;
      setTimeout(() => this.#leave('gone'), this.#spoke ? END_MS : START_MS).unref();
    });
    this.#ended = new Promise((resolve) => {
      this.#child.on('close', (code) => {
        this.#leave(!this.#spoke && NOT_STARTED.includes(code) ? 'never' : 'gone');
        resolve();
      });
      this.#child.on('error', () => this.#leave('never'));
    });
  }

  tell(message: object): void {
    if (this.#end === undefined) this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  ask(message: object): Promise<Reply> {
    if (this.#end !== undefined) return Promise.resolve({ is: this.#end });
    const n = this.#n++;
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => (this.#hears ? reply({ is: 'late' }) : this.#leave('gone')),
        this.#limitMs + (n === 0 ? START_MS : 0),
      );
      const reply = (given: Reply): void => {
        clearTimeout(timer);
        this.#asked = undefined;
        resolve(given);
      };
      this.#asked = { n, reply };
      this.tell({ ...message, n });
    });
  }

  async end(): Promise<void> {
    this.#child.stdin?.end();
    const timer = setTimeout(() => this.#kill(), END_MS);
    await this.#ended;
    clearTimeout(timer);
  }

  #kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    if (process.platform === 'win32') this.#child.kill('SIGKILL');
    else process.kill(-pid, 'SIGKILL');
  }

  #leave(end: 'gone' | 'never'): void {
    this.#end ??= end;
    this.#asked?.reply({ is: this.#end });
  }

  #hear(text: string): void {
    this.#spoke = true;
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > LONGEST_LINE) this.#rest = '';
    for (const line of lines) this.#read(line);
  }

  #read(line: string): void {
    if (!this.#asked || line.trim() === '') return;
    try {
      const { n, answer } = readProgramLine(parseJson(line.slice(0, LONGEST_LINE), 'The line'), 'The line');
      if (n === this.#asked.n) this.#asked.reply({ is: 'answer', answer });
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.#asked.reply({ is: 'nonsense' });
    }
  }
}
