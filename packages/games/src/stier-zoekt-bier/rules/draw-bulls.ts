import { NONE } from '@stamtafel/kernel';
import { box, bulls, bullsPerRound, deck, type Game, middle, type RuleFor } from '../kind.ts';

/**
 * Section 3, after the bierbaas is known: 14 bulls (21 with five players) are kept, the others go back into the box
 * unseen; the beers become a face-down deck.
 */
export function shuffleDecks(g: Game): void {
  g.shuffle(box, 'bulls');
  const kept = 7 * bullsPerRound(g.seats);
  if (g.options.bonusAllesdrinker === 'guaranteed') keepWithAllesdrinker(g, kept);
  else for (let i = 0; i < kept; i++) g.draw(box, bulls);
  g.shuffle(deck, 'beer');
}

/** SZB-191 `guaranteed`: one less of the 24 at random, and the Allesdrinker, which everybody knows to be among them. */
function keepWithAllesdrinker(g: Game, kept: number): void {
  const allesdrinker = g.match.cards.findIndex(
    ({ printed }) => printed.type === 'bull' && printed.kind === 'all',
  );
  g.move(allesdrinker, bulls);
  for (let i = 1; i < kept; i++) g.draw(box, bulls);
  g.show(allesdrinker, g.match.everybody);
  g.shuffle(bulls, 'bulls');
}

const STOCK = { do: 'stock' } as const;

/** Phase 1 of a round (SZB-003), Stieren trekken. */
export const round: RuleFor<'round'> = {
  do(g) {
    const { facts } = g;
    facts.round++;
    facts.ranking = [];
    facts.taken = 0;
    freshSlots(g);
    g.tell('round', { round: facts.round, seat: facts.bierbaas });
    drawBulls(g);
    g.next(STOCK);
  },
};

/** SZB-033 Every bull and every pair gets a fresh slot; nothing has been tapped yet. */
export function freshSlots({ facts, seats }: Game): void {
  for (let seat = 0; seat < seats; seat++) {
    facts.served[seat] = 0;
    facts.tucked[seat] = 0;
    facts.tapped[seat] = NONE;
  }
}

/** SZB-031 2 bulls (3 with five players), face up into the middle; SZB-032 beside those that are still there. */
function drawBulls(g: Game): void {
  for (let left = bullsPerRound(g.seats); left > 0; left--) {
    const card = g.draw(bulls, middle);
    g.tell('bull', { card });
  }
}
