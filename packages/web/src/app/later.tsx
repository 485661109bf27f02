import { lazy, type ReactNode, useState } from 'react';

type Page<P> = (props: P) => ReactNode;

/**
 * A page whose code comes when it is wanted, or before by `load`. What is here is shown at once: `lazy` alone would always
 * show the word of waiting first, and React leaves that for 300 ms.
 */
export function later<P extends object>(
  fetchPage: () => Promise<Page<P>>,
): Page<P> & { load(): Promise<void> } {
  let here: Page<P> | undefined;
  const load = async (): Promise<Page<P>> => {
    here ??= await fetchPage();
    return here;
  };
  const Coming = lazy(async () => ({ default: await load() }));
  const Later = (props: P): ReactNode => {
    const [Shown] = useState(() => here ?? Coming);
    return <Shown {...props} />;
  };
  return Object.assign(Later, { load: async () => void (await load()) });
}
