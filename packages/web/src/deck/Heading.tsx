import type { ReactNode } from 'react';
import { heading } from './words.ts';

/** Above the parts of a part stand smaller headings. */
export function Heading({
  depth,
  children,
}: {
  readonly depth: number;
  readonly children: string;
}): ReactNode {
  return depth > 1 ? <h3>{heading(children)}</h3> : <h2>{heading(children)}</h2>;
}
