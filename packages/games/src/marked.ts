import type { Mark, MarkedFigure } from './edition.ts';

/** These figures of a card by their names and values, each with where it comes from; those it does not have are left out. */
export const marked = <F extends string>(
  figures: readonly F[],
  values: Readonly<Record<F, string | number | boolean>>,
  marks: Readonly<Record<F, Mark>>,
  names: Readonly<Record<F, string>>,
): readonly MarkedFigure[] =>
  figures
    .filter((figure) => values[figure] !== false && values[figure] !== '')
    .map((figure) => ({ text: said(names[figure], values[figure]), mark: marks[figure] }));

/** "strength: 2"; what a card simply is, such as a lady, is said by its name. */
const said = (name: string, value: string | number | boolean): string =>
  value === true ? name : `${name}: ${value}`;
