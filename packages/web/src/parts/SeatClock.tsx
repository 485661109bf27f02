import type { Seat } from '@stamtafel/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { useScene } from '../table/scene.ts';
import { timeText } from './time-text.ts';

/** The thinking time of a seat, counted down here; nothing where there is no clock. */
export function SeatClock({ seat }: { readonly seat: Seat }): ReactNode {
  const { snapshot, texts, teller } = useScene();
  const { clocks, outcome } = snapshot;
  const left = clocks?.left[seat];
  const runs = clocks?.running.includes(seat) === true && outcome === null;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  if (clocks === null || left === null || left === undefined) return null;
  const ms = runs ? left - Math.max(0, now - clocks.at) : left;
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const time = timeText(seconds, texts.online.daysLeft);
  return (
    <span
      className="seat-clock"
      role="timer"
      data-runs={runs || undefined}
      data-short={(runs && seconds <= 10) || undefined}
      aria-label={teller.sentence(texts.online.moreTime(time), { seat })}
    >
      {time}
    </span>
  );
}
