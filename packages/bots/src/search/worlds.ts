import {
  clone,
  fastFork,
  type Kind,
  type Match,
  type State,
  Table,
  type View,
  world,
} from '@stamtafel/kernel';
import type { Judge } from '../sense.ts';
import { fraction } from './playout.ts';

/** So often a world that is not plausible is imagined again. */
const SECOND_THOUGHTS = 12;

/**
 * Imagines what the owner of the view cannot see: this many different worlds, and then the same ones by turns. The table
 * it gives is always the same object, with another world on it.
 */
export function worlds<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  { sense }: Judge<K>,
  most: number,
  dice: number[],
): () => Table<K> {
  const imagined: State<K>[] = [];
  let turns = 0;
  let table: Table<K> | undefined;
  const tableOf = (state: State<K>): Table<K> => {
    table ??= new Table(match, state);
    table.state = state;
    return table;
  };

  /** A world that goes with what is seen, and mostly with what others seem to be up to. */
  function freshWorld(): State<K> {
    let fresh = world(match, view, dice, { quiet: true });
    if (sense.plausible === undefined) return fresh;
    for (let again = 0; again < SECOND_THOUGHTS; again++) {
      const likely = sense.plausible(tableOf(fresh), view.viewer);
      if (likely >= 1 || fraction(dice) < likely) break;
      fresh = world(match, view, dice, { quiet: true });
    }
    return fresh;
  }

  return () => {
    let state: State<K>;
    if (imagined.length < most) {
      const fresh = freshWorld();
      imagined.push(fresh);
      state = clone(match, fresh);
    } else {
      state = clone(match, imagined[turns % imagined.length]!);
      // The same cards, but another fate.
      fastFork(dice, state.fast);
    }
    turns++;
    return tableOf(state);
  };
}
