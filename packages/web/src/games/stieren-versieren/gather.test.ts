import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stierenVersierenEdition as edition } from '@stamtafel/games/stieren-versieren/edition.ts';
import { HAND, hand, type StierenVersieren } from '@stamtafel/games/stieren-versieren/kind.ts';
import { tableEn } from '@stamtafel/games/stieren-versieren/texts/table.en.ts';
import { tableNl } from '@stamtafel/games/stieren-versieren/texts/table.nl.ts';
import { Engine } from '../../session/engine.ts';
import { type Gathering, series } from '../../table/gathering.ts';
import { gather } from './gather.ts';
import { words } from './words.ts';

/** A match of one person against computers, played on until the person is asked this. */
function until(asks: string, seats: number, seed: string): Engine<StierenVersieren> {
  const engine = new Engine(
    edition,
    Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'person' : 'bot', name: `S${seat}` })),
    {
      format: 'stamtafel-match-1',
      game: edition.game.id,
      rules: edition.game.version,
      seats,
      options: {},
      seed: seed.repeat(64),
      entries: [],
    },
  );
  for (let answers = 0; answers < 400; answers++) {
    const { decision, outcome } = engine.shown();
    if (decision?.asks === asks || outcome !== null) return engine;
    const seat = decision === null ? (engine.bots()[0] ?? 0) : 0;
    engine.botAnswers(seat, engine.think(seat) ?? assert.fail('asked, but silent'));
  }
  return assert.fail(`never asked ${asks}`);
}

function opened(engine: Engine<StierenVersieren>): Gathering {
  const { view, decision } = engine.shown();
  assert.ok(decision !== null);
  return gather(engine.match, view, decision, 'nl') ?? assert.fail('nothing to gather');
}

/** Marks these members from behind, so against the canonical order, and sends them. */
function sendBackwards(engine: Engine<StierenVersieren>, picks: readonly number[]): void {
  const gathering = opened(engine);
  const marks = picks.toReversed().flatMap((i) => gathering.from[i] ?? []);
  assert.equal(marks.length, picks.length);
  assert.equal(engine.answer(series(gathering, marks)), undefined);
}

test('SV-500 SV-807 with two players any two bulls of the hand can be marked in any order', () => {
  for (let one = 0; one < 5; one++)
    for (let other = one + 1; other < 5; other++) {
      const engine = until('playBulls', 2, 'a');
      const gathering = opened(engine);
      assert.equal(gathering.from.length, 5);
      sendBackwards(engine, [one, other]);
      const chosen = engine.record().entries.slice(-2);
      assert.deepEqual(
        chosen.map(({ answer }) => answer),
        [gathering.from[one], gathering.from[other]],
      );
    }
});

test('SV-260 SV-807 a swap begun in a turn is sent whole, whatever the order', () => {
  const engine = until('turn', 3, 'b');
  const before = engine.record().entries.length;
  const gathering = opened(engine);
  sendBackwards(engine, [0, 2, 3]);
  const given = engine.record().entries.slice(before, before + 4);
  assert.deepEqual(
    given.map(({ answer }) => answer.pick),
    ['swap', 'swap', 'swap', 'done'],
  );
  assert.deepEqual(given[2]?.answer, gathering.from[3]);
  assert.equal(engine.shown().view.zones[hand(0)]?.length, HAND);
});

test('SV-803 two bulls chosen together are taken back together', () => {
  const engine = until('playBulls', 2, 'c');
  const before = engine.record().entries.length;
  sendBackwards(engine, [1, 4]);
  const last = engine.shown().undo ?? assert.fail('never');
  assert.equal(last.how, 'free');
  assert.equal(engine.undo(last.number, { agreed: false }), 'done');
  assert.equal(engine.record().entries.length, before);
  assert.equal(opened(engine).from.length, 5);
});

test('SV-305 SV-307 SV-807 all help in a fight can be marked in any order', () => {
  let fights = 0;
  for (const seed of ['1', '2', '3', '4', '5', '6'])
    for (const asks of ['challengerSide', 'romeoSide']) {
      const engine = until(asks, 3, seed);
      if (engine.shown().decision?.asks !== asks) continue;
      fights++;
      const before = engine.record().entries.length;
      const gathering = opened(engine);
      sendBackwards(engine, [...gathering.from.keys()]);
      const given = engine.record().entries.slice(before, before + gathering.from.length + 1);
      assert.deepEqual(
        given.map(({ answer }) => answer),
        [...gathering.from, { pick: 'done' }],
      );
    }
  assert.ok(fights >= 4, `${fights} fights`);
});

test('what is asked fits the two lines that a phone keeps for it: with a third one every card would be laid out again', () => {
  for (const [{ prompts }, { pair, swap }] of [
    [tableNl, words.nl],
    [tableEn, words.en],
  ] as const) {
    // Those of a set have words of their own here.
    const shown = { ...prompts, playTwoBulls: pair.prompt, swap: swap.prompt };
    for (const asked of Object.values(shown)) assert.ok(asked.length <= 62, `${asked} (${asked.length})`);
  }
});
