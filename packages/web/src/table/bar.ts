import { type Choice, menuOf } from '@stamtafel/games/telling/menu.ts';
import { type Answer, seatLetter } from '@stamtafel/kernel';
import { fits } from './choosing.ts';
import { type Gathering, isWhole, untaken } from './gathering.ts';
import type { Scene } from './scene.ts';

/** What the bar of choices shows for the open question. */
export interface Bar {
  readonly label: string;
  /** The choices, unless something was touched or a set was begun: then the answers that are left. */
  readonly list: readonly Choice[] | { readonly left: readonly Answer[] };
  /** Choices beside the list. */
  readonly apart: readonly Choice[];
  /** The set that the bar sends. */
  readonly sends: Gathering | undefined;
  /** How many stand beside each other: a few have room for all their words, many are as short as can be. */
  readonly crowd: 'few' | 'some' | 'many';
  /** With more letters than this, words take the room of two choices. */
  readonly longest: number;
}

type Asking = Pick<
  Scene,
  'decision' | 'selected' | 'marks' | 'gathering' | 'teller' | 'texts' | 'chair' | 'cards'
>;

const LONG = 52;
const LONG_BESIDE = 38;

/** Undefined where nothing can be chosen. */
export function barOf(scene: Asking, { isWide }: { readonly isWide: boolean }): Bar | undefined {
  const { decision, selected, marks, gathering, teller, texts } = scene;
  if (decision === null || decision.options.length === 0) return undefined;
  const isNarrowed = Object.keys(selected).length > 0;
  const isAlone = gathering !== undefined && isWhole(gathering, decision.options);
  // A set that was begun among other choices is finished first, or let go of.
  const begun = marks.length > 0 && !isAlone ? gathering : undefined;
  const sends = isAlone ? gathering : begun;
  const isTaken = marks.some(({ card }) => card !== undefined && card === selected.card);
  const open =
    gathering === undefined || isTaken ? decision.options : untaken(gathering, marks, decision.options);
  const what = selected.card === undefined ? '' : teller.card(selected.card);
  const bar = { label: what === '' ? texts.choices : texts.choicesFor(what), sends };
  // On a phone they stand beside the list, which is then narrower.
  const longest = (isBeside: boolean): number =>
    isWide || sends !== undefined || !isBeside ? LONG : LONG_BESIDE;
  const crowd = (rows: number): Bar['crowd'] => crowdOf(rows, { isWide, fits: sends === undefined ? 2 : 1 });
  if (isNarrowed || begun !== undefined) {
    const left = begun?.from ?? open.filter((answer) => fits(answer, selected));
    return { ...bar, list: { left }, apart: [], crowd: crowd(left.length + 1), longest: longest(true) };
  }
  const choices = { ...decision, options: open.filter((answer) => answer !== gathering?.end) };
  const { listed, apart } = partsOf(menuOf(choices, teller, held(scene)));
  return { ...bar, list: listed, apart, crowd: crowd(listed.length), longest: longest(apart.length > 0) };
}

/** Among cards, what names none of them stands apart: to pass, to stop, to have none. */
function partsOf(menu: readonly Choice[]): { readonly listed: readonly Choice[]; readonly apart: Choice[] } {
  const isCard = ({ card }: Choice): boolean => card !== undefined;
  const listed = menu.filter(isCard);
  return listed.length === 0
    ? { listed: menu, apart: [] }
    : { listed, apart: menu.filter((choice) => !isCard(choice)) };
}

interface Room {
  readonly isWide: boolean;
  /** How many fit below each other on a phone. */
  readonly fits: number;
}

function crowdOf(choices: number, { isWide, fits }: Room): Bar['crowd'] {
  if (!isWide) return choices <= fits ? 'few' : 'many';
  return choices <= 3 ? 'few' : choices <= 6 ? 'some' : 'many';
}

/** The own cards in the order in which they are held. */
function held({ cards, chair }: Pick<Scene, 'cards' | 'chair'>): string[] {
  return cards(`hand.${seatLetter(chair)}`).flatMap(({ id }) => (id === undefined ? [] : [id]));
}
