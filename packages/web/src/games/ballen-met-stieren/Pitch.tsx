import type { CSSProperties, ReactNode } from 'react';
import { Ball } from './art/symbols.tsx';
import { Centre } from './Centre.tsx';
import type { Course } from './course.ts';
import styles from './Pitch.module.css';
import { type Report, reportsOf } from './report.ts';
import { Side } from './Side.tsx';
import type { BallenScene } from './table.ts';

interface Props {
  readonly scene: BallenScene;
  readonly course: Course;
}

/** The field: one's own half, what is at stake in the middle, the other half, and the ball on its way to a goal. */
export function Pitch({ scene, course }: Props): ReactNode {
  const { chair, view, snapshot, cards } = scene;
  const { running, previous } = reportsOf(snapshot.story);
  const way = ballOn(course, running) * (view.facts.attacker === chair ? 1 : -1);
  const quiet = ['field.A', 'field.B', 'aside.A', 'aside.B'].every((zone) => cards(zone).length === 0);
  const style: CSSProperties & { '--way': number } = { '--way': way };
  return (
    <div className={styles.pitch} data-plays="">
      <div className={styles.lane} aria-hidden="true">
        <span className={styles.goal} />
        <span className={styles.goal} />
        <svg className={styles.ball} viewBox="-16 -16 32 32" style={style} aria-hidden="true">
          <Ball />
        </svg>
      </div>
      <Side scene={scene} seat={chair} />
      <Centre scene={scene} running={running} previous={previous} quiet={quiet} />
      <Side scene={scene} seat={1 - chair} />
    </div>
  );
}

/** How far the ball has come: from −1, the attacker's own goal, to 1. */
function ballOn({ now, steps, title }: Course, { ended }: Report): number {
  if (ended === 'goal') return 1;
  if (ended !== undefined) return 0.72;
  const start = title === 'normal' ? -0.45 : title === 'freeKick' ? 0.2 : 0.55;
  return start + (0.8 - start) * (now / steps.length);
}
