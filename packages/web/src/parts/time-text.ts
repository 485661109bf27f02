const HOUR = 3600;
const DAY = 24 * HOUR;

/** 2:05, 1:00:00; from a day on in days and hours, by the letters of the language. */
export function timeText(seconds: number, inDays: (days: number, hours: number) => string): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  if (seconds >= DAY) return inDays(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR));
  const minutes = `${Math.floor((seconds % HOUR) / 60)}`;
  const rest = two(seconds % 60);
  return seconds >= HOUR
    ? `${Math.floor(seconds / HOUR)}:${two(Number(minutes))}:${rest}`
    : `${minutes}:${rest}`;
}
