import type { FivePossessions } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import { NONE, seatLetter } from '@stamtafel/kernel';
import type { Scene, SeenCard } from '../../table/scene.ts';
import { doneIn, placesOf } from './arrange.ts';
import { type Duel, lastDuels } from './duels.ts';

type Table = Scene<FivePossessions>;

/** How the row that is being laid looks from the viewer's chair. */
export interface Row {
  /** Whether the viewer's cards go to the lanes of the offense. */
  readonly attacks: boolean;
  /** By place: the viewer's card that is laid or meant to be laid there. */
  readonly own: ReadonlyMap<string, SeenCard>;
  /** What is left in the hand, a gap where a card was taken from. */
  readonly hand: readonly (SeenCard | undefined)[];
  /** The places of the other player, once they have laid their cards and keep them secret. */
  readonly sealed: readonly string[];
  /** The last duels, as long as they are in sight. */
  readonly duels: readonly Duel[];
  /**
   * Whether the viewer's cards of those duels are still shown: until the viewer is to lay the next, so that a place to be filled
   * looks empty.
   */
  readonly isAfterwards: boolean;
}

export function rowOf(scene: Table): Row {
  const { view, chair, snapshot, match, marks } = scene;
  const cards = scene.cards(`hand.${seatLetter(chair)}`);
  const places = view.facts.offense === NONE ? [] : placesOf(view, chair);
  const own = new Map<string, SeenCard>();
  doneIn(view).forEach((n, lane) => {
    const seen = cards[n];
    const place = places[lane];
    if (seen !== undefined && place !== undefined) own.set(place, seen);
  });
  for (const { card, to } of marks) {
    const seen = cards.find(({ id }) => id === card && id !== undefined);
    if (seen !== undefined && typeof to === 'string') own.set(to, seen);
  }
  const taken = new Set([...own.values()].map(({ key }) => key));
  const other = 1 - chair;
  const isSealed = view.stack.at(-1)?.do === 'place' && !snapshot.waiting.includes(other);
  // PD5-050 Without the memory aid the last duels are in sight until the next card is laid.
  const isForgotten = match.options['pd.revealLog'] === 'off' && own.size > 0;
  return {
    attacks: view.facts.offense === chair,
    own,
    hand: cards.map((seen) => (taken.has(seen.key) ? undefined : seen)),
    sealed: isSealed ? placesOf(view, other) : [],
    isAfterwards: own.size === 0 && !snapshot.waiting.includes(chair),
    duels: isForgotten ? [] : lastDuels(snapshot.story),
  };
}
