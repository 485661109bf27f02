/** A small game for the tests of the table itself: three cards each, the higher card takes the trick, most tricks win. */
import type { Edition } from '@stamtafel/games';
import { type CardBase, type Game, type Kind, NONE, type Seat, seatLetter } from '@stamtafel/kernel';

interface Toy extends Kind {
  facts: { tricks: number[]; led: number; gaveUp: number; knocks: number };
  frame: { do: 'deal' } | { do: 'play'; seat: Seat } | { do: 'pile'; seat: Seat } | { do: 'score' };
  options: { knocking: boolean };
  card: CardBase & { readonly value: number };
}

const hand = (seat: Seat): number => 1 + seat;
const table = (seat: Seat): number => 3 + seat;

const game: Game<Toy> = {
  id: 'toy',
  version: 1,
  players: [2],
  options: { knocking: { values: [false, true], standard: false, rules: ['T-3'] } },
  streams: ['deck'],
  picks: { play: { card: true }, bury: { card: true, to: 'zone' }, knock: {} },
  deck: () => Array.from({ length: 8 }, (_, i) => ({ id: `c${i + 1}`, value: i + 1 })),
  zones: () => [
    { name: 'deck', shows: 'nobody' },
    { name: 'hand.A', owner: 0, shows: 'owner', mixed: true },
    { name: 'hand.B', owner: 1, shows: 'owner', mixed: true },
    { name: 'table.A', owner: 0, shows: 'all' },
    { name: 'table.B', owner: 1, shows: 'all' },
  ],
  rest: 'deck',
  facts: () => ({ tricks: [0, 0], led: 0, gaveUp: NONE, knocks: 0 }),
  copyFacts: ({ tricks, led, gaveUp, knocks }) => ({ tricks: tricks.slice(), led, gaveUp, knocks }),
  setup(g) {
    g.shuffle(0, 'deck');
    for (let i = 0; i < 3; i++) for (const seat of [0, 1]) g.draw(0, hand(seat));
    g.next({ do: 'play', seat: 0 });
  },
  rules: {
    deal: { do() {} },
    play: {
      id: 'T-1',
      may: (g, { seat }) => (g.options.knocking ? 1 << (1 - seat) : 0),
      ask(g, { seat }, me) {
        if (me === seat) for (const card of g.in(hand(me))) g.offer('play', card);
        if (g.options.knocking) g.offer('knock');
      },
      refuses(g, { seat }, me, { pick, card }) {
        if (pick === 'knock') return g.options.knocking ? undefined : 'T-3';
        return pick === 'play' && me === seat && g.where(card) === hand(me) ? undefined : 'T-2';
      },
      do(g, frame, me, { pick, card }) {
        if (pick === 'knock') {
          g.facts.knocks++;
          g.tell('knocked', { seat: me });
          g.next(frame);
          return;
        }
        g.move(card, table(me));
        g.tell('played', { seat: me, card });
        if (me === g.facts.led) g.next({ do: 'play', seat: 1 - me });
        else g.next({ do: 'score' });
      },
    },
    pile: { do() {} },
    score: {
      do(g) {
        const winner = g.card(g.top(table(0))).value > g.card(g.top(table(1))).value ? 0 : 1;
        g.facts.tricks[winner] = (g.facts.tricks[winner] ?? 0) + 1;
        g.facts.led = winner;
        g.tell('trick', { seat: winner });
        if (g.count(hand(0)) > 0) g.next({ do: 'play', seat: winner });
      },
    },
  },
  outcome(g) {
    const [a = 0, b = 0] = g.facts.tricks;
    const wins = g.facts.gaveUp === NONE ? (a > b ? 0 : 1) : 1 - g.facts.gaveUp;
    return { scores: [a, b], ranks: wins === 0 ? [1, 2] : [2, 1], reason: 'tricks' };
  },
  resigns(g, seat) {
    g.facts.gaveUp = seat;
    g.tell('gaveUp', { seat });
  },
  longest: () => 50,
};

const texts = {
  title: 'Toy',
  tagline: 'Three cards.',
  prompts: { play: 'Play a card.' },
  deeds: { play: 'play a card' },
  picks: { play: 'Play {card}', bury: 'Bury {card} on {to}', knock: 'Knock' },
  events: {
    played: '{seat} plays {card}.',
    trick: '{seat} takes the trick.',
    knocked: '{seat} knocks.',
    gaveUp: '{seat} gives up.',
  },
  words: {},
  zones: { hand: 'hand', table: 'table', deck: 'deck' },
  options: {},
};
const rules = { 'T-1': 'Play one card of your hand.', 'T-2': 'Only cards in hand.', 'T-3': 'No knocking.' };

export const toy: Edition<Toy> = {
  game,
  box: 'toy',
  rules: { nl: async () => rules, en: async () => rules },
  chapters: async () => [],
  overview: async () => ({ sections: [] }),
  texts: { nl: texts, en: texts },
  args: { seat: 'seat' },
  cardName: (_match, id) => `Card ${seatLetter(0)}${id.slice(1)}`,
  cardLine: (_match, id) => `value ${id.slice(1)}`,
  rulesOf: () => ['T-1'],
  deck: { option: 'deck', template: () => [] },
  players: {
    greedy(_match, _view, { options }) {
      const [first] = options;
      if (first === undefined) throw new Error('asked, but nothing is offered');
      return first;
    },
  },
};
