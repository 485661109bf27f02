import type { Mark, MarkedFigure } from './edition.ts';

/** These figures of a card by their names, each with where it comes from. */
export const marked = <F extends string>(
  figures: readonly F[],
  marks: Readonly<Record<F, Mark>>,
  names: Readonly<Record<F, string>>,
): readonly MarkedFigure[] => figures.map((figure) => ({ text: names[figure], mark: marks[figure] }));
