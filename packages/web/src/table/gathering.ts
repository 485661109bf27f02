import type { Answer, Refusal } from '@stamtafel/kernel';

/**
 * Answers that go together. People mark them in any order; they are sent in the order in which the rules want to hear
 * them, unless the order of marking is part of the answer, and nothing is sent before all are there.
 */
export interface Gathering {
  /** What can be marked, in the order in which it has to be said; also what is on offer only after another one. */
  readonly from: readonly Answer[];
  readonly least: number;
  readonly most: number;
  /** The order of marking is the order that counts. */
  readonly inOrder?: true;
  /** What is said after them: "that was all". */
  readonly end?: Answer;
  /** What is asked, where the game's own sentence speaks of one at a time. */
  readonly prompt?: string;
  /** The words on the button that sends them. */
  readonly confirm?: (count: number) => string;
  /** What a mark does to the others, where it is more than one more or one less: cards that change places. */
  readonly mark?: (marks: readonly Answer[], answer: Answer) => readonly Answer[];
  /** Why something cannot be marked, where the rules would only say that it is not its turn. */
  readonly why?: (attempts: readonly Answer[]) => Refusal | undefined;
}

/** The answers to send for these marks. */
export const series = ({ from, end, inOrder }: Gathering, marks: readonly Answer[]): readonly Answer[] => [
  ...(inOrder ? marks : from.filter((answer) => marks.includes(answer))),
  ...(end === undefined ? [] : [end]),
];

/** Marked again is unmarked; one too many takes the place of the last, unless the game knows better. */
export function toggled(
  { most, mark }: Gathering,
  marks: readonly Answer[],
  answer: Answer,
): readonly Answer[] {
  if (mark !== undefined) return mark(marks, answer);
  const others = marks.filter((mark) => mark !== answer);
  if (others.length < marks.length) return others;
  return [...marks.slice(0, most - 1), answer];
}

/** Everything that can be answered now, with what can only be marked. */
export const withMembers = (options: readonly Answer[], { from }: Gathering): readonly Answer[] => [
  ...options,
  ...from.filter((answer) => !options.includes(answer)),
];

/** Whether the question is about these answers and no others. */
export const isWhole = ({ from, end }: Gathering, options: readonly Answer[]): boolean =>
  options.every((answer) => answer === end || from.includes(answer));

/** How many are wanted, where the question is about these alone and leaves no choice in that. */
export const wanted = (gathering: Gathering, options: readonly Answer[]): number | undefined =>
  isWhole(gathering, options) && gathering.least === gathering.most ? gathering.least : undefined;

/** This many taps are work rather than a choice. */
const MANY = 4;

/**
 * Whether the rest may be marked for the player: where many of the same are wanted, and nothing else. Laying a row
 * (`mark`) and putting things in order are the game itself.
 */
export const canFillUp = (gathering: Gathering, options: readonly Answer[]): boolean =>
  (wanted(gathering, options) ?? 0) >= MANY &&
  gathering.mark === undefined &&
  gathering.inOrder === undefined;

/** These marks and as many more as are wanted, one after the other; marks that were made stay. */
export function filledUp(
  { from, least }: Gathering,
  marks: readonly Answer[],
  pick: (left: readonly Answer[]) => Answer,
): readonly Answer[] {
  const filled = [...marks];
  while (filled.length < least) filled.push(pick(from.filter((answer) => !filled.includes(answer))));
  return filled;
}

/** Where cards are laid out, what is left to say: cards and places that are taken are changed on the table itself. */
export const untaken = (
  { mark }: Gathering,
  marks: readonly Answer[],
  options: readonly Answer[],
): readonly Answer[] =>
  mark === undefined
    ? options
    : options.filter(
        ({ card, to }) => !marks.some((laid) => laid.to === to || (card !== undefined && laid.card === card)),
      );
