import type { Answer, Decision, Match } from '@stamtafel/kernel';

/** Something on the table that was touched: a card, a place, a button. */
export interface Touch {
  readonly pick?: string;
  readonly card?: string;
  readonly to?: string | number;
}

export const fits = (answer: Answer, { pick, card, to }: Touch): boolean =>
  (pick === undefined || answer.pick === pick) &&
  (card === undefined || answer.card === card) &&
  (to === undefined || answer.to === to);

/** What a touch leads to: an answer, a narrower choice, or the question why not. */
type Step =
  | { readonly is: 'answer'; readonly answer: Answer }
  | { readonly is: 'selected'; readonly selected: Touch }
  | { readonly is: 'refused'; readonly attempts: readonly Answer[] };

export const nothing: Touch = {};

/**
 * Touching things narrows the choice: first a card, then a place, or the other way round; as soon as one answer is left
 * it is given. What does not go with the things touched before starts over; touching the same thing again lets go of it.
 */
export function step(match: Match, decision: Decision | null, selected: Touch, touch: Touch): Step {
  const options = decision?.options ?? [];
  if (isEmpty(touch) || isWithin(selected, touch)) return { is: 'selected', selected: nothing };
  for (const wanted of [{ ...selected, ...touch }, touch]) {
    const left = options.filter((answer) => fits(answer, wanted));
    const [only] = left;
    if (only !== undefined)
      return left.length === 1 ? { is: 'answer', answer: only } : { is: 'selected', selected: wanted };
  }
  return { is: 'refused', attempts: attemptsOf(match, options, selected, touch) };
}

const isEmpty = ({ pick, card, to }: Touch): boolean =>
  pick === undefined && card === undefined && to === undefined;

const isWithin = (selected: Touch, touch: Touch): boolean =>
  (touch.pick === undefined || touch.pick === selected.pick) &&
  (touch.card === undefined || touch.card === selected.card) &&
  (touch.to === undefined || touch.to === selected.to);

/** The most attempts that are asked about: each is judged in a world of its own. */
const MOST_ATTEMPTS = 6;

/** What a player may have meant by touching something that is not on offer: like the offers, but with that. */
function attemptsOf(
  match: Match,
  options: readonly Answer[],
  selected: Touch,
  touch: Touch,
): readonly Answer[] {
  const { picks } = match.game;
  const { pick } = touch;
  if (pick !== undefined && !picks[pick]?.card) return [{ ...touch, pick }];
  const attempts = new Map<string, Answer>();
  const add = (attempt: Answer): void => {
    const { card = '', to = '' } = attempt;
    attempts.set(`${attempt.pick} ${card} ${to}`, attempt);
  };
  const like = options.filter((answer) => fits(answer, selected));
  for (const answer of like.length > 0 ? like : options) {
    const def = picks[answer.pick];
    if (touch.card !== undefined && !def?.card) continue;
    if (touch.to !== undefined && (def?.to === 'zone') !== (typeof touch.to === 'string')) continue;
    add({ ...answer, ...touch });
  }
  if (attempts.size === 0)
    for (const [pick, def] of Object.entries(picks))
      if (touch.card === undefined || def.card) add({ pick, ...touch });
  return [...attempts.values()].slice(0, MOST_ATTEMPTS);
}
