import type { Option, Seat } from '@stamtafel/kernel';
import type { Game } from '../../kind.ts';

/** One way to spend an action: what is offered, what forbids it, what it does. */
export interface Action {
  /** Offers what can be done at one location. */
  offer(g: Game, me: Seat, place: number): void;
  refuses(g: Game, me: Seat, option: Option): string | undefined;
  do(g: Game, me: Seat, option: Option): void;
}
