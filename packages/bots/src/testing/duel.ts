import { type CardBase, type Game, type Kind, NONE, type Seat } from '@stamtafel/kernel';

/** Two choose a number in secret; the table says how often in a hundred the first of them then wins. */
export interface Duel extends Kind {
  facts: { winner: Seat };
  frame: { do: 'choose' } | { do: 'decide' };
  options: object;
  card: CardBase;
}

export const duel = (winsOfHundred: readonly (readonly number[])[]): Game<Duel> => ({
  id: 'duel',
  version: 1,
  players: [2],
  options: {},
  streams: ['lot'],
  picks: { choose: { to: 'number' } },
  rest: 'box',
  deck: () => [{ id: 'card' }],
  zones: () => [{ name: 'box', shows: 'nobody' }],
  facts: () => ({ winner: NONE }),
  copyFacts: ({ winner }) => ({ winner }),
  setup: (g) => g.next({ do: 'choose' }, { do: 'decide' }),
  rules: {
    choose: {
      id: 'D-1',
      who: (g) => (g.sealed(0) === NONE ? 1 : 0) | (g.sealed(1) === NONE ? 2 : 0),
      ask(g, _f, me) {
        const { length } = me === 0 ? winsOfHundred : (winsOfHundred[0] ?? []);
        for (let n = 0; n < length; n++) g.offer('choose', NONE, n);
      },
      do: (g, _f, me, { to }) => g.seal(me, to),
    },
    decide: {
      do(g) {
        const wins = winsOfHundred[g.sealed(0)]![g.sealed(1)]!;
        // 50 is a draw: half a win is as good, and surer.
        g.facts.winner = wins === 50 ? NONE : g.lot(100, 'lot') < wins ? 0 : 1;
        g.unseal();
      },
    },
  },
  outcome({ facts: { winner } }) {
    const ranks = [0, 1].map((seat) => (winner === NONE || winner === seat ? 1 : 2));
    return { scores: ranks.map((rank) => 2 - rank), ranks, reason: 'decided' };
  },
  longest: () => 2,
});
