import { at } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { Fragment, type ReactNode } from 'react';
import { shirts } from './art/colours.ts';
import type { Course } from './course.ts';
import styles from './Strip.module.css';
import { type BallenScene, teamOf, zoneOf } from './table.ts';
import { words } from './words.ts';

interface Props {
  readonly scene: BallenScene;
  readonly course: Course;
}

/** Score and timing chart: which step is running, whose it is, and which window is open inside it. */
export function Strip({ scene, course }: Props): ReactNode {
  const { language, view, snapshot } = scene;
  const said = words[language];
  const { facts } = view;
  const over = snapshot.outcome !== null;
  return (
    <div className={styles.strip}>
      {facts.attack > 0 && <Score scene={scene} />}
      <div className={styles.course}>
        <span className={styles.attempt} data-attempt={course.title}>
          {course.title === 'beforeMatch'
            ? said.beforeMatch
            : course.title === 'normal'
              ? said.attackNumber(facts.attack)
              : said.attempts[course.title]}
          {facts.last > 0 && facts.attack >= facts.last && <b> {said.lastAttack}</b>}
        </span>
        <ol
          className={styles.steps}
          aria-label={said.course}
          data-many={course.steps.length > 7 || undefined}
          data-window={course.window !== undefined || undefined}
        >
          {course.steps.map(({ step, who }, i) => {
            const now = i === course.now && !over;
            return (
              <li
                key={step}
                className={styles.step}
                data-done={i < course.now || over || undefined}
                aria-current={now ? 'step' : undefined}
              >
                {who === undefined ? (
                  <i className={styles.whose} />
                ) : (
                  <i className={styles.whose} style={{ background: shirts[teamOf(scene, who)].cloth }} />
                )}
                <span className={styles.label}>{said.steps[step]}</span>
                {now && <Inside scene={scene} course={course} />}
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

/** The window inside the running step: the card that was used, and what is asked because of it. */
function Inside({ scene, course: { effectOf, window } }: Props): ReactNode {
  const { teller, language, cards } = scene;
  const used = effectOf === undefined ? undefined : cards(zoneOf('played', effectOf)).at(-1)?.id;
  const parts = [
    ...(used === undefined ? [] : [teller.card(used)]),
    ...(window === undefined ? [] : [`${words[language].windows[window.is]} (${teller.name(window.seat)})`]),
  ];
  return parts.map((part) => (
    <Fragment key={part}>
      <span className={styles.into} aria-hidden="true">
        ▸
      </span>
      <span className={styles.window}>{part}</span>
    </Fragment>
  ));
}

function Score({ scene }: { readonly scene: BallenScene }): ReactNode {
  const { view, chair, language, teller } = scene;
  const { score } = view.facts;
  const said = words[language];
  const other = 1 - chair;
  return (
    <div
      className={styles.score}
      role="img"
      aria-label={said.score(teller.name(chair), at(score, chair), teller.name(other), at(score, other))}
    >
      {[chair, other].map((seat) => {
        const team = teamOf(scene, seat);
        return (
          <span
            key={seat}
            className={styles.goals}
            style={{ background: shirts[team].cloth, color: shirts[team].number }}
          >
            <small>{said.teams[team].letter}</small>
            {at(score, seat)}
          </span>
        );
      })}
    </div>
  );
}
