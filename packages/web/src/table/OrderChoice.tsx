import { type ReactNode, useId } from 'react';
import { passOf } from '../session/orders.ts';
import type { Order } from '../session/session.ts';
import { useScene } from './scene.ts';

const orders: readonly Order[] = ['none', 'pass-if-nothing-else', 'pass'];

/** For windows that come often and must not tell: what to do when this is asked again. */
export function OrderChoice(): ReactNode {
  const { decision, snapshot, session, texts } = useScene();
  const { online } = texts;
  const field = useId();
  if (decision === null || passOf(decision) === undefined) return null;
  const { asks } = decision;
  const order = snapshot.orders[asks] ?? 'none';
  const acts = order === 'pass' || (order === 'pass-if-nothing-else' && decision.options.length === 1);
  return (
    <p className="order">
      <label htmlFor={field}>{online.order}:</label>{' '}
      <select
        id={field}
        value={order}
        onChange={({ target }) => {
          const picked = orders.find((each) => each === target.value);
          if (picked !== undefined) session.order(asks, picked);
        }}
      >
        {orders.map((each) => (
          <option key={each} value={each}>
            {online.orders[each]}
          </option>
        ))}
      </select>
      {acts && <span> {online.orderOn}</span>}
    </p>
  );
}

/** The orders that were left, each to be taken back. */
export function Orders(): ReactNode {
  const { snapshot, session, teller, texts } = useScene();
  const { online } = texts;
  const given = Object.keys(snapshot.orders);
  if (given.length === 0) return null;
  return (
    <section className="sheet" aria-label={online.ordersTitle}>
      <h3>{online.ordersTitle}</h3>
      <ul className="orders">
        {given.map((asks) => (
          <li key={asks}>
            <span>{teller.texts.prompts[asks] ?? asks}</span>
            <button type="button" className="button small" onClick={() => session.order(asks, 'none')}>
              {online.orderOff}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
