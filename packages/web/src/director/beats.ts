import type { Event, Kind, Match, View } from '@stamtafel/kernel';
import type { Cue } from './cues.ts';
import { carried, letterOf, type Stage } from './stage.ts';

/** What an event shows, and for how long. Declared beside the look of a game. */
export interface Beat<K extends Kind = Kind> {
  /** Milliseconds at the usual tempo, the next one begins after them; 0: the next one begins at once. */
  readonly ms: number;
  readonly sound?: Cue;
  /** Felt, where the device can and its owner wants it. */
  readonly felt?: true;
  /** Said in large letters over the board: who looks over a shoulder sees it, too. */
  readonly shouts?: true;
  /** How the table looks then, step by step where something goes step by step. Left out: cards told of have moved. */
  shows?(stage: Stage<K>): View<K> | readonly Step<K>[];
}

/** A part of a beat that has its own time. */
export interface Step<K extends Kind = Kind> {
  readonly view: View<K>;
  readonly ms: number;
}

/** One for every key of a game. */
export type Beats<K extends Kind, Told extends string> = { readonly [T in Told]: Beat<K> };

/** Said in words only: it shows nothing that waiting would make clearer, or nobody may be kept waiting by it. */
export const silent = { ms: 0 } as const;

/** For games, and events, that say nothing of their own. */
export const plain = { ms: 450 } as const;

/** A stage at which things happen without a card: `ms` to see it. */
export const pause = (ms: number, sound?: Cue): Pick<Beat, 'ms' | 'sound'> => ({
  ms,
  ...(sound !== undefined && { sound }),
});

/** The same, for all to hear. */
export const shout = (ms: number, sound: Cue): Pick<Beat, 'ms' | 'sound' | 'felt' | 'shouts'> => ({
  ms,
  sound,
  felt: true,
  shouts: true,
});

interface Landing {
  readonly ms?: number;
  readonly sound?: Cue;
  /** The zone it goes to, without the letter of the seat: "played" for "played.A"; with "!" one of all: "discard!". */
  readonly to: string;
  /** The places it may come from, in this order. */
  readonly from?: readonly string[];
}

/** Cards of a seat that go from one of its places to another. */
export const lands = <K extends Kind>({ ms = 550, sound = 'card', to, from = [] }: Landing): Beat<K> => ({
  ms,
  sound,
  shows({ match, event, view }) {
    const letter = letterOf(event);
    const sources = from.map((place) => placeOf(place, letter));
    return event.cards.reduce<View<K>>(
      (now, card) => carried(match, now, card, placeOf(to, letter), ...sources),
      view,
    );
  },
});

/** "played" of seat A is "played.A"; a place of everybody is called as it is. */
const placeOf = (zone: string, letter: string): string =>
  zone.endsWith('!') ? zone.slice(0, -1) : `${zone}.${letter}`;

/** Cards that go to the place that the event names, from one of the seat's own or wherever they are seen. */
export const goes = <K extends Kind>({ ms = 600, sound = 'card', from = [] }: Partial<Landing>): Beat<K> => ({
  ms,
  sound,
  shows({ match, event, view }) {
    const to = zoneIn(match, event);
    const sources = from.map((place) => placeOf(place, letterOf(event)));
    return to === undefined
      ? view
      : event.cards.reduce<View<K>>((now, card) => carried(match, now, card, to, ...sources), view);
  },
});

/** The place that an event names, by its name or its number. */
const zoneIn = <K extends Kind>({ zones }: Match<K>, { args: { zone } }: Event): string | undefined =>
  typeof zone === 'number' ? zones[zone]?.name : zone;
