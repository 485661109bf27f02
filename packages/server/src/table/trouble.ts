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
