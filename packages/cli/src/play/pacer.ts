import type { Answer, Decision, Kind, Seat, State } from '@stamtafel/kernel';
import type { Extras } from './sitting.ts';

/** Something that came due while a player was typing: a computer player answers, or the clock does. */
export interface Due {
  readonly seat: Seat;
  readonly at: number;
  /** The clock's answer; without it the computer player thinks of one. */
  readonly clock?: Answer;
}

/**
 * Time at the table. Most games have none; in a race the computer players answer when their moment has come, and every
 * answer carries a stamp.
 */
export interface Pacer<K extends Kind> {
  /** Called before a question is shown. Waits if there is something to wait for, and is true if there was. */
  begin(state: State<K>, say: (line: string) => void): Promise<boolean>;
  /** Who of those that owe an answer is asked first, if the clock says so. */
  first(state: State<K>, owing: readonly Decision[]): Decision | undefined;
  /** A player has typed something: this is the moment that counts. */
  heard(): void;
  /** What should have happened by that moment. */
  due(state: State<K>): Due | undefined;
  /** What goes with an answer given at that moment. */
  stamp(state: State<K>, seat: Seat): Extras;
  /** Nothing of this can be taken back. */
  running(state: State<K>): boolean;
}

export function noClock<K extends Kind>(): Pacer<K> {
  return {
    begin: async () => false,
    first: () => undefined,
    heard: () => {},
    due: () => undefined,
    stamp: () => ({}),
    running: () => false,
  };
}
