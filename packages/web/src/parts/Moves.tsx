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

interface Rects {
  readonly cards: ReadonlyMap<string, DOMRect>;
  readonly zones: ReadonlyMap<string, DOMRect>;
}

/** More cards than this at once is a deal or a clearing: they move together, without waiting for each other. */
const STAGGER_S = 0.05;

/**
 * Shows what moved between two views: each card is drawn where it lies now and slides there from where it lay. Nothing
 * waits for it: taps count at once, a new view begins new movements. Needs a class for the moment before the change.
 */
export class Moves extends Component<Props> {
  private readonly layer = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): Rects | null {
    return before.version === this.props.version || stands() ? null : this.measure();
  }

  override componentDidUpdate(before: Props, _state: unknown, was: Rects | null): void {
    if (was === null) return;
    const moves = movesBetween(this.props.match, before.view, this.props.view);
    if (moves.length > 0) void this.slide(moves, was, this.measure());
  }

  private measure(): Rects {
    const layer = this.layer.current;
    const cards = new Map<string, DOMRect>();
    const zones = new Map<string, DOMRect>();
    for (const element of layer?.querySelectorAll<HTMLElement>('[data-card]') ?? [])
      cards.set(element.dataset.card ?? '', element.getBoundingClientRect());
    for (const element of layer?.querySelectorAll<HTMLElement>('[data-zone]') ?? [])
      zones.set(element.dataset.zone ?? '', element.getBoundingClientRect());
    return { cards, zones };
  }

  private async slide(moves: readonly Move[], was: Rects, is: Rects): Promise<void> {
    const { animate } = await import('motion/mini');
    const duration = paces[settingsNow().speed].move;
    moves.forEach(({ from, to }, i) => {
      const element = this.layer.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(to.key)}"]`);
      const start = was.cards.get(from.key) ?? was.zones.get(from.zone);
      const end = is.cards.get(to.key);
      if (!element || start === undefined || end === undefined || end.width === 0) return;
      const x = start.x + start.width / 2 - (end.x + end.width / 2);
      const y = start.y + start.height / 2 - (end.y + end.height / 2);
      const turns = from.id === undefined && to.id !== undefined;
      if (x === 0 && y === 0 && !turns) return;
      const begin = `translate(${x}px, ${y}px)${turns ? ' rotateY(90deg)' : ''}`;
      const delay = Math.min(i, 10) * STAGGER_S * duration;
      element.style.zIndex = '5';
      void animate(
        element,
        { transform: [begin, 'none'] },
        { duration, delay, ease: [0.2, 0.8, 0.2, 1] },
      ).then(() => {
        element.style.transform = '';
        element.style.zIndex = '';
      });
    });
  }

  override render(): ReactNode {
    return (
      <div className="moves" ref={this.layer}>
        {this.props.children}
      </div>
    );
  }
}

/** Whoever wants no movement gets none. */
const stands = (): boolean =>
  paces[settingsNow().speed].move === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
