import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../parts/Picture.tsx';
import { SignIcon } from './art/signs.tsx';
import styles from './LoveShack.module.css';
import { type NightScene, ownerOf, zoneOf } from './reading.ts';
import { words } from './words.ts';

/** SV-601 At the end the doors open: the couples of a Love Shack come out one after the other and are counted. */
export function LoveShack({ scene }: { readonly scene: NightScene }): ReactNode {
  const { beat, teller, language } = scene;
  if (beat?.key !== 'score' || typeof beat.args.seat !== 'number') return null;
  const { seat, points } = beat.args;
  const cards = scene.cards(zoneOf('shack', seat));
  return (
    <aside className={styles.shack} aria-hidden="true">
      <h3>
        <SignIcon sign={ownerOf(scene, seat)} />
        {teller.name(seat)}
      </h3>
      <div className={styles.door}>
        {cards.map((seen, n) => (
          <span key={seen.key} data-partner={n % 2 === 1 || undefined} style={lateBy(n >> 1)}>
            <Picture seen={seen} />
          </span>
        ))}
      </div>
      <p style={lateBy(cards.length / 2)}>{words[language].points(Number(points))}</p>
    </aside>
  );
}

const lateBy = (n: number): CSSProperties & { '--late': number } => ({ '--late': n });
