import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stierenVersierenEdition } from '@stamtafel/games/stieren-versieren/edition.ts';
import { sit } from '@stamtafel/kernel/testing';
import { widthOf } from '../layout.ts';
import { golden, sceneOf } from '../testing/scene.ts';
import { stierenVersierenDrawing } from './stieren-versieren.ts';

const bull = (owner: string, ...keys: string[]) => keys.map((key) => `stier-${owner}-${key}`);

/** Anna has looked at Gouden Gerda, who lies face down in the pub; in the Opera Bram has challenged her. */
const city = (options = {}) =>
  sit(stierenVersierenEdition.game, {
    seats: 3,
    options: { dragQueen: true, ...options },
    position: {
      zones: {
        cows: 3,
        opera: ['koe-hart-4'],
        kroeg: ['koe-drag-queen'],
        'kroeg.down': ['koe-geld-5', 'koe-bier-2'],
        'opera.A': bull('hoefijzer', 'hart-3', 'hart-1'),
        'opera.B': bull('staart', 'hart-4', 'bier-2'),
        'vip-club.C': bull('horens', 'geld-5'),
        'hand.A': bull('hoefijzer', 'geld-2', 'hart-5'),
        'hand.B': 2,
        'support.B': bull('staart', 'geld-1'),
        'discard.C': bull('horens', 'hart-2', 'bier-1'),
        'shack.C': ['koe-halter-5', 'stier-horens-halter-2'],
      },
      seen: { A: ['koe-geld-5'] },
      facts: {
        round: 5,
        actions: 1,
        slots: [-1, -1, 1, 1],
        wooer: 0,
        cow: 2,
        romeo: 2,
        challengers: [-1, 3, -1],
      },
      stack: [
        { do: 'afterAction', seat: 'A' },
        { do: 'romeoSide', seat: 'A' },
      ],
    },
  });

const scene = (seat: string, language: 'nl' | 'en' = 'nl', options = {}) =>
  sceneOf(stierenVersierenEdition, city(options), seat, language);

test('Stieren Versieren: the city, the fight and what everybody has; a cow somebody peeked at is shown to that player alone', () => {
  golden(
    stierenVersierenDrawing.picture(scene('A')),
    `
 Stieren Versieren · ronde 5 · Bull Fight                     startspeler: Anna
╭─ VIP Club geld ─────────────────────╮ ╭─ De Kroeg bier ─────────────────────╮
│ Cor     geld 5                      │ │ ♥ Drag Queen ✶ 5 (honkvast)         │
│                                     │ │ ♥ koe 3 gedekt, jij weet: Gouden    │
│                                     │ │   Gerda geld 5                      │
│                                     │ │ ♥ koe 4 gedekt                      │
╰─────────────────────────────────────╯ ╰─────────────────────────────────────╯
╭─ De Fitness halter ─────────────────╮ ╭─ De Opera hart ─────────────────────╮
│                                     │ │ ♥ Romantische Roos hart 4           │
│                                     │ │   (honkvast)                        │
│                                     │ │ Anna    hart 1, hart 3              │
│                                     │ │ Bram    hart 4, bier 2              │
╰─────────────────────────────────────╯ ╰─────────────────────────────────────╯
 Koeienstapel 3.
 Anna versiert Romantische Roos met De Charmeur hart 3.
 Bram daagt uit met De Tenor hart 4.
 Bij Bram: 1 gedekte support stier.
 ★ Anna         0 koppels · hand 2, trek 0, afleg 0
   Bram         0 koppels · hand 2, trek 0, afleg 0
   Cor          1 koppel · hand 0, trek 0, afleg 2 (hart 2 en bier 1)
`,
  );
  golden(
    stierenVersierenDrawing.speech(scene('B', 'en')),
    `
Stieren Versieren: round 5 · Bull Fight; start player: Anna.
Cow pile 3.
VIP Club: cows nobody; bulls Cor’s money 5.
De Kroeg: cows Drag Queen ✶ 5 (settled), cow 3 face down and cow 4 face down; bulls nobody.
De Fitness: cows nobody; bulls nobody.
De Opera: cows Romantische Roos heart 4 (settled); bulls Bram’s heart 4 and beer 2; Anna’s heart 1 and heart 3.
Anna woos Romantische Roos with De Charmeur heart 3.
Bram challenges with De Tenor heart 4.
On Bram’s side: money 1.
Bram: 0 couples, hand 2, draw 0, discard 0.
Cor: 1 couple, hand 0, draw 0, discard 2 (heart 2 and beer 1).
Anna: 0 couples, hand 2, draw 0, discard 0.
`,
  );
});

test('SV-604 an open Love Shack shows its couples and points, a shut one only how many', () => {
  const shown = (options: object) => stierenVersierenDrawing.picture(scene('B', 'nl', options)).join('\n');
  assert.match(shown({ loveShackDisplay: 'open' }), /1 koppel \(Big Bertha 5×2\): 10 punten/);
  assert.doesNotMatch(shown({}), /Big Bertha/);
});

test('no line is wider than a terminal', () => {
  for (const line of stierenVersierenDrawing.picture(scene('A'))) assert.ok(widthOf(line) < 80, line);
});
