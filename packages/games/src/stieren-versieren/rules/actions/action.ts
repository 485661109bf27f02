import type { CardId, Option, Seat } from '@stamtafel/kernel';
import { type Game, isOwnBull } from '../../kind.ts';

/** One way to spend an action: what is offered, what forbids it, what it does. */
export interface Action {
  /** Offers what can be done at one location where the player has a bull. */
  offer(g: Game, me: Seat, place: number): void;
  refuses(g: Game, me: Seat, option: Option): string | undefined;
  do(g: Game, me: Seat, option: Option): void;
}

/** Why a bull that is not among the own ones on the locations cannot act: SV-204 another player's bulls never do. */
export const refusesBull = (g: Game, me: Seat, card: CardId, elsewhere: string): string =>
  isOwnBull(g, me, card) ? elsewhere : 'SV-204';

/** There is not one bull that can be meant, but several. */
export const SEVERAL = -2;
