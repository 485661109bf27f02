import type { FivePossessions } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import { NONE, type Seat, seatLetter } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { Thinks } from '../../parts/BotKind.tsx';
import { SeatState } from '../../parts/SeatPlate.tsx';
import type { Scene } from '../../table/scene.ts';
import chalk from '../play-design/board.module.css';
import { SideIcon } from '../play-design/symbols.tsx';
import { words } from '../play-design/words.ts';
import { HelmetIcon, lettersOf } from '../play-design/Yards.tsx';
import styles from './Plate.module.css';

interface PlateProps {
  readonly scene: Scene<FivePossessions>;
  readonly seat: Seat;
}

/** A player: their side, what is left of their stack, what lies aside, and whether they are still laying. */
export function Plate({ scene, seat }: PlateProps): ReactNode {
  const { snapshot, texts, view } = scene;
  const said = words[scene.language];
  const letter = seatLetter(seat);
  const info = snapshot.seats[seat];
  const waits = snapshot.waiting.includes(seat) && snapshot.outcome === null;
  const side = view.facts.offense === seat ? 'offense' : 'defense';
  const isPlacing = view.stack.at(-1)?.do === 'place';
  const hand = scene.cards(`hand.${letter}`).length;
  const piles = [
    { zone: `hand.${letter}`, name: said.inHand, count: hand },
    { zone: `stack.${letter}`, name: said.stack, count: scene.cards(`stack.${letter}`).length },
    { zone: `aside.${letter}`, name: said.asideOf, count: scene.cards(`aside.${letter}`).length },
  ].filter(({ zone }) => seat !== scene.chair || !zone.startsWith('hand'));
  return (
    <section
      className={styles.plate}
      data-seat={seat}
      data-turn={waits || undefined}
      data-told={scene.beat?.args.seat === seat || undefined}
      aria-label={info?.name ?? ''}
    >
      <HelmetIcon seat={seat} letter={lettersOf(snapshot.seats.map(({ name }) => name))[seat] ?? ''} />
      <span className={styles.name}>{info?.kind === 'open' ? texts.open : info?.name}</span>
      <span className={styles.kind}>
        <SeatState seat={seat} />
      </span>
      {waits && info?.kind === 'bot' && <Thinks />}
      {view.facts.offense !== NONE && (
        <span className={`${chalk.fact} ${styles.role}`}>
          <SideIcon side={side} className={chalk.icon} />
          <span className={styles.side}>{said[side]}</span>
        </span>
      )}
      {isPlacing && !waits && <span className={styles.done}>{said.laid}</span>}
      <span className={styles.piles}>
        {piles.map(({ zone, name, count }) => (
          <span key={zone} data-zone={zone}>
            {name} <b>{count}</b>
          </span>
        ))}
      </span>
      {waits ? <span className="unseen">{scene.teller.phrase(texts.toMove, { seat })}</span> : null}
    </section>
  );
}
