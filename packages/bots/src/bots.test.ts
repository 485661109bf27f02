import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions, type Player } from '@stamtafel/games';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import {
  answerText,
  fastSeed,
  open,
  pending,
  recorder,
  start,
  type View,
  verifyRecord,
  view,
} from '@stamtafel/kernel';
import { botNamed, botNames, diceOf, mindOf, players, playMatch, playOn, random } from './index.ts';

const seed = 'c0'.repeat(32);

for (const edition of editions) {
  const { game } = edition;

  test(`${game.id}: every player plays whole matches at every number of seats`, () => {
    for (const seats of game.players) {
      const match = open(game, { seats });
      for (const [name, player] of players(edition)) {
        const { outcome, decisions } = playMatch(match, [player, random], seed);
        assert.equal(outcome.ranks.length, seats, name);
        assert.ok(decisions > 0 && decisions <= game.longest(seats, match.options), name);
      }
    }
  });

  test(`${game.id}: the same seed gives the same match, and its record is true`, () => {
    const match = open(game);
    const play = () => {
      const table = recorder(match, { seed });
      playOn(table, [random], diceOf(seed));
      return table.record();
    };
    const record = play();
    assert.deepEqual(play(), record);
    assert.deepEqual(verifyRecord(game, record).flaws, []);
    assert.deepEqual(playMatch(match, [random], seed).outcome, record.result);
  });

  test(`${game.id}: a player gets the view of their seat and answers one of their options`, () => {
    const seen: View[] = [];
    const watched: Player = (match, view, decision, dice) => {
      assert.equal(view.viewer, decision.seat);
      seen.push(view);
      const chosen = random(match, view, decision, dice);
      assert.ok(decision.options.map(answerText).includes(answerText(chosen)));
      return chosen;
    };
    const { decisions } = playMatch(open(game), [watched], 7);
    assert.equal(seen.length, decisions);
  });
}

test('a player speaks up now and then although nobody waits for it', () => {
  const edition = editions.find(({ game }) => game.id === 'four-downs')!;
  const match = open(edition.game, { seats: 4, options: { 'pd4.firstDowns': 'on' } });
  let [spoken, decisions] = [0, 0];
  const counting: Player = (m, view, decision, dice) => {
    if (decision.optional) spoken++;
    return random(m, view, decision, dice);
  };
  for (let n = 1; n <= 20; n++) decisions += playMatch(match, [counting], n).decisions;
  assert.ok(spoken > 0 && spoken < decisions / 4, `${spoken} of ${decisions}`);
});

test('HR-055 no computer player calls a race off: how one likes to play is for people to say', async () => {
  const edition = howRuckEdition;
  const mind = await mindOf('how-ruck');
  const match = open(edition.game, { options: { teamForming: 'race' } });
  const state = start(match, seed);
  const [asked] = pending(match, state);
  assert.deepEqual(
    asked?.options.map(({ pick }) => pick),
    ['ready', 'calm'],
  );
  for (const name of botNames)
    for (let dice = 0; dice < 20; dice++) {
      const bot = botNamed(edition, mind, name, dice);
      const given = bot(match, view(match, state, 0), asked ?? assert.fail(), { iterations: 2 }, dice);
      assert.equal(given?.pick, 'ready', name);
    }
  for (const [name, player] of players(edition))
    for (let dice = 0; dice < 20; dice++)
      assert.equal(
        player(match, view(match, state, 0), asked ?? assert.fail(), fastSeed(dice)).pick,
        'ready',
        name,
      );
});
