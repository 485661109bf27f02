import { meant } from '@stamtafel/games/names.ts';
import type { Seat } from '@stamtafel/kernel';
import { type ReactNode, useState } from 'react';
import { Card } from '../../parts/Card.tsx';
import { SeatPlate } from '../../parts/SeatPlate.tsx';
import { Fan } from './Fan.tsx';
import { Bid, Bierbaas, Count, Score } from './Marks.tsx';
import { Tile } from './Pub.tsx';
import { PubDialog } from './PubDialog.tsx';
import styles from './Rival.module.css';
import { type Szb, seatSight } from './table.ts';
import { words } from './words.ts';

/** Another player's pub, small: a tap opens it. */
export function Rival({ scene, seat }: { readonly scene: Szb; readonly seat: Seat }): ReactNode {
  const [open, setOpen] = useState(false);
  const sight = seatSight(scene, seat);
  const { letter, pub, points, bid } = sight;
  const say = words[scene.language];
  const { kinds } = say.names;
  const cellar = scene.cards(`cellar.${letter}`);
  const beers = scene.cards(`open.${letter}`);
  const hand = scene.cards(`hand.${letter}`);
  const name = scene.teller.name(seat);
  const pubName = scene.teller.sentence(say.pubOf, { seat });
  const summary = [
    say.points(points),
    say.cellar(cellar.length),
    ...(hand.length === 0 ? [] : [say.inHand(hand.length)]),
    ...(bid === undefined ? [] : [say.bid(bid.amount, kinds[bid.kind].name)]),
    ...(sight.owes ? [scene.teller.phrase(say.owes, { seat })] : []),
    ...(sight.hasBierbaas ? [meant(say.names.others.bierbaas)] : []),
  ].join(', ');
  return (
    <section className={styles.rival} data-seats={scene.match.seats} aria-label={name}>
      <SeatPlate seat={seat}>
        {sight.hasBierbaas && (
          <Bierbaas title={meant(say.names.others.bierbaas)} text={say.names.others.bierbaas.text} />
        )}
        <Score points={points} />
      </SeatPlate>
      <div className={styles.supply}>
        <div className={styles.vault} data-zone={`cellar.${letter}`}>
          {cellar.map((seen) => (
            <Card key={seen.key} seen={seen} still />
          ))}
          <Count>{cellar.length}</Count>
        </div>
        <span className={styles.held} data-zone={`hand.${letter}`}>
          {hand.length > 0 && (
            <>
              {hand.slice(-1).map((seen) => (
                <Card key={seen.key} seen={seen} still />
              ))}
              <Count>{sight.hasChosen ? '✓' : hand.length}</Count>
            </>
          )}
        </span>
        <Fan count={beers.length} zone={`open.${letter}`} className={styles.beers}>
          {beers.map((seen) => (
            <Card key={seen.key} seen={seen} still />
          ))}
        </Fan>
        <Bid scene={scene} sight={sight} />
      </div>
      <Fan count={pub.length} className={styles.row}>
        {pub.map((seated) => (
          <Tile key={seated.zone} scene={scene} seated={seated} />
        ))}
      </Fan>
      <button
        type="button"
        className={styles.visit}
        aria-label={`${pubName}: ${summary}`}
        onClick={() => setOpen(true)}
      />
      {open && <PubDialog scene={scene} sight={sight} title={pubName} onClose={() => setOpen(false)} />}
    </section>
  );
}
