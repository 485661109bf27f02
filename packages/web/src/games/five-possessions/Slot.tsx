import type { FivePossessions } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import type { ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import type { Scene, SeenCard } from '../../table/scene.ts';
import styles from './Slot.module.css';

interface SlotProps {
  readonly scene: Scene<FivePossessions>;
  readonly place: string;
  readonly name: string;
  /** The own card that is meant to lie here, or lies here in secret. */
  readonly own: SeenCard | undefined;
  /** What is here otherwise. */
  readonly children: ReactNode;
}

/**
 * A place for one card. With a card taken up, a tap lays it here or says why not; without one, a tap on the card here
 * takes it up. The card taken up and tapped again goes back to the hand.
 */
export function Slot({ scene, place, name, own, children }: SlotProps): ReactNode {
  const { card } = scene.selected;
  const isAsked = scene.answers({ to: place }).length > 0;
  const isLit = scene.isLit({ to: place });
  const isFree = isAsked && (card !== undefined || own === undefined);
  const label = [name, own?.id === undefined ? '' : scene.teller.card(own.id)].filter((part) => part !== '');
  return (
    <div
      className={`spot ${styles.slot}`}
      data-zone={place}
      data-lit={(isFree && isLit) || undefined}
      data-own={own !== undefined || undefined}
    >
      {own === undefined ? children : <Card seen={own} />}
      {isFree && (
        <button
          type="button"
          className={`spot-button ${styles.button}`}
          aria-label={label.join(': ')}
          onClick={() => scene.touch(card === undefined || isLit ? { to: place } : { card, to: place })}
        />
      )}
    </div>
  );
}
