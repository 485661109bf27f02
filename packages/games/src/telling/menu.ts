import { type Answer, answerText, type Decision, type Kind, type Seat } from '@stamtafel/kernel';
import type { Teller } from './tell.ts';

/** One numbered line: an answer, or a card with several answers of its own. */
export interface Choice {
  readonly label: string;
  /** The same where there is little room, if there is something shorter. */
  readonly short?: string;
  readonly card?: string;
  readonly answers: readonly Answer[];
}

/** Up to this many answers are listed one by one; more of them are asked card first, then what to do with it. */
const FEW = 4;

/** The choices of a decision; cards in the order in which the hand is held. */
export function menuOf<K extends Kind>(
  { options: all, seat }: Decision,
  teller: Teller<K>,
  held: readonly string[] = [],
): Choice[] {
  const place = ({ card }: Answer): number => (card === undefined ? -1 : held.indexOf(card));
  const options = all.every((answer) => answer.card === undefined || place(answer) >= 0)
    ? all.toSorted((a, b) => (place(a) < 0 || place(b) < 0 ? 0 : place(a) - place(b)))
    : all;
  const cards = new Set(options.flatMap(({ card }) => (card === undefined ? [] : [card])));
  if (options.length > FEW && cards.size > 1 && options.length > cards.size)
    return cardFirst(options, seat, teller);
  const telling = saysItByCard(options);
  return options.map((answer) => {
    const { card } = answer;
    if (card !== undefined && answer.pick === telling) return byCard(card, [answer], teller);
    const label = teller.label(answer, seat);
    return { label, ...(card !== undefined && { card }), answers: [answer] };
  });
}

/** A choice that its card stands for. Figures can be said in letters; what a card does is said in words. */
function byCard<K extends Kind>(card: string, answers: readonly Answer[], teller: Teller<K>): Choice {
  const short = teller.cardTag(card);
  return { label: teller.cardLine(card), ...(short !== undefined && { short }), card, answers };
}

function cardFirst<K extends Kind>(options: readonly Answer[], seat: Seat, teller: Teller<K>): Choice[] {
  const choices: Choice[] = [];
  const seen = new Set<string>();
  const isOneDeed = deedsOf(options).size === 1;
  for (const answer of options) {
    const { card } = answer;
    const deed = teller.label(answer, seat);
    if (card === undefined) choices.push({ label: deed, answers: [answer] });
    else if (!seen.has(card)) {
      seen.add(card);
      const answers = options.filter((other) => other.card === card);
      const choice = byCard(card, answers, teller);
      choices.push(answers.length > 1 ? choice : { ...choice, ...atOnce(card, deed, isOneDeed, teller) });
    }
  }
  return choices;
}

/** An answer that is given by its card says what it does; in short its name is enough if the others do the same. */
function atOnce<K extends Kind>(card: string, deed: string, isOneDeed: boolean, teller: Teller<K>) {
  const label = teller.withFigures(deed, card);
  return isOneDeed ? { label } : { label, short: deed };
}

const deedsOf = (options: readonly Answer[]): ReadonlySet<string> =>
  new Set(options.flatMap(({ card, pick }) => (card === undefined ? [] : [pick])));

/** The pick for which the card says it all: every option of it names another card and the same target. */
function saysItByCard(options: readonly Answer[]): string | undefined {
  const [first] = options;
  if (first?.card === undefined) return undefined;
  const same = options.filter(({ pick }) => pick === first.pick);
  const cards = new Set(same.map(({ card }) => card));
  const targets = new Set(same.map(({ to }) => to));
  return cards.size === same.length && targets.size === 1 ? first.pick : undefined;
}

/** The number (or two) that chooses this answer. */
export function numberOf(menu: readonly Choice[], wanted: Answer): string | undefined {
  const text = answerText(wanted);
  for (const [i, { answers }] of menu.entries()) {
    const inner = answers.findIndex((answer) => answerText(answer) === text);
    if (inner >= 0) return answers.length === 1 ? `${i + 1}` : `${i + 1} ${inner + 1}`;
  }
  return undefined;
}
