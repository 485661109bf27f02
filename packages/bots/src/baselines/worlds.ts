import { type Decision, type Kind, type Match, Table, type View, world } from '@stamtafel/kernel';

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

/** What is asked at the root: the frame, and how many options `g.list` has then. */
export function askRoot<K extends Kind>(
  g: Table<K>,
  { seat }: Decision,
): { frame: K['frame']; count: number } {
  const frame = g.state.stack[g.state.stack.length - 1]!;
  return { frame, count: g.ask(g.match.rules[frame.do]!, frame, seat) };
}
