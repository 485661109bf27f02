/** What nights have found, in `.night` of the clone: what became of each part, and all that failed ones printed. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../trouble.mjs';
import type { Outcome, Outcomes } from './standing.ts';

export class Kept {
  readonly #folder: string;

  constructor(root: string) {
    this.#folder = join(root, '.night');
  }

  get #file(): string {
    return join(this.#folder, 'outcomes.json');
  }

  /** Read anew each time: another night may run in the same clone. */
  outcomes(): Outcomes {
    let text: string;
    try {
      text = readFileSync(this.#file, 'utf8');
    } catch {
      return {};
    }
    try {
      return JSON.parse(text);
    } catch {
      throw new Trouble(`${this.#file} is not JSON any more; delete it, and the night begins anew.`, 2);
    }
  }

  /** At once, and whole or not at all: whatever ends the night, what was found before is there. */
  keep(name: string, outcome: Outcome, printed: string): void {
    mkdirSync(this.#folder, { recursive: true });
    const story = join(this.#folder, `${name.replaceAll(/[^a-z0-9.]+/gi, '-')}.txt`);
    if (outcome.how === 'failed') writeFileSync(story, `${printed}\n`);
    else rmSync(story, { force: true });
    const next = `${this.#file}.next`;
    writeFileSync(next, `${JSON.stringify({ ...this.outcomes(), [name]: outcome }, null, 2)}\n`);
    renameSync(next, this.#file);
  }
}
