import { meant } from '@stamtafel/games/names.ts';
import { CELLAR } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import { placesPicked } from '@stamtafel/games/stier-zoekt-bier/pick.ts';
import type { ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import { LookButton } from '../../parts/LookButton.tsx';
import { SeatPlate } from '../../parts/SeatPlate.tsx';
import type { SeenCard } from '../../table/scene.ts';
import { Fan } from './Fan.tsx';
import { Bid, Bierbaas, Score } from './Marks.tsx';
import styles from './Own.module.css';
import { PickSpot } from './PickSpot.tsx';
import { FreeStool, OwnStool } from './Pub.tsx';
import { type Szb, seatSight } from './table.ts';
import { words } from './words.ts';

/** The own pub: cellar, taps and hand, and the bar with the bulls. */
export function Own({ scene }: { readonly scene: Szb }): ReactNode {
  const sight = seatSight(scene, scene.chair);
  const { letter, pub, points, hasBierbaas } = sight;
  const say = words[scene.language];
  const { chair, teller, snapshot } = scene;
  const pubName = snapshot.viewer === chair ? say.pub : teller.sentence(say.pubOf, { seat: chair });
  const cellar = scene.cards(`cellar.${letter}`);
  const known = cellar.filter(({ id }) => id !== undefined);
  const beers = scene.cards(`open.${letter}`);
  const hand = scene.cards(`hand.${letter}`);
  // What was tapped before waits, small, while cards are picked.
  const isStocking = hand.length > 0;
  const laysApart = scene.isLit({ pick: 'separate' });
  return (
    <section className={styles.own} data-seats={scene.match.seats} data-plays="choose" aria-label={pubName}>
      <header className={styles.ownHead}>
        <SeatPlate seat={scene.chair}>
          {hasBierbaas && (
            <Bierbaas title={meant(say.names.others.bierbaas)} text={say.names.others.bierbaas.text} />
          )}
          <Score points={points} />
        </SeatPlate>
        <Bid scene={scene} sight={sight} />
      </header>
      <div className={styles.ownSupply}>
        <div className={styles.cellar} data-plays="take">
          <PickSpot zone={`cellar.${letter}`} picks={['tap']} className={styles.barrels}>
            {cellar.length === 0 && <span className="card card-empty" />}
            {cellar.map((seen) => (
              <Card key={seen.key} seen={seen} still />
            ))}
          </PickSpot>
          {known.length > 0 && !scene.isLit({ pick: 'tap' }) && (
            <LookButton title={say.cellarOf(cellar.length, CELLAR)} cards={cellar} />
          )}
          <span className={styles.label}>{say.cellarOf(cellar.length, CELLAR)}</span>
        </div>
        {(beers.length > 0 || !isStocking) && (
          <div className={styles.taps}>
            <Fan count={beers.length} zone={`open.${letter}`} className={styles.ownFan}>
              {beers.map((seen) => (
                <Card key={seen.key} seen={seen} still={isStocking} />
              ))}
            </Fan>
            {isStocking && <LookButton title={say.tapped} cards={beers} />}
            {beers.length > 0 && <span className={styles.label}>{say.tapped}</span>}
          </div>
        )}
        {isStocking && <OwnHand scene={scene} zone={`hand.${letter}`} hand={hand} />}
      </div>
      <Fan count={pub.length + (laysApart ? 1 : 0)} className={styles.ownPub}>
        {pub.map((seated) => (
          <OwnStool key={seated.zone} scene={scene} seated={seated} />
        ))}
        {laysApart && <FreeStool label={say.freeStool} />}
        {pub.length === 0 && !laysApart && <p className={styles.nobody}>{say.emptyPub}</p>}
      </Fan>
    </section>
  );
}

interface HandProps {
  readonly scene: Szb;
  readonly zone: string;
  readonly hand: readonly SeenCard[];
}

/** SZB-045 The hand; of the two that are picked, sealed (SZB-049) or only marked, it shows which will lie below. */
function OwnHand({ scene, zone, hand }: HandProps): ReactNode {
  const say = words[scene.language];
  const sealed = placesPicked(scene.view.sealed).map((place) => hand[place]?.id);
  const order = [...sealed, ...scene.marks.map(({ card }) => card)];
  return (
    <section className={styles.taps} data-hand aria-label={scene.handName}>
      <Fan count={hand.length} zone={zone} className={styles.ownFan}>
        {hand.map((seen) => {
          const place = seen.id === undefined ? -1 : order.indexOf(seen.id);
          const isSealed = place >= 0 && place < sealed.length;
          return (
            <span key={seen.key} className={styles.inHand} data-sealed={isSealed || undefined}>
              <Card seen={seen} />
              {place >= 0 && <span className={styles.order}>{place === 0 ? say.under : say.above}</span>}
            </span>
          );
        })}
      </Fan>
    </section>
  );
}
