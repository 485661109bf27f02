/** A process in which mutants are tried (worker.ts), and how it is asked. */
import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Job, Reply, Setup } from './messages.ts';

/** Work is counted, so a helper that is silent for this long hangs where nothing counts: in Node itself. */
const LONGEST_SILENCE_MS = 30 * 60_000;

type Answer<Did extends Reply['did']> = Extract<Reply, { did: Did }>;
type Question<Do extends Job['do']> = Omit<Extract<Job, { do: Do }>, 'do'>;

/** Each answers undefined when the process has ended instead. */
export interface Helper {
  load(setup: Setup): Promise<Answer<'load'> | undefined>;
  cover(): Promise<Answer<'cover'> | undefined>;
  attempt(question: Question<'try'>): Promise<Answer<'try'> | undefined>;
  end(): void;
}

export function startHelper(): Helper {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
    execArgv: ['--max-old-space-size=2048', '--no-warnings'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env,
  });
  return {
    async load(setup) {
      const reply = await answerOf(child, { do: 'load', setup });
      return reply?.did === 'load' ? reply : undefined;
    },
    async cover() {
      const reply = await answerOf(child, { do: 'cover' });
      return reply?.did === 'cover' ? reply : undefined;
    },
    async attempt(question) {
      const reply = await answerOf(child, { do: 'try', ...question });
      return reply?.did === 'try' ? reply : undefined;
    },
    end: () => void child.kill(),
  };
}

function answerOf(child: ChildProcess, job: Job): Promise<Reply | undefined> {
  return new Promise((resolve) => {
    const silence = setTimeout(() => child.kill('SIGKILL'), LONGEST_SILENCE_MS);
    const done = (reply: Reply | undefined): void => {
      clearTimeout(silence);
      child.off('message', done).off('exit', gone);
      resolve(reply);
    };
    const gone = (): void => done(undefined);
    child.on('message', done).on('exit', gone);
    if (child.connected) child.send(job, (error) => error && gone());
    else gone();
  });
}
