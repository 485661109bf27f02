import { eventsFor, type Match, type Seat, type Told } from '@stamtafel/kernel';
import { difference, packEvent } from '@stamtafel/protocol';
import type { Play } from '../../table/play.ts';

interface Difference {
  readonly before: unknown;
  readonly after: unknown;
  readonly text: string | undefined;
}

/** What several viewers of a table see and hear alike becomes text once. Made for one showing. */
export class SharedFrames {
  readonly #differences: Difference[] = [];
  #heard: { readonly play: Play; readonly since: number; readonly text: string } | undefined;

  readonly difference = (before: unknown, after: unknown): string | undefined => {
    for (const known of this.#differences)
      if (known.before === before && known.after === after) return known.text;
    const text = difference(before, after);
    this.#differences.push({ before, after, text });
    return text;
  };

  /** As JSON: what a viewer hears of everything told since then. */
  events(play: Play, since: number, viewer: Seat): string {
    if (this.#heard?.play === play && this.#heard.since === since) return this.#heard.text;
    const told = play.told.slice(since - play.tellings);
    const text = JSON.stringify(heardBy(play.match, told, viewer));
    if (isForAll(play.match, told)) this.#heard = { play, since, text };
    return text;
  }
}

export const heardBy = (match: Match, told: readonly Told[], viewer: Seat) =>
  eventsFor(match, told, viewer).map((event) => packEvent(event, match.faceByName));

/** Whether all viewers hear the same: every card in it was known to everyone. */
const isForAll = ({ everybody }: Match, told: readonly Told[]): boolean =>
  told.every(({ seen }) => seen.every((seats) => seats === everybody));
