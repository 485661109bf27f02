import type { HowRuck } from '@stamtafel/games/how-ruck/kind.ts';
import { otherThan } from '@stamtafel/games/how-ruck/kind.ts';
import { seatLetter } from '@stamtafel/kernel';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Hand } from '../../parts/Hand.tsx';
import { Pile } from '../../parts/Pile.tsx';
import type { BoardProps } from '../look.ts';
import { Backdrop } from './Backdrop.tsx';
import styles from './Board.module.css';
import { MemoryAid } from './MemoryAid.tsx';
import { Middle } from './Middle.tsx';
import { SeatBox } from './SeatBox.tsx';
import { Side } from './Side.tsx';
import { Split } from './Split.tsx';
import { Track } from './Track.tsx';
import { Tray } from './Tray.tsx';
import { isForming, roundShown } from './table.ts';
import { words } from './words.ts';

/** The moor: the rope in the middle, the other clan at the left, the viewer's at the right. */
export function Board({ scene }: BoardProps<HowRuck>): ReactNode {
  const { chair, decision, language, snapshot, selected } = scene;
  const other = otherThan(chair);
  const hand = `hand.${seatLetter(chair)}`;
  const [held, setHeld] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question or another card lets go of it
  useEffect(() => setHeld(undefined), [decision, selected.card]);
  const forming = isForming(scene);
  return (
    <div className={styles.board} data-forming={forming || undefined}>
      <Backdrop />
      <SeatBox scene={scene} seat={other} mine={false} />
      <div className={styles.round}>
        <MemoryAid scene={scene} />
        <p>{words[language].round(roundShown(scene))}</p>
      </div>
      <Track scene={scene} />
      {forming ? (
        <Split key={snapshot.viewer} scene={scene} />
      ) : (
        <>
          <Side scene={scene} seat={other} mine={false} />
          <Middle scene={scene} />
          <div className={styles.discard} data-plays="waive">
            <Pile zone="discard" />
          </div>
          <Side scene={scene} seat={chair} mine />
          <div
            className={styles.hand}
            data-many={scene.cards(hand).length >= 8 || undefined}
            data-plays="choose"
            onClickCapture={holdIfUseless}
          >
            <Hand zone={hand} />
          </div>
          <Tray scene={scene} held={held} />
        </>
      )}
      <SeatBox scene={scene} seat={chair} mine />
    </div>
  );

  /** HR-132 An action that cannot do anything is not thrown away by one tap: it is held up first. */
  function holdIfUseless(event: MouseEvent<HTMLElement>): void {
    const id =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-card]')?.dataset.card
        : undefined;
    const [only, ...more] = id === undefined ? [] : scene.answers({ card: id });
    if (only?.pick !== 'waive' || more.length > 0) return;
    event.stopPropagation();
    setHeld(held === id ? undefined : id);
  }
}
