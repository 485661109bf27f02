import { seatLetter } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { Picture } from '../parts/Picture.tsx';
import { useScene } from '../table/scene.ts';

/** With open cards: the hands of the others, which boards draw as backs. */
export function OpenHands(): ReactNode {
  const scene = useScene();
  const { match, chair, teller, texts } = scene;
  const others = Array.from({ length: match.seats }, (_, seat) => seat).filter(
    (seat) => seat !== chair && scene.cards(`hand.${seatLetter(seat)}`).length > 0,
  );
  if (others.length === 0) return null;
  return (
    <section className="open-hands" aria-label={texts.replay.openHands}>
      {others.map((seat) => (
        <div key={seat} className="open-hand">
          <strong>{teller.name(seat)}</strong>
          {scene.cards(`hand.${seatLetter(seat)}`).map(({ id, key, back }) => (
            <button
              key={key}
              type="button"
              className="open-card"
              aria-label={id === undefined ? texts.faceDown : teller.cardLine(id)}
              onClick={() => {
                if (id !== undefined) scene.inspect(id);
              }}
            >
              <Picture seen={{ id, back }} />
            </button>
          ))}
        </div>
      ))}
    </section>
  );
}
