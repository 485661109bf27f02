import { otherThan } from '@stamtafel/games/how-ruck/kind.ts';
import type { Seat } from '@stamtafel/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { Barrel } from './art/Barrel.tsx';
import { Figure } from './art/Figure.tsx';
import styles from './Track.module.css';
import {
  fieldNames,
  type HowRuckScene,
  lastField,
  lastPlay,
  lastPull,
  lastWinner,
  ownerOf,
  placeOnTrack,
  pullerOn,
} from './table.ts';
import { words } from './words.ts';

type Places = CSSProperties & { readonly [name: `--${string}`]: number };

/** The rope over its fields, who pulls at either end, and the barrel on it. The own end is at the right. */
export function Track({ scene }: { readonly scene: HowRuckScene }): ReactNode {
  const { view, chair, teller, language, beat, snapshot } = scene;
  const { barrel } = view.facts;
  const fields = lastField(scene);
  const pull = barrel === 0 && snapshot.outcome === null ? undefined : lastPull(lastPlay(scene));
  const winner = lastWinner(scene);
  const waits = (fields + 1) / 2;
  const at =
    barrel > 0 ? placeOnTrack(scene, barrel) : winner === undefined ? waits : winner === chair ? fields : 1;
  const places: Places = { '--fields': fields, '--at': at };
  return (
    <div
      className={styles.track}
      data-beat={beat?.key}
      role="img"
      aria-label={
        barrel === 0
          ? words[language].noBarrel
          : teller.sentence(words[language].track, { field: barrel, last: fields, left: 0, right: 1 })
      }
      style={places}
    >
      <div className={styles.planks}>
        {Array.from({ length: fields }, (_, i) => {
          const field = chair === 0 ? fields - i : i + 1;
          const mine = ownerOf(scene, field) === chair;
          return (
            <span
              key={field}
              className={styles.plank}
              data-mine={mine || undefined}
              data-end={i === 0 || i === fields - 1 || undefined}
              data-start={Math.abs(i + 0.5 - fields / 2) < 1 || undefined}
            >
              {field}
            </span>
          );
        })}
      </div>
      <div className={styles.rope} />
      <Pullers scene={scene} seat={otherThan(chair)} />
      <Pullers scene={scene} seat={chair} mine />
      {pull !== undefined && (
        <Pull from={placeOnTrack(scene, pull.was)} to={placeOnTrack(scene, pull.field)} />
      )}
      <svg
        className={styles.barrel}
        viewBox="-52 -44 104 88"
        data-raised={beat?.key === 'roundWon' || beat?.key === 'gameWon' || undefined}
        data-waits={(barrel === 0 && winner === undefined) || undefined}
        aria-hidden="true"
      >
        <Barrel />
      </svg>
    </div>
  );
}

/** The Scots on the three fields of a side hold the rope. */
function Pullers({
  scene,
  seat,
  mine = false,
}: {
  readonly scene: HowRuckScene;
  readonly seat: Seat;
  readonly mine?: boolean;
}): ReactNode {
  return (
    <div
      className={styles.pullers}
      data-mine={mine || undefined}
      data-cheers={cheers(scene, seat) || undefined}
      aria-hidden="true"
    >
      {fieldNames.map((name, colour) => (
        <svg key={name} viewBox="-62 -186 124 190" aria-hidden="true">
          <Figure card={pullerOn(scene, seat, colour)} />
        </svg>
      ))}
    </div>
  );
}

/** HR-170 The clan that has just won a barrel. */
const cheers = ({ beat }: HowRuckScene, seat: Seat): boolean =>
  (beat?.key === 'roundWon' || beat?.key === 'gameWon') && beat.args.seat === seat;

/** From where to where the barrel was pulled, and how far. */
function Pull({ from, to }: { readonly from: number; readonly to: number }): ReactNode {
  if (from === to) return null;
  const places: Places = { '--from': Math.min(from, to), '--far': Math.abs(to - from) };
  return (
    <div
      key={`${from} ${to}`}
      className={styles.pull}
      data-towards={to > from ? 'right' : 'left'}
      style={places}
    >
      <b>{Math.abs(to - from)}</b>
    </div>
  );
}
