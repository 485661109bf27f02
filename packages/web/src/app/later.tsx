import { type LazyExoticComponent, lazy, type ReactNode, useState } from 'react';
import { insist } from './insist.ts';

type Part<P> = (props: P) => ReactNode;

/** The code of a part of the page did not come. */
export class NotHere extends Error {
  override name = 'NotHere';
  /** The next attempt to show it fetches it again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super(String(cause), { cause });
    this.forget = forget;
  }
}

/**
 * A part of the page whose code comes when it is wanted, or before by `load`. What is here is shown at once: `lazy` alone
 * would always show the word of waiting first, and React leaves that for 300 ms.
 */
export function later<P extends object>(
  fetchPart: () => Promise<Part<P>>,
): Part<P> & { load(): Promise<void> } {
  let here: Part<P> | undefined;
  let coming: LazyExoticComponent<Part<P>> | undefined;
  const load = async (): Promise<Part<P>> => {
    here ??= await insist(fetchPart);
    return here;
  };
  const arriving = async (): Promise<{ readonly default: Part<P> }> => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new NotHere(cause, () => {
        coming = undefined;
      });
    }
  };
  // The same one until its failure was seen: React asks for it again to see it.
  const onItsWay = (): LazyExoticComponent<Part<P>> => {
    coming ??= lazy(arriving);
    return coming;
  };
  const Later = (props: P): ReactNode => {
    const [Shown] = useState(() => here ?? onItsWay());
    return <Shown {...props} />;
  };
  return Object.assign(Later, { load: async () => void (await load()) });
}
