import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stierZoektBierEdition } from '@stamtafel/games/stier-zoekt-bier/edition.ts';
import { sit } from '@stamtafel/kernel/testing';
import { golden, sceneOf } from '../testing/scene.ts';
import { stierZoektBierDrawing } from './stier-zoekt-bier.ts';

const pubs = (options = {}, facts = {}) =>
  sit(stierZoektBierEdition.game, {
    seats: 3,
    options: { bonusDrinker: 'on', ...options },
    position: {
      zones: {
        bulls: 6,
        middle: ['pietje-pils-4', 'ozzy-oerstier-1'],
        drinker: ['bonus-15-meter-drinker', 'wit-2-a'],
        'A.1': ['bennie-blond-2', 'wit-5-a', 'bennie-blond-5', 'wit-5-b'],
        'A.2': ['pietje-pils-1', 'pils-5-a'],
        'C.1': ['ozzy-oerstier-2', 'oer-5-a', 'oer-5-b'],
        'cellar.A': ['oer-1-a', 'pils-3-a', 'wit-1-a'],
        'cellar.B': ['bruin-1-a', 'bruin-2-a'],
        'open.B': ['bruin-3-a', 'pils-4-a', 'bruin-4-a'],
        'open.C': ['oer-2-a'],
      },
      facts: { round: 4, bierbaas: 1, ...facts },
      stack: [{ do: 'tap', seat: 'A' }],
    },
  });

test('Stier zoekt Bier: pubs, cellars, open beer and bids; of the viewer’s cellar the top card only (SZB-207)', () => {
  golden(
    stierZoektBierDrawing.picture(sceneOf(stierZoektBierEdition, pubs(), 'A')),
    `
 Stier zoekt Bier · ronde 4 van 7 · Bier tappen                  bierbaas: Bram
 Bierstapel 65, aflegstapel 0, stierenstapel 6.
 In het midden: Pietje Pils (8→2 14→3 18→4) · Ozzy Oerstier (6→1 10→3 12→5)
 De 1,5 meter Drinker ligt open en kreeg: Witbier 2.

   Anna         5 punten  kelder ▮▮▮▯▯  bovenop Witbier 1
     1 Bennie Blond ×2 10/14 = 4 dan 14→4   2 Pietje Pils 5/19 = 1 dan 10→2
 ★ Bram         0 punten  kelder ▮▮▯▯▯  open B3 P4 B4 (7 bruinbier)
   Cor          4 punten  kelder ▯▯▯▯▯  open O2 (2 oerbier)
     1 Ozzy Oerstier 10/10 = 4 verzadigd
`,
  );
  golden(
    stierZoektBierDrawing.speech(sceneOf(stierZoektBierEdition, pubs(), 'B', 'en')),
    `
Stier zoekt Bier: round 4 of 7 · Tap beer; beer boss: Bram.
In the middle: Pietje Pils (8→2 14→3 18→4) and Ozzy Oerstier (6→1 10→3 12→5).
Beer deck 65, discard pile 0, bull deck 6.
The 1,5 meter Drinker lies open and got: Witbier 2.
Bram: 0 points, 2 cards in the cellar, open Bruinbier 3, Pils 4 and Bruinbier 4 (7 bruinbier).
Bram’s pub: no bulls yet.
Cor: 4 points, 0 cards in the cellar, open Oerbier 2 (2 oerbier).
Cor’s pub: place 1 Ozzy Oerstier, 10 of 10 glasses, 4 points, has had his fill.
Anna: 5 points, 3 cards in the cellar, open nothing.
Anna’s pub: place 1 Bennie Blond (pair), 10 of 14 glasses, 4 points, then 14→4; place 2 Pietje Pils, 5 of 19 glasses, 1 point, then 10→2.
`,
  );
});

test('SZB-207 with a memory aid the viewer’s cellar is drawn whole, and nobody else’s', () => {
  const drawn = (seat: string) =>
    stierZoektBierDrawing
      .picture(sceneOf(stierZoektBierEdition, pubs({ cellarView: 'memory-aid' }), seat))
      .join(' ');
  assert.match(drawn('A'), /van onder naar boven Oerbier 1, Pils 3 en Witbier 1/);
  assert.doesNotMatch(drawn('A'), /Bruinbier 1|Bruinbier 2/);
  assert.doesNotMatch(drawn('C'), /Oerbier 1|Pils 3|Witbier 1|bovenop/);
});

test('SZB-181 a line says who owes the Drinker a beer', () => {
  const owing = pubs({ drinkerDebt: 'first' }, { owing: 1 });
  const lines = stierZoektBierDrawing.picture(sceneOf(stierZoektBierEdition, owing, 'A'));
  assert.ok(lines.includes(' De eerste bierkaart die Anna tapt, is voor de Drinker.'), lines.join('\n'));
});
