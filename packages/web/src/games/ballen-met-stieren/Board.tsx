import type { BallenMetStieren } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { ReactNode } from 'react';
import { Hand } from '../../parts/Hand.tsx';
import type { BoardProps } from '../look.ts';
import styles from './Board.module.css';
import { Coach } from './Coach.tsx';
import { courseOf } from './course.ts';
import { Dressing } from './Dressing.tsx';
import { Pitch } from './Pitch.tsx';
import { Sheet } from './Sheet.tsx';
import { Sideline } from './Sideline.tsx';
import { Strip } from './Strip.tsx';
import { zoneOf } from './table.ts';

/** A pasture with two goals: the opponent beyond, one's own bulls in front, the officials on the line. */
export function Board({ scene }: BoardProps<BallenMetStieren>): ReactNode {
  const { chair, match, view } = scene;
  const other = 1 - chair;
  const course = courseOf(view, match.options.spuger !== 'off');
  const beforeMatch = view.facts.attack === 0;
  return (
    <div className={styles.board} data-before={beforeMatch || undefined}>
      <Coach scene={scene} seat={other} />
      <Strip scene={scene} course={course} />
      {beforeMatch ? (
        <Dressing scene={scene} course={course} />
      ) : (
        <>
          <div className={styles.middle}>
            <Pitch scene={scene} course={course} />
            <Sheet scene={scene} />
          </div>
          <Sideline scene={scene} />
          <Coach scene={scene} seat={chair} />
          <div className={styles.hand}>
            <Hand zone={zoneOf('hand', chair)} />
          </div>
        </>
      )}
    </div>
  );
}
