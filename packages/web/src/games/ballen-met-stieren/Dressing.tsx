import { bitsIn } from '@stamtafel/games/ballen-met-stieren/rules/plan.ts';
import { NONE } from '@stamtafel/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import type { SeenCard } from '../../table/scene.ts';
import type { Course } from './course.ts';
import styles from './Dressing.module.css';
import { type BallenScene, zoneOf } from './table.ts';
import { words } from './words.ts';

/** Before the match: sixteen bulls of whom eleven play, then the drafts. */
export function Dressing({
  scene,
  course,
}: {
  readonly scene: BallenScene;
  readonly course: Course;
}): ReactNode {
  const { cards, chair, language, view, marks, card } = scene;
  const said = words[language];
  const isEleven = course.steps[course.now]?.step === 'eleven';
  const held = cards(zoneOf('hand', chair));
  const kept = cards(zoneOf('actions', chair)).filter(({ id }) => id !== undefined);
  const sealed = view.sealed === NONE ? undefined : view.sealed;
  const isChosen = ({ id }: SeenCard, place: number): boolean => {
    if (sealed === undefined || id === undefined) return false;
    return isEleven ? (sealed & (1 << (card(id)?.shirt ?? 0))) !== 0 : sealed === place;
  };
  const picked = marks.length + (isEleven && sealed !== undefined ? bitsIn(sealed) : 0);
  // Two rows on a laptop, four on a phone.
  const style: CSSProperties & { '--half': number; '--quarter': number } = {
    '--half': Math.ceil(held.length / 2),
    '--quarter': Math.ceil(held.length / 4),
  };
  return (
    <>
      <section
        className={styles.dressing}
        data-eleven={isEleven || undefined}
        aria-label={scene.handName}
        style={style}
      >
        <div className={styles.lockers} data-zone={zoneOf('hand', chair)}>
          {held.map((seen, place) => (
            <span key={seen.key} className={styles.locker} data-chosen={isChosen(seen, place) || undefined}>
              <Card seen={seen} />
              {isChosen(seen, place) && <b className={styles.chosen}>✓ {said.chosen}</b>}
              {!isEleven && <Effect scene={scene} id={seen.id} />}
            </span>
          ))}
        </div>
      </section>
      <div className={styles.kept} data-zone={zoneOf('actions', chair)} data-plays="">
        {/* How far the other one is stays secret. */}
        {scene.snapshot.viewer === chair && (
          <p>{isEleven ? said.yourEleven(picked) : said.kept(kept.length)}</p>
        )}
        {!isEleven && (
          <div className={styles.keptCards}>
            {kept.map((seen) => (
              <Card key={seen.key} seen={seen} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

/** What a card of the draft does. Its name says it too: this is for the eye. */
function Effect({ scene, id }: { readonly scene: BallenScene; readonly id: string | undefined }): ReactNode {
  const action = id === undefined ? undefined : scene.card(id)?.action;
  if (action === undefined || action === '') return null;
  return <small aria-hidden="true">{words[scene.language].effects[action]}</small>;
}
