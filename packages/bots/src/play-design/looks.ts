/** For tests of both games of Play Design: what speaks for each answer, and what a champion answers. */
import { answerText, type Kind, Table, toAnswer } from '@stamtafel/kernel';
import type { Seated } from '@stamtafel/kernel/testing';
import { champion } from '../champion.ts';
import type { Mind } from '../mind.ts';

export type Looks = Map<string, { readonly [feature: string]: number }>;

const seatOf = (letter: string): number => 'ABCD'.indexOf(letter);
/** Answers without the set of their card: "play off-ace". */
const short = (text: string): string => text.replace(/\b(?:black|white):/, '');

function ask<K extends Kind>({ match, state }: Seated<K>, letter: string) {
  const g = new Table(match, state);
  const frame = state.stack.at(-1)!;
  return { g, frame, seat: seatOf(letter), count: g.ask(match.rules[frame.do]!, frame, seatOf(letter)) };
}

/** By answer: the features that are not 0. */
export function looks<K extends Kind>({ sense }: Mind<K>, seated: Seated<K>, letter: string): Looks {
  const { g, frame, seat, count } = ask(seated, letter);
  const width = sense.optionFeatures.length;
  const into = new Float64Array(count * width);
  sense.options(g, frame, seat, count, into);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const features = sense.optionFeatures.flatMap(({ name }, f): [string, number][] =>
        into[i * width + f] === 0 ? [] : [[name, into[i * width + f]!]],
      );
      return [short(answerText(toAnswer(seated.match, g.list[i]!))), Object.fromEntries(features)];
    }),
  );
}

/** The answers that are on the list of what is never done. */
export function nevers<K extends Kind>({ sense }: Mind<K>, seated: Seated<K>, letter: string): string[] {
  const { g, frame, seat, count } = ask(seated, letter);
  const texts: string[] = [];
  for (let i = 0; i < count; i++)
    if (sense.never?.(g, frame, seat, g.list[i]!))
      texts.push(short(answerText(toAnswer(seated.match, g.list[i]!))));
  return texts;
}

/** What the champion of this game answers; "" when he does not speak up. */
export function answers<K extends Kind>(
  mind: Mind<K>,
  { match, ...seated }: Seated<K>,
  letter: string,
): string {
  const decision = seated.decision(letter);
  if (decision === undefined) throw new Error(`${letter} is not asked`);
  const given = champion(mind)(match, seated.view(letter), decision, { iterations: 200 }, 7);
  return given === undefined ? '' : short(answerText(given));
}
