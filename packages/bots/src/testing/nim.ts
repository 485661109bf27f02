import { type CardBase, type Game, type Kind, NONE, type Seat } from '@stamtafel/kernel';

/** Take one or two in turn; the player who takes the last one wins. Everything is in sight. */
export interface Nim extends Kind {
  facts: { left: number; winner: Seat };
  frame: { do: 'take'; seat: Seat };
  options: { heap: number };
  card: CardBase;
}

export const nim: Game<Nim> = {
  id: 'nim',
  version: 1,
  players: [2],
  options: { heap: { values: { from: 1, to: 60 }, standard: 7, rules: [] } },
  streams: [],
  picks: { take: { to: 'number' } },
  rest: 'box',
  deck: () => [{ id: 'card' }],
  zones: () => [{ name: 'box', shows: 'nobody' }],
  facts: (_seats, { heap }) => ({ left: heap, winner: NONE }),
  copyFacts: ({ left, winner }) => ({ left, winner }),
  setup: (g) => g.next({ do: 'take', seat: 0 }),
  rules: {
    take: {
      id: 'N-1',
      ask(g) {
        for (let n = 1; n <= Math.min(2, g.facts.left); n++) g.offer('take', NONE, n);
      },
      do(g, { seat }, _me, { to }) {
        g.facts.left -= to;
        if (g.facts.left === 0) g.facts.winner = seat;
        else g.next({ do: 'take', seat: 1 - seat });
      },
    },
  },
  outcome({ facts: { winner } }) {
    const ranks = [0, 1].map((seat) => (seat === winner ? 1 : 2));
    return { scores: ranks.map((rank) => 2 - rank), ranks, reason: 'taken' };
  },
  longest: () => 60,
};
