import type { Choice } from '@stamtafel/games/telling/menu.ts';
import type { Answer, Decision, Kind } from '@stamtafel/kernel';
import type { Session } from './session.ts';

/** Choosing many is a series of questions: cards named in one line answer those that follow. */
export function goesOnWithSeries<K extends Kind>(session: Session<K>, decision: Decision): boolean {
  const { series, sitting } = session;
  session.series = undefined;
  if (series === undefined || series.seat !== decision.seat || series.asks !== decision.asks) return false;
  const [card, ...rest] = series.cards;
  const answer = decision.options.find((option) => option.card === card);
  const { teller } = session;
  if (answer === undefined) {
    const [where] = decision.options;
    if (card !== undefined && where !== undefined)
      session.notes.push({
        text: teller.words.seriesStops(teller.card(card), teller.target(where, decision.seat)),
        to: decision.seat,
      });
    return false;
  }
  sitting.play(decision.seat, answer);
  if (rest.length > 0) session.series = { ...series, cards: rest };
  return true;
}

/** Whether the cards of this list can be named in one line: every card is a choice of its own, all for one place. */
export const isSeries = (menu: readonly Choice[]): boolean =>
  menu.length > 1 &&
  menu.every(({ answers: [answer, ...more] }) => answer?.card !== undefined && more.length === 0) &&
  new Set(menu.map(({ answers: [answer] }) => answer?.to)).size === 1 &&
  typeof menu[0]?.answers[0]?.to === 'string';

/** The numbers of a line as the answer to give now and the cards for the questions that follow. */
export function seriesOf(
  menu: readonly Choice[],
  numbers: readonly number[],
): { readonly first: Answer; readonly rest: readonly string[] } | undefined {
  const cards = numbers.flatMap((number) => menu[number - 1]?.card ?? []);
  const [first] = menu[(numbers[0] ?? 0) - 1]?.answers ?? [];
  if (first === undefined || cards.length < numbers.length || new Set(cards).size < cards.length)
    return undefined;
  const left = menu.flatMap(({ card }) => (card === undefined || cards.includes(card) ? [] : [card]));
  // The last card needs no number: it goes where room is left.
  return { first, rest: [...cards.slice(1), ...(left.length === 1 ? left : [])] };
}

/** "2 1 3": some order of the numbers up to `most`. */
export const example = (most: number): string =>
  Array.from({ length: most }, (_, i) => (i === 0 ? 2 : i === 1 ? 1 : i + 1)).join(' ');
