import { answerText, type Decision } from '@stamtafel/kernel';
import { type ReactNode, useId } from 'react';
import type { Order } from '../session/session.ts';
import { useScene } from '../table/scene.ts';

const orders: readonly Order[] = ['none', 'pass-if-nothing-else', 'pass'];

/** The answers that let a window go by. Others end a turn or choose a side: nobody wants those to come by themselves. */
const passes: readonly string[] = ['pass', 'none', 'hold', 'decline'];

/** To pass is to do what the clock would do, where that is a bare answer. */
const canPass = ({ options, timeout }: Decision): boolean =>
  timeout !== undefined &&
  timeout !== null &&
  passes.includes(timeout.pick) &&
  timeout.card === undefined &&
  timeout.to === undefined &&
  options.some((option) => answerText(option) === answerText(timeout));

/** For windows that come often and must not tell: what to do when this is asked again. */
export function OrderChoice(): ReactNode {
  const { decision, snapshot, session, texts } = useScene();
  const { online } = texts;
  const field = useId();
  const { around } = snapshot;
  const { house } = session;
  if (around === null || house === null || decision === null || !canPass(decision)) return null;
  const { asks } = decision;
  const order = around.orders[asks] ?? 'none';
  return (
    <p className="order">
      <label htmlFor={field}>{online.order}:</label>{' '}
      <select
        id={field}
        value={order}
        onChange={({ target }) => {
          const picked = orders.find((each) => each === target.value);
          if (picked !== undefined) house.order(asks, picked);
        }}
      >
        {orders.map((each) => (
          <option key={each} value={each}>
            {online.orders[each]}
          </option>
        ))}
      </select>
      {order !== 'none' && <span> {online.orderOn}</span>}
    </p>
  );
}
