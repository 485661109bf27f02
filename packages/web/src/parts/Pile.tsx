import type { ReactNode } from 'react';
import { useScene } from '../table/scene.ts';
import { Card } from './Card.tsx';
import { Spot } from './Spot.tsx';

export interface PileProps {
  readonly zone: string;
  /** Shows the faces next to each other as far as there is room, instead of the top one only. */
  readonly spread?: boolean;
  readonly name?: string;
}

const MOST_SPREAD = 7;

/** The cards of a zone on one place, with its name and how many there are. */
export function Pile({ zone, spread = false, name }: PileProps): ReactNode {
  const { cards, teller, snapshot, texts } = useScene();
  const all = cards(zone);
  const faces = all.some(({ id }) => id !== undefined);
  const shown = all.slice(spread && faces ? -MOST_SPREAD : -1);
  const title = name ?? teller.zone(zone, snapshot.viewer);
  return (
    <figure className="pile">
      <Spot to={zone} className="pile-cards">
        {shown.map((seen) => (
          <Card key={seen.key} seen={seen} />
        ))}
        {shown.length === 0 && <span className="card card-empty" />}
        {all.length > 1 && (
          <span className="pile-count" aria-hidden="true">
            {all.length}
          </span>
        )}
      </Spot>
      <figcaption>
        {title}
        <span className="unseen">
          {': '}
          {all.length === 0 ? texts.emptyPlace : texts.cards(all.length)}
        </span>
      </figcaption>
    </figure>
  );
}
