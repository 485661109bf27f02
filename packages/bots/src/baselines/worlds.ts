import { type Kind, type Match, Table, type View, world } from '@stamtafel/kernel';

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
