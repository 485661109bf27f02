import type { Event, Kind } from '@stamtafel/kernel';
import type { Teller } from './tell.ts';

/** Where remembering is part of the game the log keeps quiet about cards. */
export function forgotten<K extends Kind>({ edition, match }: Teller<K>, event: Event): Event {
  if (edition.voice?.remembers === undefined || edition.voice.remembers(match, event)) return event;
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

export const countsOn = (one: Event, next: Event): boolean =>
  one.key === next.key &&
  one.args.seat === next.args.seat &&
  typeof one.args.count === 'number' &&
  one.args.count + 1 === next.args.count &&
  one.cards.length === 0 &&
  next.cards.length === 0;
