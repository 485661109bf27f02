import type { ReactNode } from 'react';
import { Picture } from '../../parts/Picture.tsx';
import styles from './Split.module.css';
import { type BallenScene, freePlaces, teamOf, zoneOf } from './table.ts';
import { words } from './words.ts';

/** BMS-044 How many of the new cards are bulls: every way of refilling, drawn in backs. */
export function Split({ scene }: { readonly scene: BallenScene }): ReactNode {
  const { decision, chair, language, choose } = scene;
  const said = words[language];
  const ways = (decision?.options ?? []).flatMap((answer) =>
    answer.pick === 'split' && typeof answer.to === 'number' ? [{ answer, bulls: answer.to }] : [],
  );
  const total = newCards(scene);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form
    <div className={styles.split} role="group" aria-label={said.newCards}>
      {ways.map(({ answer, bulls }) => (
        <button
          key={bulls}
          type="button"
          className={styles.way}
          aria-label={said.split(bulls, total - bulls)}
          onClick={() => choose(answer)}
        >
          {Array.from({ length: total }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all the same
            <span key={i}>
              <Picture
                seen={{ id: undefined, back: i < bulls ? `bull-${teamOf(scene, chair)}` : 'action' }}
              />
            </span>
          ))}
        </button>
      ))}
    </div>
  );
}

/** Anew with Strategie aanpassen: as many as were put away; else BMS-046 as many as fit and as the piles hold. */
function newCards({ view, cards, chair }: BallenScene): number {
  const top = view.stack.at(-1);
  if (top?.do === 'drawSplit') return top.put;
  const count = (place: string): number => cards(zoneOf(place, chair)).length;
  return Math.min(freePlaces(view, chair), count('bulls') + count('actions'));
}
