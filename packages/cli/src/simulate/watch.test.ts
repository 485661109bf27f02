import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { type Census, censuses } from '@stamtafel/games/census.ts';
import { fastSeed, type Kind, open, outcome, playout, start, Table } from '@stamtafel/kernel';
import { cardKinds } from './card-kinds.ts';
import { changes } from './house-rules.ts';
import { simulator } from './plan.ts';
import { watch } from './watch.ts';

const seed = '1'.repeat(64);
const plan = (game: string) => ({ game, options: {}, bots: ['random'], matches: 8, seed, fast: true });

/** Who has longer in hand what; cards work in hand only, and every state is looked at by hand. */
test('a card belongs to the player who had it longest, and to nobody where two had it equally long', () => {
  const edition = editions.find(({ game }) => game.id === 'four-downs') ?? assert.fail();
  const match = open(edition.game);
  const handOf = (seat: number): number => match.zoneByName.get(`hand.${'AB'[seat]}`) ?? assert.fail();
  const census: Census<Kind> = {
    parts: { nl: '', en: '' },
    played: () => 7,
    workplaces: (seat) => [handOf(seat)],
  };
  const watcher = watch(
    match,
    census,
    match.cards.map((_, card) => (card < 2 ? card : 2)),
  );
  const state = start(match, 1);
  const lie = (first: number, second: number): void => {
    state.at.fill(0);
    state.at[0] = first;
    state.at[1] = second;
    watcher.look(state);
  };
  lie(handOf(0), handOf(1));
  lie(handOf(0), handOf(0));
  lie(handOf(1), 0);
  const { parts, holders } = watcher.end(state);
  assert.equal(parts, 7);
  assert.deepEqual(holders, [0, -1, -1]);
  lie(handOf(1), handOf(1));
  assert.deepEqual(watcher.end(state).holders, [1, 1, -1], 'the match before is forgotten');
});

for (const edition of editions) {
  const { game } = edition;
  test(`${game.id}: rounds are counted, somebody begins, and cards that look alike are one kind`, () => {
    const census = censuses[game.id] ?? assert.fail();
    for (const seats of game.players) {
      const match = open(game, { seats });
      const kinds = cardKinds(edition, match);
      assert.deepEqual(new Set(kinds.of), new Set(kinds.cards.keys()));
      const watcher = watch(match, census, kinds.of);
      const begins = new Set<number>();
      let had = 0;
      for (let number = 0; number < 12; number++) {
        const g = new Table(match, start(match, number));
        const dice = fastSeed(number + 100);
        while (outcome(match, g.state) === undefined) {
          watcher.look(g.state);
          playout(g, dice, 1);
        }
        const { parts, first, holders } = watcher.end(g.state);
        assert.ok(parts >= 1 && parts < 100, `${parts} rounds`);
        assert.ok(first >= 0 && first < seats);
        begins.add(first);
        had += holders.filter((seat) => seat >= 0).length;
      }
      assert.ok(begins.size > 1, 'everybody may begin');
      assert.ok(had > 12 * 5, 'cards are had by somebody');
    }
  });

  test(`${game.id}: a watcher changes nothing`, async () => {
    const stretch = { from: 0, to: 8 };
    const alone = (await simulator(plan(game.id))).play(stretch);
    const { detail, ...watched } = (await simulator({ ...plan(game.id), report: { houseRules: 0 } })).play(
      stretch,
    );
    assert.deepEqual(watched, alone);
    assert.equal(detail?.begun, 8);
  });

  test(`${game.id}: every house rule that can be changed is, to something that can be played`, async () => {
    const found = changes(game, { options: {} });
    const decks = Object.entries(game.options).filter(
      ([, { values }]) => 'length' in values && values.length === 0,
    );
    for (const [option, { onlyWith }] of Object.entries(game.options)) {
      const usual =
        onlyWith === undefined || onlyWith.values.some((v) => v === game.options[onlyWith.option]?.standard);
      const changed = found.some((change) => change.option === option);
      assert.equal(changed, usual && !decks.some(([id]) => id === option), option);
    }
    for (const { option, from, to } of found) {
      assert.equal(from, game.options[option]?.standard);
      assert.notEqual(from, to);
    }
    const { reporting, play } = await simulator({ ...plan(game.id), report: { houseRules: 1 } });
    const { detail } = play({ from: 0, to: 2 });
    assert.equal(reporting?.changes.length, found.length);
    assert.deepEqual(
      detail?.effects.map(({ matches }) => matches),
      found.map(() => 1),
    );
  });
}

test('changes start from the options the table plays with', () => {
  const { game } = editions.find(({ game }) => game.id === 'how-ruck') ?? assert.fail();
  const track = changes(game, { options: { trackHalf: 10 } }).filter(({ option }) => option === 'trackHalf');
  assert.deepEqual(track, [{ option: 'trackHalf', from: 10, to: 4 }]);
  const race = changes(game, { options: { teamForming: 'race' } }).map(({ option }) => option);
  assert.ok(race.includes('photoFinishMs'), 'what matters only with another value');
});
