/**
 * What tables remember after handling without sense, word for word, as golden matches hold it for the games: whatever is
 * changed in how cards are mixed, shown, followed and imagined shows here first. A difference that is intended is taken
 * over from what the failing test says, once knowledge.test.ts has found the new memory true.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { fastBelow, fastSeed } from './chance.ts';
import { type Game, open } from './game.ts';
import { blank } from './state.ts';
import { Table } from './table.ts';
import { HANDS, handle, OPEN, PILE, type Tiny, tiny } from './testing/tiny.ts';
import { glance, view } from './view.ts';
import { world } from './world.ts';

const names = (count: number, alike = 1): string[] =>
  Array.from({ length: count }, (_, i) => `card-${Math.floor(i / alike)}`);

const twoBacks = (ids: readonly string[], back: (place: number) => string): Game<Tiny> => ({
  ...tiny(ids),
  deck: () => ids.map((id, place) => ({ id, back: back(place) })),
});

const half = (place: number): string => (place < 20 ? 'blue' : 'red');

const handled: readonly [what: string, game: Game<Tiny>, remembered: string][] = [
  ['a few different cards', tiny(names(9)), 'ff1b0deb527e0aa0'],
  ['a few cards, some alike', tiny([...names(4), ...names(8, 2)]), '3602b1075ab0b4b1'],
  ['a few cards, roughly remembered', tiny(names(9), 'rough'), '2c547f4f826e48d7'],
  ['different cards in two words', tiny(names(40)), 'c6762ba5bce21db7'],
  ['cards in two words, in threes', tiny(names(42, 3)), '1343cd3db32be40f'],
  ['cards in two words, in pairs, roughly remembered', tiny(names(40, 2), 'rough'), '12e1af220597d3d0'],
  ['cards of two backs', twoBacks(names(40), half), '9649e282f0ab6c49'],
  ['cards of two backs, in pairs', twoBacks(names(40, 2), half), 'cf67670c387fa488'],
];

/** Runs of random handling; after every step all that lies there, is remembered, seen and imagined goes into one text. */
function rememberedOf(game: Game<Tiny>): string {
  const match = open(game);
  const dice = fastSeed(1);
  let digest = '';
  for (let run = 1; run <= 8; run++) {
    const g = new Table(match, blank(match, run));
    g.shuffle(PILE, 'any');
    for (let step = 0; step < 100; step++) {
      const what = fastBelow(dice, 20);
      if (what === 0) g.passOn(HANDS);
      else if (what === 1) g.gather([OPEN, HANDS[0]!], PILE, 'any');
      else handle(g, dice);
      const { zones, at, known, bags } = g.state;
      const viewer = step % 3;
      const seen = view(match, g.state, viewer);
      const imagined = world(match, seen, dice);
      const quiet = world(match, seen, dice, { quiet: true });
      const all = { zones, at, known, bags, seen, imagined, quiet, glance: glance(match, quiet, viewer) };
      digest = bytesToHex(sha256(utf8ToBytes(digest + JSON.stringify(all)))).slice(0, 16);
    }
  }
  return digest;
}

for (const [what, game, remembered] of handled)
  test(`what tables remember after any handling stays as it was: ${what}`, () => {
    assert.equal(rememberedOf(game), remembered);
  });
