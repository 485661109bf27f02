import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { fastSeed, type View, world } from '@stamtafel/kernel';
import { forget } from './forget.ts';
import { type Asked, walk } from './testing/walk.ts';

const MOMENTS = 150;

function* moments(edition: (typeof editions)[number]): Generator<Asked> {
  let asked = 0;
  for (const one of walk(edition, 21)) {
    yield one;
    if (++asked === MOMENTS) return;
  }
}

/** By zone, whether its cards lie before the viewer: in their hand, or open on the table. */
const inSight = ({ match, view }: Asked): boolean[] =>
  match.zones.map(
    ({ shows, owner }, zone) =>
      !match.restOf.includes(zone) && (shows === 'all' || (shows === 'owner' && owner === view.viewer)),
  );

const knownIn = (view: View): number => view.zones.flat().filter((entry) => entry >= 0).length;

for (const edition of editions) {
  const { id } = edition.game;

  test(`${id}: a player who forgets everything still sees their hand and what lies open`, () => {
    for (const asked of moments(edition)) {
      const { match, view } = asked;
      const left = forget(match, view, 0, 5);
      const sight = inSight(asked);
      view.zones.forEach((entries, zone) => {
        if (sight[zone]) {
          const known = entries.filter((entry) => entry >= 0);
          assert.deepEqual(
            left.zones[zone]?.filter((entry) => entry >= 0),
            known,
            match.zones[zone]!.name,
          );
        }
        assert.equal(left.zones[zone]?.length, entries.length);
        entries.forEach((entry, place) => {
          const now = left.zones[zone]![place]!;
          // Nothing is remembered that was not known.
          if (now >= 0) assert.equal(now, entry);
          if (!sight[zone] && place < entries.length - 1) assert.ok(now < 0, match.zones[zone]!.name);
        });
      });
      const { zones: _, bags: __, ...rest } = view;
      const { zones: ___, bags: ____, ...kept } = left;
      assert.deepEqual(kept, rest, 'scores, turns and one’s own secret choice stay');
    }
  });

  test(`${id}: more memory keeps more, the same character always the same, and worlds can be imagined from it`, () => {
    const dice = fastSeed(2);
    let [all, half, none] = [0, 0, 0];
    for (const { match, view } of moments(edition)) {
      assert.equal(forget(match, view, 1, 5), view, 'who remembers everything sees the view itself');
      const left = forget(match, view, 0.5, 5);
      assert.deepEqual(forget(match, view, 0.5, 5), left);
      all += knownIn(view);
      half += knownIn(left);
      none += knownIn(forget(match, view, 0, 5));
      const imagined = world(match, left, dice, { quiet: true });
      imagined.zones.forEach((cards, zone) => {
        cards.forEach((card, place) => {
          const entry = left.zones[zone]![place]!;
          if (entry >= 0) assert.equal(match.faceOf[card], entry);
        });
      });
    }
    assert.ok(none <= half && half <= all, `${none} ${half} ${all}`);
    // Where nothing is ever covered again, there is nothing to forget.
    if (none < all) assert.ok(none < half && half < all, `${none} ${half} ${all}`);
  });
}
