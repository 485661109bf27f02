import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Edition } from '@stamtafel/games/edition.ts';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import { stierenVersierenEdition } from '@stamtafel/games/stieren-versieren/edition.ts';
import type { Decision, Kind } from '@stamtafel/kernel';
import type { NumberedDecision } from '@stamtafel/protocol';
import { Engine } from './engine.ts';
import type { Sitter } from './messages.ts';
import type { Undoable } from './session.ts';

const around = (...kinds: Sitter['kind'][]): Sitter[] =>
  kinds.map((kind, seat) => ({ kind, name: `S${seat}` }));

const opened = <K extends Kind>(edition: Edition<K>, sitters: readonly Sitter[]): Engine<K> =>
  new Engine(edition, sitters, {
    format: 'stamtafel-match-1',
    game: edition.game.id,
    rules: edition.game.version,
    seats: sitters.length,
    options: {},
    seed: '3'.repeat(64),
    entries: [],
  });

function botsAnswer<K extends Kind>(engine: Engine<K>): void {
  for (const bot of engine.bots()) engine.botAnswers(bot, engine.think(bot) ?? assert.fail('silent'));
}

/** Plays on until a person is asked something like this, and gives the question. */
function until<K extends Kind>(
  engine: Engine<K>,
  isMeant: (decision: Decision) => boolean,
): NumberedDecision {
  for (let moves = 0; moves < 200; moves++) {
    const { decision, curtain } = engine.shown();
    if (decision !== null && isMeant(decision)) return decision;
    if (curtain !== null) engine.sitDown();
    else if (decision !== null) engine.answer(decision.options.slice(0, 1));
    else botsAnswer(engine);
  }
  return assert.fail('nobody is ever asked that');
}

const offered = <K extends Kind>(engine: Engine<K>): Undoable =>
  engine.shown().undo ?? assert.fail('nothing can be taken back');

const anything = (): boolean => true;

test('SV-803 once the bulls of the others lie open a press that comes too late takes nothing back', () => {
  const engine = opened(stierenVersierenEdition, around('person', 'bot', 'bot'));
  const { options } = until(engine, ({ asks }) => asks === 'playBulls');
  engine.answer(options.slice(0, 1));
  const last = offered(engine);
  assert.equal(last.how, 'free');
  botsAnswer(engine);
  const after = engine.record();
  assert.equal(engine.shown().undo, null);
  assert.equal(engine.undo(last.number, { agreed: false }), 'gone');
  assert.deepEqual(engine.record(), after);
});

test('SV-803 around one screen a talk is not taken back either, no matter who agrees', () => {
  const engine = opened(stierenVersierenEdition, around('person', 'person'));
  const { options, number } = until(engine, (asked) => asked.options.some(isTalk));
  engine.answer(options.filter(isTalk).slice(0, 1));
  const after = engine.record();
  assert.equal(engine.shown().undo, null);
  assert.equal(engine.undo(number, { agreed: true }), 'gone');
  assert.deepEqual(engine.record(), after);
});

const isTalk = ({ pick }: Decision['options'][number]): boolean => pick === 'talk';

test('two quick presses take back one answer', () => {
  const engine = opened(fourDownsEdition, around('person', 'bot'));
  for (let turn = 0; turn < 3; turn++) {
    engine.answer(until(engine, anything).options.slice(0, 1));
    botsAnswer(engine);
  }
  const { number } = offered(engine);
  assert.notEqual(engine.undo(number, { agreed: false }), 'gone');
  const once = engine.record();
  assert.ok(once.entries.some(({ seat }) => seat === 0));
  assert.equal(engine.undo(number, { agreed: false }), 'gone');
  assert.deepEqual(engine.record(), once);
  // The one before it is another answer.
  assert.notEqual(engine.undo(offered(engine).number, { agreed: false }), 'gone');
});

test('alone, a press while computers answer still takes back the player’s answer, and says that something was seen', () => {
  const engine = opened(fourDownsEdition, around('person', 'bot'));
  const told = new Set<string>();
  for (let turn = 0; turn < 20 && !told.has('seen'); turn++) {
    const { options } = until(engine, anything);
    const before = engine.record();
    engine.answer(options.slice(0, 1));
    const { number, how } = offered(engine);
    botsAnswer(engine);
    if (engine.shown().outcome !== null) break;
    if (how !== 'free' || engine.shown().undo?.how !== 'seen') continue;
    told.add(engine.undo(number, { agreed: false }));
    assert.deepEqual(engine.record(), before);
  }
  assert.deepEqual([...told], ['seen']);
});

test('around one screen the others are asked, whatever the screen had said', () => {
  const engine = opened(fourDownsEdition, around('person', 'bot', 'person'));
  const isFollowed = (): boolean => engine.bots().length > 0 && engine.shown().viewer < 3;
  for (let turn = 0; turn < 20 && !isFollowed(); turn++)
    engine.answer(until(engine, anything).options.slice(0, 1));
  const after = engine.record();
  const { number, how } = offered(engine);
  assert.equal(how, 'ask');
  assert.equal(engine.undo(number, { agreed: false }), 'ask');
  assert.deepEqual(engine.record(), after);
  assert.equal(engine.undo(number, { agreed: true }), 'done');
  assert.equal(engine.record().entries.length, after.entries.length - 1);
});

test('a match that is over meanwhile stays over', () => {
  const engine = opened(fourDownsEdition, around('person', 'bot'));
  let last: Undoable | null = null;
  for (let turn = 0; turn < 500 && engine.shown().outcome === null; turn++) {
    const { decision } = engine.shown();
    if (decision === null) botsAnswer(engine);
    else engine.answer(decision.options.slice(0, 1));
    last = engine.shown().undo ?? last;
  }
  const { entries } = engine.record();
  assert.equal(engine.undo(last?.number ?? assert.fail(), { agreed: true }), 'gone');
  assert.deepEqual(engine.record().entries, entries);
});
