/** Who runs a table. At most one does at a time: clocks, races and who is present live in one memory. */

/** The right to write a table, until it is let go or lost. */
export interface Lease {
  readonly is: 'mine';
  readonly table: string;
  /** Higher with every claim: entries under an earlier one are refused. */
  readonly epoch: number;
  /** The node that had it before has let go of it, so nothing it wrote can still be on its way. */
  readonly clean: boolean;
  /**
   * Fires when the table may belong to somebody else. What is refused as LeaseLost may come before it: the log alone
   * decides.
   */
  readonly lost: AbortSignal;
  /** The next claim is clean. Nothing must be under way; does nothing for a lease that is lost. */
  release(): Promise<void>;
}

/** Another node runs the table. */
export interface Elsewhere {
  readonly is: 'elsewhere';
  readonly owner: string;
  /** Where it can be reached, as it says. */
  readonly address: string;
}

export interface Ownership {
  /** The name by which others know this node. */
  readonly node: string;
  /**
   * A table belongs to the node that claims it first, until that node lets go of it or falls silent. To claim what is
   * one's own already ends the lease from before. A table that does not exist can be claimed by everybody, with epoch 0.
   * Rejects with CannotSave where that cannot be found out now.
   */
  claim(table: string): Promise<Lease | Elsewhere>;
}

const never = new AbortController().signal;
const nothing = Promise.resolve();

/** A process that has everything to itself. */
export const ownsAll: Ownership = {
  node: 'here',
  claim: (table) =>
    Promise.resolve({ is: 'mine', table, epoch: 0, clean: true, lost: never, release: () => nothing }),
};
