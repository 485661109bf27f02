import type { Trouble } from '@stamtafel/protocol';
import { type Gaps, type RefusalId, refusal } from './refusals.ts';

/** Something that cannot be done; nothing has changed. */
export class HouseTrouble extends Error {
  override name = 'HouseTrouble';
  readonly trouble: Trouble;
  constructor(trouble: Trouble, options?: ErrorOptions) {
    super(trouble.text, options);
    this.trouble = trouble;
  }
}

/** The table is no longer run here; nothing has changed. Whoever wanted something asks where it is now. */
export class TableMoved extends Error {
  override name = 'TableMoved';
}

/** Refuses with a code and a sentence. */
export function refuse(id: RefusalId, gaps?: Gaps): never {
  throw new HouseTrouble(refusal(id, gaps));
}
