import { type Answer, answerText, type Decision, type Seat } from '@stamtafel/kernel';
import type { Order, Orders } from './session.ts';

/** The answers that let a window go by. Others end a turn or choose a side: nobody wants those to come by themselves. */
const passes: readonly string[] = ['pass', 'none', 'hold', 'decline'];

/** To pass is to do what the clock would do, where that is a bare answer; a turn of one's own is no window. */
export function passOf({ asks, options, timeout }: Decision): Answer | undefined {
  if (timeout === undefined || timeout === null || asks === 'turn' || !passes.includes(timeout.pick))
    return undefined;
  if (timeout.card !== undefined || timeout.to !== undefined) return undefined;
  return options.find((option) => answerText(option) === answerText(timeout));
}

/** Always the same time, whatever could be done: it tells nothing about the cards. */
export const ORDER_MS = 600;

/** What the people at this screen have left to be answered by itself. Forgotten when they leave the table. */
export class StandingOrders {
  private readonly left = new Map<Seat, Orders>();

  of(seat: Seat): Orders {
    return this.left.get(seat) ?? {};
  }

  leave(seat: Seat, asks: string, order: Order): void {
    const { [asks]: _, ...others } = this.of(seat);
    this.left.set(seat, order === 'none' ? others : { ...others, [asks]: order });
  }

  /** The answer that an order gives to this question. */
  answer(decision: Decision): Answer | undefined {
    const order = this.of(decision.seat)[decision.asks];
    if (order === undefined || (order === 'pass-if-nothing-else' && decision.options.length > 1))
      return undefined;
    return passOf(decision);
  }
}
