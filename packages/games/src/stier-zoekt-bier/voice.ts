import { cardNamed } from '@stamtafel/kernel';
import type { Voice } from '../edition.ts';
import type { StierZoektBier } from './kind.ts';

export const voice: Voice<StierZoektBier> = {
  /** "Witbier 4" */
  saysFigures: (match, id) => cardNamed(match, id)?.printed.type === 'beer',
  /** Bulls of a name differ in their steps: "Pietje Pils (8→2 14→3 18→4)". */
  card(match, id, name) {
    const printed = cardNamed(match, id)?.printed;
    if (printed?.type !== 'bull') return name;
    return `${name} (${printed.steps.map(({ glasses, points }) => `${glasses}→${points}`).join(' ')})`;
  },
};
