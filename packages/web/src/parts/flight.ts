import type { Answer } from '@stamtafel/kernel';
import { placesFor, placeUnder } from './drop.ts';
import './flight.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How long a dropped card stays there while its answer is on its way; then it goes back. */
const LANDED_MS = 600;

/**
 * A card in the air: a picture of it follows the pointer, over everything else, and the places where it can go are
 * marked. The card itself stays where it is, so that nothing around it moves.
 */
export class Flight {
  readonly #card: HTMLElement;
  readonly #picture: HTMLElement;
  #places: readonly HTMLElement[] = [];
  #landing: ReturnType<typeof setTimeout> | undefined;

  constructor(card: HTMLElement) {
    this.#card = card;
    this.#picture = pictureOf(card);
    document.body.append(this.#picture);
    card.dataset.lifted = '';
  }

  /** The pointer is there, and the card as far from its place as the pointer has come. */
  follow(pointer: Point, by: Point, answers: readonly Answer[]): void {
    this.#picture.style.translate = `${by.x}px ${by.y}px`;
    const under = placeUnder(pointer, this.#card.dataset.in, answers);
    // Not once for all: the table is redrawn when the card is taken up, and when others play.
    this.#unmark();
    this.#places = placesFor(answers);
    for (const place of this.#places)
      place.dataset.drop = under !== undefined && place.contains(under) ? 'here' : '';
  }

  /** Let go over its place: it waits there, and what the table shows next begins there. */
  land(): void {
    this.#card.style.translate = this.#picture.style.translate;
    this.#unmark();
    this.#landing = setTimeout(() => this.end(), LANDED_MS);
  }

  end(): void {
    clearTimeout(this.#landing);
    this.#unmark();
    this.#picture.remove();
    this.#card.style.translate = '';
    delete this.#card.dataset.lifted;
  }

  #unmark(): void {
    for (const place of this.#places) delete place.dataset.drop;
  }
}

/** How a card looks, where it lies now, and no more than that. */
function pictureOf(card: HTMLElement): HTMLElement {
  const { left, top, width } = card.getBoundingClientRect();
  const picture = document.importNode(card, true);
  picture.className = 'card card-held';
  picture.inert = true;
  for (const name of ['data-card', 'data-in', 'data-selected', 'aria-pressed']) picture.removeAttribute(name);
  picture.style.left = `${left}px`;
  picture.style.top = `${top}px`;
  picture.style.setProperty('--card', `${width}px`);
  return picture;
}
