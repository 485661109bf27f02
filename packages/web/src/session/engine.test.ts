import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mindOf } from '@stamtafel/bots';
import { editions } from '@stamtafel/games';
import type { Edition } from '@stamtafel/games/edition.ts';
import type { MatchRecord } from '@stamtafel/kernel';
import { Engine } from './engine.ts';
import type { ShownTable, Sitter } from './messages.ts';

const seed = 'ab'.repeat(32);

const fresh = ({ game }: Edition, seats: number): MatchRecord => ({
  format: 'stamtafel-match-1',
  game: game.id,
  rules: game.version,
  seats,
  options: {},
  seed,
  entries: [],
});

const around = (people: number, seats: number): Sitter[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: seat < people ? 'person' : 'bot', name: `S${seat}` }));

/** Plays on until it is over or this many answers were given by people; gives every table on the way. */
function playOn(engine: Engine, most = Number.POSITIVE_INFINITY): ShownTable[] {
  const tables = [engine.shown()];
  for (let answers = 0; answers < most; ) {
    const now = tables.at(-1);
    if (now === undefined || now.outcome !== null) break;
    const [bot] = engine.bots();
    const option = now.decision?.options[answers % (now.decision.options.length || 1)];
    if (now.curtain !== null) engine.sitDown();
    else if (bot !== undefined) engine.botAnswers(bot, engine.think(bot) ?? assert.fail('asked, but silent'));
    else if (option !== undefined) {
      assert.equal(engine.answer([option]), undefined);
      answers++;
    } else assert.fail('nobody is asked');
    tables.push(engine.shown());
  }
  return tables;
}

for (const edition of editions) {
  const { id, players } = edition.game;
  const seats = players[0] ?? 2;

  test(`${id}: a match with computers ends, and what was kept on the way goes on to the same end`, () => {
    const whole = new Engine(edition, around(1, seats), fresh(edition, seats));
    const end = playOn(whole).at(-1);
    assert.ok(end?.outcome);
    const half = new Engine(edition, around(1, seats), fresh(edition, seats));
    playOn(half, 5);
    const kept = new Engine(edition, around(1, seats), half.record());
    const { from: _, story, ...here } = half.shown();
    const again = kept.shown();
    assert.deepEqual(
      { ...again, newFrom: 0, from: 0, story: [] },
      { ...here, newFrom: 0, from: 0, story: [] },
    );
    assert.ok(again.story.length >= story.length);
  });

  test(`${id}: around one screen nobody sees a hand that is not his, and everybody gets his turn`, () => {
    const engine = new Engine(edition, around(seats, seats), fresh(edition, seats));
    const looked = new Set<number>();
    for (const { viewer, view, decision, curtain } of playOn(engine, 60)) {
      assert.equal(view.viewer, viewer);
      if (decision !== null) assert.equal(decision.seat, viewer);
      if (curtain !== null) assert.equal(viewer, seats, 'behind the curtain sits a watcher');
      looked.add(viewer);
    }
    assert.equal(looked.size, seats + 1);
  });
}

test('what one person took back is gone for the computers too, and they play the same again', () => {
  const edition = editions.find(({ game }) => game.id === 'four-downs') ?? assert.fail();
  const engine = new Engine(edition, around(1, 2), fresh(edition, 2));
  playOn(engine, 3);
  const before = engine.record();
  playOn(engine, 1);
  const after = engine.record();
  assert.ok(after.entries.length > before.entries.length);
  const last = engine.shown().undo ?? assert.fail('never');
  assert.match(engine.undo(last.number, { agreed: false }), /^(done|seen)$/);
  playOn(engine, 1);
  assert.deepEqual(engine.record().entries.slice(0, before.entries.length), before.entries);
});

test('a lone player may take back a move that showed them something, and is told that it did; among people the others are asked', () => {
  const edition = editions.find(({ game }) => game.id === 'four-downs') ?? assert.fail();
  const seen = (people: number): ReadonlySet<string | null> => {
    const engine = new Engine(edition, around(people, 2), fresh(edition, 2));
    return new Set(playOn(engine, 40).map(({ undo }) => undo?.how ?? null));
  };
  const [alone, together] = [seen(1), seen(2)];
  assert.ok(alone.has('seen') && alone.has('free') && !alone.has('ask'), [...alone].join());
  assert.ok(together.has('ask') && !together.has('seen'), [...together].join());
});

test('a refused answer changes nothing and names the rule', () => {
  const edition = editions.find(({ game }) => game.id === 'how-ruck') ?? assert.fail();
  const engine = new Engine(edition, around(1, 2), fresh(edition, 2));
  const before = engine.record();
  const refusal = engine.answer([{ pick: 'place', card: 'nessie', to: 'A.rood' }]);
  assert.match(refusal?.rule ?? '', /^HR-\d+$/);
  assert.deepEqual(engine.record(), before);
});

test('PD4-042 while a computer is to play, a person has time to knock; without First downs nobody waits for that', () => {
  const edition = editions.find(({ game }) => game.id === 'four-downs') ?? assert.fail('no 4 downs');
  for (const firstDowns of ['on', 'off']) {
    const record = { ...fresh(edition, 4), options: { 'pd4.firstDowns': firstDowns } };
    const engine = new Engine(edition, around(1, 4), record);
    const seen = new Set<boolean>();
    for (let n = 0; n < 12; n++) {
      const [bot] = engine.bots();
      if (bot === undefined) playOn(engine, 1);
      else {
        seen.add(engine.mayBeInterrupted);
        engine.botAnswers(bot, engine.think(bot) ?? assert.fail('asked, but silent'));
      }
    }
    assert.equal(seen.has(true), firstDowns === 'on');
  }
});

test('at every level the computer answers, whenever it is asked to stop thinking', async () => {
  const edition = editions.find(({ game }) => game.id === 'stier-zoekt-bier') ?? assert.fail();
  const mind = await mindOf('stier-zoekt-bier');
  const sitters: Sitter[] = [
    { kind: 'person', name: 'Jij' },
    ...(['level1', 'level2', 'level3', 'level4'] as const).map((level) => ({
      kind: 'bot' as const,
      name: level,
      level,
    })),
  ];
  const play = () => {
    const engine = new Engine(edition, sitters, fresh(edition, 5), { place: 'a table', mind });
    for (let answers = 0; answers < 30; answers++) {
      const [bot] = engine.bots();
      if (bot === undefined) {
        playOn(engine, 1);
        continue;
      }
      const thinking = engine.ponder(bot) ?? assert.fail('asked, but silent');
      // A first bite of the thought is enough here: what counts is that there is an answer at any moment.
      thinking.on(1);
      engine.botAnswers(bot, thinking.answer() ?? assert.fail('no answer yet'));
    }
    return engine.record().entries;
  };
  const seats = new Set(play().map(({ seat }) => seat));
  assert.deepEqual([...seats].sort(), [0, 1, 2, 3, 4]);
});

test('until a person is first asked, a champion thinks for a moment only', async (t) => {
  const edition = editions.find(({ game }) => game.id === 'stieren-versieren') ?? assert.fail();
  const mind = await mindOf(edition.game.id);
  const engines = [0, 1].map((person) => {
    const sitters = [0, 1].map(
      (seat): Sitter =>
        seat === person ? { kind: 'person', name: 'P' } : { kind: 'bot', name: 'B', level: 'level4' },
    );
    return new Engine(edition, sitters, fresh(edition, 2), { place: 'here', mind });
  });
  const engine = engines.find((each) => each.shown().decision === null) ?? assert.fail('a person begins');
  // The clock goes on by 10 ms whenever somebody looks at it.
  let now = 0;
  t.mock.method(performance, 'now', () => {
    now += 10;
    return now;
  });
  const thought = (): number => {
    const began = now;
    const [bot = -1] = engine.bots();
    engine.botAnswers(bot, engine.think(bot) ?? assert.fail('asked, but silent'));
    return now - began;
  };
  const opening = thought();
  assert.ok(opening > 0 && opening <= 350, `${opening} ms`);
  let longest = 0;
  for (let answers = 0; answers < 3; ) {
    const [option] = engine.shown().decision?.options ?? [];
    if (engine.bots().length > 0) longest = Math.max(longest, thought());
    else if (option !== undefined) {
      engine.answer([option]);
      answers++;
    }
  }
  assert.ok(longest > 350, `${longest} ms`);
});

test('PD4-042 a computer that may knock is asked whether it wants to', () => {
  const edition = editions.find(({ game }) => game.id === 'four-downs') ?? assert.fail('no 4 downs');
  const record = { ...fresh(edition, 4), options: { 'pd4.firstDowns': 'on' } };
  const engine = new Engine(edition, around(1, 4), record);
  let asked = 0;
  for (let n = 0; n < 12; n++) {
    for (const speaker of engine.speakers()) {
      assert.ok(speaker > 0, 'a person is never asked for the computer');
      engine.ponder(speaker)?.on();
      asked++;
    }
    const [bot] = engine.bots();
    if (bot === undefined) playOn(engine, 1);
    else engine.botAnswers(bot, engine.think(bot) ?? assert.fail('asked, but silent'));
  }
  assert.ok(asked > 0);
});

test('a hint is for a lone player, from their own chair, and changes nothing', async () => {
  const edition = editions.find(({ game }) => game.id === 'how-ruck') ?? assert.fail();
  const mind = await mindOf('how-ruck');
  const brains = { place: 'a table', mind };
  const alone = new Engine(edition, around(1, 2), fresh(edition, 2), brains);
  playOn(alone, 4);
  const before = alone.record();
  const { decision } = alone.shown();
  const advising = alone.advise() ?? assert.fail('no advice');
  advising.on(5);
  const [best] = advising.answer().suggestions;
  const offered = decision?.options.map((option) => JSON.stringify(option)) ?? [];
  assert.ok(best && offered.includes(JSON.stringify(best.answer)));
  assert.deepEqual(alone.record(), before);
  const together = new Engine(edition, around(2, 2), fresh(edition, 2), brains);
  together.sitDown();
  assert.equal(together.advise(), undefined);
});
