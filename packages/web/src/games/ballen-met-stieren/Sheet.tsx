import type { ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import type { SeenCard } from '../../table/scene.ts';
import styles from './Sheet.module.css';
import { type BallenScene, zoneOf } from './table.ts';
import { words } from './words.ts';

/** Cards that lie open to one coach for a moment: their bench, what they drew from it, the VAR, the opponent's hand. */
export function Sheet({ scene }: { readonly scene: BallenScene }): ReactNode {
  const open = openNow(scene);
  if (open === undefined) return null;
  return (
    <section className={styles.sheet} aria-label={open.title}>
      <h2>{open.title}</h2>
      <div className={styles.spread} data-many={open.cards.length > 3 || undefined}>
        {open.cards.map((seen) => (
          <Card key={seen.key} seen={seen} />
        ))}
      </div>
    </section>
  );
}

function openNow({
  decision,
  cards,
  chair,
  language,
  teller,
}: BallenScene): { readonly title: string; readonly cards: readonly SeenCard[] } | undefined {
  const said = words[language];
  const other = 1 - chair;
  switch (decision?.asks) {
    case 'wissel':
      // The bench itself lies among the piles; here it is spread.
      return { title: said.bench, cards: cards(zoneOf('bench', chair)).map(spread) };
    case 'comeOn':
      return { title: said.fromBench, cards: cards(zoneOf('aside', chair)) };
    case 'order':
      return { title: said.varTop, cards: cards(zoneOf('aside', chair)) };
    case 'give':
    case 'take':
      return {
        title: teller.sentence(said.handOf, { seat: other }),
        cards: cards(zoneOf('hand', other)).filter(({ id }) => id !== undefined),
      };
    default:
      return undefined;
  }
}

/** Shown a second time: with a key of its own, so that nothing moves twice. */
const spread = (seen: SeenCard): SeenCard => ({ ...seen, key: `spread ${seen.key}` });
