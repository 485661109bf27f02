import type { CSSProperties, ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import { Spot } from '../../parts/Spot.tsx';
import { kindLooks } from './art/palette.ts';
import { PickSpot } from './PickSpot.tsx';
import styles from './Pub.module.css';
import type { Seated, Szb } from './table.ts';
import { words } from './words.ts';

/** How far a bull is: the glass fills up, with a line at every step. */
export function Gauge({
  scene,
  seated: { stool },
}: {
  readonly scene: Szb;
  readonly seated: Seated;
}): ReactNode {
  const { bull, glasses, isClosed, hasSlot, tucked, points } = stool;
  const say = words[scene.language];
  const steps = bull.printed.type === 'bull' ? bull.printed.steps.slice(0, -1) : [];
  const share = (n: number): string => `${Math.min(100, (100 * n) / Math.max(1, bull.quota))}%`;
  const state = [
    say.glasses(glasses, bull.quota),
    say.points(points),
    ...(isClosed ? [say.closed] : hasSlot ? [] : [say.served]),
    ...(tucked === undefined ? [] : [say.pair]),
  ];
  return (
    <span className={styles.gauge} data-closed={isClosed || undefined}>
      <span className={styles.filled} style={{ width: share(glasses) }} />
      {steps.map((step) => (
        <span key={step.glasses} className={styles.notch} style={{ left: share(step.glasses) }} />
      ))}
      <span className={styles.glasses} aria-hidden="true">
        {glasses}
        <small>/{bull.quota}</small>
      </span>
      <span className="unseen">{state.join(', ')}</span>
    </span>
  );
}

/** What the bull brings now, whether he is one of a pair, and whether he can still drink in this round. */
export function Badges({
  scene,
  seated: { stool },
}: {
  readonly scene: Szb;
  readonly seated: Seated;
}): ReactNode {
  const { points, tucked, isClosed, hasSlot } = stool;
  const say = words[scene.language];
  return (
    <span className={styles.badges} aria-hidden="true">
      <span className={styles.points} data-none={points === 0 || undefined}>
        ★{points}
      </span>
      {tucked !== undefined && <span className={styles.double}>×2</span>}
      {isClosed ? (
        <span className={styles.full}>{say.full}</span>
      ) : (
        !hasSlot && <span className={styles.had}>✓</span>
      )}
    </span>
  );
}

/** A bull at one's own bar: a place for beer, or for a mate of his. */
export function OwnStool({ scene, seated }: { readonly scene: Szb; readonly seated: Seated }): ReactNode {
  const { zone, bull, tucked, beers } = seated;
  return (
    <Spot to={zone} className={styles.stool ?? ''}>
      <div className={styles.bulls}>
        {tucked !== undefined && (
          <span className={styles.tucked}>
            <Card seen={tucked} still />
          </span>
        )}
        <Card seen={bull} />
      </div>
      <Badges scene={scene} seated={seated} />
      <Gauge scene={scene} seated={seated} />
      <Served scene={scene} beers={beers} />
    </Spot>
  );
}

/** Where a bull can be laid apart from his mate. */
export const FreeStool = ({ label }: { readonly label: string }): ReactNode => (
  <PickSpot picks={['separate']} className={styles.stool}>
    <span className="card card-empty" />
    <span className={styles.free}>{label}</span>
  </PickSpot>
);

/** A bull at another player's bar: his head only. */
export function Tile({ scene, seated }: { readonly scene: Szb; readonly seated: Seated }): ReactNode {
  const { zone, bull, tucked } = seated;
  return (
    <div className={styles.tile} data-zone={zone}>
      {tucked !== undefined && (
        <span className={styles.tuckedHead}>
          <Card seen={tucked} still />
        </span>
      )}
      <Card seen={bull} still />
      <Badges scene={scene} seated={seated} />
      <Gauge scene={scene} seated={seated} />
    </div>
  );
}

/** The glasses in front of a bull, card by card. */
function Served({ scene, beers }: { readonly scene: Szb; readonly beers: Seated['beers'] }): ReactNode {
  return (
    <span className={styles.served} aria-hidden="true">
      {beers.map(({ id, key, zone }) => {
        const printed = id === undefined ? undefined : scene.card(id)?.printed;
        if (printed?.type !== 'beer') return null;
        const style: CSSProperties & { '--beer': string } = { '--beer': kindLooks[printed.kind].beer };
        return (
          <span key={key} data-card={key} data-in={zone} style={style}>
            {printed.value}
          </span>
        );
      })}
    </span>
  );
}
