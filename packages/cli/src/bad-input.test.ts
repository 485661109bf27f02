import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderWith, forEach, stamtafel } from './testing/stamtafel.ts';

const scenario = (part: object): string =>
  JSON.stringify({ title: 'A bad one', game: 'how-ruck', steps: [], ...part });
const turn = { do: 'turn', seat: 'A' };

const files: { readonly [name: string]: string | Uint8Array } = {
  'empty.json': '',
  'cut.json': '{"title": "x", "ga',
  'words.json': 'hello',
  'list.json': '[]',
  'null.json': 'null',
  'binary.json': new Uint8Array([0, 255, 216, 7, 0, 1]),
  'deep.json': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  'proto.json': '{"__proto__": {"polluted": true}}',
  'no-game.json': scenario({ game: 'schaken' }),
  'unknown-key.json': scenario({ stepz: [] }),
  'no-seat.json': scenario({ steps: [{ seat: 'Q', answer: 'how' }] }),
  'no-answer.json': scenario({ steps: [{ seat: 'A', answer: 'fly away' }] }),
  'three-seats.json': scenario({ seats: 3 }),
  'bad-option.json': scenario({ options: { trackHalf: 99 } }),
  'proto-option.json': scenario({ options: { constructor: 1 } }),
  'twice.json': scenario({ position: { zones: { 'hand.A': ['rood-3-1', 'rood-3-1'] }, stack: [turn] } }),
  'no-card.json': scenario({ position: { zones: { 'hand.A': ['rood-99'] }, stack: [turn] } }),
  'no-zone.json': scenario({ position: { zones: { 'pocket.A': 3 }, stack: [turn] } }),
  'too-many.json': scenario({ position: { zones: { 'hand.A': 999 }, stack: [turn] } }),
  'no-frame.json': scenario({ position: { stack: [{ do: 'dance' }] } }),
  'no-fact.json': scenario({ position: { facts: { weather: 3 }, stack: [turn] } }),
  'no-stream.json': scenario({ chance: [{ stream: 'weather', numbers: [1] }] }),
  'huge.json': scenario({ seats: 1 }).replace('"seats":1', '"seats":1e999'),
};

/** What is typed (FOLDER/ stands for the files above), and what the one sentence has to mention. */
const cases: readonly (readonly [typed: string, mentions: RegExp])[] = [
  ['dance', /Unknown command "dance"/],
  ['simulat how-ruck', /did you mean simulate\?/],
  ['bench', /stamtafel --help/],
  ['games how-ruk', /did you mean how-ruck\?/],
  ['games --lang fr', /--lang is nl or en, not "fr"/],
  ['simulate how-ruck', /--matches/],
  ['simulate schaken -n 1', /no game "schaken"; there are how-ruck, /],
  ['simulate play-design -n 1', /choose four-downs or five-possessions/],
  ['simulate how-ruck -n NaN', /--matches is a whole number from 1 to \d+, not "NaN"/],
  ['simulate how-ruck -n 0', /--matches is a whole number/],
  ['simulate how-ruck -n -3', /--matches is a whole number/],
  ['simulate how-ruck -n 1e999', /--matches is a whole number/],
  ['simulate how-ruck -n 1 --jobs 0', /--jobs is a whole number/],
  ['simulate how-ruck -n 1 --seats 3', /how-ruck is for 2 players, not 3/],
  ['simulate stier-zoekt-bier -n 1 --seats 2', /is for 3, 4, 5 players, not 2/],
  ['simulate how-ruck -n 1 --seats Infinity', /--seats is a whole number/],
  ['simulate how-ruck -n 1 --bots clever', /no bot "clever"; there are random, greedy/],
  ['simulate how-ruck -n 1 --bots gredy', /did you mean greedy\?/],
  ['simulate how-ruck -n 1 --bots random,random,random', /3 players for 2 seats/],
  ['simulate how-ruck -n 1 --bots greedy --fast', /--fast is for random players only/],
  ['simulate how-ruck -n 5 --house-rules 3', /--house-rules is for a report/],
  ['simulate how-ruck -n 5 --house-rules 9 --report r.html', /--house-rules is a whole number from 0 to 5/],
  ['simulate how-ruck -n 5 --report FOLDER', /is a directory, not a file/],
  ['simulate how-ruck -n 1 --option trackHalf', /written name=value, not "trackHalf"/],
  ['simulate how-ruck -n 1 --option trakHalf=6', /did you mean trackHalf\?/],
  ['simulate how-ruck -n 1 --option trackHalf=99', /trackHalf is a whole number from 4 to 10, not 99/],
  ['simulate how-ruck -n 1 --option trackHalf=6 --option trackHalf=7', /trackHalf is given twice/],
  ['simulate how-ruck -n 1 --option __proto__=1', /no option "__proto__"/],
  ['simulate how-ruck -n 1 --option deck=@FOLDER/missing.json', /missing\.json does not exist/],
  ['simulate how-ruck -n 1 --option deck=@FOLDER/list.json', /./],
  ['simulate how-ruck -n 1 --option deck=@FOLDER/null.json', /./],
  ['simulate how-ruck -n 1 --wat', /Unknown option "--wat"/],
  ['arena how-ruck', /--bots/],
  ['arena how-ruck --bots champion,champoin', /no bot "champoin"; did you mean champion\?/],
  ['arena how-ruck --bots champion,flat --pairs 0', /--pairs is a whole number/],
  ['bench bots --decisions 0', /--decisions is a whole number/],
  ['explain HR-9999', /no rule "HR-9999"; did you mean HR-/],
  ['explain zzz', /rules begin with HR, PD/],
  ['explain HR-093 --lang xx', /--lang is nl or en/],
  ['verify FOLDER/missing.json', /missing\.json does not exist/],
  ['verify FOLDER', /is a folder without increments/],
  ['verify FOLDER/cut.json', /is not JSON: it ends too early/],
  ['verify FOLDER/binary.json', /is not a text file/],
  ['verify FOLDER/list.json', /is not a match file: it must be an object/],
  ['verify FOLDER/deep.json', /nested more than 64 deep/],
  ['verify', /Missing required argument "file"/],
  ['bench engine --seconds NaN', /--seconds is a number from/],
  ['bench engine --processes 0', /--processes is a whole number/],
  ['bench engine --game schaken', /no game "schaken"/],
  ['scenario FOLDER/missing.json', /missing\.json does not exist/],
  ['scenario FOLDER/*.jsn', /No file matches/],
  ...(
    [
      ['empty.json', /is not JSON: it is empty/],
      ['cut.json', /is not JSON: it ends too early/],
      ['words.json', /is not JSON/],
      ['list.json', /is not a scenario: it must be an object/],
      ['binary.json', /is not a text file/],
      ['deep.json', /nested more than 64 deep/],
      ['proto.json', /has a key "__proto__"/],
      ['no-game.json', /There is no game "schaken"/],
      ['unknown-key.json', /it has an unknown key "stepz"/],
      ['no-seat.json', /There is no seat "Q"; the seats are A, B/],
      ['no-answer.json', /There is no answer "fly"/],
      ['three-seats.json', /how-ruck is for 2 players, not 3/],
      ['bad-option.json', /trackHalf is a whole number from 4 to 10, not 99/],
      ['proto-option.json', /no option "constructor"/],
      ['twice.json', /rood-3-1 is named more often than the deck has it/],
      ['no-card.json', /There is no card "rood-99"/],
      ['no-zone.json', /There is no zone "pocket\.A"/],
      ['too-many.json', /wants 999 cards/],
      ['no-frame.json', /There is no frame "dance"/],
      ['no-fact.json', /There is no fact "weather"/],
      ['no-stream.json', /There is no chance stream "weather"/],
      ['huge.json', /seats must be a/],
    ] as const
  ).map(([file, mentions]) => [`scenario FOLDER/${file}`, mentions] as const),
];

test('whatever cannot be used gives one sentence on stderr and exit code 2', async (t) => {
  const folder = folderWith(t, files);
  await forEach(cases, async ([typed, mentions]) => {
    const args = typed.split(' ').map((word) => word.replace('FOLDER', folder));
    const { code, out, err } = await stamtafel(args);
    assert.match(err, /^\S[^\n]*[.?]\n$/, `${typed}: not one sentence: ${err}`);
    assert.match(err, mentions, typed);
    assert.doesNotMatch(err, /should not have|\.ts:\d|\n {4}at /, typed);
    assert.equal(code, 2, `${typed}: ${err}`);
    assert.equal(out, '', typed);
  });
});

test('a bad scenario file among good ones does not keep these from being run', async (t) => {
  const folder = folderWith(t, { 'bad.json': '{', 'good.json': scenario({ title: 'A good one' }) });
  const { code, out, err } = await stamtafel(['scenario', '--json', folder]);
  assert.equal(code, 2);
  assert.match(err, /^\S+bad\.json is not JSON: it ends too early\.\n$/);
  assert.deepEqual(JSON.parse(out), [
    { file: join(folder, 'bad.json'), ok: false, differences: [err.trim()] },
    { file: join(folder, 'good.json'), ok: true, differences: [] },
  ]);
});
