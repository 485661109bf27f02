import type { Seat } from '@stamtafel/kernel';
import { seatLetter } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import { SeatPlate } from '../../parts/SeatPlate.tsx';
import { Barrel } from './art/Barrel.tsx';
import styles from './SeatBox.module.css';
import { type HowRuckScene, isForming } from './table.ts';
import { words } from './words.ts';

/** A player: name, barrels won, what is left of the team; of the other one also the backs of the hand. */
export function SeatBox({
  scene,
  seat,
  mine,
}: {
  readonly scene: HowRuckScene;
  readonly seat: Seat;
  readonly mine: boolean;
}): ReactNode {
  const { cards, view, match, language } = scene;
  const texts = words[language];
  const letter = seatLetter(seat);
  const won = view.facts.won[seat] ?? 0;
  const hand = cards(`hand.${letter}`);
  const pile = cards(`pile.${letter}`);
  const forming = isForming(scene);
  return (
    <div className={mine ? styles.ownSeat : styles.otherSeat} data-forming={forming || undefined}>
      <SeatPlate seat={seat}>
        <span
          className={styles.trophies}
          role="img"
          aria-label={texts.barrelsOf(won, match.options.barrelsToWin)}
        >
          {Array.from({ length: match.options.barrelsToWin }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places for barrels, always the same ones
            <svg key={n} viewBox="-52 -44 104 88" data-won={n < won || undefined} aria-hidden="true">
              <Barrel />
            </svg>
          ))}
        </span>
      </SeatPlate>
      {!mine && (
        <div
          className={styles.backs}
          data-zone={`hand.${letter}`}
          role="img"
          aria-label={texts.inHand(hand.length)}
        >
          {hand.map((seen) => (
            <Card key={seen.key} seen={{ ...seen, id: undefined }} still />
          ))}
        </div>
      )}
      {!forming && (
        <div
          className={styles.pile}
          data-zone={`pile.${letter}`}
          role="img"
          aria-label={texts.inPile(pile.length)}
        >
          {pile.length > 0 && (
            <Card
              seen={{
                id: undefined,
                back: undefined,
                zone: `pile.${letter}`,
                key: `pile.${letter}:${pile.length - 1}`,
              }}
              still
            />
          )}
          <b>{pile.length}</b>
        </div>
      )}
    </div>
  );
}
