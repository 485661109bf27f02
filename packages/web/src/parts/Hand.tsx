import type { CSSProperties, ReactNode } from 'react';
import { useScene } from '../table/scene.ts';
import { Card } from './Card.tsx';

/** A hand of cards side by side; they overlap as far as needed, so that all of them are in sight. */
export function Hand({ zone, name }: { readonly zone: string; readonly name?: string }): ReactNode {
  const { cards, handName } = useScene();
  const all = cards(zone);
  const style: CSSProperties & { '--count': number } = { '--count': Math.max(1, all.length) };
  return (
    <section className="hand" data-zone={zone} aria-label={name ?? handName} style={style}>
      {all.map((seen) => (
        <Card key={seen.key} seen={seen} />
      ))}
    </section>
  );
}
