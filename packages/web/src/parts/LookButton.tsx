import { type ReactNode, useState } from 'react';
import { type SeenCard, useScene } from '../table/scene.ts';
import { Browse } from './Browse.tsx';

interface LookButtonProps {
  readonly title: string;
  readonly cards: readonly SeenCard[];
}

/** Over cards that are too small or too covered for a finger each: one button, which lays them all out large. */
export function LookButton({ title, cards }: LookButtonProps): ReactNode {
  const { texts, teller, isLit } = useScene();
  const [browsing, setBrowsing] = useState(false);
  const names = cards.flatMap(({ id }) => (id === undefined ? [] : teller.card(id)));
  return (
    <>
      <button
        type="button"
        className="look-button"
        data-lit={cards.some(({ id }) => id !== undefined && isLit({ card: id })) || undefined}
        aria-label={`${texts.look} ${title}: ${names.join(', ')}`}
        onClick={() => setBrowsing(true)}
      />
      {browsing && <Browse title={title} cards={cards} onClose={() => setBrowsing(false)} />}
    </>
  );
}
