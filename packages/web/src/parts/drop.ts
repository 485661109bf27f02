import type { Answer } from '@stamtafel/kernel';

/**
 * What a place on the table stands for, by its attributes: `data-zone` or `data-to` for answers that name it (`data-to`
 * where it has a number, or is larger than where its cards lie), `data-plays` for answers that name no place: those of
 * the picks listed there, or all.
 */
interface Dropped {
  readonly zone?: string | undefined;
  readonly to?: string | undefined;
  readonly plays?: string | undefined;
}

/** Those of the answers about a card that are given by dropping it here. */
export function answersAt(
  { zone, to = zone, plays }: Dropped,
  answers: readonly Answer[],
): readonly Answer[] {
  const named = answers.filter((answer) => answer.to !== undefined && String(answer.to) === to);
  if (named.length > 0 || plays === undefined) return named;
  const picks = plays.split(' ');
  return answers.filter((answer) => answer.to === undefined && (plays === '' || picks.includes(answer.pick)));
}

const PLACES = '[data-zone], [data-to], [data-plays]';

/** Every place that one of the answers can go to; of places within each other the largest. */
export function placesFor(answers: readonly Answer[]): readonly HTMLElement[] {
  const board = document.querySelector('.table-board');
  const found = [...(board?.querySelectorAll<HTMLElement>(PLACES) ?? [])].filter(
    ({ dataset }) => answersAt(dataset, answers).length > 0,
  );
  return found.filter((place) => !found.some((other) => other !== place && other.contains(place)));
}

/** The smallest place under this point that one of the answers can go to, or the one where the card lies already. */
export function placeUnder(
  { x, y }: { readonly x: number; readonly y: number },
  home: string | undefined,
  answers: readonly Answer[],
): HTMLElement | undefined {
  let place = document.elementFromPoint(x, y)?.closest<HTMLElement>(PLACES);
  while (place && place.dataset.zone !== home && answersAt(place.dataset, answers).length === 0)
    place = place.parentElement?.closest<HTMLElement>(PLACES);
  return place ?? undefined;
}
