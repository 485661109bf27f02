import type { Match, Seat } from '@stamtafel/kernel';
import type { LiveMessage } from '@stamtafel/protocol';
import { namesIn } from '../knowledge.ts';
import type { Change } from '../spy.ts';

type Shown = Extract<LiveMessage, { is: 'view' | 'step' }>;

/**
 * The cards that a viewer has known at some time. A frame may be late by many moves, so that it is compared with all that
 * was known before it came, by the kernel's masks and nothing else.
 */
export class EverKnown {
  readonly #viewer: Seat;
  readonly #faces = new Set<number>();
  readonly #names = new Set<string>();
  #match: Match | undefined;

  constructor(viewer: Seat) {
    this.#viewer = viewer;
  }

  change({ before, after, told }: Change): void {
    const bit = 1 << this.#viewer;
    for (const play of [before, after]) {
      if (play === undefined) continue;
      const { match, state } = play;
      this.#match = match;
      state.known.forEach((seats, card) => {
        if (seats & bit) this.#know(match, card);
      });
      // Facts and frames are public by definition.
      for (const name of namesIn(match, JSON.stringify([state.facts, state.stack]))) this.#names.add(name);
    }
    const match = after?.match;
    if (match === undefined) return;
    for (const { args, seen } of told) {
      const cards = args.cards ?? (args.card === undefined ? [] : [args.card]);
      cards.forEach((card, i) => {
        if ((seen[i] ?? 0) & bit) this.#know(match, card);
      });
    }
  }

  #know({ cards, faceOf }: Match, card: number): void {
    this.#names.add(cards[card]?.id ?? '');
    this.#faces.add(faceOf[card] ?? -1);
  }

  /** The cards in a frame that this viewer never knew. */
  leaksIn(message: Shown): readonly string[] {
    const { view, decision } = message.sight;
    const faces = [...view.zones, ...view.bags.map(({ sure }) => sure)].flat().filter((face) => face >= 0);
    const said = JSON.stringify([decision, message.is === 'view' ? message.story : message.events]);
    return [
      ...faces
        .filter((face) => !this.#faces.has(face))
        .map((face) => this.#match?.faces[face]?.id ?? `${face}`),
      ...namesIn(this.#match, said).filter((name) => !this.#names.has(name)),
    ];
  }
}
