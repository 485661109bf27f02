/**
 * All knowledge by brute force, for tiny decks: for one viewer, the set of all arrangements that agree with everything
 * seen so far. Written without the kernel, to check the kernel against it.
 */

/** By zone: names of one letter each, bottom to top. */
type Arrangement = readonly (readonly string[])[];

interface BruteZone {
  /** The viewer cannot see the order (another's hand). */
  readonly unordered: boolean;
}

export interface BruteForce {
  readonly size: number;
  has(arrangement: Arrangement): boolean;
  keys(): Iterable<string>;
  /** Some card of a zone moves: at a place the viewer can tell, or only known by its face, or quite unknown. */
  move(from: number, to: number, known: { readonly place?: number; readonly face?: string }): void;
  /** The cards of two zones change places, all together. */
  exchange(one: number, other: number): void;
  shuffle(zone: number): void;
  /** The viewer sees the card at a place. */
  look(zone: number, face: string, place: number): void;
  /** The viewer sees all cards of a zone at once. */
  lookAll(zone: number, faces: readonly string[]): void;
}

const sorted = (cards: string): string => [...cards].sort().join('');

/** An arrangement as text, "ab|c||", in which zones without an order are sorted. */
export function keyOf(zones: readonly BruteZone[], arrangement: Arrangement): string {
  return arrangement
    .map((cards, z) => (zones[z]?.unordered ? sorted(cards.join('')) : cards.join('')))
    .join('|');
}

export function bruteForce(zones: readonly BruteZone[], first: Arrangement): BruteForce {
  let possible = new Set([keyOf(zones, first)]);
  /** Replaces every arrangement by those that can follow from it. */
  const branch = (step: (cards: string[], add: () => void) => void): void => {
    const next = new Set<string>();
    for (const key of possible) {
      const cards = key.split('|');
      step(cards, () => next.add(cards.join('|')));
    }
    possible = next;
  };
  const put = (cards: string[], zone: number, content: string): void => {
    cards[zone] = zones[zone]?.unordered ? sorted(content) : content;
  };
  return {
    get size() {
      return possible.size;
    },
    has: (arrangement) => possible.has(keyOf(zones, arrangement)),
    keys: () => possible,
    move(from, to, { place, face }) {
      branch((cards, add) => {
        const source = cards[from] ?? '';
        const target = cards[to] ?? '';
        for (let p = 0; p < source.length; p++) {
          const card = source.charAt(p);
          if ((place !== undefined && place !== p) || (face !== undefined && face !== card)) continue;
          put(cards, from, source.slice(0, p) + source.slice(p + 1));
          put(cards, to, target + card);
          add();
        }
      });
    },
    exchange(one, other) {
      branch((cards, add) => {
        const [first = '', second = ''] = [cards[one], cards[other]];
        put(cards, one, second);
        put(cards, other, first);
        add();
      });
    },
    shuffle(zone) {
      if (zones[zone]?.unordered) return;
      // First forget the order, so that each set of cards is laid out once only.
      branch((cards, add) => {
        cards[zone] = sorted(cards[zone] ?? '');
        add();
      });
      branch((cards, add) => {
        for (const order of orders(cards[zone] ?? '')) {
          cards[zone] = order;
          add();
        }
      });
    },
    look(zone, face, place) {
      branch((cards, add) => {
        if (cards[zone]?.charAt(place) === face) add();
      });
    },
    lookAll(zone, faces) {
      const all = sorted(faces.join(''));
      branch((cards, add) => {
        if (sorted(cards[zone] ?? '') === all) add();
      });
    },
  };
}

const memory = new Map<string, readonly string[]>();

/** All orders of some cards. */
function orders(cards: string): readonly string[] {
  if (cards.length <= 1) return [cards];
  let found = memory.get(cards);
  if (found === undefined) {
    found = [...cards].flatMap((card, i) =>
      orders(cards.slice(0, i) + cards.slice(i + 1)).map((rest) => card + rest),
    );
    memory.set(cards, found);
  }
  return found;
}
