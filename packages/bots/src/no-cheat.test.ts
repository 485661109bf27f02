import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { fastSeed, pending, view, world } from '@stamtafel/kernel';
import { howMany } from '@stamtafel/kernel/testing';
import { levelNames } from './mind.ts';
import { mindOf } from './minds.ts';
import { botNamed } from './named.ts';
import { walk } from './testing/walk.ts';

/** In all games together more than 10,000 at night. */
const DECISIONS = howMany({ quick: 60, test: 500, night: 1700 });
const names = [...levelNames, 'champion'] as const;

for (const edition of editions)
  test(`${edition.game.id}: whatever is hidden may be anything, and every bot gives the same answer`, async () => {
    const mind = await mindOf(edition.game.id);
    const bots = names.map((name) => botNamed(edition, mind, name, 7));
    const dice = fastSeed(11);
    let [asked, different] = [0, 0];
    for (const { match, truth, view: seen, decision } of walk(edition, 3)) {
      const other = world(match, seen, dice);
      if (JSON.stringify([other.zones, other.sealed]) !== JSON.stringify([truth.zones, truth.sealed]))
        different++;
      assert.deepEqual(view(match, other, decision.seat), seen);
      const same = pending(match, other).find(({ seat }) => seat === decision.seat);
      assert.deepEqual(same, decision);
      const bot = bots[asked % bots.length]!;
      const budget = { iterations: 1 + (asked % 3) };
      assert.deepEqual(
        bot(match, view(match, other, decision.seat), same, budget, asked),
        bot(match, seen, decision, budget, asked),
        names[asked % bots.length]!,
      );
      if (++asked === DECISIONS) break;
    }
    // Where something is hidden it was really another deal.
    assert.ok(different > DECISIONS / 2, String(different));
  });
