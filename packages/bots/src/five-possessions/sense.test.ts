import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  kickOff,
  lastRow,
  lay,
  recoloured,
} from '@stamtafel/games/play-design/five-possessions/testing/table.ts';
import { answers, looks, nevers } from '../testing/looks.ts';
import { mind } from './mind.ts';
import { raceChance } from './race.ts';

const near = (found: number | undefined, wanted: number): void =>
  assert.ok(found !== undefined && Math.abs(found - wanted) < 1e-9, `${found} instead of ${wanted}`);

/** After row 1 of the worked example: lanes 1 (blue) and 3 (orange) are open. */
function secondRow(options: { readonly [id: string]: unknown } = {}) {
  const t = kickOff(
    'off-pistol off-i-formation off-victory off-ace off-trips off-punt off-flexbone off-heavy',
    'def-46 def-4-4 def-nickel def-4-3 def-3-4 def-punt-block def-dime def-hands-team',
    { options },
  );
  lay(t, 'A', 'off-pistol off-i-formation off-victory off-ace');
  lay(t, 'B', 'def-46 def-4-4 def-nickel def-4-3');
  return t;
}

test('in the first row all orders are alike', () => {
  const t = kickOff('off-pistol off-ace off-punt off-flex', 'def-46 def-4-4 def-nickel def-4-3');
  for (const features of looks(mind, t, 'A').values()) assert.deepEqual(features, {});
});

test('an attack is as strong as the share of unseen defense cards it beats', () => {
  const seen = looks(mind, secondRow(), 'A');
  assert.deepEqual(
    [...seen.keys()],
    ['lay off-punt lane.1', 'lay off-flexbone lane.1', 'lay off-heavy lane.1'],
  );
  // Of the ten defense cards not seen, Punt's four orange dots beat all but three with four or more.
  near(seen.get('lay off-punt lane.1')!['attack.here'], 7 / 10);
});

test('a defense card counts against what may come in its lane: not the colour that lies there', () => {
  const seen = looks(mind, secondRow(), 'B');
  // No blue comes in lane 1; of the seven others unseen Dime stops the two purple ones.
  near(seen.get('lay def-dime against.1')!['guard.here'], 2 / 7);
});

test('cards seen earlier in the possession are not expected again, but a card under a gap is no seen card', () => {
  const own = recoloured({ 'off-i-formation': 'blue', 'off-wishbone': 'blue', 'off-ace': 'blue' });
  const t = secondRow({ 'pd.deck': own });
  for (const features of looks(mind, t, 'B').values())
    for (const number of Object.values(features)) assert.ok(Number.isFinite(number));
});

test('the race: five wins are enough, but at five to four the other may still draw level', () => {
  near(raceChance(0, 0, true) + raceChance(0, 0, false), 1);
  assert.equal(raceChance(5, 3, true), 1);
  near(raceChance(5, 4, false), 1 - 0.46 / 2);
  near(raceChance(4, 5, true), 0.46 / 2);
  assert.ok(raceChance(3, 1, true) > raceChance(2, 2, true));
});

test('never: to lay the last card that may lose where one that surely wins is at hand', () => {
  const lastCards = (deck: readonly object[]) =>
    lastRow({
      open: { 1: 'off-pistol off-ace off-trips' },
      closed: { 2: 'off-heavy', 3: 'off-wishbone', 4: 'off-flex' },
      hand: 'off-i-formation off-punt',
      options: { 'pd.deck': deck },
    });
  assert.deepEqual(nevers(mind, lastCards(recoloured({})), 'A'), []);
  const eleven = { O: 11, P: 0, G: 0, B: 0, L: 0 };
  const strong = recoloured({}).map((card) =>
    'id' in card && card.id === 'off-punt' ? { ...card, dots: eleven } : card,
  );
  assert.deepEqual(nevers(mind, lastCards(strong), 'A'), ['lay off-i-formation lane.1']);
});

test('the champion lays its strongest card in the only open lane', () => {
  const t = lastRow({
    open: { 1: 'off-pistol off-ace off-punt' },
    closed: { 2: 'off-heavy', 3: 'off-trips', 4: 'off-flex' },
    hand: 'off-i-formation off-single-wing',
    guard: 'def-quarter def-46',
  });
  assert.equal(answers(mind, t, 'A'), 'lay off-single-wing lane.1');
  t.play('A', 'lay white:off-single-wing lane.1');
  // What lies there cannot be orange, and seven backs stop most of the rest.
  assert.equal(answers(mind, t, 'B'), 'lay def-quarter against.1');
});
