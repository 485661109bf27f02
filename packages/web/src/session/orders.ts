import { type Answer, answerText, type Decision, type Seat } from '@stamtafel/kernel';
import type { Order, Orders } from './session.ts';

/** The answers that let a window go by. Others end a turn or choose a side and must never come by themselves. */
const passes: readonly string[] = ['pass', 'none', 'hold', 'decline'];

/** To pass is to do what the clock would do, where that is a bare answer; a player's own turn is no window. */
export function passOf({ asks, options, timeout }: Decision): Answer | undefined {
  if (timeout === undefined || timeout === null || asks === 'turn' || !passes.includes(timeout.pick))
    return undefined;
  if (timeout.card !== undefined || timeout.to !== undefined) return undefined;
  return options.find((option) => answerText(option) === answerText(timeout));
}

/** Always the same time, whatever could be done: it tells nothing about the cards. */
export const ORDER_MS = 600;

/** Where orders are kept while the table is not open: the browser's storage. */
export type OrderDrawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const kinds: readonly unknown[] = ['pass', 'pass-if-nothing-else'] satisfies readonly Order[];
const isOrder = (found: unknown): found is Order => kinds.includes(found);

/** What the people at this screen have left to be answered by itself, kept until the match is over. */
export class StandingOrders {
  readonly #left = new Map<Seat, Orders>();
  readonly #name: string;
  readonly #drawer: () => OrderDrawer;

  /** `drawer` is a function because a browser that keeps nothing throws as soon as its storage is touched. */
  constructor(match: string, drawer: () => OrderDrawer) {
    this.#name = `stamtafel-orders-${match}`;
    this.#drawer = drawer;
    for (const [seat, asks, order] of this.#kept()) this.#put(seat, asks, order);
  }

  /** What was kept, as far as it still makes sense. */
  #kept(): [Seat, string, Order][] {
    try {
      const found: unknown = JSON.parse(this.#drawer().getItem(this.#name) ?? '[]');
      if (!Array.isArray(found)) return [];
      return found.flatMap((each: unknown): [Seat, string, Order][] => {
        const [seat, asks, order]: unknown[] = Array.isArray(each) ? each : [];
        return typeof seat === 'number' && typeof asks === 'string' && isOrder(order)
          ? [[seat, asks, order]]
          : [];
      });
    } catch {
      return [];
    }
  }

  /** The match is over. */
  forget(): void {
    try {
      this.#drawer().removeItem(this.#name);
    } catch {
      // Then nothing was kept either.
    }
  }

  of(seat: Seat): Orders {
    return this.#left.get(seat) ?? {};
  }

  leave(seat: Seat, asks: string, order: Order): void {
    this.#put(seat, asks, order);
    const all = [...this.#left].flatMap(([who, orders]) =>
      Object.entries(orders).map(([what, each]) => [who, what, each]),
    );
    try {
      this.#drawer().setItem(this.#name, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  #put(seat: Seat, asks: string, order: Order): void {
    const { [asks]: _, ...others } = this.of(seat);
    this.#left.set(seat, order === 'none' ? others : { ...others, [asks]: order });
  }

  /** The answer that an order gives to this question. */
  answer(decision: Decision): Answer | undefined {
    const order = this.of(decision.seat)[decision.asks];
    if (order === undefined || (order === 'pass-if-nothing-else' && decision.options.length > 1))
      return undefined;
    return passOf(decision);
  }
}
