import { type Seat, seatLetter } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { Hand } from '../../parts/Hand.tsx';
import { Pile } from '../../parts/Pile.tsx';
import { SeatPlate } from '../../parts/SeatPlate.tsx';
import type { Scene } from '../../table/scene.ts';
import type { BoardProps } from '../look.ts';
import './Board.css';

/** Every place where cards lie: those of the others, those without an owner, the viewer's, and their hand below. */
export function Board({ scene }: BoardProps): ReactNode {
  const { match, chair } = scene;
  const others = Array.from({ length: match.seats - 1 }, (_, i) => (chair + 1 + i) % match.seats);
  const hand = `hand.${seatLetter(chair)}`;
  return (
    <div className="plain-board" data-plays="">
      {others.map((seat) => (
        <Places key={seat} scene={scene} seat={seat} />
      ))}
      <Places scene={scene} seat={undefined} />
      <Places scene={scene} seat={chair} without={hand} />
      {match.zoneByName.has(hand) && <Hand zone={hand} />}
    </div>
  );
}

interface PlacesProps {
  readonly scene: Scene;
  /** Undefined for places without an owner. */
  readonly seat: Seat | undefined;
  readonly without?: string;
}

function Places({ scene, seat, without }: PlacesProps): ReactNode {
  const { match } = scene;
  const zones = match.zones.filter(
    ({ name, owner }) =>
      owner === seat &&
      name !== without &&
      (scene.cards(name).length > 0 || scene.answers({ to: name }).length > 0),
  );
  if (seat === undefined && zones.length === 0) return null;
  return (
    <section className="plain-places">
      {seat !== undefined && <SeatPlate seat={seat} />}
      <div className="plain-zones">
        {zones.map(({ name }) => (
          <Pile key={name} zone={name} spread />
        ))}
      </div>
    </section>
  );
}
