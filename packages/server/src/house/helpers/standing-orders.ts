import { type Answer, answerText, type Decision, type Seat } from '@stamtafel/kernel';
import type { Command } from '../../table/command.ts';
import { isBotPlayed, type Order, type Orders } from '../../table/state.ts';
import type { Appointment } from './appointments.ts';
import { openDecision, type Room } from './room.ts';

/** An order that depends on the hand takes longer, up to this many times the usual delay. */
const SPREAD = 3;

export const hasOrders = ({ state }: Room): boolean => state.orders.some(hasAny);

/**
 * Answers windows for seats that have left an order. The delay is set before anything looks at the seat's options, so
 * it reveals nothing about the cards. An order that always passes does so after a fixed time. One that passes if
 * nothing else is possible draws a time like a person's at random: after a fixed time, a pass would reveal that there
 * was nothing else, and silence that there was.
 */
export function passes(room: Room): readonly Appointment[] {
  if (!hasOrders(room)) return [];
  const { state } = room;
  return room.decisions().flatMap(({ seat, asks }) => {
    const question = state.play?.questions[seat];
    const sitter = state.seats[seat];
    if (state.phase !== 'playing' || question === undefined || sitter === undefined || isBotPlayed(sitter))
      return [];
    const order = orderFor(room, seat, asks);
    if (order === undefined) return [];
    const name = `seat ${seat} passes ${question}`;
    return [{ name, ms: () => delayOf(room, order), command: () => pass(room, seat, question) }];
  });
}

function delayOf(room: Room, order: Order): number {
  const { orderDelayMs } = room.setting;
  return order === 'pass' ? orderDelayMs : orderDelayMs + room.below(SPREAD * orderDelayMs + 1);
}

function pass(room: Room, seat: Seat, question: number): Command | undefined {
  const decision = openDecision(room, seat, question);
  if (decision === undefined) return undefined;
  const order = orderFor(room, seat, decision.asks);
  const answer = passOf(decision);
  if (answer === undefined || order === undefined) return undefined;
  if (order === 'pass-if-nothing-else' && decision.options.length > 1) return undefined;
  return { do: 'answer', seat, answers: [answer], by: 'order', question };
}

function hasAny(orders: Orders): boolean {
  for (const _ in orders) return true;
  return false;
}

function orderFor({ state }: Room, seat: Seat, asks: string): Order | undefined {
  const orders = state.orders[seat];
  return orders && Object.hasOwn(orders, asks) ? orders[asks] : undefined;
}

/** Passing is what the clock would do, if that is a bare answer: no card is given and nothing chosen. */
export function passOf({ options, timeout }: Decision): Answer | undefined {
  if (timeout === undefined || timeout.card !== undefined || timeout.to !== undefined) return undefined;
  return options.find((option) => answerText(option) === answerText(timeout));
}
