import type { Game } from '../game.ts';
import type { Table } from '../table.ts';
import { type CardBase, type Kind, NONE, type Seat, type Seats, type Zone } from '../types.ts';

/**
 * A game for the kernel's own tests, with one of everything: three seats bid two digits each in secret; the highest
 * plays a card while the others may boo; then everybody races for the bell. Blue cards are played, red ones are prizes.
 */
export interface Toy extends Kind {
  facts: {
    round: number;
    bids: number[];
    boos: number[];
    bell: { seat: Seat; at: number };
    scores: number[];
    log: string[];
    quitter: Seat;
  };
  frame: { do: 'bid' } | { do: 'reveal' } | { do: 'play'; seat: Seat } | { do: 'bell' } | { do: 'round' };
  options: { rounds: number; mood: string };
  card: CardBase & { readonly back: string; readonly value: number };
}

type G = Table<Toy>;

export const [PILE, PRIZES, OPEN]: readonly [Zone, Zone, Zone] = [0, 1, 2];
export const hand = (seat: Seat): Zone => 3 + seat;
const won = (seat: Seat): Zone => 6 + seat;
const SEATS = [0, 1, 2];
const EVERYBODY: Seats = 7;

/** One digit is 10 + it, two are 100 + 3 × first + second. */
const isComplete = (sealed: number): boolean => sealed >= 100;

export const toy: Game<Toy> = {
  id: 'toy',
  version: 3,
  players: [3],
  options: {
    rounds: { values: { from: 1, to: 3 }, standard: 2, rules: ['T-1'] },
    mood: { values: ['calm', 'wild'], standard: 'calm', rules: [] },
  },
  streams: ['deck', 'prizes', 'lot'],
  picks: { digit: { to: 'number' }, play: { card: true, to: 'zone' }, boo: {}, ring: {} },
  rest: 'pile',
  deck: () => [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({ id: `b${value}`, back: 'blue', value })),
    ...[1, 2, 3, 4].map((value) => ({ id: `r${value}`, back: 'red', value })),
  ],
  zones: () => [
    { name: 'pile', shows: 'nobody' },
    { name: 'prizes', shows: 'nobody' },
    { name: 'open', shows: 'all' },
    ...SEATS.map((seat) => ({
      name: `hand.${'ABC'[seat]}`,
      owner: seat,
      shows: 'owner' as const,
      mixed: true,
    })),
    ...SEATS.map((seat) => ({ name: `won.${'ABC'[seat]}`, owner: seat, shows: 'owner' as const })),
  ],
  facts: () => ({
    round: 0,
    bids: [NONE, NONE, NONE],
    boos: [0, 0, 0],
    bell: { seat: NONE, at: NONE },
    scores: [0, 0, 0],
    log: [],
    quitter: NONE,
  }),
  copyFacts: (f) => ({
    round: f.round,
    bids: f.bids.slice(),
    boos: f.boos.slice(),
    bell: { seat: f.bell.seat, at: f.bell.at },
    scores: f.scores.slice(),
    log: f.log.slice(),
    quitter: f.quitter,
  }),
  setup(g) {
    for (let c = 10; c < 14; c++) g.move(c, PRIZES);
    g.shuffle(PRIZES, 'prizes');
    g.shuffle(PILE, 'deck');
    g.next({ do: 'round' });
  },
  rules: {
    /** T-1 A round: everybody gets two cards, bids, and the highest plays. */
    round: {
      do(g) {
        if (g.facts.round === g.options.rounds) return;
        g.facts.round++;
        for (const seat of SEATS)
          while (g.count(hand(seat)) < 2 && g.count(PILE) > 0) g.draw(PILE, hand(seat));
        g.next({ do: 'bid' }, { do: 'reveal' });
      },
    },
    /** T-2 A bid is two digits from 0 to 2, in secret. */
    bid: {
      id: 'T-2',
      who: (g) => owing(g),
      ask(g) {
        for (let digit = 0; digit < 5; digit++) g.offer('digit', NONE, digit);
      },
      refuses: (_g, _f, _me, { pick, to }) => (pick !== 'digit' || to < 0 || to > 2 ? 'T-2' : undefined),
      because: (_g, _f, _me, { to }) => ({ digit: to }),
      timeout: (g) => g.offer('digit', NONE, 0),
      do(g, _f, me, { to }) {
        const first = g.sealed(me);
        g.seal(me, first === NONE ? 10 + to : 100 + 3 * (first - 10) + to);
      },
    },
    reveal: {
      do(g) {
        const bids = SEATS.map((seat) => g.sealed(seat) - 100);
        g.facts.bids = bids;
        g.facts.bell = { seat: NONE, at: NONE };
        g.unseal();
        const highest = bids.indexOf(Math.max(...bids));
        g.tell('bids', { seat: highest, bid: bids[highest]! });
        g.next({ do: 'play', seat: highest }, { do: 'bell' }, { do: 'round' });
      },
    },
    /** T-3 The highest bidder plays a hand card on the open pile; each of the others may boo once. */
    play: {
      id: 'T-3',
      may: (g) => (g.facts.boos[0] ? 0 : 1) | (g.facts.boos[1] ? 0 : 2) | (g.facts.boos[2] ? 0 : 4),
      ask(g, { seat }, me) {
        if (me === seat) for (const card of g.in(hand(me))) g.offer('play', card, OPEN);
        else g.offer('boo');
      },
      refuses(g, { seat }, me, { pick, card, to }) {
        if (pick === 'boo') return me === seat ? 'T-5' : undefined;
        if (pick !== 'play' || me !== seat) return 'T-3';
        return g.where(card) !== hand(me) ? 'T-3' : to !== OPEN ? 'T-4' : undefined;
      },
      do(g, frame, me, { pick, card }) {
        if (pick === 'boo') {
          g.facts.boos[me] = 1;
          g.tell('boo', { seat: me });
          g.next(frame);
          return;
        }
        g.move(card, OPEN);
        g.facts.log.push(g.card(card).id);
        g.tell('plays', { seat: me, card });
        if (g.count(PRIZES) > 0) g.tell('prize', { seat: me, card: g.draw(PRIZES, won(me)) });
      },
    },
    /** T-6 The first to ring scores; then the pile is shuffled again with the open cards. */
    bell: {
      id: 'T-6',
      race: true,
      who: (g) => (g.facts.bell.seat === NONE ? EVERYBODY : 0),
      ask: (g) => g.offer('ring'),
      refuses: (_g, _f, _me, { pick }) => (pick === 'ring' ? undefined : 'T-6'),
      do(g, _f, me) {
        g.facts.bell = { seat: me, at: g.at };
        g.facts.scores[me]! += 1 + g.lot(3, 'lot');
        g.tell('rang', { seat: me });
        g.leave('bell');
        g.gather([OPEN], PILE, 'deck');
      },
    },
  },
  resigns(g, seat) {
    g.facts.quitter = seat;
  },
  impossible: (g) => (g.facts.round < 0 ? 'a round is counted from 1.' : undefined),
  outcome(g) {
    const { scores, quitter } = g.facts;
    const points = scores.map((score, seat) => (seat === quitter ? -1 : score));
    const ranks = points.map((p) => 1 + points.filter((other) => other > p).length);
    return { scores: scores.slice(), ranks, reason: quitter === NONE ? 'rounds' : 'resigned' };
  },
  longest: () => 60,
};

function owing(g: G): Seats {
  let seats = 0;
  for (const seat of SEATS) if (!isComplete(g.sealed(seat))) seats |= 1 << seat;
  return seats;
}
