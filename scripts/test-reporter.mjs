// What npm test prints: a line per file, what failed in full, and the count alone on the last line.
import { isAbsolute, relative, sep } from 'node:path';
import process from 'node:process';
import { Transform } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';

/**
 * @typedef {{ name?: string, nesting?: number, file?: string, entryFile?: string, line?: number, column?: number,
 *   skip?: string | boolean, todo?: string | boolean, message?: string, success?: boolean, duration_ms?: number,
 *   counts?: { failed: number, cancelled: number },
 *   details?: { duration_ms?: number, passed?: boolean, type?: string, error?: Error & { failureType?: string, exitCode?: number, signal?: string } } }} Data
 * @typedef {{ type: string, data: Data }} Event
 * @typedef {{ passed: number, failed: number, skipped: number, output: string, notes: string, path: string[] }} FileRun
 * @typedef {'green' | 'red' | 'yellow' | 'dim' | 'bold'} Look
 */

/** Turns the runner's events into text; knows nothing of streams and terminals. */
export class Report {
  passed = 0;
  failed = 0;
  skipped = 0;
  filesKnown = 0;
  filesDone = 0;
  /** @type {Map<string, FileRun>} */
  #runs = new Map();
  /** @type {string[]} */
  #failures = [];
  /** @type {(look: Look, text: string) => string} */
  #paint;
  #base;
  #eager;

  /**
   * The runner tells of a file only after all that began before it. `eager`: a line at once, too, for runs of hours.
   * @param {{ base?: string, colour?: boolean, eager?: boolean }} [options]
   */
  constructor({ base = process.cwd(), colour = false, eager = false } = {}) {
    this.#base = base;
    this.#eager = eager;
    this.#paint = (look, text) => (colour ? styleText(look, text, { validateStream: false }) : text);
  }

  get succeeded() {
    return this.failed === 0 && this.passed + this.skipped > 0;
  }

  /**
   * @param {Event} event
   * @returns {string} what to print now
   */
  add({ type, data }) {
    // Each file is wrapped by the runner in a test of its own; only what happens inside a file has an entryFile.
    const isWrapper = data.entryFile === undefined;
    const file = data.entryFile ?? data.file;
    if (file === undefined) return '';
    if (type === 'test:enqueue' && isWrapper) this.filesKnown++;
    if (type === 'test:complete' && isWrapper) {
      this.filesDone++;
      if (this.#eager) return this.#done(file, data);
    }
    const run = this.#run(file);
    switch (type) {
      case 'test:stdout':
      case 'test:stderr':
        run.output += data.message ?? '';
        return '';
      case 'test:diagnostic':
        run.notes += `${data.message ?? ''}\n`;
        return '';
      case 'test:start':
        run.path.length = data.nesting ?? 0;
        run.path.push(data.name ?? '');
        return '';
      case 'test:pass':
        if (!isWrapper) this.#passed(run, data);
        return '';
      case 'test:fail':
        return isWrapper ? this.#crashed(file, run, data) : this.#failedTest(file, run, data);
      case 'test:summary':
        // A file that fails although its tests do not is told by its wrapper.
        return data.success || (data.counts && data.counts.failed + data.counts.cancelled > 0)
          ? this.#fileLine(file, run, data.duration_ms ?? 0)
          : '';
      default:
        return '';
    }
  }

  /**
   * @param {string} file
   * @param {Data} data
   */
  #done(file, { details }) {
    const how = details?.passed === false ? this.#paint('red', 'failed') : 'passed';
    return `… ${this.#short(file)} ${how} after ${duration(details?.duration_ms ?? 0)}\n`;
  }

  /** @returns {string} the failures and, last, the count */
  end() {
    const count = `${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`;
    const failures = this.#failures.map((text) => `\n${text}`).join('');
    const nothing = this.passed + this.failed + this.skipped === 0 ? 'No test ran.\n' : '';
    return `${failures}\n${nothing}${count}\n`;
  }

  /** @param {string} file */
  #run(file) {
    let run = this.#runs.get(file);
    if (!run) {
      run = { passed: 0, failed: 0, skipped: 0, output: '', notes: '', path: [] };
      this.#runs.set(file, run);
    }
    return run;
  }

  /**
   * @param {FileRun} run
   * @param {'passed' | 'failed' | 'skipped'} how
   */
  #count(run, how) {
    run[how]++;
    this[how]++;
  }

  /**
   * @param {FileRun} run
   * @param {Data} data
   */
  #passed(run, data) {
    if (data.details?.type === 'suite') return;
    this.#count(run, isSet(data.skip) || isSet(data.todo) ? 'skipped' : 'passed');
  }

  /**
   * @param {string} file
   * @param {FileRun} run
   * @param {Data} data
   */
  #failedTest(file, run, data) {
    const onlyInside = data.details?.error?.failureType === 'subtestsFailed';
    if (isSet(data.todo)) {
      if (data.details?.type !== 'suite') this.#count(run, 'skipped');
      return '';
    }
    if (data.details?.type === 'suite' && onlyInside) return '';
    this.#count(run, 'failed');
    if (onlyInside) return '';
    const title = run.path.slice(0, (data.nesting ?? 0) + 1).join(' › ');
    const place = `${this.#short(data.file ?? file)}:${data.line ?? 1}:${data.column ?? 1}`;
    this.#failures.push(this.#failure(title, place, this.#story(data.details?.error)));
    return '';
  }

  /**
   * The file as a whole failed: it did not load, threw outside its tests, or left the process.
   * @param {string} file
   * @param {FileRun} run
   * @param {Data} data
   */
  #crashed(file, run, data) {
    this.#count(run, 'failed');
    const story = [run.output, run.notes].filter((text) => text.trim() !== '').join('\n');
    const { exitCode, signal } = data.details?.error ?? {};
    const why =
      story || `The process ended before its tests did (${signal ?? `exit code ${exitCode ?? 'unknown'}`}).`;
    this.#failures.push(
      this.#failure('the file itself failed', this.#short(file), this.#shorten(why.trimEnd())),
    );
    run.output = '';
    return this.#fileLine(file, run, data.details?.duration_ms ?? 0);
  }

  /**
   * @param {string} file
   * @param {FileRun} run
   * @param {number} milliseconds
   */
  #fileLine(file, run, milliseconds) {
    const total = run.passed + run.failed + run.skipped;
    if (total === 0) return '';
    const counts = [
      `${total} ${total === 1 ? 'test' : 'tests'}`,
      ...(run.failed ? [this.#paint('red', `${run.failed} failed`)] : []),
      ...(run.skipped ? [this.#paint('yellow', `${run.skipped} skipped`)] : []),
    ].join(', ');
    const sign = run.failed ? this.#paint('red', '✖') : this.#paint('green', '✔');
    const line = `${sign} ${this.#short(file)}  ${counts}  ${this.#paint('dim', duration(milliseconds))}\n`;
    return line + (run.output ? `${indent(run.output.trimEnd())}\n` : '');
  }

  /**
   * @param {string} title
   * @param {string} place
   * @param {string} story
   */
  #failure(title, place, story) {
    return `${this.#paint('red', '✖')} ${this.#paint('bold', title)}\n  ${this.#paint('dim', place)}\n${indent(story)}\n`;
  }

  /** @param {unknown} error */
  #story(error) {
    /** @type {string[]} */
    const parts = [];
    // The runner wraps what was thrown; the thrown value is the cause.
    let current = error instanceof Error && error.cause !== undefined ? error.cause : error;
    while (current !== undefined && parts.length < 5) {
      const text = current instanceof Error ? (current.stack ?? String(current)) : String(current);
      parts.push(parts.length === 0 ? text : `caused by ${text}`);
      current = current instanceof Error ? current.cause : undefined;
    }
    return this.#shorten(parts.join('\n'));
  }

  /**
   * Stack lines of Node's own machinery go, paths become relative.
   * @param {string} text
   */
  #shorten(text) {
    const base = this.#base.endsWith(sep) ? this.#base : this.#base + sep;
    return text
      .split('\n')
      .filter((line) => !/^\s+at .*\(?node:/.test(line))
      .join('\n')
      .replace(/file:\/\/[^\s):]+/g, (url) => this.#short(url))
      .replaceAll(base, '');
  }

  /** @param {string} file */
  #short(file) {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    return (isAbsolute(path) ? relative(this.#base, path) : path).split(sep).join('/');
  }
}

/** The runner's end: feeds the report, shows a moving line on a terminal, sets the exit code. */
export default class TestReporter extends Transform {
  #report;
  #live;
  #begin = Date.now();
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  constructor() {
    super({ writableObjectMode: true });
    const terminal = process.stdout.isTTY === true && !process.env.CI;
    this.#live = terminal;
    this.#report = new Report({
      colour: terminal && !process.env.NO_COLOR,
      eager: process.env.STAMTAFEL_NIGHT !== undefined,
    });
    if (terminal) this.#timer = setInterval(() => this.push(this.#status()), 250).unref();
  }

  /**
   * @override
   * @param {Event} event
   * @param {BufferEncoding} _
   * @param {(error: null, text: string) => void} done
   */
  _transform(event, _, done) {
    const text = this.#report.add(event);
    done(null, text && this.#live ? `\r\x1b[2K${text}${this.#status()}` : text);
  }

  /**
   * @override
   * @param {(error: null, text: string) => void} done
   */
  _flush(done) {
    clearInterval(this.#timer);
    if (!this.#report.succeeded) process.exitCode = 1;
    done(null, (this.#live ? '\r\x1b[2K' : '') + this.#report.end());
  }

  #status() {
    const { filesDone, filesKnown } = this.#report;
    return `\r\x1b[2K… ${filesDone} of ${filesKnown} files  ${duration(Date.now() - this.#begin)}`;
  }
}

/** @param {string | boolean | undefined} mark */
const isSet = (mark) => mark !== undefined && mark !== false;

/** @param {string} text */
const indent = (text) => text.replace(/^(?=.)/gm, '  ');

/** @param {number} milliseconds */
const duration = (milliseconds) =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
