import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { editionOf, editions } from '@stamtafel/games';
import { champion } from '../champion.ts';
import { mindOf } from '../minds.ts';
import { conclude } from './conclude.ts';
import { duel } from './duel.ts';
import { blankWeights, learn, matchesOf } from './learn.ts';
import { recipes } from './recipes.ts';

test('every game has a recipe', () => {
  assert.deepEqual(Object.keys(recipes).sort(), editions.map(({ game }) => game.id).sort());
});

for (const { game } of editions) {
  test(`${game.id}: the weights that are played were learnt by the recipe that is written down`, () => {
    const file = new URL(`../${game.id}/weights.json`, import.meta.url);
    const { manifest } = JSON.parse(readFileSync(file, 'utf8'));
    const recipe = recipes[game.id];
    assert.ok(recipe);
    assert.equal(manifest.stages.length, recipe.length);
    // The manifest also tells what each stage has found.
    for (const [n, stage] of recipe.entries())
      assert.deepEqual({ ...manifest.stages[n], ...stage }, manifest.stages[n]);
  });

  test(`${game.id}: the stages of the recipe can be carried out, and give the same weights every time`, async () => {
    const edition = editionOf(game.id);
    assert.ok(edition);
    const mind = await mindOf(game.id);
    const blank = blankWeights(mind.sense);
    const carryOut = () => {
      let weights = blank;
      for (const stage of recipes[game.id] ?? []) {
        const short = stage.do === 'practise' ? { ...stage, steps: 2, matches: 4 } : { ...stage, matches: 4 };
        weights = learn(edition, { ...mind, weights }, short, () => {}).weights;
      }
      return weights;
    };
    const once = carryOut();
    assert.notDeepEqual(once, blank);
    assert.deepEqual(carryOut(), once);
  });
}

test('a trained player beats an untrained one, and equals share', async () => {
  const edition = editionOf('stieren-versieren');
  assert.ok(edition);
  const mind = await mindOf('stieren-versieren');
  const matches = matchesOf(edition, { seats: [2], variants: [{}] });
  const blank = champion({ ...mind, weights: blankWeights(mind.sense) });
  const trial = { deals: 4, iterations: 4, seed: 1 };
  assert.equal(duel(matches, champion(mind), blank, trial).score, 1);
  assert.equal(duel(matches, blank, blank, trial).score, 0.5);
});

test('a conclusion sets known weights, derives options’ from positions’, and leaves the rest as trained', () => {
  const feature = (name: string) => ({ name, nl: name, en: name });
  const sense = {
    optionFeatures: ['pull', 'leaves', 'keepsStrong'].map(feature),
    stateFeatures: ['match', 'teamStrong'],
    options() {},
    state() {},
  };
  const learnt = { option: [3, 5, 7], state: [0.8, 0.25] };
  const conclusion = {
    known: { option: { leaves: 0 }, state: { match: 1 } },
    alike: { option: 'keeps', state: 'team', times: 20 },
  };
  assert.deepEqual(conclude(sense, learnt, conclusion), { option: [3, 0, 5], state: [1, 0.25] });
});
