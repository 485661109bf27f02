import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { type MatchRecord, seatLetter, viewedZone } from '@stamtafel/kernel';
import { Replay } from './replay.ts';

const games = new URL('../../../games/src/', import.meta.url);

/** The first golden match of every game. */
const matches = editions.map((edition) => {
  const { box } = edition;
  const folder = box === edition.game.id ? `${box}/golden/` : `${box}/${edition.game.id}/golden/`;
  const file = readdirSync(new URL(folder, games))
    .filter((name) => name.endsWith('.match.json'))
    .sort()[0];
  const record: MatchRecord = JSON.parse(readFileSync(new URL(`${folder}${file}`, games), 'utf8'));
  return { edition, record };
});

for (const { edition, record } of matches) {
  const { id } = edition.game;
  const replay = new Replay(edition, record);
  const { match, last } = replay;

  test(`${id}: the last moment has the scores of the result, and every moment has some`, () => {
    const scores = replay.scores();
    assert.equal(scores.length, last + 1);
    assert.deepEqual(scores.at(-1), record.result?.scores);
    for (const now of scores) assert.equal(now.filter(Number.isFinite).length, match.seats);
  });

  test(`${id}: open cards hide nothing, a chair sees no other hand`, () => {
    // In How-Ruck! there are moments between two rounds, at which nobody holds a card.
    const moments = Array.from({ length: 8 }, (_, n) => Math.floor((n * last) / 8));
    let hidden = 0;
    for (const moment of moments) {
      for (const zone of replay.view(moment, 'open').zones)
        for (const entry of zone) assert.ok(entry >= 0, `something is hidden at moment ${moment}`);
      for (const { name, owner } of match.zones.filter((zone) => /^hand\./.test(zone.name))) {
        const seat = owner ?? 0;
        const other = (seat + 1) % match.seats;
        const seen = viewedZone(match, replay.view(moment, other), name);
        hidden += seen.filter((card) => card === '?').length;
      }
    }
    assert.ok(hidden > 0, 'no hidden card in any hand');
  });

  test(`${id}: the story of a chair leads back to its moments`, () => {
    const story = replay.story(last, 0);
    assert.ok(story.length > 5);
    for (const index of [0, Math.floor(story.length / 2), story.length - 1]) {
      const moment = replay.momentOf(index);
      const before = moment === 0 ? 0 : replay.story(moment - 1, 0).length;
      assert.ok(
        before <= index && index < replay.story(moment, 0).length,
        `event ${index}, moment ${moment}`,
      );
    }
  });

  test(`${id}: cut off at a moment, the match stands as it stood`, () => {
    const moment = Math.floor(last / 2);
    const cut = replay.until(moment);
    assert.equal(cut.result, undefined);
    const again = new Replay(edition, cut);
    assert.deepEqual(again.view(moment, 0), replay.view(moment, 0));
    assert.ok(replay.waiting(moment).length > 0, seatLetter(0));
  });
}

test('a record that was tampered with is refused in a sentence', () => {
  const [first] = matches;
  assert.ok(first !== undefined);
  const [entry, ...more] = first.record.entries;
  assert.ok(entry !== undefined);
  const tampered = { ...first.record, entries: [{ ...entry, seat: 1 - entry.seat }, ...more] };
  assert.throws(() => new Replay(first.edition, tampered), /hash chain/);
});
