import type { Choice } from '@stamtafel/games/telling/menu.ts';
import { type Answer, BadInput, type Decision, type Kind, readAnswer, type Seat } from '@stamtafel/kernel';
import type { Teller } from './tell.ts';

/** What typed words can mean: one answer (allowed or not), a card of the list, several things, or nothing. */
type Meaning =
  | { readonly is: 'answer'; readonly answer: Answer }
  | { readonly is: 'choice'; readonly choice: Choice }
  | { readonly is: 'several' }
  | { readonly is: 'nothing' };

const nothing: Meaning = { is: 'nothing' };

/**
 * Reads words as a move: "place rood-3-1 A.rood" as files write it, "rood-3-1 A.rood" or "3 A.rood" without the verb,
 * or words that occur in one line of the list only.
 */
export function meaningOf<K extends Kind>(
  text: string,
  teller: Teller<K>,
  decision: Decision,
  menu: readonly Choice[],
): Meaning {
  const { match } = teller;
  const [first = '', ...rest] = text.split(/\s+/);
  if (Object.hasOwn(match.game.picks, first)) {
    try {
      return { is: 'answer', answer: readAnswer(match, text) };
    } catch (error) {
      if (error instanceof BadInput) return nothing;
      throw error;
    }
  }
  return byCard(first, rest, teller, decision, menu) ?? byWords(text, teller, decision.seat, menu);
}

function byCard<K extends Kind>(
  first: string,
  rest: readonly string[],
  teller: Teller<K>,
  decision: Decision,
  menu: readonly Choice[],
): Meaning | undefined {
  const { match } = teller;
  const numbered = /^\d+$/.test(first) ? menu[Number(first) - 1] : undefined;
  const card = numbered?.card ?? (match.faceByName.has(first) ? first : undefined);
  if (card === undefined) return undefined;
  const own = decision.options.filter((option) => option.card === card);
  if (rest.length === 0) {
    const choice = menu.find((entry) => entry.card === card);
    if (choice !== undefined) return { is: 'choice', choice };
    const [likely] = decision.options.filter((option) => option.card !== undefined);
    return likely === undefined ? nothing : { is: 'answer', answer: { ...likely, card } };
  }
  const target = rest.join(' ');
  const fits = own.filter(
    (option) => String(option.to) === target || includes(teller.label(option, decision.seat), target),
  );
  const [only] = fits;
  if (fits.length === 1 && only !== undefined) return { is: 'answer', answer: only };
  if (fits.length > 1) return { is: 'several' };
  if (!match.zoneByName.has(target)) return nothing;
  const pick = Object.keys(match.game.picks).find((name) => {
    const def = match.game.picks[name];
    return def?.card === true && def.to === 'zone';
  });
  return pick === undefined ? nothing : { is: 'answer', answer: { pick, card, to: target } };
}

function byWords<K extends Kind>(
  text: string,
  teller: Teller<K>,
  seat: Seat,
  menu: readonly Choice[],
): Meaning {
  if (text.length < 3) return nothing;
  const fits = menu.filter(
    ({ label, answers }) =>
      includes(label, text) || answers.some((answer) => includes(teller.label(answer, seat), text)),
  );
  const [only] = fits;
  if (fits.length > 1) return { is: 'several' };
  if (only === undefined) return nothing;
  const inner = only.answers.filter((answer) => includes(teller.label(answer, seat), text));
  const [answer] = only.answers.length === 1 ? only.answers : inner;
  return answer !== undefined && (inner.length === 1 || only.answers.length === 1)
    ? { is: 'answer', answer }
    : { is: 'choice', choice: only };
}

/** All words of `text` occur in the label. */
const includes = (label: string, text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word));
