import { type Broker, type NodeId, Unanswered } from '../broker/broker.ts';
import type { Item } from '../broker/messages.ts';
import type { HouseClock } from '../house/clock.ts';
import type { Desk } from '../house/desk.ts';
import { refuse, TableMoved } from '../table/trouble.ts';
import { FarLine } from './far-line.ts';

/** Where a table is run now. */
export type Place =
  | { readonly is: 'here'; readonly desk: Desk }
  | { readonly is: 'far'; readonly node: NodeId };

export interface RoamingParts {
  readonly table: string;
  readonly clock: HouseClock;
  readonly broker: Pick<Broker, 'ask'>;
  /** Asks who runs the table, and claims it where nobody does. */
  find(): Promise<Place>;
  /** A name for a line that was never used. */
  newLine(): string;
  /** This node is closing: nothing is looked for any more, or the process would wait for it. */
  isOver(): boolean;
}

/** Where it was found: the same one until it moves. */
export type At =
  | { readonly is: 'here'; readonly desk: Desk }
  | { readonly is: 'far'; readonly line: FarLine };

interface Hearing {
  /** Told over the line from where it is. */
  heard(item: Item): void;
  /** It is no longer there. */
  moved(from: At): void;
}

/** What happens if nobody knows whether a call was heard. */
export type IfUnsure = 'again' | 'say-so';

const AGAIN_MS = 250;

/** Follows a table from node to node. */
export class Roaming {
  readonly #parts: RoamingParts;
  readonly #hearing: Hearing;
  #finding: Promise<At> | undefined;
  #at: At | undefined;

  constructor(parts: RoamingParts, hearing: Hearing) {
    this.#parts = parts;
    this.#hearing = hearing;
  }

  /** Where it is, as far as is known. */
  get at(): At | undefined {
    return this.#at;
  }

  #find(): Promise<At> {
    if (this.#finding !== undefined) return this.#finding;
    const finding = this.#located();
    this.#finding = finding;
    // What is found late, when it is looked for anew already, counts only for those who waited for it.
    finding.then(
      (at) => {
        if (this.#finding === finding) this.#at = at;
      },
      () => {
        if (this.#finding === finding) this.#finding = undefined;
      },
    );
    return finding;
  }

  async #located(): Promise<At> {
    const { table, clock, broker, newLine } = this.#parts;
    const place = await this.#parts.find().catch(unreachable);
    if (place.is === 'here') return place;
    const line: FarLine = new FarLine(
      { table, node: place.node, id: newLine(), clock, broker },
      {
        heard: (item) => this.#hearing.heard(item),
        lost: () => {
          if (this.#at?.is === 'far' && this.#at.line === line) this.moved();
        },
      },
    );
    return { is: 'far', line };
  }

  /** It is no longer where it was. */
  moved(): void {
    const at = this.forget();
    if (at !== undefined) this.#hearing.moved(at);
  }

  /** The next caller asks again where it is. */
  forget(): At | undefined {
    const at = this.#at;
    this.#at = undefined;
    this.#finding = undefined;
    if (at?.is === 'far') at.line.close();
    return at;
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => void this.#parts.clock.after(AGAIN_MS, resolve));
  }

  /** Does it where the table is, and where it is then if it has moved meanwhile; for no longer than this. */
  async there<T>(patience: number, ifUnsure: IfUnsure, act: (at: At) => Promise<T>): Promise<T> {
    const { clock, isOver } = this.#parts;
    const until = clock.now() + patience;
    let wasHeard: Unanswered['wasHeard'] = 'no';
    for (;;) {
      let at: At | undefined;
      try {
        at = await this.#find();
        return await act(at);
      } catch (caught) {
        const error = caught instanceof TableMoved ? new Unanswered('no') : caught;
        if (!(error instanceof Unanswered)) throw error;
        // A node that is merely slow is asked again, where the line finds out whether it is still there.
        const isGone = error.wasHeard === 'no' || at?.is !== 'far' || !at.line.isWatched;
        if (isGone && at !== undefined && at === this.#at) this.moved();
        if (error.wasHeard === 'perhaps' && at !== undefined) {
          wasHeard = 'perhaps';
          if (ifUnsure === 'say-so') refuse('done-unknown');
        }
      }
      if (isOver() || clock.now() >= until) {
        if (wasHeard === 'perhaps') refuse('done-unknown');
        refuse('table-unreachable');
      }
      await this.#pause();
    }
  }
}

function unreachable(): never {
  throw new Unanswered('no');
}
