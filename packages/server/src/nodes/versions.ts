import { STEP_DIGITS } from '@stamtafel/protocol';
import type { Seen } from '../house/desk.ts';

/** What a view says of itself comes first in its text. */
const VIEW = /^\{"is":"view","table":"[^"]*","viewer":(\d+),"version":(\d+),/;
/** A step begins with its viewer and the last digits of its version. */
const STEP = /^(\d+),(\d+)\]/;

/** Which versions a client has that is told so much: where it can go on, should its line break. */
export class Versions {
  readonly #byViewer: Map<number, number>;

  constructor(seen: Seen) {
    this.#byViewer = new Map(seen.map(({ viewer, version }) => [viewer, version]));
  }

  get seen(): Seen {
    return [...this.#byViewer].map(([viewer, version]) => ({ viewer, version }));
  }

  frame(text: string): void {
    const [, viewer, version] = VIEW.exec(text) ?? [];
    if (viewer !== undefined) this.#byViewer.set(Number(viewer), Number(version));
  }

  /** One that does not follow the last is of a view that is still to come. */
  step(text: string): void {
    const [, viewer, digits] = STEP.exec(text) ?? [];
    const next = (this.#byViewer.get(Number(viewer)) ?? Number.NaN) + 1;
    if (next % STEP_DIGITS === Number(digits)) this.#byViewer.set(Number(viewer), next);
    else this.#byViewer.delete(Number(viewer));
  }
}
