import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { fivePossessionsEdition } from '@stamtafel/games/play-design/five-possessions/edition.ts';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import { sit } from '@stamtafel/kernel/testing';
import { colours } from '../ink.ts';
import { bare } from '../layout.ts';
import { golden, sceneOf } from '../testing/scene.ts';
import { fivePossessionsDrawing } from './five-possessions.ts';
import { fourDownsDrawing } from './four-downs.ts';
import { howRuckDrawing } from './how-ruck.ts';

const rope = () =>
  sit(howRuckEdition.game, {
    position: {
      zones: {
        'A.rood': ['rood-1-1', 'dame-4-1'],
        'A.groen': ['groen-3-hr'],
        'B.blauw': ['blauw-0-1', 'blauw-2-1', 'nessie'],
        'hand.A': ['touwbreuk', 'rood-2-1', 'dame-0'],
        'hand.B': 5,
        'pile.A': 9,
        'pile.B': 10,
        discard: ['mucho-macho', 'dame-1'],
      },
      facts: { barrel: 9, won: [1, 2] },
      stack: [{ do: 'turn', seat: 'A' }],
    },
  });

test('How-Ruck! drawn from the viewer’s side of the rope', () => {
  golden(
    howRuckDrawing.picture(sceneOf(howRuckEdition, rope(), 'A')),
    `
 How-Ruck! · ronde 4                              vaten: Bram ●●○ 2  Anna ●○○ 1

 ╭─ B Bram ────────────── kracht 10 ─╮   ╭─ A Anna ─────────────── kracht 9 ─╮
 │ R rood   2  afgedrukte Schot      │═══│ R rood   4  Hamerwerpster      +1 │
 │ B blauw  6  Nessie             +2 │═══│ B blauw  2  afgedrukte Schot      │
 │ G groen  2  afgedrukte Schot      │═══│ G groen  3  Donderende spierbund… │
 ╰───────────────────────────────────╯   ╰───────────────────────────────────╯
          hand 5 · stapel 10                       hand 3 · stapel 9

         Bram ◄  ·   ·   ·  (◍)  ·   · ┃  ·   ·   ·   ·   ·   · ► Anna
                12  11  10   9   8   7 ┃  6   5   4   3   2   1
 Het vat staat op veld 9: nog 8 voor Anna, 3 voor Bram.
 Aflegstapel: 2, bovenop Deftige dame (wit 1).
`,
  );
});

test('How-Ruck! in sentences, with what lies beneath', () => {
  golden(
    howRuckDrawing.speech(sceneOf(howRuckEdition, rope(), 'B', 'en')),
    `
How-Ruck! round 4.
The barrel stands on field 9: 3 for Bram, 8 for Anna to go.
Bram’s side (B), strength 10: red 2 printed Scot; blue 6 Nessie (beneath it Loose rope (blue 0) and Lad (blue 2)); green 2 printed Scot.
Anna’s side (A), strength 9: red 4 Hammer thrower (beneath it Weed (red 1)); blue 2 printed Scot; green 3 Thundering muscleman.
Bram: 5 in hand, 10 in the team pile, 2 barrels won.
Anna: 3 in hand, 9 in the team pile, 1 barrel won.
Discard pile: 2, Genteel lady (white 1) on top.
`,
  );
});

const trick = () =>
  sit(fourDownsEdition.game, {
    seats: 3,
    options: { 'pd4.firstDowns': 'on' },
    position: {
      zones: {
        'played.A': ['black:off-shotgun-spread'],
        'played.B': ['black:def-nickel'],
        'hand.A': ['black:off-ace', 'black:def-46', 'black:off-punt'],
        'hand.B': 3,
        'hand.C': ['black:def-dime', 'black:off-trips', 'black:def-4-3', 'black:off-flex'],
      },
      facts: { dealer: 2, leader: 0, trick: 1, stake: 20, claimant: 1, yards: [30, 0, 90] },
      stack: [{ do: 'follow', seat: 'C' }],
    },
  });

test('PD-004 4 downs: yards, tricks, number and type of the cards, and what has to follow', () => {
  golden(
    fourDownsDrawing.picture(sceneOf(fourDownsEdition, trick(), 'C')),
    `
 4 downs                          ronde 1 · speelbeurt 1 van 4 · inzet 20 yards

               yards kwijt
 Cor           ■■■■■■■■■□  90  deelt
 Anna          ■■■□□□□□□□  30
   1▸B5 Pass off
 Bram          □□□□□□□□□□   0  klopte
   1 B5 Pass def

 Anna kwam uit met Shotgun Spread (B5 Pass off). Bijspelen met blauw van de
 verdediging; 5 of hoger wint. Nu wint Bram.
`,
  );
  golden(
    fourDownsDrawing.speech(sceneOf(fourDownsEdition, trick(), 'C', 'en')),
    `
4 downs: round 1 · trick 1 of 4 · stake 20 yards.
Cor: 90 yards lost, 4 in hand, played: nothing (deals).
Anna: 30 yards lost, 3 in hand, played: Shotgun Spread B5 Pass off.
Bram: 0 yards lost, 3 in hand, played: Nickel (4-2-5) B5 Pass def (knocked).
Anna led Shotgun Spread (B5 Pass off). Follow with blue defense; 5 or higher wins. Bram is winning now.
`,
  );
});

test('PD-004 5 possessions: lanes, number and type of the cards and how many dots count, rows and the cards laid so far', () => {
  const table = sit(fivePossessionsEdition.game, { seed: 3 });
  const [first = 'A'] = Object.keys(table.asked());
  table.play(first, 'offense');
  const second = first === 'A' ? 'B' : 'A';
  for (let lane = 0; lane < 4; lane++)
    for (const seat of [first, second]) table.play(seat, table.options(seat)[0] ?? '');
  for (let lane = 0; lane < 2; lane++) table.play(first, table.options(first)[0] ?? '');
  golden(
    fivePossessionsDrawing.picture(sceneOf(fivePossessionsEdition, table, first)),
    `
 5 possessions                                             possession 1 · rij 2

  Anna         □□□□□□□□□□   0  0 gewonnen  valt aan
  Bram         □□□□□□□□□□   0  0 gewonnen  verdedigt

rij│lijn 1            │lijn 2            │lijn 3            │lijn 4
   ├──────────────────┼──────────────────┼──────────────────┼──────────────────
  2│(B Pistol         │(G Wishbone       │                  │
   │ 4 Run off ●3)    │ 5 Run off ●3)    │                  │
  1│▒                 │▒                 │▒                 │G Single Wing
   │                  │                  │                  │7 Run off ●4
   ├──────────────────┼──────────────────┼──────────────────┼──────────────────
   │dicht (rij 1)     │dicht (rij 1)     │dicht (rij 1)     │open
`,
  );
  const others = sceneOf(fivePossessionsEdition, table, second, 'en');
  golden(
    fivePossessionsDrawing.speech(others),
    `
5 possessions: possession 1, row 2.
Bram defends, 0 won, 0 yards.
Anna attacks, 0 won, 0 yards.
Lane 1 is closed (row 1): face down.
Lane 2 is closed (row 1): face down.
Lane 3 is closed (row 1): face down.
Lane 4 is open: Single Wing (G7 Run off, counts 4).
`,
  );
  // PD5-026 Everybody has seen them: both may look.
  golden(
    fivePossessionsDrawing.look?.(others) ?? [],
    `
Face down in lane 1: Empty Backfield (B7 Pass off, counts 5).
Face down in lane 2: Victory (kneel) (O4 Run off, counts 1).
Face down in lane 3: I-Formation (G4 Run off, counts 2).
`,
  );
});

test('colours add nothing but colour', () => {
  const scene = sceneOf(howRuckEdition, rope(), 'A');
  const coloured = howRuckDrawing.picture({ ...scene, ink: colours });
  assert.deepEqual(coloured.map(bare), howRuckDrawing.picture(scene));
  assert.notDeepEqual(coloured, howRuckDrawing.picture(scene));
});

test('the hand is held by colour, the strongest first, actions last', () => {
  const scene = sceneOf(howRuckEdition, rope(), 'A');
  assert.deepEqual(howRuckDrawing.held(scene), ['rood-2-1', 'dame-0', 'touwbreuk']);
});

test('a watcher is shown no hand', () => {
  const table = rope();
  const scene = sceneOf(howRuckEdition, table, 'A');
  assert.deepEqual(howRuckDrawing.held({ ...scene, view: table.view('watcher') }), []);
});
