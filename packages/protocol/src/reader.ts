import type { Clocks, Extras, LiveMessage, LiveRequest, WireMessage, WireStep } from './live.ts';
import { type Legend, type Read, unpackEvent, unpackSight } from './packed.ts';
import { patched } from './patch.ts';

interface Seen extends Read {
  readonly version: number;
  readonly legend: Legend;
}

/** A step says only the last digits of the version it leads to. */
export const STEP_DIGITS = 1000;

/**
 * What the house says, at length: keeps the last sight of every chair, so that steps can be read. One per client; it
 * outlives connections, so that the house need only send the gap.
 */
export class LiveReader {
  /** The number of a table on the wire is its place here. */
  readonly #tables: string[] = [];
  readonly #seen = new Map<string, Map<number, Seen>>();

  /** The request that opens a table, or opens it again: with it the house learns what was seen already. */
  open(table: string): Extract<LiveRequest, { do: 'open' }> {
    const seen = [...(this.#seen.get(table) ?? [])].map(([viewer, { version }]) => ({ viewer, version }));
    return { do: 'open', table, as: this.#numberOf(table), seen };
  }

  #numberOf(table: string): number {
    const known = this.#tables.indexOf(table);
    return known >= 0 ? known : this.#tables.push(table) - 1;
  }

  /** Nothing of this table is needed any longer, or a whole view is wanted. */
  forget(table: string): void {
    this.#seen.delete(table);
  }

  /** The messages of a frame, mostly one. A step that does not fit is told as `lost`. */
  read(frame: string): readonly LiveMessage[] {
    const message: WireMessage = JSON.parse(frame);
    if (message.is === 'step') return this.#step(message);
    if (message.is !== 'view') return [message];
    const { is, table, viewer, version, cards: legend, sight: packed, clocks, shown } = message;
    const sight = unpackSight(packed, legend);
    const chairs = this.#seen.get(table) ?? new Map<number, Seen>();
    this.#seen.set(table, chairs.set(viewer, { version, legend, packed, sight }));
    const story = message.story.map((event) => unpackEvent(event, legend));
    return [{ is, table, viewer, version, sight, story, ...extrasOf(clocks, shown) }];
  }

  #step({ on, p, e, done, clocks, shown }: WireStep): readonly LiveMessage[] {
    const [where, viewer, digits] = on;
    const table = typeof where === 'string' ? where : (this.#tables[where] ?? '');
    const acknowledged = done === undefined ? [] : [{ is: 'done', id: done } as const];
    const chairs = this.#seen.get(table);
    const before = chairs?.get(viewer);
    const ahead = before && (digits - (before.version % STEP_DIGITS) + STEP_DIGITS) % STEP_DIGITS;
    // Opening a table again while steps are under way gives some of them twice.
    if (ahead === 0 || (ahead ?? 0) > STEP_DIGITS / 2) return acknowledged;
    if (chairs === undefined || before === undefined || ahead !== 1)
      return [{ is: 'lost', table, viewer }, ...acknowledged];
    const { legend } = before;
    const version = before.version + 1;
    const packed = p === undefined ? before.packed : patched(before.packed, p);
    const sight = unpackSight(packed, legend, before);
    chairs.set(viewer, { version, legend, packed, sight });
    const events = e && { events: e.map((event) => unpackEvent(event, legend)) };
    return [
      { is: 'step', table, viewer, version, sight, ...events, ...extrasOf(clocks, shown) },
      ...acknowledged,
    ];
  }
}

const extrasOf = (clocks: Clocks | undefined, shown: string | undefined): Extras => ({
  ...(clocks && { clocks }),
  ...(shown !== undefined && { shown }),
});
