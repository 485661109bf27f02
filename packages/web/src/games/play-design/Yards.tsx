import type { CSSProperties, ReactNode } from 'react';
import styles from './board.module.css';
import { helmets } from './chalk.ts';
import { Helmet } from './symbols.tsx';

interface Runner {
  readonly seat: number;
  readonly name: string;
  readonly yards: number;
  /** What it means, in words. */
  readonly says: string;
  /** PD-016 The other way, from the right to the left. */
  readonly fromRight?: boolean;
  /** No longer in the game. */
  readonly isOut?: boolean;
  /** The end is where one wants to get. */
  readonly isGoal?: boolean;
  readonly figure: ReactNode;
}

const marks = [0, 20, 40, 60, 80, 100];

/** PD-011, PD-016 The scorecard: everybody's helmet on its way over the field, ten yards a square. */
export function Yards({
  name,
  caption,
  runners,
}: {
  readonly name: string;
  /** What is counted, where the figures do not say it. */
  readonly caption?: string;
  readonly runners: readonly Runner[];
}): ReactNode {
  const letters = lettersOf(runners.map((runner) => runner.name));
  return (
    <section className={styles.yards} aria-label={name}>
      <div className={styles.axis} aria-hidden="true">
        {caption !== undefined && <b>{caption}</b>}
        {marks.map((mark) => (
          <span key={mark} style={{ left: `${mark}%` }}>
            {runners.some(({ fromRight }) => fromRight) ? Math.min(mark, 100 - mark) : mark}
          </span>
        ))}
      </div>
      {runners.map((runner, n) => (
        <div key={runner.seat} className={styles.runner} data-out={runner.isOut || undefined}>
          <span className={styles.runnerName} aria-hidden="true">
            {runner.name}
          </span>
          <span
            className={styles.track}
            data-way={runner.fromRight ? 'left' : 'right'}
            data-goal={runner.isGoal || undefined}
          >
            <span className="unseen">{runner.says}</span>
            <span className={styles.marker} style={at(runner)}>
              <HelmetIcon seat={runner.seat} letter={letters[n] ?? ''} />
            </span>
          </span>
          <span className={styles.figure} aria-hidden="true">
            {runner.figure}
          </span>
        </div>
      ))}
    </section>
  );
}

const at = ({ yards, fromRight }: Runner): CSSProperties => ({ left: `${fromRight ? 100 - yards : yards}%` });

export const HelmetIcon = ({
  seat,
  letter,
}: {
  readonly seat: number;
  readonly letter: string;
}): ReactNode => (
  <svg viewBox="-21 -21 42 38" aria-hidden="true" focusable="false" className={styles.helmet}>
    <Helmet x={0} y={0} size={40} fill={helmets[seat] ?? '#fff'} letter={letter} />
  </svg>
);

/** The first letters of the names; those who share one have the number of their seat instead. */
export function lettersOf(names: readonly string[]): readonly string[] {
  const first = names.map((name) => [...name][0]?.toUpperCase() ?? '');
  return first.map((letter, seat) =>
    letter === '' || first.indexOf(letter) !== first.lastIndexOf(letter) ? String(seat + 1) : letter,
  );
}
