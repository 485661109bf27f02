import { forgotten, tell } from '@stamtafel/games/telling/story.ts';
import type { Kind, Seat } from '@stamtafel/kernel';
import { wrap } from './layout.ts';
import { isHotSeat, type Session } from './session.ts';

/** The most sentences shown before a turn, fewer on a small screen; the rest is in the log. */
const MOST = 10;
const LEAST = 4;
const TABLE_AND_CHOICES = 26;

/** What happened since this player last looked, in sentences. */
export function recap<K extends Kind>(session: Session<K>, viewer: Seat): string[] {
  const { sitting, teller, paper } = session;
  const sentences = news(session, viewer);
  session.told[viewer] = sitting.tellings;
  if (sentences.length === 0) return [];
  const { words } = teller;
  const title = isHotSeat(session) ? words.sinceLast : words.justNow;
  const room = paper.wipes ? paper.rows - TABLE_AND_CHOICES : MOST;
  const most = Math.max(LEAST, Math.min(MOST, room));
  const left = sentences.length - most;
  return [
    ` ${paper.ink.bold(title)}`,
    ...(left > 0 ? [`   ${paper.ink.grey(words.earlier(left))}`] : []),
    ...sentences.slice(-most).flatMap((sentence) => wrap(sentence, { first: ' · ' })),
    '',
  ];
}

/** What this viewer has not been told yet, less what the table shows anyway. */
export function news<K extends Kind>({ sitting, teller, drawing, told }: Session<K>, viewer: Seat): string[] {
  const from = told[viewer] ?? Math.min(...told);
  const events = sitting.heard(viewer, from).filter(({ key }) => !drawing.obvious.includes(key));
  return tell(teller, events);
}

/** Everything a player has heard, as far as the table still tells it. */
export function log<K extends Kind>(session: Session<K>, viewer: Seat): string[] {
  const { sitting, teller } = session;
  const sentences = tell(
    teller,
    sitting.heard(viewer).map((event) => forgotten(teller, event)),
  );
  if (sentences.length === 0) return [` ${teller.words.logEmpty}`];
  return [` ${teller.words.logTitle}`, ...sentences.flatMap((sentence) => wrap(sentence, { first: ' · ' }))];
}
