import assert from 'node:assert/strict';
import type { Event, Match, Seat, State, View } from '@stamtafel/kernel';
import type { LiveMessage } from '@stamtafel/protocol';
import type { Thought } from '../bots/thinkers.ts';
import type { Play } from '../table/play.ts';
import type { Change } from './spy.ts';

/** A client that comes back is sent no more steps than this. */
const PAST = 30;

/**
 * What a viewer may be told, computed from the kernel's knowledge masks and nothing else: the cards that the viewer
 * knows before and after the last change, and those shown on the way.
 */
export class MayKnow {
  readonly #viewer: Seat;
  /** Names that the viewer has been told at some time: an old story may repeat them. */
  readonly #everTold = new Set<string>();
  /** The last states, the newest at the end. */
  readonly #past: State[] = [];
  /** How many of those are before and after what has changed since the viewer was last shown anything. */
  #fresh = 0;
  #told = new Set<string>();
  #play: Play | undefined;

  constructor(viewer: Seat) {
    this.#viewer = viewer;
  }

  /** What has changed since the viewer was last shown anything. */
  change(...changes: readonly Change[]): void {
    this.#told = new Set();
    this.#fresh = 1;
    for (const { after, told } of changes) {
      if (after === undefined) continue;
      const bit = 1 << this.#viewer;
      for (const { args, seen } of told) {
        const cards = args.cards ?? (args.card === undefined ? [] : [args.card]);
        cards.forEach((c, i) => {
          if (seen[i]! & bit) this.#told.add(after.match.cards[c]!.id);
        });
      }
      this.#play = after;
      this.#fresh++;
      this.#past.push(after.state);
      if (this.#past.length > PAST) this.#past.shift();
    }
    for (const name of this.#told) this.#everTold.add(name);
  }

  /** Whether the viewer knew a card, or everyone did: facts and frames are public by definition. */
  #knewIn(state: State, name: string): boolean {
    const { faceByName, cardsOfFace } = this.#play!.match;
    const cards = cardsOfFace[faceByName.get(name)!]!;
    return (
      cards.some((c) => state.known[c]! & (1 << this.#viewer)) ||
      JSON.stringify([state.facts, state.stack]).includes(`"${name}"`)
    );
  }

  /** This message, and the frame it was read from, contain no card that the viewer may not know. */
  check(message: Shown, frame: string): void {
    const { view, decision } = message.sight;
    this.checkView(view);
    if (message.is === 'view') {
      this.checkStory(message.story);
      // Besides the list of all cards, which comes first.
      this.checkNames(frame.replace(/"cards":\[[^\]]*\]/, ''), this.#everTold);
      this.checkNames(JSON.stringify({ ...message, story: [] }));
    } else {
      // Everything else is in the frame as it is: cards are numbers only here.
      this.checkNames(JSON.stringify([decision, message.events]));
      this.checkNames(frame);
    }
  }

  /** Nor does a step that the viewer has missed: what was shown then is not what is shown now. */
  checkMissed(message: Shown, frame: string): void {
    if (message.is === 'view') this.check(message, frame);
    else
      for (const name of namesIn(this.#play?.match, `${JSON.stringify(message)} ${frame}`))
        assert.ok(
          this.#everTold.has(name) || this.#past.some((state) => this.#knewIn(state, name)),
          this.#wasTold(name),
        );
  }

  /** Nor does what a bot gets that plays for the viewer. */
  checkThought(thought: Thought): void {
    const { view, decision } = thought;
    assert.deepEqual(Object.keys(thought).sort(), partsOfThought);
    assert.deepEqual([view.viewer, decision.seat], [this.#viewer, this.#viewer]);
    this.checkView(view);
    this.checkNames(JSON.stringify(thought));
  }

  checkStory(story: readonly Event[]): void {
    for (const name of namesIn(this.#play?.match, JSON.stringify(story)))
      assert.ok(this.#everTold.has(name), `seat ${this.#viewer}: ${name} in the story`);
  }

  /** `said`: what the viewer said, which may be repeated back. */
  checkNames(text: string, said: ReadonlySet<string> = nothing): void {
    const now = this.#past.slice(-this.#fresh);
    for (const name of namesIn(this.#play?.match, text))
      assert.ok(
        this.#told.has(name) || said.has(name) || now.some((state) => this.#knewIn(state, name)),
        this.#wasTold(name),
      );
  }

  #wasTold(name: string): string {
    return `seat ${this.#viewer} was told ${name}`;
  }

  checkView(view: View): void {
    const play = this.#play;
    if (play === undefined) return;
    const { match, state } = play;
    const bit = 1 << this.#viewer;
    view.zones.forEach((entries, zone) => {
      const shown = entries.filter((entry) => entry >= 0).sort(byNumber);
      const known = state.zones[zone]!.filter((c) => state.known[c]! & bit)
        .map((c) => match.faceOf[c]!)
        .sort(byNumber);
      // Comparing them thoroughly takes most of the time of a match.
      if (shown.length !== known.length || shown.some((face, i) => face !== known[i]))
        assert.deepEqual(shown, known, `seat ${this.#viewer}, zone ${match.zones[zone]!.name}`);
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

type Shown = Extract<LiveMessage, { is: 'view' | 'step' }>;

const nothing: ReadonlySet<string> = new Set();
const byNumber = (a: number, b: number): number => a - b;
const partsOfThought = ['atSight', 'character', 'decision', 'level', 'seed', 'setting', 'view'];

/** The cards of a match that a JSON text names. */
export function namesIn(match: Match | undefined, text: string): readonly string[] {
  if (match === undefined) return [];
  const { faceByName: faces, game } = match;
  const parts = text.split('"');
  // A card of How-Ruck! has the name of the game.
  return parts.filter((part, i) => faces.has(part) && (part !== game.id || parts[i - 2] !== 'game'));
}

const mentions = new WeakMap<Match, RegExp>();

/** The cards that a text names anywhere, even within a sentence. */
export function mentionedIn(match: Match | undefined, text: string): readonly string[] {
  if (match === undefined) return [];
  const names = match.faces.map(({ id }) => id).filter((id) => id !== match.game.id);
  const any =
    mentions.get(match) ?? new RegExp(`(?<![\\w-])(${names.map(RegExp.escape).join('|')})(?![\\w-])`, 'g');
  mentions.set(match, any);
  return text.match(any) ?? [];
}
