import type { Trouble } from '@stamtafel/protocol';

/** Something that cannot be done; nothing has changed. */
export class HouseTrouble extends Error {
  override name = 'HouseTrouble';
  readonly trouble: Trouble;
  constructor(trouble: Trouble, options?: ErrorOptions) {
    super(trouble.text, options);
    this.trouble = trouble;
  }
}

/** Refuses with a code and a sentence. */
export function refuse(code: Trouble['code'], text: string): never {
  throw new HouseTrouble({ code, text });
}

/** What changes a table whose log was put away is told. */
export const PUT_AWAY =
  'This match is over for so long that it was put away: it can be looked back at, no more.';
