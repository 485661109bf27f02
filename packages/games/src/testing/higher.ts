import type { CardBase, Game, Kind, Seat } from '@stamtafel/kernel';

interface Higher extends Kind {
  facts: { laid: number[]; won: number[] };
  frame: { do: 'turn'; seat: Seat } | { do: 'compare' };
  options: object;
  card: CardBase & { readonly value: number };
}

const [PILE, OPEN] = [0, 1];
const hand = (seat: Seat): number => 2 + seat;

/** Two players with three of nine cards each: lay one in turn, the higher takes the trick. */
export const higher: Game<Higher> = {
  id: 'higher',
  version: 1,
  players: [2],
  options: {},
  streams: ['deck'],
  picks: { play: { card: true } },
  rest: 'pile',
  deck: () => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => ({ id: `card-${value}`, value })),
  zones: () => [
    { name: 'pile', shows: 'nobody' },
    { name: 'open', shows: 'all' },
    { name: 'hand.A', owner: 0, shows: 'owner', mixed: true },
    { name: 'hand.B', owner: 1, shows: 'owner', mixed: true },
  ],
  facts: () => ({ laid: [0, 0], won: [0, 0] }),
  copyFacts: ({ laid, won }) => ({ laid: laid.slice(), won: won.slice() }),
  setup(g) {
    g.shuffle(PILE, 'deck');
    for (const seat of [0, 1]) for (let n = 0; n < 3; n++) g.draw(PILE, hand(seat));
    g.next({ do: 'turn', seat: 0 }, { do: 'turn', seat: 1 }, { do: 'compare' });
  },
  rules: {
    /** HI-1 In your turn you lay one card from your own hand, face up. */
    turn: {
      id: 'HI-1',
      ask(g, _frame, me) {
        for (const card of g.in(hand(me))) g.offer('play', card);
      },
      refuses: (g, { seat }, me, { pick, card }) =>
        pick !== 'play' || me !== seat || g.where(card) !== hand(me) ? 'HI-1' : undefined,
      do(g, _frame, me, { card }) {
        g.move(card, OPEN);
        g.facts.laid[me] = g.card(card).value;
        g.tell('plays', { seat: me, card });
      },
    },
    /** HI-2 The higher card takes the trick, and its player lays first. */
    compare: {
      do(g) {
        const [mine = 0, theirs = 0] = g.facts.laid;
        const winner = mine > theirs ? 0 : 1;
        g.facts.won[winner] = (g.facts.won[winner] ?? 0) + 1;
        g.facts.laid = [0, 0];
        g.tell('wins', { seat: winner });
        if (g.count(hand(0)) > 0)
          g.next({ do: 'turn', seat: winner }, { do: 'turn', seat: 1 - winner }, { do: 'compare' });
      },
    },
  },
  outcome({ facts: { won } }) {
    const [a = 0, b = 0] = won;
    return { scores: [a, b], ranks: [a > b ? 1 : 2, b > a ? 1 : 2], reason: 'tricks' };
  },
  longest: () => 6,
};
