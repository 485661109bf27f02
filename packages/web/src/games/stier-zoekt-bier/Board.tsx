import type { StierZoektBier } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import type { Seat } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import type { BoardProps } from '../look.ts';
import styles from './Board.module.css';
import { Middle } from './Middle.tsx';
import { Own } from './Own.tsx';
import { Rival } from './Rival.tsx';
import type { Szb } from './table.ts';

/** The street at night: the other pubs, the bulls that are looking for beer, and one's own bar in front. */
export function Board({ scene }: BoardProps<StierZoektBier>): ReactNode {
  const { chair, front, match } = scene;
  const around = Array.from({ length: match.seats }, (_, i) => (chair + i) % match.seats);
  // Without a bar in front the pubs stand on both sides of the street.
  const across = front === undefined ? around.slice(Math.floor(match.seats / 2)) : around.slice(1);
  return (
    <div className={styles.board} data-alike={front === undefined || undefined}>
      <Pubs scene={scene} seats={across} />
      <Middle scene={scene} />
      {front === undefined ? (
        <Pubs scene={scene} seats={around.slice(0, Math.floor(match.seats / 2))} />
      ) : (
        <Own scene={scene} />
      )}
    </div>
  );
}

const Pubs = ({ scene, seats }: { readonly scene: Szb; readonly seats: readonly Seat[] }): ReactNode => (
  <div className={styles.others}>
    {seats.map((seat) => (
      <Rival key={seat} scene={scene} seat={seat} />
    ))}
  </div>
);
