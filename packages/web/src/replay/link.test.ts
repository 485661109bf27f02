import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync, inflateSync } from 'node:zlib';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { fastBelow, fastSeed, open, pending, RESIGN, recorder } from '@stamtafel/kernel';
import { qrCode } from '../online/qr.ts';
import type { KeptMatch } from '../session/messages.ts';
import { kept } from '../testing/kept.ts';
import { walkThrough } from '../testing/walk.ts';
import { type Reading, readLink, written } from './link.ts';

const readAs = async (link: string): Promise<Reading['is']> => (await readLink(link)).is;
const ended = walkThrough({ edition: howRuckEdition, seats: 2 }).end;

/** The link of this match with something else in it; its checksum is right. */
async function changed(change: (head: unknown[], rest: Buffer) => readonly [unknown, Buffer]) {
  const link = await written(howRuckEdition, ended);
  const bytes = inflateSync(Buffer.from(link.slice(2), 'base64url'));
  const [head, rest] = change(
    JSON.parse(bytes.subarray(0, bytes.indexOf(0)).toString()),
    bytes.subarray(bytes.indexOf(0)),
  );
  return `1.${deflateSync(Buffer.concat([Buffer.from(JSON.stringify(head)), rest])).toString('base64url')}`;
}
const withHead = (place: number, value: unknown): Promise<string> =>
  changed((head, rest) => [head.with(place, value), rest]);

async function comesBack(match: KeptMatch): Promise<string> {
  const edition = await catalogue.find(({ id }) => id === match.record.game)?.load();
  const link = await written(edition ?? assert.fail(), match);
  assert.match(link, /^1\.[\w-]+$/);
  const reading = await readLink(link);
  assert.ok(reading.is === 'match', reading.is);
  const nameless = (name: string): string => (name === 'Jij' ? '' : name);
  assert.deepEqual(reading.record, { ...match.record, players: match.record.players?.map(nameless) });
  assert.deepEqual(
    reading.sitters,
    match.sitters.map(({ name, ...sitter }) => ({
      ...(sitter.kind === 'bot' && { level: 'greedy' }),
      ...sitter,
      name: nameless(name),
    })),
  );
  return link;
}

for (const { id, players, load } of catalogue)
  test(`${id}: a whole match comes out of its link as it went in, and a phone can scan it`, async () => {
    for (const seats of players) {
      const { end } = walkThrough({ edition: await load(), seats });
      const link = `https://stamtafel.example/#/potje/${await comesBack(end)}`;
      assert.ok(qrCode(link) !== undefined, `${link.length} letters for ${seats}`);
    }
  });

test('figures of an own copy, answers that were not on offer, their times and an unfinished match go along', async () => {
  const { game, deck } = howRuckEdition;
  const match = open(game, { seats: 2, options: { [deck.option]: deck.template() } });
  const table = recorder(match, { seed: 'c'.repeat(64) });
  await comesBack(kept(2, table.record()));
  table.play(1, { pick: RESIGN }, { at: 1234 });
  await comesBack(kept(2, table.record()));
  const timed = recorder(open(game, { seats: 2 }), { seed: 'd'.repeat(64) });
  for (let n = 0; n < 30; n++) {
    const [asked] = pending(timed.match, timed.state);
    const { seat, timeout, options } = asked ?? assert.fail('nobody is asked');
    const said = timeout ?? options[0] ?? assert.fail('nothing can be said');
    timed.play(seat, said, n % 3 === 0 && timeout ? { clock: true } : n % 3 === 1 ? { at: n * 700 } : {});
  }
  const { entries } = timed.record();
  assert.ok(entries.some(({ at }) => at !== undefined) && entries.some(({ clock }) => clock));
  await comesBack(kept(2, timed.record()));
});

test('a link that is cut off anywhere, or in which one letter is another, is known to be broken', async () => {
  const link = await written(howRuckEdition, ended);
  for (let length = 0; length < link.length; length++)
    assert.equal(await readAs(link.slice(0, length)), 'broken', link.slice(0, length));
  for (let place = 2; place < link.length - 1; place++) {
    const other = link[place] === 'A' ? 'B' : 'A';
    const reading = await readLink(link.slice(0, place) + other + link.slice(place + 1));
    // A few bits between what is said and its checksum say nothing: then it is the same match.
    if (reading.is === 'match') assert.deepEqual(reading.record, ended.record, `${place}`);
    else assert.equal(reading.is, 'broken', `${place}`);
  }
});

test('whatever a whole link may say, only a match that can be replayed is read', async () => {
  assert.equal(await readAs(await changed((head, rest) => [head, rest])), 'match');
  const wrong: [string, Promise<string>, Reading['is']][] = [
    ['no list', changed((_, rest) => [{}, rest]), 'broken'],
    ['too few', changed((head, rest) => [head.slice(1), rest]), 'broken'],
    ['no seed', changed((head, rest) => [head, rest.subarray(0, 20)]), 'broken'],
    [
      'answers that nobody asked for',
      changed((head, rest) => [head, Buffer.concat([rest.subarray(0, 33), Buffer.alloc(400, 255)])]),
      'broken',
    ],
    [
      'another deal',
      changed((head, rest) => [head, Buffer.concat([Buffer.alloc(33), rest.subarray(33)])]),
      'broken',
    ],
    ['another game', withHead(0, 'halma'), 'unknown-game'],
    ['other rules', withHead(1, 9999), 'other-rules'],
    ['odd options', withHead(2, { barrelsToWin: 77 }), 'impossible'],
    [
      'too many chairs',
      withHead(
        3,
        Array.from({ length: 5 }, () => ['x', 0]),
      ),
      'impossible',
    ],
    [
      'a stranger',
      withHead(3, [
        ['x', 0],
        ['y', 'level9'],
      ]),
      'broken',
    ],
    ['fewer answers', withHead(4, 3), 'broken'],
    ['more answers', withHead(4, ended.record.entries.length + 1), 'broken'],
    ['very many answers', withHead(4, 1e9), 'broken'],
    ['a word that nobody knows', withHead(5, [[0, { seat: 0, answer: { pick: 'fly' } }]]), 'broken'],
    ['somebody who is not there', withHead(5, [[0, { seat: 6, answer: { pick: 'pass' } }]]), 'broken'],
  ];
  for (const [what, link, is] of wrong) assert.equal(await readAs(await link), is, what);
});

test('a link that is too long is known as such, even when few letters stand for very many', async () => {
  assert.equal(await readAs(`1.${'A'.repeat(30_001)}`), 'too-long');
  assert.equal(await readAs(`1.${deflateSync(Buffer.alloc(5_000_000)).toString('base64url')}`), 'too-long');
  assert.equal(await readAs('2.AAAA'), 'later');
});

test('names in a link can neither hide nor break a line, and are no longer than a name', async () => {
  const reading = await readLink(
    await withHead(3, [
      ['A\u202eB\n', 0],
      ['  ', 'level2'],
    ]),
  );
  assert.ok(reading.is === 'match');
  assert.deepEqual(reading.record.players, ['AB', '']);
  const long = { ...ended, sitters: ended.sitters.map((sitter) => ({ ...sitter, name: 'é'.repeat(400) })) };
  const read = await readLink(await written(howRuckEdition, long));
  assert.ok(read.is === 'match');
  assert.deepEqual(
    read.record.players?.map(({ length }) => length),
    [32, 32],
  );
});

test('letters at random are no link, and never more than a refusal', async () => {
  const dice = fastSeed(11);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.%/é';
  for (let n = 0; n < 300; n++) {
    const noise = Array.from(
      { length: fastBelow(dice, 90) },
      () => letters[fastBelow(dice, letters.length)],
    ).join('');
    assert.equal(await readAs(noise), 'broken', noise);
    assert.equal(await readAs(`1.${noise}`), 'broken', noise);
  }
});

test('a player who is only "you" in a browser has no name in a link, or the one of the settings', async () => {
  const alone = (name: string): KeptMatch => ({
    ...ended,
    sitters: [
      { kind: 'person', name },
      { kind: 'bot', name: 'Mieke', level: 'level2' },
    ],
  });
  const named = async (link: string) => {
    const reading = await readLink(link);
    return reading.is === 'match' ? reading.sitters.map(({ name }) => name) : [];
  };
  for (const name of ['Jij', 'You', 'Speler', 'Player'])
    assert.deepEqual(await named(await written(howRuckEdition, alone(name))), ['', 'Mieke'], name);
  assert.deepEqual(await named(await written(howRuckEdition, alone('Jij'), 'Anna')), ['Anna', 'Mieke']);
  const older = [
    ['You', 0],
    ['Mieke', 'level2'],
  ];
  assert.deepEqual(await named(await withHead(3, older)), ['', 'Mieke'], 'an older link');
});
