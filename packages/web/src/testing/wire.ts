/** What reaches a page from a house, and what follows from it, to be held against the truth of the match. */
import assert from 'node:assert/strict';
import {
  answer,
  type Kind,
  type Match,
  type MatchRecord,
  type State,
  seedOf,
  start,
  type View,
} from '@stamtafel/kernel';
import type { LiveRequest } from '@stamtafel/protocol';
import { LiveReader } from '@stamtafel/protocol/reader.ts';
import type { Page } from 'playwright-core';

/** Everything that reached a page over the live channel, and the views that follow from it. */
export class Wire {
  readonly frames: string[] = [];
  readonly views: View[] = [];
  readonly #reader = new LiveReader();

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const request: LiveRequest = JSON.parse(String(payload));
        if (request.do === 'open') this.#reader.open(request.table);
      });
      socket.on('framereceived', ({ payload }) => {
        const text = String(payload);
        this.frames.push(text);
        for (const message of this.#reader.read(text))
          if (message.is === 'view' || message.is === 'step') this.views.push(message.sight.view);
      });
    });
  }
}

/** The cards of some places, as one view has them: those it knows. */
export const facesIn = (match: Match, zones: readonly (readonly number[])[]): string[] =>
  zones.flat().flatMap((face) => (face >= 0 ? [match.faces[face]?.id ?? ''] : []));

/** Where a page tells of a card: the text around it, or nothing. */
export function tellsOf(html: string, card: string): string | undefined {
  // One card is called like the game.
  const page = html.replaceAll('data-game="how-ruck"', '');
  const at = page.search(new RegExp(`["\\s]${card}["#\\s]`));
  return at < 0 ? undefined : page.slice(Math.max(0, at - 200), at + 120);
}

/** Every state of a match, from its record. */
export function statesOf<K extends Kind>(
  match: Match<K>,
  { fairness, entries }: MatchRecord,
): readonly State<K>[] {
  if (fairness?.secret === undefined) return assert.fail('no secret');
  const now = start(match, seedOf(fairness.secret, fairness.contributions));
  const states = [structuredClone(now)];
  for (const { seat, answer: given } of entries) {
    answer(match, now, seat, given);
    states.push(structuredClone(now));
  }
  return states;
}
