import { BadInput } from '@stamtafel/kernel';
import { fill } from './fill.ts';

interface Refusal<Reason extends string> {
  readonly reason: Reason;
  readonly args: { readonly [name: string]: string | number };
}

interface Words<Reason extends string> {
  /** What comes before the reason, where only English is spoken. */
  readonly opening: string;
  readonly nl: Readonly<Record<Reason, string>>;
  readonly en: Readonly<Record<Reason, string>>;
}

/** The cards of an owner's copy are within the limits, or they are refused before the match. */
export function checkOwnCards<Reason extends string>(
  refusal: Refusal<Reason> | undefined,
  { opening, nl, en }: Words<Reason>,
): void {
  if (refusal === undefined) return;
  const { reason, args } = refusal;
  throw new BadInput(`${opening} ${fill(en[reason], args)}`, { nl: fill(nl[reason], args) });
}
