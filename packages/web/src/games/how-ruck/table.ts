import { A, B, type HowRuck, roundNumber } from '@stamtafel/games/how-ruck/kind.ts';
import { type Event, type Seat, seatLetter } from '@stamtafel/kernel';
import type { Scene, SeenCard } from '../../table/scene.ts';
import { type Drawn, printedScot } from './art/Figure.tsx';

export type HowRuckScene = Scene<HowRuck>;

export const fieldNames = ['rood', 'blauw', 'groen'] as const;
export const fieldOf = (seat: Seat, colour: number): string =>
  `${seatLetter(seat)}.${fieldNames[colour] ?? ''}`;

/** Who stands on a field: the open card (HR-097), or the printed Scot while it is empty (HR-111). */
export function pullerOn({ cards, card }: HowRuckScene, seat: Seat, colour: number): Drawn {
  const id = cards(fieldOf(seat, colour)).at(-1)?.id;
  return (id === undefined ? undefined : card(id)) ?? printedScot(colour);
}

/** HR-111 What a side would pull with now. */
export const strengthOf = (scene: HowRuckScene, seat: Seat): number =>
  fieldNames.reduce((sum, _, colour) => sum + pullerOn(scene, seat, colour).strength, 0);

export const lastField = ({ match }: HowRuckScene): number => 2 * match.options.trackHalf;

/** The own team is at the viewer's right, so for the one who pulls towards field 1 the track is drawn the other way. */
export const placeOnTrack = (scene: HowRuckScene, field: number): number =>
  scene.chair === B ? field : lastField(scene) + 1 - field;

export const ownerOf = ({ match }: HowRuckScene, field: number): Seat =>
  field <= match.options.trackHalf ? A : B;

/** The teams are being formed: no barrel is on the track, and no one has won. */
export const isForming = ({ view, snapshot }: HowRuckScene): boolean =>
  view.facts.barrel === 0 && snapshot.outcome === null;

const plays = new Set(['placed', 'carriedOut', 'waived']);
const untold = new Set([
  ...['draw', 'skipped', 'round', 'teams', 'barrelPlaced'],
  ...['ready', 'command', 'split', 'stop', 'finalSplit', 'leave', 'leftover'],
]);

/**
 * What the last play brought about, without the drawing of cards. Before the first play: who was the faster one. While
 * the teams are formed: how the last round ended.
 */
export function lastPlay(scene: HowRuckScene): readonly Event[] {
  const { story } = scene.snapshot;
  const forming = isForming(scene);
  const from = story.findLastIndex(({ key }) => plays.has(key) || (key === 'round' && !forming));
  return story.slice(Math.max(0, from)).filter(({ key }) => !untold.has(key));
}

/** Two tenth splits in one race, the earlier one first. */
export interface Finish {
  readonly order: readonly { readonly seat: Seat; readonly at: number }[];
  readonly difference: number;
  /** Within the margin: the draw decides. */
  readonly isTogether: boolean;
}

/** HR-051 Both have split their tenth pair: when, until the first card of the round is played. */
export function finishOf({ view, match, snapshot }: HowRuckScene): Finish | undefined {
  const latest = snapshot.story.findLast(({ key }) => plays.has(key) || key === 'round');
  const order = view.facts.tenth
    .map((at, seat) => ({ seat, at }))
    .toSorted((one, other) => one.at - other.at);
  const [first, second] = order;
  if (latest?.key !== 'round' || first === undefined || second === undefined || first.at < 0)
    return undefined;
  const difference = second.at - first.at;
  return { order, difference, isTogether: difference <= match.options.photoFinishMs };
}

/** The number of the round that is on the table, even while its winner is being cheered. */
export function roundShown({ snapshot, view }: HowRuckScene): number {
  const told = snapshot.story.findLast(({ key }) => key === 'round')?.args.round;
  if (typeof told === 'number') return told;
  return roundNumber(view.facts) - (snapshot.outcome === null ? 0 : 1);
}

/** Who won the last round, until something is split in the next one. */
export function lastWinner(scene: HowRuckScene): Seat | undefined {
  const isFresh = isForming(scene) && pairsSplit(scene, scene.chair) === 0;
  if (!isFresh && scene.snapshot.outcome === null) return undefined;
  const seat = lastPlay(scene).findLast(({ key }) => key === 'roundWon')?.args.seat;
  return typeof seat === 'number' ? seat : undefined;
}

/** The last move of the barrel in this round, if the last play moved it. */
export function lastPull(
  events: readonly Event[],
): { readonly was: number; readonly field: number } | undefined {
  const args = events.findLast(({ key }) => key === 'barrel')?.args;
  return typeof args?.was === 'number' && typeof args.field === 'number'
    ? { was: args.was, field: args.field }
    : undefined;
}

/** Pairs that were split from the preparation pile of this seat, of ten. */
export function pairsSplit({ cards, view }: HowRuckScene, seat: Seat): number {
  // HR-046 What the faster one holds now comes from the pile of the slower one.
  const faster = view.stack.find((frame) => frame.do === 'leftover')?.seat;
  const holder = faster === undefined ? seat : faster === seat ? undefined : faster;
  const held = holder === undefined ? 0 : cards(`pair.${seatLetter(holder)}`).length;
  return (20 - cards(`prep.${seatLetter(seat)}`).length - held) / 2;
}

export const faces = (cards: readonly SeenCard[]): readonly SeenCard[] =>
  cards.filter(({ id }) => id !== undefined);
