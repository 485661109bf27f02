/** What a run prints: a line per process, what failed as Node's own reporter tells it, and the count alone at the end. */
import process from 'node:process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { spec } from 'node:test/reporters';

/** As much of Node's events as is needed here. Only what happens inside a file has an entryFile. */
export interface TestEvent {
  readonly type: string;
  readonly data: {
    readonly name?: string;
    readonly file?: string;
    readonly entryFile?: string;
    readonly message?: string;
    readonly skip?: string | boolean;
    readonly todo?: string | boolean;
    readonly details?: {
      readonly duration_ms?: number;
      readonly passed?: boolean;
      readonly type?: string;
      readonly error?: {
        readonly failureType?: string;
        readonly exitCode?: number;
        readonly signal?: string;
      };
    };
  };
}

/** `nameOf`: what the file of a process is called. Sets the exit code. */
export async function* report(events: AsyncIterable<TestEvent>, nameOf: (file: string) => string) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  const failures: TestEvent[] = [];
  const crashes: string[] = [];
  const printed = new Map<string, string>();
  const notes = new Map<string, string>();
  const leftOut = new Map<string, number>();
  for await (const event of events) {
    const { type, data } = event;
    const file = data.entryFile ?? data.file ?? '';
    const isInside = data.entryFile !== undefined;
    if (type === 'test:complete' && !isInside) yield fileLine(nameOf(file), data);
    else if (type === 'test:stdout' || type === 'test:stderr') add(printed, file, data.message ?? '');
    else if (type === 'test:diagnostic' && isInside) add(notes, file, `${data.message ?? ''}\n`);
    else if (type === 'test:summary' && printed.has(file)) {
      yield `${nameOf(file)} says:\n${indented(printed.get(file))}`;
      printed.delete(file);
    } else if (type === 'test:pass' && isInside && data.details?.type !== 'suite') {
      count[isMarked(data.skip) || isMarked(data.todo) ? 'skipped' : 'passed'] += 1;
      if (typeof data.skip === 'string') leftOut.set(data.skip, (leftOut.get(data.skip) ?? 0) + 1);
    } else if (type === 'test:fail' && isMarked(data.todo)) count.skipped += 1;
    else if (type === 'test:fail' && data.details?.error?.failureType === 'subtestsFailed') {
      // What failed inside is told by itself; a test with tests of its own is one more.
      if (data.details.type !== 'suite') count.failed += 1;
    } else if (type === 'test:fail') {
      count.failed += 1;
      if (isInside) failures.push(event);
      else crashes.push(crash(nameOf(file), data, `${printed.get(file) ?? ''}${notes.get(file) ?? ''}`));
    }
  }
  for (const story of crashes) yield `\n${story}\n`;
  if (failures.length > 0) yield await asNodeTells(failures);
  for (const [why, tests] of leftOut) yield `\n${tests} left out: ${why}\n`;
  const { passed, failed, skipped } = count;
  if (passed + failed + skipped === 0) yield '\nNo test ran.';
  if (failed > 0 || passed + skipped === 0) process.exitCode = 1;
  yield `\n${passed} passed, ${failed} failed, ${skipped} skipped\n`;
}

const add = (texts: Map<string, string>, file: string, more: string): void =>
  void texts.set(file, (texts.get(file) ?? '') + more);

const indented = (said = ''): string => `${said.trimEnd().replace(/^(?=.)/gm, '  ')}\n`;

const isMarked = (mark: string | boolean | undefined): boolean => mark !== undefined && mark !== false;

function fileLine(name: string, { details }: TestEvent['data']): string {
  const seconds = ((details?.duration_ms ?? 0) / 1000).toFixed(1);
  return `${details?.passed === false ? '✖' : '✔'} ${name}  ${seconds} s\n`;
}

/** A process that ended as none should: it did not load its file, threw outside its tests, or left. */
function crash(name: string, { details }: TestEvent['data'], said: string): string {
  const { exitCode, signal } = details?.error ?? {};
  const how = signal ?? `exit code ${exitCode ?? 'unknown'}`;
  return `✖ ${name}: the process itself failed (${how})\n${indented(said)}`;
}

async function asNodeTells(failures: readonly TestEvent[]): Promise<string> {
  const told = await text(Readable.from(failures).pipe(new spec()));
  return told.slice(told.indexOf('\n', told.indexOf('failing tests:')));
}
