import assert from 'node:assert/strict';
import type { Event, Seat, State, View } from '@stamtafel/kernel';
import type { LiveMessage, WireMessage } from '@stamtafel/protocol';
import type { Play } from '../table/play.ts';
import type { Change } from './spy.ts';

/**
 * What a viewer may be told, computed from the kernel's knowledge masks and nothing else: the cards that he knows before
 * and after the last change, and those he was shown on the way.
 */
export class MayKnow {
  readonly #viewer: Seat;
  /** Names that he has been told at some time: an old story may say them again. */
  readonly #everTold = new Set<string>();
  #now = new Set<string>();
  #state: State | undefined;
  #play: Play | undefined;

  constructor(viewer: Seat) {
    this.#viewer = viewer;
  }

  change({ before, after, told }: Change): void {
    if (after === undefined) return;
    const { match } = after;
    const bit = 1 << this.#viewer;
    const names = new Set<string>();
    for (const state of [before?.state, after.state])
      state?.known.forEach((seats, c) => {
        if (seats & bit) names.add(match.cards[c]!.id);
      });
    for (const { args, seen } of told) {
      const cards = args.cards ?? (args.card === undefined ? [] : [args.card]);
      cards.forEach((c, i) => {
        if (!(seen[i]! & bit)) return;
        names.add(match.cards[c]!.id);
        this.#everTold.add(match.cards[c]!.id);
      });
    }
    this.#now = names;
    this.#state = after.state;
    this.#play = after;
  }

  /** No card in this message that he may not know. */
  check(message: LiveMessage): void {
    if (message.is === 'view') {
      this.#checkStory(message.story);
      this.#checkView(message.sight.view);
      this.#checkNames(JSON.stringify({ ...message, story: [] }));
    } else if (message.is === 'step') this.#checkNames(JSON.stringify(message));
    else if (message.is !== 'trouble') this.#checkNoName(JSON.stringify(message));
  }

  /** Nor in what it was read from, besides the list of all cards. */
  checkFrame(frame: string): void {
    const message: WireMessage = JSON.parse(frame);
    if (message.is === 'view') this.#checkNames(JSON.stringify({ ...message, cards: [] }));
    else if (message.is === 'step') this.#checkNames(frame);
    else if (message.is !== 'trouble') this.#checkNoName(frame);
  }

  /** A view that was put together from steps. */
  checkView(view: View): void {
    this.#checkView(view);
  }

  #checkStory(story: readonly Event[]): void {
    for (const { cards } of story)
      for (const name of cards) assert.ok(name === null || this.#everTold.has(name), `${name} in the story`);
  }

  #checkNames(frame: string): void {
    for (const name of this.#namesIn(frame))
      assert.ok(this.#now.has(name) || this.#isPublic(name), `seat ${this.#viewer} was told ${name}`);
  }

  #checkNoName(frame: string): void {
    for (const name of this.#namesIn(frame)) assert.fail(`${name} in ${frame}`);
  }

  /** Facts and frames are public by definition. */
  #isPublic(name: string): boolean {
    return JSON.stringify([this.#state?.facts, this.#state?.stack]).includes(`"${name}"`);
  }

  *#namesIn(frame: string): Iterable<string> {
    const match = this.#play?.match;
    if (match === undefined) return;
    const { faceByName: faces, game } = match;
    // A card of How-Ruck! has the name of the game.
    for (const [, word] of frame.replaceAll(`"game":"${game.id}"`, '').matchAll(/"([^"\\]+)"/g))
      if (word !== undefined && faces.has(word)) yield word;
  }

  #checkView(view: View): void {
    const [state, play] = [this.#state, this.#play];
    if (state === undefined || play === undefined) return;
    const { match } = play;
    const bit = 1 << this.#viewer;
    view.zones.forEach((entries, zone) => {
      const shown = entries.filter((entry) => entry >= 0).sort((a, b) => a - b);
      const known = state.zones[zone]!.filter((c) => state.known[c]! & bit)
        .map((c) => match.faceOf[c]!)
        .sort((a, b) => a - b);
      assert.deepEqual(shown, known, `zone ${match.zones[zone]!.name}`);
    });
    const sure = new Set<number>();
    for (const bag of state.bags)
      if (bag.seat === this.#viewer)
        match.faceOf.forEach((face, c) => {
          if (bag.sure[c >> 5]! & (1 << (c & 31))) sure.add(face);
        });
    for (const bag of view.bags) for (const face of bag.sure) assert.ok(sure.has(face), 'a card in a bag');
    if (this.#viewer < match.seats) assert.equal(view.sealed, state.sealed[this.#viewer]);
    else assert.equal(view.sealed, -1);
    assert.ok(!('key' in view) && !('order' in view && Array.isArray(view.order)));
  }
}
