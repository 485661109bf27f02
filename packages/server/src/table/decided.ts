import { apply, type Surroundings } from './apply.ts';
import type { Body, Made } from './entry.ts';
import { Standing } from './standing.ts';
import type { TableState } from './state.ts';

/** What a command leads to: entries for the log, and the table once they are saved. */
export interface Decided {
  readonly bodies: readonly Body[];
  readonly after: TableState;
}

export interface Now extends Surroundings {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** From the log; needed only for taking back. */
  readonly standing?: Standing | undefined;
}

/** For entries from which the table follows completely. */
export function follows(table: TableState, bodies: readonly Exclude<Body, Made>[], now: Now): Decided {
  const { standing = new Standing() } = now;
  let after = table;
  for (const body of bodies) after = apply(after, body, now.at, standing, now);
  return { bodies, after };
}
