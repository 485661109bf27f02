/** PD-011 One square of the scorecard. */
export const square = 10;
/** PD-011 The end of the scorecard. */
export const field = 100;

/** PD-011 A marker that moves so many yards; it never passes the end. */
export function moved(yards: number, by: number): number {
  return yards + by < field ? yards + by : field;
}
