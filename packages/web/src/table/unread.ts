import type { ChatLine } from '@stamtafel/protocol';
import type { Around } from '../session/session.ts';

type Talk = Pick<Around, 'chat' | 'saidBefore' | 'info'>;

export const lastLine = (talk: Talk | null): number => talk?.chat.at(-1)?.n ?? 0;

/** The lines of others that came after this one; what was said before one came is no news. */
export function unreadLines(talk: Talk | null, read: number): readonly ChatLine[] {
  if (talk?.saidBefore === undefined) return [];
  const { chat, saidBefore, info } = talk;
  const isOwn = (seat: number | null): boolean => seat !== null && info.seats[seat]?.yours === true;
  return chat.filter(({ n, seat }) => n > Math.max(read, saidBefore) && !isOwn(seat));
}
