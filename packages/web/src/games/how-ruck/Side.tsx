import type { Seat } from '@stamtafel/kernel';
import { type ReactNode, useState } from 'react';
import { Browse } from '../../parts/Browse.tsx';
import { Card } from '../../parts/Card.tsx';
import { Spot } from '../../parts/Spot.tsx';
import { Figure, printedScot } from './art/Figure.tsx';
import { suitOf } from './art/palette.ts';
import { SuitSymbol } from './art/SuitSymbol.tsx';
import styles from './Side.module.css';
import { fieldNames, fieldOf, type HowRuckScene, lastPlay, pullerOn } from './table.ts';
import { words } from './words.ts';

/** The three fields of a side. */
export function Side({
  scene,
  seat,
  mine,
}: {
  readonly scene: HowRuckScene;
  readonly seat: Seat;
  readonly mine: boolean;
}): ReactNode {
  return (
    <section className={mine ? styles.mine : styles.theirs} aria-label={scene.teller.name(seat)}>
      {fieldNames.map((name, colour) => (
        <Field key={name} scene={scene} seat={seat} colour={colour} />
      ))}
    </section>
  );
}

/** How many cards of a stack can be seen: the open one, and the edges of those beneath. */
const EDGES = 3;

function Field({
  scene,
  seat,
  colour,
}: {
  readonly scene: HowRuckScene;
  readonly seat: Seat;
  readonly colour: number;
}): ReactNode {
  const { cards, teller, snapshot, language, decision, selected } = scene;
  const [browsing, setBrowsing] = useState(false);
  const zone = fieldOf(seat, colour);
  const stack = cards(zone);
  const suit = suitOf(colour);
  const title = teller.zone(zone, snapshot.viewer);
  const { strength } = pullerOn(scene, seat, colour);
  const last = lastPlay(scene).some(
    ({ key, args }) => (key === 'placed' || key === 'moved') && args.zone === zone,
  );
  // Every card fits somewhere: fields are lit once a card is taken up.
  const choosing = decision?.asks !== 'turn' || selected.card !== undefined;
  return (
    <div
      className={styles.field}
      style={{ background: suit.fill }}
      data-last={last || undefined}
      data-choosing={choosing || undefined}
    >
      <Spot to={zone} className={styles.stack ?? ''}>
        {stack.length === 0 ? (
          <span className={`card ${styles.printed}`} role="img" aria-label={words[language].printed}>
            <svg viewBox="0 0 200 280" aria-hidden="true">
              <rect x="4" y="4" width="192" height="272" rx="14" fill={suit.pale} />
              <g transform="translate(100 226) scale(1.05)">
                <Figure card={printedScot(colour)} />
              </g>
            </svg>
          </span>
        ) : (
          stack.slice(-EDGES).map((seen) => <Card key={seen.key} seen={seen} />)
        )}
      </Spot>
      <div className={styles.foot}>
        <svg viewBox="-30 -30 60 60" aria-hidden="true">
          <SuitSymbol suit={suit} />
        </svg>
        <b>{strength}</b>
        {stack.length > 1 && (
          <button
            type="button"
            className={styles.browse}
            aria-label={`${words[language].stack(stack.length)}: ${title}`}
            onClick={() => setBrowsing(true)}
          >
            ▤{stack.length}
          </button>
        )}
      </div>
      {browsing && <Browse title={title} cards={stack} onClose={() => setBrowsing(false)} />}
    </div>
  );
}
