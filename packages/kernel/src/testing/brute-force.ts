/**
 * All knowledge by brute force, for tiny decks: for one viewer, the set of all arrangements that agree with everything
 * he has seen. Written without the kernel, to check the kernel against it.
 */

/** By zone: names bottom to top; sorted where the viewer knows no order. */
type Arrangement = readonly (readonly string[])[];

export interface BruteZone {
  /** The viewer cannot see the order (another's hand). */
  readonly unordered: boolean;
}

export interface BruteForce {
  readonly size: number;
  has(arrangement: Arrangement): boolean;
  keys(): readonly string[];
  /** Some card of a zone moves: at a place the viewer can tell, or only known by its face, or quite unknown. */
  move(from: number, to: number, known: { readonly place?: number; readonly face?: string }): void;
  shuffle(zone: number): void;
  /** The viewer sees the card at a place. */
  look(zone: number, face: string, place: number): void;
  /** The viewer sees all cards of a zone at once. */
  lookAll(zone: number, faces: readonly string[]): void;
}

export function keyOf(zones: readonly BruteZone[], arrangement: Arrangement): string {
  return arrangement.map((cards, z) => (zones[z]?.unordered ? [...cards].sort() : cards).join(' ')).join('|');
}

export function bruteForce(zones: readonly BruteZone[], first: Arrangement): BruteForce {
  let possible = new Map<string, Arrangement>();
  const add = (into: Map<string, Arrangement>, arrangement: Arrangement): void => {
    into.set(keyOf(zones, arrangement), arrangement);
  };
  add(possible, first);
  const branch = (step: (arrangement: Arrangement) => readonly Arrangement[]): void => {
    const next = new Map<string, Arrangement>();
    for (const arrangement of possible.values()) for (const result of step(arrangement)) add(next, result);
    possible = next;
  };
  const moved = (a: Arrangement, from: number, to: number, place: number): Arrangement => {
    const card = a[from]?.[place] ?? '';
    return a.map((cards, z) => {
      const left = z === from ? cards.filter((_, i) => i !== place) : cards;
      return z === to ? [...left, card] : left;
    });
  };
  return {
    get size() {
      return possible.size;
    },
    has: (arrangement) => possible.has(keyOf(zones, arrangement)),
    keys: () => [...possible.keys()],
    move(from, to, { place, face }) {
      branch((a) => {
        const cards = a[from] ?? [];
        const places = place === undefined ? cards.map((_, i) => i) : [place];
        return places
          .filter((p) => face === undefined || cards[p] === face)
          .map((p) => moved(a, from, to, p));
      });
    },
    shuffle(zone) {
      if (!zones[zone]?.unordered)
        branch((a) =>
          permutations(a[zone] ?? []).map((order) => a.map((cards, z) => (z === zone ? order : cards))),
        );
    },
    look(zone, face, place) {
      branch((a) => (a[zone]?.[place] === face ? [a] : []));
    },
    lookAll(zone, faces) {
      const all = [...faces].sort().join(' ');
      branch((a) => ([...(a[zone] ?? [])].sort().join(' ') === all ? [a] : []));
    },
  };
}

function permutations(cards: readonly string[]): string[][] {
  if (cards.length <= 1) return [[...cards]];
  return cards.flatMap((card, i) =>
    permutations([...cards.slice(0, i), ...cards.slice(i + 1)]).map((rest) => [card, ...rest]),
  );
}
