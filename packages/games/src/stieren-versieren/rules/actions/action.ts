import type { CardId, Option, Seat } from '@stamtafel/kernel';
import { type Game, isOwnBull } from '../../kind.ts';

interface Choice {
  /** Offers what can be done at one location, where `own` is the set of the player's bulls. */
  offer(g: Game, me: Seat, place: number, own: number): void;
  refuses(g: Game, me: Seat, option: Option): string | undefined;
}

/** One way to spend an action: what is offered, what forbids it, what it does. */
export interface Action extends Choice {
  do(g: Game, me: Seat, option: Option): void;
}

/** The same, wherever it is offered. */
export type Deed = Omit<Action, 'offer'>;

/** An action that one of several bulls can do: first it is named what is done, then, if need be, with which bull. */
export interface BullAction extends Choice {
  /** The question for the bull, and the rule behind it. */
  readonly step: { readonly asks: string; readonly rule: string };
  /** The set of own bulls that can do it. */
  bulls(g: Game, me: Seat, card: CardId): number;
  do(g: Game, me: Seat, option: Option, bull: CardId): void;
}

/** Why a bull that is not one of the player's on the locations cannot act: SV-204 another player's bulls never do. */
export const refusesBull = (g: Game, me: Seat, card: CardId, elsewhere: string): string =>
  isOwnBull(g, me, card) ? elsewhere : 'SV-204';
