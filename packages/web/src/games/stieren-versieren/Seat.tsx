import type { Seat as SeatNumber } from '@stamtafel/kernel';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { Card } from '../../parts/Card.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { SeatPlate } from '../../parts/SeatPlate.tsx';
import { Spot } from '../../parts/Spot.tsx';
import { SignIcon } from './art/signs.tsx';
import { couplesOf, isReady, type NightScene, ownerOf, zoneOf } from './reading.ts';
import styles from './Seat.module.css';
import { words } from './words.ts';

interface SeatProps {
  readonly scene: NightScene;
  readonly seat: SeatNumber;
}

/** Who sits there, with which bulls, hand, pile, discards and couples. SV-018 A vote goes to their Love Shack. */
export function Seat({ scene, seat }: SeatProps): ReactNode {
  const { view, language, front, teller } = scene;
  const { starts } = words[language];
  const ready = teller.phrase(words[language].ready, { seat });
  const owner = ownerOf(scene, seat);
  return (
    <Spot to={zoneOf('shack', seat)} className={styles.seat ?? ''}>
      <div className={styles.who} data-owner={owner}>
        <SignIcon sign={owner} className={styles.sign} />
        <SeatPlate seat={seat}>
          {view.facts.start === seat && (
            <span className={styles.start} title={starts}>
              <Bell />
              <span className="unseen">{starts}</span>
            </span>
          )}
          {isReady(scene, seat) && (
            <span className={styles.ready} title={ready}>
              ✓<span className="unseen">{ready}</span>
            </span>
          )}
        </SeatPlate>
      </div>
      <ul className={styles.has}>
        {seat !== front && <Count scene={scene} zone={zoneOf('hand', seat)} look="fan" />}
        <Count scene={scene} zone={zoneOf('pile', seat)} look="pile" />
        <Discards scene={scene} seat={seat} />
        <Couples scene={scene} seat={seat} />
      </ul>
      {/* A cow being looked at and cards on their way into a fight come from here. */}
      <span data-zone={zoneOf('drawn', seat)} />
    </Spot>
  );
}

const Bell = (): ReactNode => (
  <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M7 3h6l3 12H4z" fill="currentcolor" />
    <circle cx="10" cy="17" r="2.500" fill="currentcolor" />
    <path d="M7 3a3 3 0 0 1 6 0" fill="none" stroke="currentcolor" strokeWidth="1.500" />
  </svg>
);

interface CountProps {
  readonly scene: NightScene;
  readonly zone: string;
  readonly look: 'fan' | 'pile';
}

function Count({ scene, zone, look }: CountProps): ReactNode {
  const all = scene.cards(zone);
  const back = all.at(-1)?.back;
  return (
    <li className={styles.count} data-zone={zone} title={scene.teller.zone(zone, scene.snapshot.viewer)}>
      <span className={styles.mini} data-look={look} data-empty={all.length === 0 || undefined}>
        <Picture seen={{ id: undefined, back }} />
      </span>
      <b aria-hidden="true">{all.length}</b>
      <span className="unseen">
        {scene.teller.zone(zone, scene.snapshot.viewer)}: {scene.texts.cards(all.length)}
      </span>
    </li>
  );
}

/** SV-453 Discard piles are open and can be browsed. SV-260 A bull that was taken up can be swapped here. */
function Discards({ scene, seat }: SeatProps): ReactNode {
  const [browsing, setBrowsing] = useState(false);
  const zone = zoneOf('discard', seat);
  const all = scene.cards(zone);
  const title = scene.teller.zone(zone, scene.snapshot.viewer);
  const top = all.at(-1);
  const { selected, chair } = scene;
  const [swap] =
    seat === chair && selected.card !== undefined ? scene.answers({ ...selected, pick: 'swap' }) : [];
  const label =
    swap === undefined
      ? words[scene.language].look(title, all.length)
      : scene.teller.label(swap, scene.snapshot.viewer);
  return (
    <li
      className={styles.count}
      data-zone={zone}
      data-plays={seat === chair ? 'swap' : undefined}
      title={title}
    >
      <button
        type="button"
        className={styles.browse}
        data-lit={swap !== undefined || undefined}
        disabled={top === undefined && swap === undefined}
        aria-label={label}
        onClick={() => (swap === undefined ? setBrowsing(true) : scene.choose(swap))}
      >
        <span className={styles.mini} data-empty={top === undefined || undefined}>
          {top !== undefined && <Picture seen={top} />}
        </span>
        <b aria-hidden="true">{all.length}</b>
      </button>
      {browsing && <Browse title={title} zone={zone} scene={scene} onClose={() => setBrowsing(false)} />}
    </li>
  );
}

/** SV-604 The door of the Love Shack is shut, or open as the table wants it. */
function Couples({ scene, seat }: SeatProps): ReactNode {
  const [browsing, setBrowsing] = useState(false);
  const zone = zoneOf('shack', seat);
  const title = scene.teller.zone(zone, scene.snapshot.viewer);
  const count = couplesOf(scene, seat);
  const isOpen = scene.cards(zone).some(({ id }) => id !== undefined);
  const shown = (
    <>
      <svg viewBox="0 0 24 24" className={styles.shack} aria-hidden="true" focusable="false">
        <path d="M2 11 12 2l10 9v11H2z" fill="currentcolor" />
        <path d="M12 19c-6-4-5-9-2-9 1 0 2 1 2 2 0-1 1-2 2-2 3 0 4 5-2 9z" fill="#fff" />
      </svg>
      <b aria-hidden="true">{count}</b>
    </>
  );
  const said = `${title}: ${words[scene.language].couples(count)}`;
  return (
    <li className={styles.count} data-zone={zone} title={said}>
      {isOpen ? (
        <button type="button" className={styles.browse} aria-label={said} onClick={() => setBrowsing(true)}>
          {shown}
        </button>
      ) : (
        <>
          {shown}
          <span className="unseen">{said}</span>
        </>
      )}
      {browsing && <Browse title={title} zone={zone} scene={scene} onClose={() => setBrowsing(false)} />}
    </li>
  );
}

interface BrowseProps {
  readonly scene: NightScene;
  readonly title: string;
  readonly zone: string;
  readonly onClose: () => void;
}

const Browse = ({ scene, title, zone, onClose }: BrowseProps): ReactNode => (
  <Dialog title={title} onClose={onClose} className="browse">
    <ul className="browse-cards">
      {scene.cards(zone).map((seen) => (
        <li key={seen.key}>
          <Card seen={{ ...seen, key: `browse ${seen.key}` }} />
        </li>
      ))}
    </ul>
  </Dialog>
);
