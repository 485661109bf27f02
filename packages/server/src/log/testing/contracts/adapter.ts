import type { TestContext } from 'node:test';
import type { Store } from '../../port.ts';

export interface Adapter {
  readonly name: string;
  /** A store that is empty at first; `again` closes it and opens the same one. */
  open(t: TestContext): Promise<{ readonly store: Store; again(): Promise<Store> }>;
}
