import type { ReactNode } from 'react';
import type { HowRuckScene } from './table.ts';

/** At the end: who won which barrel, and how. */
export const Rounds = ({ scene }: { readonly scene: HowRuckScene }): ReactNode => (
  <ol>
    {scene.snapshot.story
      .filter(({ key }) => key === 'roundWon')
      .map((event, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds keep their order
        <li key={round}>{scene.teller.event(event)}</li>
      ))}
  </ol>
);
