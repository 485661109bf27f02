import { type Answer, answerText, type Decision, type Seat } from '@stamtafel/kernel';
import type { Command } from '../../table/command.ts';
import { isBotPlayed, type Order, type Orders } from '../../table/state.ts';
import { Alarm } from '../clock.ts';
import { type Helper, openDecision, type Room } from './room.ts';

/** An order that depends on the hand takes longer, up to this many times the usual delay. */
const SPREAD = 3;

/**
 * Answers windows for seats that have left an order. The delay is set before anything looks at the seat's options, so
 * it reveals nothing about the cards. An order that always passes does so after a fixed time. One that passes if
 * nothing else is possible draws a time like a person's at random: after a fixed time, a pass would reveal that there
 * was nothing else, and silence that there was.
 */
export class StandingOrders implements Helper {
  readonly #room: Room;
  readonly #waiting = new Map<Seat, { readonly question: number; readonly alarm: Alarm }>();

  constructor(room: Room) {
    this.#room = room;
  }

  plan(): boolean {
    const { state } = this.#room;
    if (this.#waiting.size === 0 && !state.orders.some(hasAny)) return false;
    const seats = new Set<Seat>();
    for (const { seat, asks } of this.#room.decisions()) {
      const question = state.play?.questions[seat];
      const sitter = state.seats[seat];
      if (question === undefined || sitter === undefined || isBotPlayed(sitter)) continue;
      const order = orderFor(this.#room, seat, asks);
      if (state.phase !== 'playing' || order === undefined) continue;
      seats.add(seat);
      if (this.#waiting.get(seat)?.question === question) continue;
      this.#expect(seat, question, this.#delay(order));
    }
    for (const [seat, { alarm }] of this.#waiting)
      if (!seats.has(seat)) {
        alarm.clear();
        this.#waiting.delete(seat);
      }
    return true;
  }

  #expect(seat: Seat, question: number, ms: number): void {
    this.#waiting.get(seat)?.alarm.clear();
    const alarm = new Alarm(this.#room.clock);
    this.#waiting.set(seat, { question, alarm });
    alarm.set(ms, async () => {
      const carried = await this.#room.carry(() => this.#pass(seat, question));
      // Where nothing could be kept its time comes again.
      if (carried === 'not-now' && this.#waiting.get(seat)?.alarm === alarm) this.#waiting.delete(seat);
    });
  }

  #delay(order: Order): number {
    const { orderDelayMs } = this.#room.setting;
    return order === 'pass' ? orderDelayMs : orderDelayMs + this.#room.below(SPREAD * orderDelayMs + 1);
  }

  #pass(seat: Seat, question: number): Command | undefined {
    const decision = openDecision(this.#room, seat, question);
    if (decision === undefined) return undefined;
    const order = orderFor(this.#room, seat, decision.asks);
    const pass = passOf(decision);
    if (pass === undefined || order === undefined) return undefined;
    if (order === 'pass-if-nothing-else' && decision.options.length > 1) return undefined;
    return { do: 'answer', seat, answers: [pass], by: 'order', question };
  }

  stop(): void {
    for (const { alarm } of this.#waiting.values()) alarm.clear();
    this.#waiting.clear();
  }
}

function hasAny(orders: Orders): boolean {
  for (const _ in orders) return true;
  return false;
}

function orderFor({ state }: Room, seat: Seat, asks: string) {
  const orders = state.orders[seat];
  return orders && Object.hasOwn(orders, asks) ? orders[asks] : undefined;
}

/** Passing is what the clock would do, if that is a bare answer: no card is given and nothing chosen. */
export function passOf({ options, timeout }: Decision): Answer | undefined {
  if (timeout === undefined || timeout.card !== undefined || timeout.to !== undefined) return undefined;
  return options.find((option) => answerText(option) === answerText(timeout));
}
