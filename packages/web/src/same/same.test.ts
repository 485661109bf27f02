import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import type { Edition } from '@stamtafel/games/edition.ts';
import { BadInput, fastBelow, fastSeed, open, recorder } from '@stamtafel/kernel';
import type { SharedDeal } from '@stamtafel/protocol';
import type { KeptMatch } from '../session/messages.ts';
import { compared, dealOf, sittersFor } from './deal.ts';
import { unwritten, written } from './letters.ts';
import { type Reading, readLink } from './read.ts';
import { words } from './words.ts';

const seed = '0123456789abcdef'.repeat(4);
const deal: SharedDeal = {
  game: 'how-ruck',
  rules: 1,
  seat: 0,
  levels: ['level2'],
  seed,
  options: {},
  place: 'a1b2c3d4e5f60718',
  result: { score: 3, rank: 1 },
  sender: 'Zoë',
};

/** Every option of a game at every value that it can be played with, and the figures of somebody's own copy. */
function playable({ game, deck }: Edition, seats: number): SharedDeal['options'][] {
  const all = Object.entries(game.options).flatMap(([id, { values }]) =>
    ('from' in values ? [values.from, values.to] : values).map((value) => ({ [id]: value })),
  );
  return [{}, { [deck.option]: deck.template() }, ...all].filter((options) => {
    try {
      open(game, { seats, options });
      return true;
    } catch (error) {
      if (error instanceof BadInput) return false;
      throw error;
    }
  });
}

/** Written like a link, whatever it says. */
const link = (value: unknown, version = 1): string =>
  `${version}.${deflateSync(JSON.stringify(value)).toString('base64url')}`;
const tuple = (changes: Partial<{ [Part in keyof SharedDeal]: unknown }>): unknown[] => {
  const { game, rules, seat, levels, options, place, result, sender } = { ...deal, ...changes };
  return [game, rules, seat, levels, changes.seed ?? seed, options, place, result, sender];
};
const readAs = async (text: string): Promise<Reading['is']> => (await readLink(text)).is;

test('every game with every option, number of players and chair comes out of its link as it went in', async () => {
  let links = 0;
  for (const entry of catalogue) {
    const edition = await entry.load();
    for (const seats of entry.players)
      for (const [n, options] of playable(edition, seats).entries()) {
        const seat = n % seats;
        const sent: SharedDeal = {
          ...deal,
          game: entry.id,
          rules: edition.game.version,
          seat,
          levels: Array.from({ length: seats - 1 }, (_, chair) => (chair % 2 === 0 ? 'level4' : 'random')),
          options,
          result: { score: 3 - n, rank: seats },
        };
        const text = await written(sent);
        assert.match(text, /^1\.[\w-]+$/);
        const reading = await readLink(text);
        assert.ok(reading.is === 'deal', `${entry.id} ${JSON.stringify(options)}: ${reading.is}`);
        assert.deepEqual(reading.deal, sent);
        assert.equal(reading.match.seats, seats);
        links++;
      }
  }
  assert.ok(links > 80, `${links} links`);
});

test('a link of a usual deal is short', async () => {
  const text = await written(deal);
  assert.ok(text.length < 200, `${text.length} letters`);
});

test('a link that is cut off anywhere, or in which one letter is another, is known to be broken', async () => {
  const text = await written(deal);
  for (let length = 0; length < text.length; length++)
    assert.equal(await readAs(text.slice(0, length)), 'broken', text.slice(0, length));
  for (let place = 2; place < text.length - 1; place++) {
    const other = text[place] === 'A' ? 'B' : 'A';
    const reading = await readLink(text.slice(0, place) + other + text.slice(place + 1));
    // A few bits between what is said and its checksum say nothing: then it is the same deal.
    if (reading.is === 'deal') assert.deepEqual(reading.deal, deal, `${place}`);
    else assert.equal(reading.is, 'broken', `${place}`);
  }
  for (const added of ['.', ')', 'A', '/x', '%20']) assert.equal(await readAs(text + added), 'broken', added);
});

test('letters at random are no link, and never more than a refusal', async () => {
  const dice = fastSeed(7);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.%/é';
  for (let n = 0; n < 400; n++) {
    const length = fastBelow(dice, 90);
    const noise = Array.from({ length }, () => letters[fastBelow(dice, letters.length)]).join('');
    assert.equal(await readAs(noise), 'broken', noise);
    assert.equal(await readAs(`1.${noise}`), 'broken', noise);
  }
});

test('a link of a later version is told from a broken one', async () => {
  assert.equal(await readAs(link(tuple({}), 2)), 'later');
  assert.equal(await readAs(link(tuple({}), 0)), 'broken');
});

test('whatever a whole link may say, only what can be played is read', async () => {
  assert.equal(await readAs(link(tuple({}))), 'deal');
  const wrong: [string, unknown, Reading['is']][] = [
    ['no list', deal, 'broken'],
    ['too few', tuple({}).slice(1), 'broken'],
    ['too many', [...tuple({}), 1], 'broken'],
    ['nothing', null, 'broken'],
    ['no chair', tuple({ seat: 2 }), 'broken'],
    ['half a chair', tuple({ seat: 0.5 }), 'broken'],
    ['no computer', tuple({ levels: [] }), 'broken'],
    ['a stranger', tuple({ levels: ['level9'] }), 'broken'],
    ['a short seed', tuple({ seed: 'abc' }), 'broken'],
    ['a place beyond the table', tuple({ result: { score: 1, rank: 3 } }), 'broken'],
    ['no score', tuple({ result: { score: null, rank: 1 } }), 'broken'],
    ['more than a result', tuple({ result: { score: 1, rank: 1, more: 1 } }), 'broken'],
    ['a name that is none', tuple({ sender: 5 }), 'broken'],
    ['a very long name', tuple({ sender: 'a'.repeat(65) }), 'broken'],
    ['options that are a list', tuple({ options: [] }), 'broken'],
    ['a harmful option', tuple({ options: { deck: JSON.parse('{"__proto__":{"a":1}}') } }), 'broken'],
    ['an unknown game', tuple({ game: 'klaverjassen' }), 'unknown-game'],
    ['a name of every object', tuple({ game: 'constructor' }), 'unknown-game'],
    ['other rules', tuple({ rules: 99 }), 'other-rules'],
    ['too many players', tuple({ levels: ['level1', 'level1'] }), 'impossible'],
    ['an unknown option', tuple({ options: { toString: 1 } }), 'impossible'],
    ['a value that is none', tuple({ options: { teamForming: 'magic' } }), 'impossible'],
    ['cards that are none', tuple({ options: { deck: { cards: 'all' } } }), 'impossible'],
    ['cards of nothing', tuple({ options: { deck: null } }), 'impossible'],
  ];
  for (const [name, value, is] of wrong) assert.equal(await readAs(link(value)), is, name);
});

/** The same with something in it taken away, doubled or replaced. */
function spoilt(value: unknown, dice: number[]): unknown {
  const among = <T>(all: readonly T[]): T | undefined => all[fastBelow(dice, all.length)];
  const junk = among([null, -1, 1e9, 1.5, '', 'constructor', [], {}, true]);
  if (typeof value !== 'object' || value === null || fastBelow(dice, 9) === 0) return junk;
  const parts = Object.entries(value);
  const key = among(parts)?.[0];
  const changed = parts.flatMap(([name, part]): [string, unknown][] => {
    if (name !== key) return [[name, part]];
    const way = fastBelow(dice, 6);
    if (way === 0) return [];
    return way === 1
      ? [
          [name, part],
          ['toString', part],
        ]
      : [[name, spoilt(part, dice)]];
  });
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
}

test('spoilt cards of one’s own are refused by the game or can be dealt, and nothing is thrown', async () => {
  const dice = fastSeed(11);
  const seen = new Set<string>();
  for (const entry of catalogue) {
    const { game, deck } = await entry.load();
    const [seats = 2] = entry.players;
    for (let n = 0; n < 120; n++) {
      const options = { [deck.option]: spoilt(deck.template(), dice) };
      const levels = Array.from({ length: seats - 1 }, () => 'level1' as const);
      const sent = await written({ ...deal, game: entry.id, rules: game.version, levels, options });
      const reading = await readLink(sent);
      seen.add(reading.is);
      if (reading.is === 'deal') recorder(reading.match, { seed });
    }
  }
  assert.deepEqual([...seen].sort(), ['deal', 'impossible']);
});

test('a few letters that stand for very many are not written out', async () => {
  const bomb = link([...tuple({}).slice(0, 8), 'a'.repeat(5_000_000)]);
  assert.ok(bomb.length < 10_000);
  assert.deepEqual(await unwritten(bomb), { is: 'broken' });
  assert.deepEqual(await unwritten(`1.${'A'.repeat(40_000)}`), { is: 'broken' });
});

test('a name from a link is one plain line', async () => {
  const reading = await readLink(link(tuple({ sender: ' \u202eAn\u0000na\n\u200b ' })));
  assert.ok(reading.is === 'deal');
  assert.equal(reading.deal.sender, 'Anna');
});

const kept: KeptMatch = {
  id: 'abc',
  sitters: [
    { kind: 'bot', name: 'Mieke', level: 'level3' },
    { kind: 'person', name: 'Jij' },
    { kind: 'bot', name: 'Toon' },
  ],
  record: {
    format: 'stamtafel-match-1',
    game: 'stier-zoekt-bier',
    rules: 2,
    seats: 3,
    options: {},
    seed,
    entries: [],
    result: { scores: [4, 7, 5], ranks: [3, 1, 2], reason: 'most' },
  },
  changed: 1,
};

test('a deal has the chair, the levels and the result of the one person who played', () => {
  const sent = dealOf(kept, 'Anna');
  assert.ok(sent !== undefined);
  assert.deepEqual(
    [sent.seat, sent.levels, sent.result, sent.place, sent.sender],
    [1, ['level3', 'greedy'], { score: 7, rank: 1 }, 'abc', 'Anna'],
  );
  assert.deepEqual(sittersFor(sent, 'Toon', ['Mieke', 'Toon', 'Sjaan']), [
    { kind: 'bot', name: 'Mieke', level: 'level3' },
    { kind: 'person', name: 'Toon' },
    { kind: 'bot', name: 'Sjaan', level: 'greedy' },
  ]);
});

test('a result says how often a tip was asked for and an answer taken back, where it was', async () => {
  const of = (help: KeptMatch['help']) => dealOf(help === undefined ? kept : { ...kept, help }, '')?.result;
  assert.deepEqual(of(undefined), { score: 7, rank: 1 });
  assert.deepEqual(of({ tips: 0, takenBack: 3 }), { score: 7, rank: 1, takenBack: 3 });
  const result = { score: 3, rank: 1, tips: 2, takenBack: 1 };
  const reading = await readLink(await written({ ...deal, result }));
  assert.deepEqual(reading.is === 'deal' && reading.deal.result, result);
  assert.deepEqual(
    [{}, { tips: 1 }, { takenBack: 2 }, result].map((help) => [words.nl.help(help), words.en.help(help)]),
    [
      ['', ''],
      ['met 1 tip', 'with 1 hint'],
      ['2 keer teruggenomen', 'took back 2 times'],
      ['met 2 tips en 1 keer teruggenomen', 'with 2 hints and took back once'],
    ],
  );
  for (const tips of [0, -1, 1.5, '3', 1e9])
    assert.equal(await readAs(link(tuple({ result: { score: 1, rank: 1, tips } }))), 'broken', `${tips}`);
});

test('cards that came by a link are sent on with the computers of the first who played them', () => {
  const again = { ...kept, sent: { place: 'first', result: { score: 1, rank: 3 }, sender: 'Anna' } };
  const sent = dealOf(again, 'Bram');
  assert.deepEqual([sent?.place, sent?.result, sent?.sender], ['first', { score: 7, rank: 1 }, 'Bram']);
});

test('no deal is sent of a match that goes on, of several people, or of a chair taken in the middle', () => {
  const { result: _, ...running } = kept.record;
  const { seed: __, ...ofAHouse } = kept.record;
  assert.equal(dealOf({ ...kept, record: running }, ''), undefined);
  assert.equal(dealOf({ ...kept, record: ofAHouse }, ''), undefined);
  assert.equal(dealOf({ ...kept, takenOver: true }, ''), undefined);
  for (const kind of ['person', 'bot'] as const)
    assert.equal(
      dealOf({ ...kept, sitters: kept.sitters.map(({ name }) => ({ kind, name })) }, ''),
      undefined,
    );
});

test('the better place counts, then the score, which in some games is better when it is lower', () => {
  const of = (rank: number, score: number) => ({ rank, score });
  assert.equal(compared(of(1, 3), of(2, 9), {}), 'mine');
  assert.equal(compared(of(2, 9), of(1, 3), {}), 'theirs');
  assert.equal(compared(of(1, 9), of(1, 3), {}), 'mine');
  assert.equal(compared(of(1, 9), of(1, 3), { fewerPointsWin: true }), 'theirs');
  assert.equal(compared(of(1, 3), of(1, 9), { fewerPointsWin: true }), 'mine');
  assert.equal(compared(of(2, 3), of(2, 3), {}), 'equal');
});
