import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import { stierZoektBierEdition } from '@stamtafel/games/stier-zoekt-bier/edition.ts';
import { stierenVersierenEdition } from '@stamtafel/games/stieren-versieren/edition.ts';
import {
  arranged,
  changes,
  choose,
  culprit,
  headsOf,
  matters,
  offered,
  playedWith,
  usual,
} from './house-rules.ts';
import { objection } from './objection.ts';

const edition = stierenVersierenEdition;

test('who begins is asked only when the host says it, and forgotten when chance does', () => {
  assert.equal(matters(edition, {}, 'startSeat'), false);
  const host = choose(edition, {}, { id: 'startPlayer', value: 'host', at: 'possible' });
  assert.equal(matters(edition, host, 'startSeat'), true);
  const seat = choose(edition, host, { id: 'startSeat', value: 'C', at: 'possible' });
  assert.deepEqual(seat, { startPlayer: 'host', startSeat: 'C' });
  assert.deepEqual(choose(edition, seat, { id: 'startPlayer', value: 'random', at: 'possible' }), {});
});

test('SV-010 an order of the locations is asked only when one chooses it oneself; two of them change places', () => {
  assert.equal(matters(edition, {}, 'layoutOrder'), false);
  const own = choose(edition, {}, { id: 'layout', value: 'custom', at: 'possible' });
  assert.equal(matters(edition, own, 'layoutOrder'), true);
  const { standard, arranges } = edition.game.options.layoutOrder ?? {};
  const order = String(standard).split(',');
  assert.deepEqual(arranges?.what, order);
  const [first = '', second, third = '', fourth] = order;
  const next = arranged(order, 0, third);
  assert.deepEqual(next, [third, second, first, fourth]);
  const chosen = choose(edition, own, { id: 'layoutOrder', value: next.join(','), at: 'possible' });
  assert.equal(objection(edition, 3, chosen, 'nl'), undefined);
  assert.deepEqual(choose(edition, chosen, { id: 'layout', value: 'random', at: 'possible' }), {
    layout: 'random',
  });
  assert.match(
    objection(edition, 3, { ...chosen, layoutOrder: 'loc-de-opera' }, 'nl') ?? '',
    /vier locaties/,
  );
});

test('the chairs on offer are those of the table', () => {
  for (const [seats, chairs] of [
    [2, ['A', 'B']],
    [3, ['A', 'B', 'C']],
    [4, ['A', 'B', 'C', 'D']],
  ] as const)
    assert.deepEqual(offered({ edition, seats, chosen: { startPlayer: 'host' } }, 'startSeat'), chairs);
  const pub = { edition: stierZoektBierEdition, seats: 3, chosen: {} };
  assert.deepEqual(offered(pub, 'oldestSeat'), ['none', 'A', 'B', 'C']);
});

test('an objection belongs to the option that was changed last and brought it', () => {
  const chosen = { startPlayer: 'host', startSeat: 'D', tactical: true };
  assert.equal(culprit({ edition, seats: 4, chosen }), undefined);
  assert.equal(culprit({ edition, seats: 3, chosen }), 'startSeat');
  // The chair that is chosen stays in sight, so that it can be changed.
  assert.ok(offered({ edition, seats: 3, chosen }, 'startSeat').includes('D'));
});

test('a value is named by the text before its first full stop, unless another has the same name', () => {
  assert.deepEqual(headsOf(['Om de beurt: met de klok mee, de eerste.', 'Race: wie het snelst is.']), [
    'Om de beurt',
    'Race',
  ]);
  assert.deepEqual(headsOf(['1,5 meter.', 'Nee']), ['1,5 meter', 'Nee']);
  assert.deepEqual(headsOf(['Ja, hier.', 'Ja, daar.']), ['Ja, hier.', 'Ja, daar.']);
});

test('every option that matters only with another names one of its values', async () => {
  for (const entry of catalogue) {
    const { game } = await entry.load();
    for (const { onlyWith } of Object.values(game.options)) {
      if (onlyWith === undefined) continue;
      const values = game.options[onlyWith.option]?.values ?? [];
      assert.ok(
        !('from' in values) && onlyWith.values.every((value) => values.includes(value)),
        onlyWith.option,
      );
    }
  }
  assert.equal(matters(fourDownsEdition, { 'pd4.firstDowns': 'on' }, 'pd4.foldCost'), true);
});

test('HR §10 calm that was chosen stays where the race is usual, and the other way round', () => {
  const at = 'usual';
  const calm = choose(howRuckEdition, {}, { id: 'teamForming', value: 'calm', at });
  assert.deepEqual(calm, { teamForming: 'calm' });
  assert.deepEqual(playedWith(howRuckEdition, calm, at), { teamForming: 'calm' });
  assert.deepEqual(choose(howRuckEdition, calm, { id: 'teamForming', value: 'race', at }), {});
  assert.deepEqual(playedWith(howRuckEdition, {}, at), { teamForming: 'race' });
  const race = choose(howRuckEdition, {}, { id: 'teamForming', value: 'race', at: 'possible' });
  assert.deepEqual(race, { teamForming: 'race' });
  assert.deepEqual(playedWith(howRuckEdition, race, 'impossible'), {});
});

test('HR §10 options that matter only in a race can be chosen where the race is usual, and disappear with it', () => {
  const at = 'usual';
  const quick = choose(howRuckEdition, {}, { id: 'botPace', value: 'fast', at });
  assert.deepEqual(quick, { botPace: 'fast' });
  assert.deepEqual(choose(howRuckEdition, quick, { id: 'teamForming', value: 'calm', at }), {
    teamForming: 'calm',
  });
});

test('HR §10 where people play live the race is what is in the box; elsewhere calm is usual', () => {
  const race = { teamForming: 'race' };
  assert.deepEqual(
    (['usual', 'possible', 'impossible'] as const).map((live) => usual(howRuckEdition, 'teamForming', live)),
    ['race', 'calm', 'calm'],
  );
  const calm = { teamForming: 'calm' };
  assert.deepEqual(
    [{}, race, calm].map((chosen) => changes(howRuckEdition, chosen, 'usual')),
    [0, 0, 1],
  );
  assert.deepEqual(
    [changes(howRuckEdition, race, 'possible'), changes(howRuckEdition, {}, 'possible')],
    [1, 0],
  );
  assert.equal(changes(howRuckEdition, { ...race, barrelsToWin: 1 }, 'usual'), 1);
  assert.equal(changes(edition, { tactical: true }, 'usual'), 1);
});
