import { capital } from '@stamtafel/games/telling/sentence.ts';
import type { ReactNode } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import type { SeenCard } from '../table/scene.ts';
import { Card } from './Card.tsx';

interface BrowseProps {
  readonly title: string;
  readonly cards: readonly SeenCard[];
  readonly onClose: () => void;
}

/** All cards of a pile side by side, the top one first. */
export const Browse = ({ title, cards, onClose }: BrowseProps): ReactNode => (
  <Dialog title={capital(title)} onClose={onClose} className="browse">
    <ul className="browse-cards">
      {cards.toReversed().map((seen) => (
        <li key={seen.key}>
          <Card seen={{ ...seen, key: `browse ${seen.key}` }} />
        </li>
      ))}
    </ul>
  </Dialog>
);
