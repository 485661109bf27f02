import {
  clone,
  type Decision,
  fastBelow,
  type Kind,
  type Match,
  type State,
  Table,
  type View,
  world,
} from '@stamtafel/kernel';

/** A table with a world that the viewer cannot tell from the truth; another one at every call. */
export function imaginer<K extends Kind>(match: Match<K>, view: View<K>, dice: number[]): () => Table<K> {
  let g: Table<K> | undefined;
  return () => {
    const state = world(match, view, dice, { quiet: true });
    g ??= new Table(match, state);
    g.state = state;
    return g;
  };
}

/** The same from the truth itself. Only the arena's oracle, which is allowed to cheat, uses it. */
export function copier<K extends Kind>(match: Match<K>, truth: State<K>, dice: number[]): () => Table<K> {
  let g: Table<K> | undefined;
  return () => {
    const state = clone(match, truth);
    state.key = '';
    state.known = [];
    state.bags = [];
    state.fast = [fastBelow(dice, 1 << 30), fastBelow(dice, 1 << 30), fastBelow(dice, 1 << 30), 1];
    g ??= new Table(match, state);
    g.state = state;
    return g;
  };
}

/** What is asked at the root: the frame, and how many options `g.list` has then. */
export function askRoot<K extends Kind>(
  g: Table<K>,
  { seat }: Decision,
): { frame: K['frame']; count: number } {
  const frame = g.state.stack[g.state.stack.length - 1]!;
  return { frame, count: g.ask(g.match.rules[frame.do]!, frame, seat) };
}
