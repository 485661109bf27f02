/** PD-011 One square of the scorecard. */
export const square = 10;
/** PD-011 The end of the scorecard, in yards. */
export const goalLine = 100;

/** PD-011 A marker that moves this many yards; it never passes the end. */
export function moved(yards: number, by: number): number {
  return yards + by < goalLine ? yards + by : goalLine;
}
