/**
 * Learns the weights of one game from matches played against itself and writes them next to its mind:
 *
 *     npm run train -- GAME [--rounds 3] [--matches 600] [--iterations 300] [--seats 2,4] [--seed 1] [--from-scratch] [--by-rest]
 *         [--variants '[{"barrelsToWin":1},{}]']
 *
 * The first round from scratch imitates the game's simple player; every further round imitates the search that uses
 * what the rounds before it have learnt. With --practise STEPS it learns from its own wins and losses instead (--matches
 * per step; --credit below 1 where luck decides much; --first-sight: also choices that are never searched). With --rest-value
 * MATCHES the worth of positions at rest is learnt alone, for searches that end there. Variants are options of the game,
 * played by turns.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { editionOf } from '@stamtafel/games';
import { open } from '@stamtafel/kernel';
import type { Mind } from '../mind.ts';
import { mindOf } from '../minds.ts';
import { fit } from './fit.ts';
import { gather, type Teacher } from './gather.ts';
import { practise } from './practise.ts';
import { restValue } from './rest-value.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    matches: { type: 'string', default: '600' },
    iterations: { type: 'string', default: '300' },
    every: { type: 'string', default: '20' },
    seats: { type: 'string' },
    seed: { type: 'string', default: '1' },
    practise: { type: 'string' },
    stride: { type: 'string', default: '0.01' },
    credit: { type: 'string', default: '1' },
    'first-sight': { type: 'boolean', default: false },
    'rest-value': { type: 'string' },
    variants: { type: 'string', default: '[{}]' },
    'from-scratch': { type: 'boolean', default: false },
    'by-rest': { type: 'boolean', default: false },
  },
});
const [id = ''] = positionals;
const edition = editionOf(id);
if (edition === undefined) throw new Error(`there is no game "${id}"`);
const seats = values.seats?.split(',').map(Number) ?? edition.game.players;
const variants: readonly { readonly [option: string]: unknown }[] = JSON.parse(values.variants);
const matches = variants.flatMap((options) => seats.map((n) => open(edition.game, { seats: n, options })));
let mind: Mind = await mindOf(id);
const { sense } = mind;
const blank = { option: sense.optionFeatures.map(() => 0), state: sense.stateFeatures.map(() => 0) };
if (values['from-scratch']) mind = { ...mind, weights: blank };
const seed = Number(values.seed);
const log: object[] = [];

const rounds =
  values.practise === undefined && values['rest-value'] === undefined ? Number(values.rounds) : 0;
for (let round = 0; round < rounds; round++) {
  const teacher: Teacher = round === 0 && values['from-scratch'] ? 'greedy' : 'search';
  const lesson = {
    teacher,
    matches: Number(values.matches),
    iterations: Number(values.iterations),
    every: teacher === 'greedy' ? 4 : Number(values.every),
    everyPosition: values['by-rest'] ? 4 : 12,
    byRest: values['by-rest'],
  };
  const { choices, positions } = gather(edition, matches, mind, lesson, seed * 1000 + round);
  const option = fit(choices, sense.optionFeatures.length, mind.weights.option);
  const state = fit(positions, sense.stateFeatures.length, mind.weights.state);
  mind = { ...mind, weights: { option: option.weights, state: state.weights } };
  const result = {
    ...lesson,
    choices: choices.length,
    positions: positions.length,
    choiceSurprise: [option.before, option.after].map(rounded),
    positionSurprise: [state.before, state.after].map(rounded),
  };
  log.push(result);
  console.log(round, JSON.stringify(result));
}

if (values.practise !== undefined) {
  const practice = {
    steps: Number(values.practise),
    matches: Number(values.matches),
    stride: Number(values.stride),
    credit: Number(values.credit),
    firstSight: values['first-sight'],
  };
  const report = (step: number, steepness: number) => console.log(step, rounded(steepness));
  mind = { ...mind, weights: practise(matches, mind, practice, seed, report) };
  log.push({ teacher: 'own results', ...practice });
}

if (values['rest-value'] !== undefined) {
  const wanted = Number(values['rest-value']);
  const { weights: state, before, after } = restValue(matches, mind, wanted, seed);
  mind = { ...mind, weights: { ...mind.weights, state } };
  log.push({
    teacher: 'results after straying',
    matches: wanted,
    positionSurprise: [before, after].map(rounded),
  });
  console.log(JSON.stringify(log.at(-1)));
}

function rounded(n: number): number {
  return Math.round(n * 1e4) / 1e4;
}

const named = (names: readonly string[], weights: readonly number[]) =>
  Object.fromEntries(names.map((name, f) => [name, weights[f] ?? 0]));
writeFileSync(
  new URL(`../${id}/weights.json`, import.meta.url),
  `${JSON.stringify(
    {
      manifest: { game: id, rulesVersion: edition.game.version, seats, variants, seed, rounds: log },
      option: named(
        sense.optionFeatures.map(({ name }) => name),
        mind.weights.option,
      ),
      state: named(sense.stateFeatures, mind.weights.state),
    },
    undefined,
    2,
  )}\n`,
);
