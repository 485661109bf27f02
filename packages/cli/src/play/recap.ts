import type { Event, Kind, Seat } from '@stamtafel/kernel';
import type { Drawing, Scene } from './draw/drawing.ts';
import { wrap } from './layout.ts';
import { isHotSeat, type Session, sceneFor } from './session.ts';
import type { Teller } from './tell.ts';

/** So many sentences are shown before a turn, fewer on a small screen; the rest is in the log. */
const MOST = 10;
const LEAST = 4;
const TABLE_AND_CHOICES = 26;

/** What happened since this player last looked, in sentences. */
export function recap<K extends Kind>(session: Session<K>, viewer: Seat): string[] {
  const { sitting, teller, paper } = session;
  const sentences = news(session, viewer);
  session.told[viewer] = sitting.given.length;
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
  const { sitting, teller, drawing } = session;
  const scene = sceneFor(session, viewer);
  const sentences = tell(
    teller,
    sitting.heard(viewer).map((event) => forgotten(drawing, scene, event)),
  );
  if (sentences.length === 0) return [` ${teller.words.logEmpty}`];
  return [` ${teller.words.logTitle}`, ...sentences.flatMap((sentence) => wrap(sentence, { first: ' · ' }))];
}

/** Where remembering is part of the game the log keeps quiet about cards. */
function forgotten<K extends Kind>(drawing: Drawing<K>, scene: Scene<K>, event: Event): Event {
  if (drawing.remembers === undefined || drawing.remembers(scene, event)) return event;
  return { ...event, cards: event.cards.map(() => null) };
}

/** Events as sentences. Of a row of events that only count on ("3 of 10", "4 of 10") the last one is told. */
export function tell<K extends Kind>(teller: Teller<K>, events: readonly Event[]): string[] {
  return events
    .filter((event, i) => {
      const next = events[i + 1];
      return next === undefined || !countsOn(event, next);
    })
    .map((event) => teller.event(event))
    .filter((sentence) => sentence !== '');
}

const countsOn = (one: Event, next: Event): boolean =>
  one.key === next.key &&
  one.args.seat === next.args.seat &&
  typeof one.args.count === 'number' &&
  one.args.count + 1 === next.args.count &&
  one.cards.length === 0 &&
  next.cards.length === 0;
