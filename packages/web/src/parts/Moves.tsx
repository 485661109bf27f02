import type { Match, View } from '@stamtafel/kernel';
import { Component, createRef, type ReactNode } from 'react';
import { paces, settingsNow } from '../app/settings.ts';
import { type Move, movesBetween } from './moves.ts';

interface Props {
  readonly match: Match;
  readonly view: View;
  readonly version: number;
  readonly children: ReactNode;
}

/** A move with the place on the screen where it begins. */
interface Start extends Move {
  readonly start: DOMRect;
  /** The card was seen there, not only its place: it begins as large as it was. */
  readonly isSeen: boolean;
}

/** More cards than this at once is a deal or a clearing: they move together, without waiting for each other. */
const STAGGER = 0.05;

/**
 * Shows what moved between two views: each card is drawn where it lies now and slides there from where it lay. Nothing
 * waits for it: taps count at once, a new view begins new movements. Needs a class for the moment before the change.
 */
export class Moves extends Component<Props> {
  readonly #layer = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): readonly Start[] | null {
    const { match, view, version } = this.props;
    if (before.version === version || stands()) return null;
    const moves = movesBetween(match, before.view, view);
    if (moves.length === 0) return null;
    const [cards, zones] = [this.#elements('card'), this.#elements('zone')];
    return moves.flatMap((move) => {
      const card = cards.get(move.from.key);
      const start = (card ?? zones.get(move.from.zone))?.getBoundingClientRect();
      return start === undefined ? [] : [{ ...move, start, isSeen: card !== undefined }];
    });
  }

  override componentDidUpdate(_before: Props, _state: unknown, starts: readonly Start[] | null): void {
    if (starts !== null) this.#slide(starts);
  }

  #elements(what: 'card' | 'zone'): ReadonlyMap<string, HTMLElement> {
    const found = this.#layer.current?.querySelectorAll<HTMLElement>(`[data-${what}]`) ?? [];
    return new Map([...found].map((element) => [element.dataset[what] ?? '', element]));
  }

  #slide(starts: readonly Start[]): void {
    const cards = this.#elements('card');
    const duration = paces[settingsNow().speed].move * 1000;
    // All are measured before the first one moves.
    const slides = starts.flatMap(({ from, to, start, isSeen }, i) => {
      const element = cards.get(to.key);
      const end = element?.getBoundingClientRect();
      if (element === undefined || end === undefined || end.width === 0) return [];
      const x = start.x + start.width / 2 - (end.x + end.width / 2);
      const y = start.y + start.height / 2 - (end.y + end.height / 2);
      const turns = from.id === undefined && to.id !== undefined;
      if (x === 0 && y === 0 && !turns) return [];
      const size = isSeen ? start.width / end.width : 1;
      const begin = `translate(${x}px, ${y}px) scale(${size})${turns ? ' rotateY(90deg)' : ''}`;
      return [{ element, begin, delay: Math.min(i, 10) * STAGGER * duration }];
    });
    for (const { element, begin, delay } of slides) {
      element.style.zIndex = '5';
      element.dataset.moves = '';
      const sliding = element.animate(
        { transform: [begin, 'none'] },
        { duration, delay, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'backwards' },
      );
      sliding.onfinish = () => {
        element.style.zIndex = '';
        delete element.dataset.moves;
      };
    }
  }

  override render(): ReactNode {
    return (
      <div className="moves" ref={this.#layer}>
        {this.props.children}
      </div>
    );
  }
}

/** Players who want no movement get none. */
const stands = (): boolean =>
  paces[settingsNow().speed].move === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
