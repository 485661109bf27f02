import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { games, seenMatch } from '../testing/seen-matches.ts';
import { type Shot, scheduleOf } from './schedule.ts';

test('every game is here', () => {
  assert.deepEqual(games.map(({ edition }) => edition.game.id).sort(), catalogue.map(({ id }) => id).sort());
});

/** The longest anybody has to wait for their question if they are in no hurry, in milliseconds at the usual tempo. */
const LONGEST_MS = 25_000;

for (const { edition, beats, seats } of games) {
  const { id } = edition.game;

  test(`${id}: everything that is told has a beat or is said to be silent`, () => {
    assert.deepEqual(Object.keys(beats).sort(), Object.keys(edition.texts.nl.events).sort());
  });

  test(`${id}: whatever a beat shows, no card is lost, doubled or made up`, () => {
    const { match, steps } = seenMatch({ edition, seats });
    const copies = new Map<number, number>();
    for (const face of match.faceOf) copies.set(face, (copies.get(face) ?? 0) + 1);
    const flawOf = ({ view }: Shot, all: number): string | undefined => {
      const cards = view.zones.flat();
      if (cards.length !== all) return `${cards.length} of ${all} cards`;
      const seen = new Map<number, number>();
      for (const face of cards) if (face >= 0) seen.set(face, (seen.get(face) ?? 0) + 1);
      for (const [face, count] of seen)
        if (count > (copies.get(face) ?? 0)) return `${match.faces[face]?.id} twice`;
      return undefined;
    };
    const flaws = new Map<string, string>();
    for (const step of steps)
      for (const shot of scheduleOf({ match, beats, ...step })) {
        const flaw = flawOf(shot, step.before.view.zones.flat().length);
        if (flaw !== undefined) flaws.set(shot.event.key, flaw);
      }
    assert.deepEqual([...flaws], []);
  });

  test(`${id}: six to ten sounds, each for something`, () => {
    const heard = new Set(Object.values(beats).flatMap(({ sound }) => sound ?? []));
    assert.ok(heard.size >= 6 && heard.size <= 10, [...heard].join());
  });

  test(`${id}: nobody waits for long`, () => {
    const { match, steps } = seenMatch({ edition, seats });
    for (const step of steps) {
      const shots = scheduleOf({ match, beats, ...step });
      const ms = shots.reduce((sum, shot) => sum + shot.ms, 0);
      assert.ok(ms <= LONGEST_MS, `${ms} ms for ${shots.map(({ event }) => event.key)}`);
    }
  });
}
