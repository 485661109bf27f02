/** For tests of a mind: what speaks for each answer, and what a champion answers. */
import { answerText, type Kind, seatOf, Table, toAnswer } from '@stamtafel/kernel';
import type { Seated } from '@stamtafel/kernel/testing';
import { champion } from '../champion.ts';
import type { Mind } from '../mind.ts';
import { askTop } from '../search/playout.ts';
import { judgeOf } from '../sense.ts';

export type Looks = Map<string, { readonly [feature: string]: number }>;

/** Answers of Play Design without the set of their card: "play off-ace". */
const short = (text: string): string => text.replace(/\b(?:black|white):/, '');

/** By answer: its features, and whether it is never given. */
function judged<K extends Kind>({ sense, weights }: Mind<K>, { match, state }: Seated<K>, letter: string) {
  const g = new Table(match, state);
  const seat = seatOf(match, letter);
  const { frame, count } = askTop(g, seat);
  const width = sense.optionFeatures.length;
  const judge = judgeOf(sense, weights, match.seats);
  judge.rate(g, frame, seat, count);
  return Array.from({ length: count }, (_, i) => ({
    text: short(answerText(toAnswer(match, g.list[i]!))),
    features: judge.seen.subarray(i * width, (i + 1) * width),
    never: judge.nevers[i] === 1,
  }));
}

/** By answer: the features that are not 0. */
export function looks<K extends Kind>(mind: Mind<K>, seated: Seated<K>, letter: string): Looks {
  const { optionFeatures } = mind.sense;
  return new Map(
    judged(mind, seated, letter).map(({ text, features }) => [
      text,
      Object.fromEntries(
        optionFeatures.flatMap(({ name }, f) => (features[f] === 0 ? [] : [[name, features[f]!]])),
      ),
    ]),
  );
}

/** The answers that are on the list of what is never done. */
export const nevers = <K extends Kind>(mind: Mind<K>, seated: Seated<K>, letter: string): string[] =>
  judged(mind, seated, letter).flatMap(({ text, never }) => (never ? [text] : []));

/** What the champion of this game answers; "" when it does not speak up. */
export function answers<K extends Kind>(
  mind: Mind<K>,
  { match, ...seated }: Seated<K>,
  letter: string,
  { iterations = 200, seed = 7 } = {},
): string {
  const decision = seated.decision(letter);
  if (decision === undefined) throw new Error(`${letter} is not asked`);
  const given = champion(mind)(match, seated.view(letter), decision, { iterations }, seed);
  return given === undefined ? '' : short(answerText(given));
}
