import type { ReactNode } from 'react';
import { Glass } from './art/Glass.tsx';
import { kindLooks } from './art/palette.ts';
import styles from './Marks.module.css';
import type { SeatSight, Szb } from './table.ts';
import { words } from './words.ts';

/** How many cards lie there. */
export const Count = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span className={styles.number}>{children}</span>
);

export const Score = ({ points }: { readonly points: number }): ReactNode => (
  <span className={styles.score}>★ {points}</span>
);

/** The beer boss: a little golden barrel beside the name. */
export const Bierbaas = ({ title, text }: { readonly title: string; readonly text: string }): ReactNode => (
  <svg className={styles.bierbaas} data-bierbaas viewBox="0 0 32 32" role="img" aria-label={title}>
    <title>{`${title}. ${text}`}</title>
    <path d="M7 5h18c4 7 4 15 0 22H7C3 20 3 12 7 5z" fill="#e9b44c" stroke="#2b1b12" strokeWidth="2" />
    <path d="M5 11h22M5 21h22" stroke="#6b3a12" strokeWidth="3" />
    <path d="M16 12l1.6 3.2 3.4.4-2.5 2.3.7 3.4-3.2-1.7-3.2 1.7.7-3.4-2.5-2.3 3.4-.4z" fill="#7c2616" />
  </svg>
);

interface BidProps {
  readonly scene: Szb;
  readonly sight: SeatSight;
}

/** SZB-069 The bid, and whose turn it gives at the bulls; SZB-181 without one, the beer that is owed. */
export function Bid({ scene, sight }: BidProps): ReactNode {
  const { seat, bid, choice, owes } = sight;
  const say = words[scene.language];
  if (bid === undefined && owes) return <Debt title={scene.teller.phrase(say.owes, { seat })} />;
  if (bid === undefined) return null;
  const { letter, deep } = kindLooks[bid.kind];
  return (
    <span className={styles.bid} data-bid data-choice={choice}>
      <svg viewBox="0 0 40 60" aria-hidden="true">
        <Glass kind={bid.kind} x={20} y={30} size={60} />
      </svg>
      <span aria-hidden="true">{bid.amount}</span>
      <span className={styles.letter} style={{ background: deep }} aria-hidden="true">
        {letter}
      </span>
      {choice !== undefined && (
        <span className={styles.choice} aria-hidden="true">
          {say.place(choice)}
        </span>
      )}
      <span className="unseen">
        {say.bid(bid.amount, say.names.kinds[bid.kind].name)}
        {choice !== undefined && `, ${scene.teller.phrase(say.placeInRow(choice), { seat })}`}
      </span>
    </span>
  );
}

/** SZB-181 One beer less: it goes to the Drinker. */
const Debt = ({ title }: { readonly title: string }): ReactNode => (
  <span className={styles.bid} data-debt title={title}>
    <span aria-hidden="true">−1</span>
    <svg viewBox="0 0 40 60" aria-hidden="true">
      <Glass kind="pils" x={20} y={30} size={60} />
    </svg>
    <span className="unseen">{title}</span>
  </span>
);
