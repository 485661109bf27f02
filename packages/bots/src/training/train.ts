/**
 * Learns the weights of one game from matches played against itself and writes them next to its mind:
 *
 *     npm run train -- GAME                 by the whole recipe (recipes.ts), beginning with nothing
 *     npm run train -- GAME --from 2        the recipe from its second stage on, beginning with what is there
 *     npm run train -- GAME --against FILE [--deals 100] [--iterations 40]
 *                                           learns nothing: lets what is there play against other weights
 *
 * The same recipe gives the same weights on every machine. The manifest in the file tells what was done and how the
 * result plays against the game's simple player.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { editionOf } from '@stamtafel/games';
import { champion } from '../champion.ts';
import type { Mind } from '../mind.ts';
import { mindOf } from '../minds.ts';
import { botNamed } from '../named.ts';
import { weightsFor } from '../weights.ts';
import { duel } from './duel.ts';
import { blankWeights, learn, matchesOf } from './learn.ts';
import { recipes } from './recipes.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '1' },
    against: { type: 'string' },
    deals: { type: 'string', default: '100' },
    iterations: { type: 'string', default: '40' },
  },
});
const [id = ''] = positionals;
const edition = editionOf(id);
const recipe = recipes[id];
if (edition === undefined || recipe === undefined) throw new Error(`there is no game "${id}"`);
const [usual] = recipe;
const there = await mindOf(id);
const { sense } = there;
const matches = matchesOf(edition, { ...usual, variants: [{}] });
const trial = { deals: Number(values.deals), iterations: Number(values.iterations), seed: 7 };

if (values.against !== undefined) {
  const other = { ...there, weights: weightsFor(sense, JSON.parse(readFileSync(values.against, 'utf8'))) };
  console.log(told(duel(matches, champion(there), champion(other), trial)));
} else {
  const first = Number(values.from) - 1;
  let mind: Mind = first > 0 ? there : { ...there, weights: blankWeights(sense) };
  const stages: object[] = [];
  for (const [n, stage] of recipe.slice(first).entries()) {
    console.log(`${first + n + 1} of ${recipe.length}: ${JSON.stringify(stage)}`);
    const { weights, findings } = learn(edition, mind, stage, console.log);
    mind = { ...mind, weights };
    console.log(JSON.stringify(findings));
    stages.push({ ...stage, ...findings });
  }
  const result = duel(matches, champion(mind), botNamed(edition, mind, 'greedy'), trial);
  console.log(`against the simple player: ${told(result)}`);
  const manifest = {
    game: id,
    rulesVersion: edition.game.version,
    ...(first > 0 && { from: first + 1 }),
    stages,
    result: { against: 'greedy', ...trial, ...result },
  };
  const [option, state] = [
    named(
      sense.optionFeatures.map(({ name }) => name),
      mind.weights.option,
    ),
    named(sense.stateFeatures, mind.weights.state),
  ];
  const file = new URL(`../${id}/weights.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify({ manifest, option, state }, undefined, 2)}\n`);
}

function told({ score, error }: ReturnType<typeof duel>): string {
  const [share, spread] = [score, 1.96 * error].map((part) => (100 * part).toFixed(1));
  return `${share} % ± ${spread} of the wins (${trial.deals} deals, ${trial.iterations} iterations)`;
}

function named(names: readonly string[], weights: readonly number[]): { readonly [name: string]: number } {
  return Object.fromEntries(names.map((name, f) => [name, weights[f] ?? 0]));
}
