import { type Match, NONE, type Option, type Seat } from '@stamtafel/kernel';

/**
 * A place in the tree of one player: all courses of play that look the same to them. Every player has their own tree,
 * so that a card laid face down is one branch to its owner and another to everybody else.
 */
export interface Node {
  /** By slot: which option. */
  readonly keys: number[];
  readonly visits: number[];
  readonly sums: number[];
  readonly squares: number[];
  /** How good the option looks before any search. */
  readonly prior: number[];
  /** At choices that are made in secret: by slot, how much it is regretted, and how often it would be played. */
  readonly regret: number[];
  readonly average: number[];
  total: number;
  worth: number;
  readonly next: Map<number, Node>;
}

export const makeNode = (): Node => ({
  keys: [],
  visits: [],
  sums: [],
  squares: [],
  prior: [],
  regret: [],
  average: [],
  total: 0,
  worth: 0,
  next: new Map(),
});

/** The slot of an option, made if need be. */
export function slotOf(node: Node, key: number): number {
  const { keys } = node;
  for (let slot = 0; slot < keys.length; slot++) if (keys[slot] === key) return slot;
  keys.push(key);
  node.visits.push(0);
  node.sums.push(0);
  node.squares.push(0);
  node.prior.push(0);
  node.regret.push(0);
  node.average.push(0);
  return keys.length - 1;
}

export function step(node: Node, key: number): Node {
  let next = node.next.get(key);
  if (next === undefined) {
    next = makeNode();
    node.next.set(key, next);
  }
  return next;
}

/** Gives options and what is seen of them numbers, the same for cards that look the same. */
export function numbering(match: Match): {
  keyOf(option: Option): number;
  /** The option as a player sees it from whom its card is hidden. */
  hiddenKeyOf(option: Option): number;
  /** What is seen of an answer that stays secret for now. */
  readonly secretKey: number;
  /** The same, given by this seat. */
  by(seat: Seat, key: number): number;
} {
  const picks = new Map(Object.keys(match.game.picks).map((pick, i) => [pick, i]));
  const faces = match.faces.length + 1;
  const targets = 1 << 16;
  const secretKey = (picks.size + 1) * faces * targets;
  const keyOf = ({ pick, card, to }: Option): number =>
    (picks.get(pick)! * faces + (card === NONE ? 0 : 1 + match.faceOf[card]!)) * targets + 1 + to;
  return {
    keyOf,
    hiddenKeyOf: ({ pick, to }) => keyOf({ pick, card: NONE, to }),
    secretKey,
    by: (seat, key) => seat * (secretKey + 1) + key,
  };
}
