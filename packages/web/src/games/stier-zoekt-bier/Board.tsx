import type { StierZoektBier } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import type { ReactNode } from 'react';
import type { BoardProps } from '../look.ts';
import styles from './Board.module.css';
import { Middle } from './Middle.tsx';
import { Own } from './Own.tsx';
import { Rival } from './Rival.tsx';

/** The street at night: the other pubs, the bulls that are looking for beer, and one's own bar in front. */
export function Board({ scene }: BoardProps<StierZoektBier>): ReactNode {
  const { seats } = scene.match;
  const others = Array.from({ length: seats - 1 }, (_, i) => (scene.chair + 1 + i) % seats);
  return (
    <div className={styles.board}>
      <div className={styles.others}>
        {others.map((seat) => (
          <Rival key={seat} scene={scene} seat={seat} />
        ))}
      </div>
      <Middle scene={scene} />
      <Own scene={scene} />
    </div>
  );
}
