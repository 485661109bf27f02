import type { Event, Kind, Seat } from '@stamtafel/kernel';
import type { Teller } from './tell.ts';

/** Where remembering is part of the game the log keeps quiet about cards. */
export function forgotten<K extends Kind>({ edition, match }: Teller<K>, event: Event): Event {
  if (edition.voice?.remembers === undefined || edition.voice.remembers(match, event)) return event;
  return { ...event, cards: event.cards.map(() => null) };
}

/** Events as sentences. Of a row of events that only count on ("3 of 10", "4 of 10") the last one is told. */
export function tell<K extends Kind>(teller: Teller<K>, events: readonly Event[]): string[] {
  return events
    .filter((_, i) => !isCountedOn(events, i))
    .map((event) => teller.event(event))
    .filter((sentence) => sentence !== '');
}

/** Whether the story soon counts on from here, even if others count in between: in a race everybody does. */
export const isCountedOn = (story: readonly Event[], moment: number): boolean => {
  const [one, next] = [story[moment], neighbour(story, moment, 1)];
  return one !== undefined && next !== undefined && countsOn(one, next);
};

/**
 * What is new from this moment on to a player who listens to the table. How far others have counted on can be looked
 * up: said with every step of theirs, it would cut off the listener's own question.
 */
export const heardBy = (listener: Seat, story: readonly Event[], from: number): readonly Event[] =>
  story.filter((event, moment) => {
    if (moment < from || event.args.seat === listener) return moment >= from;
    const before = neighbour(story, moment, -1);
    return before === undefined || !countsOn(before, event);
  });

/** The nearest event about the same seat in a row of events that all count the same thing. */
function neighbour(story: readonly Event[], moment: number, step: 1 | -1): Event | undefined {
  const one = story[moment];
  for (let i = moment + step; ; i += step) {
    const other = story[i];
    if (one === undefined || other === undefined || other.key !== one.key) return undefined;
    if (other.args.seat === one.args.seat) return other;
  }
}

const countsOn = (one: Event, next: Event): boolean =>
  typeof one.args.count === 'number' &&
  one.args.count + 1 === next.args.count &&
  one.cards.length === 0 &&
  next.cards.length === 0;
