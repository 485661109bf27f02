import type { Card } from '@stamtafel/games/how-ruck/kind.ts';
import type { ReactNode } from 'react';
import { Hero } from './Hero.tsx';
import { Lady } from './Lady.tsx';
import { Nessie, Stranger } from './Nessie.tsx';
import { suitOf, white } from './palette.ts';

/** What a figure needs to know: those of the cards, and of the Scot who is printed on a field. */
export type Drawn = Pick<Card, 'strength' | 'howRuck' | 'lady' | 'nessie' | 'colour' | 'id'>;

/** HR-111 The Scot printed on the field of this colour. */
export const printedScot = (colour: number): Drawn => ({
  id: 'printed',
  colour,
  strength: 2,
  howRuck: false,
  lady: false,
  nessie: false,
});

/** Who is on the card, feet at 0: a man in his kilt, a lady, Nessie. */
export function Figure({ card }: { readonly card: Drawn }): ReactNode {
  const { strength, howRuck: shouts, lady, nessie, colour, id } = card;
  const suit = suitOf(colour);
  const nth = Number(/\d+$/.exec(id)?.[0] ?? 1) + Math.max(0, colour);
  if (nessie) return <Nessie shouts={shouts} />;
  if (lady) return <Lady strength={strength} shouts={shouts} nth={nth} />;
  if (suit === white) return <Stranger shouts={shouts} />;
  return <Hero suit={suit} strength={strength} shouts={shouts} nth={nth} />;
}
