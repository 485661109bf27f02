import type { Answer, Seat } from '@stamtafel/kernel';
import type { LastingRequest, Sight, Wish } from '@stamtafel/protocol';

/** What was said and not answered yet, in the order in which it was said. */
export type Underway = readonly LastingRequest[];

/** The answers of a seat to this question that are on their way. */
export function answersSent(underway: Underway, seat: Seat, decision: number | undefined): readonly Answer[] {
  let sent: readonly Answer[] = [];
  for (const said of underway)
    if (said.do === 'move' && said.seat === seat && said.decision === decision)
      sent = [said.answer, ...(said.more ?? [])].map(answerOf);
  return sent;
}

const answerOf = ({ pick, card, to }: Extract<LastingRequest, { do: 'move' }>['answer']): Answer => ({
  pick,
  ...(card !== undefined && { card }),
  ...(to !== undefined && { to }),
});

/** The orders of a seat once all that are on their way have arrived: else a choice would jump back meanwhile. */
export function ordersWith(underway: Underway, seat: Seat, left: Sight['orders']): Sight['orders'] {
  let orders = left;
  for (const said of underway) {
    if (said.do !== 'order' || said.seat !== seat) continue;
    const { [said.asks]: _, ...others } = orders;
    orders = said.order === 'none' ? others : { ...others, [said.asks]: said.order };
  }
  return orders;
}

/** A wish without the seats whose answer is on its way: no one is asked twice, and one no is enough. */
export function wishWith(underway: Underway, wish: Wish | null): Wish | null {
  if (wish === null) return null;
  let { asked } = wish;
  for (const said of underway)
    if (said.do === 'agree' && said.request === wish.request) asked &= said.yes ? ~(1 << said.seat) : 0;
  return asked === wish.asked ? wish : { ...wish, asked };
}
