import { isFull, type TableState } from '../../table/state.ts';
import type { Onlooker } from '../desk.ts';

/** A person may look through several windows. */
const none: ReadonlySet<Onlooker> = new Set();

/** Who is here. Everything is asked by person: nothing may cost more because many others look on. */
export class Presence {
  readonly #windows = new Map<string, Set<Onlooker>>();

  enter(onlooker: Onlooker): void {
    const windows = this.#windows.get(onlooker.person);
    if (windows === undefined) this.#windows.set(onlooker.person, new Set([onlooker]));
    else windows.add(onlooker);
  }

  exit(onlooker: Onlooker): void {
    const windows = this.#windows.get(onlooker.person);
    windows?.delete(onlooker);
    if (windows?.size === 0) this.#windows.delete(onlooker.person);
  }

  isPresent(person: string): boolean {
    return this.#windows.has(person);
  }

  onlookersOf(person: string): Iterable<Onlooker> {
    return this.#windows.get(person) ?? none;
  }

  /**
   * How many people only watch: without those who may be about to sit down, and the screen that shows the table to
   * all.
   */
  watchers(table: TableState): number {
    if (table.phase === 'gathering' && !isFull(table)) return 0;
    const playing = table.people.filter((person) => this.isPresent(person));
    return this.#windows.size - playing.length;
  }
}
