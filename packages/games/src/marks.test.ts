/**
 * What is marked as printed or published, in all games, is on this list with the words of the specification that say so;
 * all else was made by us and no text may call it printed.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { open } from '@stamtafel/kernel';
import { editions, languages } from './index.ts';

interface Source {
  readonly mark: 'R' | 'S';
  /** As the figure is told in Dutch. */
  readonly figure: RegExp;
  readonly cards: RegExp;
  /** Words of the specification in docs/rules. */
  readonly says: string;
}

const row = (mark: Source['mark'], figure: RegExp, cards: RegExp, says: string): Source => ({
  mark,
  figure,
  cards,
  says,
});

const playDesign = [
  row('R', /^(strategie|kleur|waarde|type): /, /:off-pistol$/, 'colour, value, kind, side [R] (sample card)'),
];

const sources: { readonly [game: string]: readonly Source[] } = {
  'how-ruck': [
    row('R', /^kleur: /, /^(rood|blauw|groen|dame|nessie)/, 'Colours red/blue/green [R]'),
    row('S', /^sterkte: /, /^(rood|blauw|groen|dame)-/, 'strength S3'),
    row('R', /^dame$/, /^dame-[1-4]/, '"robuuste dames" (robust ladies)'),
    row('R', /^sterkte: 6$|^Nessie$|^aantal .*: 1$/, /^nessie$/, '| yes | 1 [R: singular] | R |'),
    row('R', /^aantal .*: 1$/, /^(?!rood|blauw|groen|dame|nessie)/, 'ten texts are printed for ten cards'),
  ],
  'four-downs': playDesign,
  'five-possessions': playDesign,
  'stieren-versieren': [
    row('R', /^symbool: /, /^koe-(hart|bier|halter|geld)-/, '16 cards, 4 of each type [R count]'),
    row('R', /^(symbool|waarde): /, /^stier-.*-hart-3$/, '| hart | 3 | 1 | 4 | [R] value, [D] name |'),
    row('R', /^(naam|symbool|waarde)/, /^stier-.*-halter-2$/, '| halter | 2 | 1 | 4 | [R] name and value |'),
    row('R', /^waarde: 4$/, /^koe-hart-4$/, '[R] value ("romantic cow"), [D] name'),
    row(
      'R',
      /^(naam|waarde)/,
      /^koe-halter-5$/,
      '| Big Bertha | Big Bertha | halter | 5 | 1 | [R] name and value |',
    ),
    row('R', /^(naam|waarde)/, /^koe-drag-queen$/, '[R] use and value, [D] symbol id and back'),
  ],
  'ballen-met-stieren': [
    row(
      'R',
      /^(schildje|hoorns|voor aanvaller en verdediger)/,
      /^(?!bodycheck|counter|oranje|wit|de-spuger|ref|var)/,
      'Symbols [R] except the two marked [D]',
    ),
    row('R', /^naam: De Spuger$/, /^de-spuger/, '| de-spuger | De Spuger (the Spitter) [R] |'),
    row(
      'R',
      /rode kaart/,
      /^de-spuger/,
      'that it can get another bull a red card, who then does not come back, [R]',
    ),
  ],
  'stier-zoekt-bier': [
    row(
      'R',
      /^soort bier: /,
      /^(?!bonus-15)/,
      '| kind id | Dutch | English | rank [R] | bull that drinks it [R] |',
    ),
    row('R', /^glazen: /, /^(pils|wit|bruin|oer)-/, 'values 1-5 and total 80 [R]'),
    row(
      'R',
      /^(10→2|19→4)$/,
      /^pietje-pils-1$/,
      '5→1, **10→2**, 15→3, **19→4** | 19 | 4 | bold [R], rest [D]',
    ),
    row('R', /^(10→3|12→5)$/, /^ozzy-oerstier-1$/, '6→1, **10→3**, **12→5** | 12 | 5 | bold [R], rest [D]'),
    row(
      'R',
      /^aantal .*: 1$/,
      /^bonus-allesdrinker$/,
      '| `bonus-allesdrinker` | Allesdrinker | drinks-everything bull | 1 |',
    ),
  ],
};

/** Cards that only a house rule brings to the table. */
const withBonusCards: { readonly [game: string]: { readonly [option: string]: unknown } } = {
  'ballen-met-stieren': { spuger: 'both' },
  'stieren-versieren': { dragQueen: true },
  'stier-zoekt-bier': { bonusDrinker: 'on', bonusAllesdrinker: 'guaranteed' },
};

for (const { game, box, sources: told } of editions)
  test(`${game.id}: what is marked as printed or published is on the list, and what is on the list is so in the specification`, () => {
    const list = sources[game.id] ?? assert.fail();
    const specification = readFileSync(new URL(`../../../docs/rules/${box}.md`, import.meta.url), 'utf8');
    for (const { says } of list) assert.ok(specification.includes(says), says);
    const match = open(game, { options: withBonusCards[game.id] ?? {} });
    const met = new Set<Source>();
    for (const { id } of match.cards)
      for (const { text, mark } of told?.figures(match, id, 'nl') ?? []) {
        const found = list.filter(({ figure, cards }) => figure.test(text) && cards.test(id));
        for (const source of found) met.add(source);
        assert.deepEqual(
          [...new Set(found.map((source) => source.mark))],
          mark === 'D' ? [] : [mark],
          `${id}, ${text}: ${mark}`,
        );
      }
    assert.deepEqual(
      list.filter((source) => !met.has(source)),
      [],
      'all that is listed is on some card',
    );
  });

/** Texts that may speak of print or of a rulebook: each was compared with the rulebook, and a new one must be. */
const inLeaflet = ['PD4-004', 'PD4-026', 'PD5-037'];
const ofPrint: { readonly [game: string]: readonly string[] } = {
  'how-ruck': [
    // The Scots and frames on the board.
    ...['HR-096', 'HR-111', 'HR-134', 'HR-136', 'HR-158', 'HR-162'],
    ...['option teamForming', 'option beginnerFirstRound', 'option barrelsToWin', 'option deck'],
  ],
  'four-downs': [...inLeaflet, 'option pd4.trick'],
  'five-possessions': [...inLeaflet, 'option pd5.lastRow'],
  'stieren-versieren': [
    ...['SV-016', 'SV-805', 'option layout', 'option startPlayer', 'option talkEqual'],
    ...['option challengeMode', 'option deckTable'],
  ],
  'ballen-met-stieren': [
    ...['BMS-272', 'option kanonskogel', 'option approval', 'option lastTurn', 'option outOfBulls'],
    ...['option freeKickCards', 'option spuger', 'option figures'],
  ],
  'stier-zoekt-bier': [
    ...[
      'SZB-004',
      'SZB-181',
      'option variant',
      'option drinkerDebt',
      'option firstBierbaas',
      'option cardSet',
    ],
  ],
};

const PRINT = /gedrukt|\bboekje|printed|rulebook|leaflet|booklet/i;

for (const { game, rules, texts, overview } of editions)
  test(`${game.id}: no text speaks of print or a rulebook that was not held against it`, async () => {
    const found = new Set<string>();
    const look = (place: string, text: string): void => {
      if (PRINT.test(text)) found.add(place);
    };
    for (const language of languages) {
      for (const [id, text] of Object.entries(await rules[language]())) look(id, text);
      const { options, prompts, deeds, picks, events, words } = texts[language];
      for (const [id, { name, explains, values = {} }] of Object.entries(options))
        look(`option ${id}`, [name, explains, ...Object.values(values)].join(' '));
      for (const said of [prompts, deeds, picks, events, words])
        for (const [id, text] of Object.entries(said)) look(id, text);
      for (const { lines } of (await overview()).sections)
        for (const line of lines) look(`overview ${line.name[language]}`, line.text[language]);
    }
    assert.deepEqual(
      [...found].filter((place) => !ofPrint[game.id]?.includes(place)),
      [],
    );
  });
