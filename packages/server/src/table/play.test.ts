import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import {
  fastBelow,
  fastSeed,
  type Match,
  open,
  outcome,
  pending,
  type Seat,
  type State,
  view,
} from '@stamtafel/kernel';
import { sha256 } from './log-entries.ts';
import { beginPlay, carryOut, type Given, hasHash, type Play, stateHash, undoOf } from './play.ts';
import { Standing } from './standing.ts';
import { newTime } from './time.ts';

const begun = (match: Match): Play => beginPlay(match, '5e'.repeat(32), newTime(match.seats, 0, []));
const MOST_ANSWERS = 300;

interface Moment {
  readonly before: Play;
  readonly given: Given;
  readonly after: Play;
  /** Everything that was answered so far. */
  readonly moves: readonly Given[];
}

/** A match by chance, or its beginning. */
function* moments(match: Match, seed: number): Generator<Moment> {
  const dice = fastSeed(seed);
  const moves: Given[] = [];
  let play = begun(match);
  while (moves.length < MOST_ANSWERS && outcome(match, play.state) === undefined) {
    const asked = pending(match, play.state).filter(({ options }) => options.length > 0);
    const decision = asked[fastBelow(dice, asked.length)];
    const answer = decision?.options[fastBelow(dice, decision.options.length)];
    if (decision === undefined || answer === undefined) throw new Error('nobody is asked anything');
    const given = { seat: decision.seat, answer };
    const after = carryOut(play, given, moves.length);
    moves.push(given);
    yield { before: play, given, after, moves };
    play = after;
  }
}

/** All that a seat is shown besides what it may take back. */
const shown = (match: Match, state: State, seat: Seat): string =>
  JSON.stringify([view(match, state, seat), pending(match, state).filter((asked) => asked.seat === seat)]);

const withoutLastOf = (match: Match, moves: readonly Given[], seat: Seat): Play =>
  new Standing(moves).without({ seat, how: 'withdrawn' }, () => begun(match));

/** Games in which at any number several people choose in secret at the same time, step by step. */
const secretive = ['five-possessions', 'ballen-met-stieren', 'stier-zoekt-bier'];

for (const { game } of editions)
  for (const seats of game.players)
    test(`${game.id} for ${seats}: nobody can read from what he may take back that another has chosen in secret`, () => {
      const match = open(game, { seats });
      let secrets = 0;
      for (const { before, given, after, moves } of moments(match, seats))
        for (let viewer = 0; viewer < seats; viewer++) {
          if (viewer === given.seat) continue;
          if (shown(match, before.state, viewer) !== shown(match, after.state, viewer)) continue;
          const may = undoOf(before, viewer);
          assert.equal(undoOf(after, viewer), may, JSON.stringify(given));
          if (may !== 'free') continue;
          secrets++;
          const withdrawn = withoutLastOf(match, moves, viewer);
          assert.equal(stateHash(after.before[viewer]?.state ?? after.state), stateHash(withdrawn.state));
        }
      if (secretive.includes(game.id)) assert.ok(secrets > 0);
    });

for (const { game } of editions)
  for (const seats of game.players)
    test(`${game.id} for ${seats}: no clock is restarted by what a player cannot see`, () => {
      const match = open(game, { seats });
      let secrets = 0;
      for (const { before, given, after } of moments(match, seats))
        for (let viewer = 0; viewer <= seats; viewer++) {
          if (viewer === given.seat || before.tellings !== after.tellings) continue;
          if (shown(match, before.state, viewer) !== shown(match, after.state, viewer)) continue;
          secrets++;
          assert.deepEqual(after.time, before.time, JSON.stringify(given));
        }
      if (secretive.includes(game.id)) assert.ok(secrets > 0);
    });

for (const { game } of editions)
  test(`${game.id}: states of a match that differ have different hashes, and those of earlier logs are known too`, () => {
    const match = open(game, { seats: game.players[0] ?? 2 });
    const texts = new Map<string, string>();
    for (const { after } of moments(match, 1)) {
      const { state } = after;
      const text = JSON.stringify(state);
      const hash = stateHash(state);
      assert.equal(texts.get(hash) ?? text, text);
      texts.set(hash, text);
      const earlier = sha256(text).slice(0, 16);
      assert.ok(hasHash(state, hash) && hasHash(state, earlier) && !hasHash(state, '0'.repeat(16)));
    }
    assert.ok(texts.size > 1);
  });

/** Makes every number below this one larger, one at a time. */
function* changes(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [member, held] of Object.entries(value))
    if (typeof held === 'number') {
      Reflect.set(value, member, held + 1);
      yield member;
      Reflect.set(value, member, held);
    } else yield* changes(held);
}

for (const { game } of editions)
  test(`${game.id}: no number of a state changes without another hash`, () => {
    const match = open(game, { seats: game.players[0] ?? 2 });
    const states = [...moments(match, 1)].map(({ after }) => after.state);
    const state = structuredClone(states[Math.floor(states.length / 2)]);
    assert.ok(state !== undefined);
    const hash = stateHash(state);
    const { zones, known, bags, stack, sealed, order, draws, forced, facts } = state;
    const parts = { zones, known, bags, stack, sealed, order, draws, forced, facts };
    const changed = new Set<string>();
    for (const [name, part] of Object.entries(parts))
      for (const member of changes(part)) {
        assert.notEqual(stateHash(state), hash, `${name} ${member}`);
        changed.add(name);
      }
    for (const name of ['zones', 'known', 'sealed', 'facts']) assert.ok(changed.has(name), name);
    assert.equal(stateHash(state), hash);
  });
