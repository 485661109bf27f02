import type { ReactNode } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { Card } from '../../parts/Card.tsx';
import { Picture } from '../../parts/Picture.tsx';
import type { SeenCard } from '../../table/scene.ts';
import { Badges, Gauge } from './Pub.tsx';
import styles from './PubDialog.module.css';
import type { SeatSight, Szb } from './table.ts';
import { words } from './words.ts';

interface Props {
  readonly scene: Szb;
  readonly sight: SeatSight;
  readonly title: string;
  readonly onClose: () => void;
}

/** A pub to look around in: every bull with all the beer that he got. */
export function PubDialog({ scene, sight: { pub, points }, title, onClose }: Props): ReactNode {
  const say = words[scene.language];
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{pub.length === 0 ? say.emptyPub : say.points(points)}</p>
      <ul className={styles.visited}>
        {pub.map((seated) => (
          <li key={seated.zone}>
            <div className={styles.visitedBull}>
              {[seated.bull, ...(seated.tucked === undefined ? [] : [seated.tucked])].map((seen) => (
                <Portrait key={seen.key} scene={scene} seen={seen} />
              ))}
              <Badges scene={scene} seated={seated} />
            </div>
            <Gauge scene={scene} seated={seated} />
            <div className={styles.visitedBeers}>
              {seated.beers.map((seen) => (
                <Card key={seen.key} seen={{ ...seen, key: `visit ${seen.key}` }} still />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Another player's bull is only looked at. */
function Portrait({ scene, seen }: { readonly scene: Szb; readonly seen: SeenCard }): ReactNode {
  const { id } = seen;
  if (id === undefined) return null;
  return (
    <button
      type="button"
      className="card"
      aria-label={scene.teller.cardLine(id)}
      onClick={() => scene.inspect(id)}
    >
      <Picture seen={seen} />
    </button>
  );
}
