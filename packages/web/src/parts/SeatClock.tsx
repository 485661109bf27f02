import type { Seat } from '@stamtafel/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { useScene } from '../table/scene.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

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
  const time = timeText(seconds);
  return (
    <span
      className="seat-clock"
      role="timer"
      data-runs={runs || undefined}
      data-short={(runs && seconds <= 10) || undefined}
      aria-label={texts.online.moreTime(teller.name(seat), time)}
    >
      {time}
    </span>
  );
}

/** 2:05, 1:00:00, 2d 3h. */
export function timeText(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)}d ${Math.floor((seconds % DAY) / HOUR)}h`;
  const minutes = `${Math.floor((seconds % HOUR) / 60)}`;
  const rest = two(seconds % 60);
  return seconds >= HOUR
    ? `${Math.floor(seconds / HOUR)}:${two(Number(minutes))}:${rest}`
    : `${minutes}:${rest}`;
}
