import type { Event, Kind, Match, View } from '@stamtafel/kernel';
import { type Beat, plain, type Step } from './beats.ts';
import { told } from './stage.ts';

/** One moment of what is shown: how the table looks, how much of the story is told, and how long it stands. */
export interface Shot<K extends Kind = Kind> {
  readonly view: View<K>;
  /** So much of the story has been told. */
  readonly told: number;
  readonly event: Event;
  readonly beat: Beat<K>;
  readonly ms: number;
  /** The first of its event: what sounds, sounds here. */
  readonly isFirst: boolean;
}

/** What a viewer saw before and sees now. */
interface Seen<K extends Kind> {
  readonly view: View<K>;
  readonly story: readonly Event[];
}

interface Happened<K extends Kind> {
  readonly match: Match<K>;
  readonly beats: { readonly [key: string]: Beat<K> } | undefined;
  readonly before: Seen<K>;
  readonly after: Seen<K>;
}

/**
 * What happened between two moments, one after the other. Follows from what this viewer saw and hears and from nothing
 * else, so nothing that they may not know changes length, order or presence of a beat. Without a clock: the milliseconds
 * are those of the usual tempo.
 */
export function scheduleOf<K extends Kind>({ match, beats, before, after }: Happened<K>): readonly Shot<K>[] {
  const shots: Shot<K>[] = [];
  let { view } = before;
  for (let n = before.story.length; n < after.story.length; n++) {
    const event = after.story[n];
    if (event === undefined) break;
    const beat: Beat<K> = beats?.[event.key] ?? plain;
    const stage = { match, event, view, after: after.view, coming: after.story.slice(n) };
    const shown = beat.shows?.(stage) ?? (beat.ms === 0 ? view : told(stage));
    const steps = isList(shown) ? shown : [{ view: shown, ms: beat.ms }];
    view = steps.at(-1)?.view ?? view;
    if (beat.ms === 0) continue;
    steps.forEach((step, i) => {
      shots.push({ ...step, told: n + 1, event, beat, isFirst: i === 0 });
    });
  }
  return shots;
}

const isList = <K extends Kind>(shown: View<K> | readonly Step<K>[]): shown is readonly Step<K>[] =>
  Array.isArray(shown);
