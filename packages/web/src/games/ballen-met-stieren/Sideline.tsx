import type { ReactNode } from 'react';
import { Pile } from '../../parts/Pile.tsx';
import styles from './Sideline.module.css';
import type { BallenScene } from './table.ts';
import { words } from './words.ts';

/** On the line: the referee and the VAR, what they have drawn, and the actions that are used up. */
export function Sideline({ scene }: { readonly scene: BallenScene }): ReactNode {
  const { piles } = words[scene.language];
  return (
    <aside className={styles.sideline}>
      <div className={styles.pair}>
        <Pile zone="referee" name={piles.referee} />
        <Pile zone="refereeDiscard" name={piles.refereeDiscard} />
      </div>
      <div className={styles.pair}>
        <Pile zone="var" name={piles.var} />
        <Pile zone="varDiscard" name={piles.varDiscard} />
      </div>
      <div className={styles.pair}>
        <Pile zone="discard" name={piles.discard} />
        {scene.cards('sentOff').length > 0 && <Pile zone="sentOff" name={piles.sentOff} />}
      </div>
    </aside>
  );
}
