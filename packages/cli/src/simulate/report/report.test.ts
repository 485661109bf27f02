import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { open } from '@stamtafel/kernel';
import { folderWith, stamtafel } from '../../testing/stamtafel.ts';
import { emptyDetail } from '../detail.ts';
import { wilson } from '../statistics.ts';
import { count, emptyTally, type Tally } from '../tally.ts';
import { figures } from './figures.ts';
import { differsFromZero, findings, rate } from './findings.ts';
import { html } from './markup.ts';
import { page } from './page.ts';
import { along, bars, histogram, strip, ticks } from './plots.ts';
import { verdict } from './verdict.ts';
import { words } from './words.ts';

/** Matches of four in which the seats win so often. */
function tallyOf(wins: readonly number[], kinds = 1): Tally {
  const seats = wins.length;
  const tally = emptyTally(seats, emptyDetail({ seats, kinds, changes: 0 }));
  wins.forEach((times, winner) => {
    for (let i = 0; i < times; i++) {
      const ranks = wins.map((_, seat) => (seat === winner ? 1 : 2));
      count(tally, { scores: wins.map(() => 0), ranks, reason: 'points' }, 10);
    }
  });
  return tally;
}

const seats = ['Stoel A', 'Stoel B', 'Stoel C', 'Stoel D'];
const said = (wins: readonly number[]): string[] =>
  verdict(findings(tallyOf(wins), []).seats, seats, words.nl.seatsEven, words.nl, figures('nl'));

test('a seat that wins too often is named with its figures, and only such a seat', () => {
  assert.deepEqual(said([310, 230, 230, 230]), [
    'Stoel A wint vaker dan toeval: 31,0 % (28,2 – 33,9) bij 25,0 % verwacht.',
  ]);
  assert.match(
    said([252, 248, 251, 249]).join(),
    /^Geen verschil aangetoond tussen de stoelen: 25,0 % verwacht\./,
  );
  const perhaps = said([281, 240, 240, 239]);
  assert.equal(perhaps.length, 1);
  assert.match(perhaps.join(), /^Stoel A wint misschien vaker: 28,1 % \(25,4 – 31,0\)/);
  assert.equal(said([600, 400]).length, 1, 'with two seats one sentence says it');
});

test('one figure among many has to differ more to count', () => {
  assert.deepEqual(rate(281, 1000, 0.25, 1).difference, { towards: 'more', sure: true });
  assert.deepEqual(rate(281, 1000, 0.25, 4).difference, { towards: 'more', sure: false });
  assert.deepEqual(rate(200, 1000, 0.25, 4).difference, { towards: 'less', sure: true });
  assert.equal(rate(250, 1000, 0.25, 1).difference, undefined);
});

test('a house rule is said to matter when its difference stands among those of all the others', () => {
  const interval = { mean: 2.2, low: 0.2, high: 4.2 };
  assert.equal(differsFromZero(interval, 1), true);
  assert.equal(differsFromZero(interval, 10), false);
  assert.equal(differsFromZero({ mean: -6, low: -8, high: -4 }, 10), true);
  assert.equal(differsFromZero({ mean: 0, low: 0, high: 0 }, 1), false);
});

test('a card is measured against what the seats of those who had it win anyway', () => {
  const tally = tallyOf([60, 40], 3);
  const { detail } = tally;
  assert.ok(detail);
  // Had 50 times by A, of which it won 40, and 30 times by B, of which it won 10.
  detail.had[0] = [50, 30];
  detail.won[0] = [40, 10];
  detail.had[1] = [100, 0]; // always A
  detail.had[2] = [10, 5]; // too few
  const { cards, cardsWithout } = findings(tally, []);
  assert.deepEqual(cardsWithout, [1, 2]);
  assert.equal(cards.length, 1);
  const [card] = cards;
  assert.equal(card?.matches, 80);
  assert.ok(Math.abs((card?.rate.expected ?? 0) - (50 * 0.6 + 30 * 0.4) / 80) < 1e-12);
  const { low, share, high } = wilson(50, 80);
  assert.deepEqual([card?.rate.low, card?.rate.share, card?.rate.high], [low, share, high]);
});

test('the interval that is drawn is the interval that was computed', () => {
  const scale = { from: 0.2, to: 0.4 };
  const { low, share, high } = wilson(310, 1000);
  const { markup } = strip(scale, { low, middle: share, high }, 0.25, 'plain');
  const [, left, right] = /class="reach[^"]*" d="M([\d.]+) 10H([\d.]+)"/.exec(markup) ?? [];
  const valueAt = (place: string | undefined): number => 0.2 + (Number(place) / 1000) * 0.2;
  assert.ok(Math.abs(valueAt(left) - low) < 1e-5 && Math.abs(valueAt(right) - high) < 1e-5, markup);
  assert.match(markup, /class="compared" d="M250 0V20"/);
  assert.match(markup, /class="dot[^"]*" d="M550 10/);
  assert.equal(along(scale, 99), 1000, 'nothing leaves the drawing');
});

test('bars hold every count once, and numbers of an axis are round', () => {
  const counts = [
    [0, 3],
    [1, 1],
    [3, 6],
  ] as const;
  assert.deepEqual(
    bars(counts, { from: 0, to: 3 }).map(({ times }) => times),
    [3, 1, 0, 6],
  );
  const wide = bars(
    [
      [137, 2],
      [141, 1],
      [320, 4],
    ],
    { from: 137, to: 320 },
  );
  assert.deepEqual(wide[0], { from: 135, to: 140, times: 2 });
  assert.equal(
    wide.reduce((sum, { times }) => sum + times, 0),
    7,
  );
  const { markup } = histogram(wide, { marked: 141, highest: 4, tone: 'plain', says: 'so' });
  assert.match(markup, /<rect x="[\d.]+" y="50" width="[\d.]+" height="50"\/>/);
  assert.deepEqual(ticks({ from: 0.17, to: 0.33 }), [0.2, 0.25, 0.3]);
  assert.deepEqual(ticks({ from: -12, to: 12 }), [-10, -5, 0, 5, 10]);
  assert.deepEqual(ticks({ from: 7, to: 7 }), [7]);
});

/** Every tag that is opened is closed, in order. */
function assertWellFormed(text: string): void {
  const open: string[] = [];
  for (const [, end, tag, inner = ''] of text.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+="[^"<]*")*\s*\/?)>/g,
  )) {
    if (end) assert.equal(open.pop(), tag);
    else if (!inner.endsWith('/')) open.push(tag ?? '');
  }
  assert.deepEqual(open, []);
  const rest = text
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<(!doctype|\/?[a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+="[^"<]*")*|\s+html)\s*\/?>/g, '');
  assert.doesNotMatch(rest, /[<>]/, 'a tag that is none');
  assert.doesNotMatch(rest, /&(?!#\d+;)/);
  assert.doesNotMatch(text, /NaN|Infinity|undefined|\[object/);
}

test('names are escaped, wherever they come from', () => {
  const edition = editions.find(({ game }) => game.id === 'how-ruck') ?? assert.fail();
  const wild = '<script>alert("1")</script> & \'co\'';
  const text = page({
    edition: {
      ...edition,
      cardName: () => wild,
      cardLine: () => wild,
      texts: { ...edition.texts, en: { ...edition.texts.en, title: wild } },
    },
    match: open(edition.game),
    language: 'en',
    findings: findings(
      {
        ...tallyOf([60, 40]),
        detail: {
          ...(tallyOf([60, 40]).detail ?? assert.fail()),
          had: [[30, 30]],
          won: [[20, 10]],
          parts: new Map([[3, 100]]),
          points: [new Map([[1, 100]]), new Map([[2, 100]])],
        },
      },
      [],
    ),
    cards: ['rood-0-1'],
    parts: 'rounds',
    bots: [wild],
    wanted: 100,
    command: wild,
  });
  assert.doesNotMatch(text, /<script/);
  assert.ok(text.includes('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;co&#39;'));
  assertWellFormed(text);
  assert.equal(html`${'a\u0000b'}`.markup, 'ab');
});

const sections = ['in-short', 'seats', 'turns', 'length', 'points', 'cards', 'house-rules', 'counted'];

test('a report has every section, in both languages, is the same on any number of threads, and needs nothing else', async (t) => {
  const folder = folderWith(t, {});
  const written = async (name: string, ...args: string[]): Promise<string> => {
    const file = join(folder, name);
    const { code, out, err } = await stamtafel(['simulate', ...args, '--report', file]);
    assert.equal(err, '');
    assert.equal(code, 0);
    assert.match(out, /report {5}.*\.html\n$/);
    return readFileSync(file, 'utf8');
  };
  const args = ['how-ruck', '-n', '60', '--house-rules', '3', '--fast', '--lang', 'nl'];
  const dutch = await written('1.html', ...args, '--jobs', '1');
  assert.equal(await written('2.html', ...args, '--jobs', '3'), dutch);
  const english = await written(
    '3.html',
    'stier-zoekt-bier',
    '-n',
    '30',
    '--bots',
    'greedy,random',
    '--house-rules',
    '0',
    '--lang',
    'en',
  );
  for (const text of [dutch, english]) {
    assert.deepEqual(
      [...text.matchAll(/<section id="([^"]+)">/g)].map(([, id]) => id),
      sections,
    );
    assertWellFormed(text);
    assert.doesNotMatch(text, /<script|<link|<img|src=|href=|url\(|https?:|@import/);
  }
  assert.match(dutch, /<html lang="nl">[\s\S]*60 wedstrijden tussen 2 computers/);
  assert.match(dutch, /Vaten om te winnen/);
  assert.match(dutch, /--matches 60 --bots random --seed 1 --fast --house-rules 3 --lang nl/);
  assert.match(english, /<html lang="en">[\s\S]*30 matches between 4 computers/);
  assert.match(english, /different players sit in the chairs/);
  assert.match(english, /Pils 1/);
  assert.match(english, /No house rules were compared/);
});

test('a file that cannot be written is refused before anything is played', async (t) => {
  const file = join(folderWith(t, {}), 'missing', 'r.html');
  const { code, out, err } = await stamtafel(['simulate', 'how-ruck', '-n', '900000000', '--report', file]);
  assert.match(err, /^\S*r\.html cannot be written: there is no folder \S*missing\.\n$/);
  assert.deepEqual({ code, out }, { code: 2, out: '' });
});
