import type { ReactNode } from 'react';
import { isWonderedAt } from '../table/refusal.ts';
import { type SeenCard, useScene } from '../table/scene.ts';
import { useDrag } from './drag.ts';
import { Picture } from './Picture.tsx';

export interface CardProps {
  readonly seen: SeenCard;
  /** Not to be tapped: a picture only. */
  readonly still?: boolean;
}

/**
 * A card in its place. A face is a button with the card's words as its name: it is played, taken up, says why not, or is
 * shown large where nobody would play it.
 * A hidden card is a picture; what can be done with it is its place's business (`<Spot>`).
 */
export function Card({ seen, still = false }: CardProps): ReactNode {
  const scene = useScene();
  const { id, zone, key } = seen;
  const drag = useDrag(id === undefined ? undefined : { card: id }, scene);
  const places = { 'data-card': key, 'data-in': zone };
  if (id === undefined || still)
    return (
      <span
        className="card"
        data-hidden={id === undefined || undefined}
        data-told={(id !== undefined && scene.told.has(id)) || undefined}
        {...places}
      >
        <Picture seen={seen} />
      </span>
    );
  const touch = { card: id };
  const own = scene.isLit(touch);
  // With a card taken up, what lies on a lit place stands for that place.
  const asPlace = !own && scene.isLit({ to: zone });
  const words = scene.teller.cardLine(id);
  const isExplained = !own && !asPlace && isWonderedAt(scene, zone);
  const isMarked = scene.marks.some(({ card }) => card === id);
  const isUnmarked =
    !isMarked && scene.marks.length > 0 && scene.gathering?.from.some(({ card }) => card === id);
  return (
    <button
      type="button"
      className="card"
      {...places}
      {...drag}
      data-lit={own || undefined}
      data-why-card={own || asPlace ? undefined : id}
      data-selected={scene.selected.card === id || isMarked || undefined}
      data-told={scene.told.has(id) || undefined}
      data-unmarked={isUnmarked || undefined}
      aria-pressed={own ? scene.selected.card === id || isMarked : undefined}
      aria-label={words}
      // Pointed at it says what it does, or why it cannot be played.
      title={isExplained ? undefined : words}
      onClick={(event) => {
        event.stopPropagation();
        if (asPlace) scene.touch({ to: zone });
        else if (own || isExplained) scene.touch(touch);
        else scene.inspect(id);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        scene.inspect(id);
      }}
      onKeyDown={(event) => {
        if (event.key === 'i') scene.inspect(id);
      }}
    >
      <Picture seen={seen} />
      {isMarked && (
        <span className="card-mark" aria-hidden="true">
          ✓
        </span>
      )}
    </button>
  );
}
