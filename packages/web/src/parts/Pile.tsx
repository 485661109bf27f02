import type { ReactNode } from 'react';
import { useScene } from '../table/scene.ts';
import { Card } from './Card.tsx';
import { LookButton } from './LookButton.tsx';
import { Spot } from './Spot.tsx';

interface PileProps {
  readonly zone: string;
  /** Shows the faces next to each other as far as there is room, instead of the top one only. */
  readonly spread?: boolean;
  readonly name?: string;
}

const MOST_SPREAD = 7;

/** The cards of a zone on one place, with its name and how many there are. Where more lies open beneath, a tap lays all of it out. */
export function Pile({ zone, spread = false, name }: PileProps): ReactNode {
  const scene = useScene();
  const { cards, teller, snapshot, texts } = scene;
  const all = cards(zone);
  const faces = all.filter(({ id }) => id !== undefined);
  const shown = all.slice(spread && faces.length > 0 ? -MOST_SPREAD : -1);
  const title = name ?? teller.zone(zone, snapshot.viewer);
  const hidden = faces.filter((seen) => !shown.includes(seen)).length;
  return (
    <figure className="pile">
      <Spot to={zone} name={title} className="pile-cards">
        {shown.map((seen) => (
          <Card key={seen.key} seen={seen} still={hidden > 0} />
        ))}
        {shown.length === 0 && <span className="card card-empty" />}
        {all.length > 1 && (
          <span className="pile-count" aria-hidden="true">
            {all.length}
          </span>
        )}
      </Spot>
      <figcaption data-more={hidden > 0 || undefined}>
        {title}
        <span className="unseen">
          {': '}
          {all.length === 0 ? texts.emptyPlace : texts.cards(all.length)}
        </span>
      </figcaption>
      {hidden > 0 && !scene.isLit({ to: zone }) && <LookButton title={title} cards={all} />}
    </figure>
  );
}
