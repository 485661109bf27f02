import { type ReactNode, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { type SeenCard, useScene } from '../table/scene.ts';
import { Card } from './Card.tsx';
import { Spot } from './Spot.tsx';

export interface PileProps {
  readonly zone: string;
  /** Shows the faces next to each other as far as there is room, instead of the top one only. */
  readonly spread?: boolean;
  readonly name?: string;
}

const MOST_SPREAD = 7;

/** The cards of a zone on one place, with its name and how many there are. What lies open beneath can be browsed. */
export function Pile({ zone, spread = false, name }: PileProps): ReactNode {
  const scene = useScene();
  const { cards, teller, snapshot, texts } = scene;
  const [browsing, setBrowsing] = useState(false);
  const all = cards(zone);
  const faces = all.filter(({ id }) => id !== undefined);
  const shown = all.slice(spread && faces.length > 0 ? -MOST_SPREAD : -1);
  const title = name ?? teller.zone(zone, snapshot.viewer);
  const hidden = faces.filter((seen) => !shown.includes(seen)).length;
  return (
    <figure className="pile">
      <Spot to={zone} name={title} className="pile-cards">
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
        {hidden > 0 ? (
          <button type="button" className="pile-browse" onClick={() => setBrowsing(true)}>
            <span className="unseen">{texts.look} </span>
            {title}
          </button>
        ) : (
          title
        )}
        <span className="unseen">
          {': '}
          {all.length === 0 ? texts.emptyPlace : texts.cards(all.length)}
        </span>
      </figcaption>
      {browsing && <Browse title={title} cards={all} onClose={() => setBrowsing(false)} />}
    </figure>
  );
}

interface BrowseProps {
  readonly title: string;
  readonly cards: readonly SeenCard[];
  readonly onClose: () => void;
}

/** All cards of a pile side by side, the top one first. */
export const Browse = ({ title, cards, onClose }: BrowseProps): ReactNode => (
  <Dialog title={title} onClose={onClose} className="browse">
    <ul className="browse-cards">
      {cards.toReversed().map((seen) => (
        <li key={seen.key}>
          <Card seen={{ ...seen, key: `browse ${seen.key}` }} />
        </li>
      ))}
    </ul>
  </Dialog>
);
