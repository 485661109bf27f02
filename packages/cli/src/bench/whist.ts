/** Whist as boardgame.io wants a game: rules as simple as card games get. Hands are secret. */
export interface Whist {
  hands: number[][];
  trick: number[];
  leader: number;
  next: number;
  trump: number;
  won: number[];
  left: number;
}

interface Ctx {
  readonly G: Whist;
}

const suit = (card: number): number => Math.floor(card / 13);

interface Chance {
  Shuffle(cards: number[]): number[];
  Die(sides: number): number;
}

interface Wish {
  /** What a move answers when it is not allowed. */
  readonly invalid: string;
  readonly seats: number;
  /** Deals again when a hand is over, so that a table never ends. */
  readonly forever?: true;
}

export const whist = ({ invalid, seats, forever }: Wish) => ({
  name: 'whist',
  minPlayers: seats,
  maxPlayers: seats,
  disableUndo: true,
  setup: ({ random }: { random: Chance }): Whist => ({
    ...dealt(random, seats),
    trick: [],
    leader: 0,
    next: 0,
    trump: random.Die(4) - 1,
    won: new Array<number>(seats).fill(0),
  }),
  moves: {
    play: {
      client: false,
      move: (context: { G: Whist; playerID: string; random: Chance }, card: number): string | undefined => {
        const { G, playerID, random } = context;
        if (!play(G, Number(playerID), card)) return invalid;
        if (forever && G.left === 0) Object.assign(G, dealt(random, seats));
        return undefined;
      },
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }: Ctx) => G.next, next: ({ G }: Ctx) => G.next },
  },
  ...(!forever && { endIf: ({ G }: Ctx) => (G.left === 0 ? { won: G.won } : undefined) }),
  playerView: ({ G, playerID }: { G: Whist; playerID: string }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
});

function dealt(random: Chance, seats: number): Pick<Whist, 'hands' | 'left'> {
  const deck = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
  const each = 52 / seats;
  return {
    hands: Array.from({ length: seats }, (_, seat) => deck.slice(seat * each, seat * each + each)),
    left: 52,
  };
}

function play(G: Whist, seat: number, card: number): boolean {
  const hand = G.hands[seat] ?? [];
  const place = hand.indexOf(card);
  if (place < 0 || !legal(G, seat).includes(card)) return false;
  hand.splice(place, 1);
  G.trick.push(card);
  G.left--;
  G.next = (seat + 1) % G.hands.length;
  if (G.trick.length === G.hands.length) takeTrick(G);
  return true;
}

function takeTrick(G: Whist): void {
  let best = 0;
  G.trick.forEach((card, i) => {
    const high = G.trick[best] ?? 0;
    if (suit(card) === suit(high) ? card > high : suit(card) === G.trump) best = i;
  });
  G.leader = (G.leader + best) % G.hands.length;
  G.next = G.leader;
  G.won[G.leader] = (G.won[G.leader] ?? 0) + 1;
  G.trick = [];
}

export function legal(G: Pick<Whist, 'hands' | 'trick'>, seat: number): readonly number[] {
  const hand = G.hands[seat] ?? [];
  const [lead] = G.trick;
  if (lead === undefined) return hand;
  const following = hand.filter((card) => suit(card) === suit(lead));
  return following.length > 0 ? following : hand;
}
